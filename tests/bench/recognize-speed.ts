/**
 * Time and memory of recognition over a folder of photos: `node --expose-gc --experimental-transform-types tests/bench/recognize-speed.ts FOLDER [ROUNDS]`.
 * Photos are taken in turn until ROUNDS (1,000) have been looked at; memory is that of the whole process, threads and native code included.
 */
import { globSync, readFileSync } from 'node:fs';
import { BuiltinRecognizer } from '../../api/src/modules/photos/recognizer/builtin-recognizer.ts';
import { FoodKnowledge } from '../../api/src/modules/ingredients/food-knowledge.ts';

const [folder = '.', rounds = '1000'] = process.argv.slice(2);
const files = globSync('**/*.{jpg,jpeg,png,webp}', { cwd: folder }).sort();
const recognizer = new BuiltinRecognizer(() => new FoodKnowledge([], []));
const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1e6);

const times: number[] = [];
const began = process.cpuUsage();
for (let round = 0; round < Number(rounds); round++) {
  const photo = readFileSync(`${folder}/${files[(round * 7) % files.length]}`);
  const start = performance.now();
  await recognizer.recognize(photo);
  times.push(performance.now() - start);
  if ((round + 1) % 100 === 0) {
    globalThis.gc?.();
    console.log(`${round + 1} photos, ${megabytes()} MB`);
  }
}
const { user, system } = process.cpuUsage(began);
const at = (share: number): string => (times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? 0).toFixed(1);
console.log(`median ${at(0.5)} ms, 95 % within ${at(0.95)} ms; ${((user + system) / 1000 / times.length).toFixed(1)} ms of processor time a photo`);
recognizer.close();
