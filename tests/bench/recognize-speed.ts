/**
 * Time and memory of what the recogniser's process does, over a folder of photos:
 * `node --expose-gc --experimental-transform-types tests/bench/recognize-speed.ts FOLDER [ROUNDS]`.
 * Photos are taken in turn until ROUNDS (1,000) have been looked at; memory is that of the whole process, native code included.
 */
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { NETWORKS_FILE, readClassGroups } from '../../api/src/modules/photos/recognizer/classes.ts';
import { Networks } from '../../api/src/modules/photos/recognizer/networks.ts';
import { readPicture } from '../../api/src/modules/photos/recognizer/picture.ts';

const [folder = '.', rounds = '1000'] = process.argv.slice(2);
const files = globSync('**/*.{jpg,jpeg,png,webp}', { cwd: folder }).sort();
sharp.concurrency(1);
sharp.cache(false);
const networks = await Networks.load(NETWORKS_FILE, readClassGroups());

const times: number[] = [];
const began = process.cpuUsage();
for (let round = 0; round < Number(rounds); round++) {
  const photo = readFileSync(`${folder}/${files[(round * 7) % files.length]}`);
  const start = performance.now();
  await networks.look(await readPicture(photo));
  times.push(performance.now() - start);
  if ((round + 1) % 100 !== 0) continue;
  globalThis.gc?.();
  console.log(`${round + 1} photos, ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
}
const { user, system } = process.cpuUsage(began);
const at = (share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? 0).toFixed(1);
console.log(
  `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms; ${((user + system) / 1000 / times.length).toFixed(1)} ms of processor time a photo`,
);
