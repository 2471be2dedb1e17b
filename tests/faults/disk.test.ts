import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { tell } from '../support/fault-scale.ts';
import { becomesReady, startServer } from '../support/server.ts';
import { Writers } from '../support/writers.ts';

/** A disk of a few megabytes, which only root may make. */
function mountDisk(folder: string, megabytes: number): boolean {
  mkdirSync(folder, { recursive: true });
  return (
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'larder-test', folder], { stdio: 'ignore' })
      .status === 0
  );
}
/** Writes until nothing more goes in. */
function fill(file: string): void {
  const megabyte = Buffer.alloc(1_000_000);
  try {
    for (;;) appendFileSync(file, megabyte);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
/** Announces a photo of a visitor. */
async function announce(url: string, size: number): Promise<{ uploadUrl: string }> {
  const query = `mutation { signUpload(input: { filename: "big.png", contentType: "image/png", size: ${size} }) { uploadUrl } }`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data: { signUpload: { uploadUrl: string } } }).data.signUpload;
}
const unmount = (folder: string): void => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' });

const probe = temporaryDataDir('disk');
const canMount = mountDisk(probe, 1);
unmount(probe);
rmSync(probe, { recursive: true, force: true });
if (!canMount) console.warn('A full disk is not tested: only root may make a small one.');
/** Files and databases on disks of a few megabytes. */
const whereRoot = canMount ? describe : describe.skip;

whereRoot('a full disk', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = temporaryDataDir('disk')));
  afterEach(() => {
    unmount(join(dataDir, 'files'));
    unmount(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('refuses a photo in a sentence, nothing of it stays behind, and all else works', async () => {
    const files = join(dataDir, 'files');
    mountDisk(files, 1);
    const server = await startServer(dataDir);
    try {
      const pixels = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, at) => (at * 7919) % 251));
      const photo = await sharp(pixels, { raw: { width: 900, height: 900, channels: 3 } })
        .png({ compressionLevel: 0 })
        .toBuffer();
      const { uploadUrl } = await announce(server.url, photo.length);
      const refused = await fetch(uploadUrl, {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: new Uint8Array(photo),
      });
      expect([refused.status, await refused.text()]).toEqual([
        503,
        'The disk of this server is full, so nothing was saved. Its operator must free some space.',
      ]);
      expect(readdirSync(files, { recursive: true }).filter((name) => /\.(tmp|png)$/.test(String(name)))).toEqual([]);
      expect((await fetch(`${server.url}/api/recipe/minestrone`)).status).toBe(200);
      tell('The disk of photos is full', { refusedWith: refused.status });
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });

  test('that may only be read refuses a photo in a sentence, all else works, and photos come again once it may be written', async () => {
    const files = join(dataDir, 'files');
    mountDisk(files, 10);
    const server = await startServer(dataDir, { SEED_DEMO: 'false' });
    try {
      const photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#7a9' } })
        .png()
        .toBuffer();
      const { uploadUrl } = await announce(server.url, photo.length);
      const send = () =>
        fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: new Uint8Array(photo) });
      spawnSync('mount', ['-o', 'remount,ro', files]);
      const refused = await send();
      expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
        503,
        '60',
        'This server cannot use its disk at the moment, so nothing was saved. Its operator must repair it.',
      ]);
      expect((await fetch(`${server.url}/api/recipe/minestrone`)).status).toBe(200);
      spawnSync('mount', ['-o', 'remount,rw', files]);
      expect((await send()).status).toBe(204);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });

  test('of the database refuses writes in a sentence, loses none that were taken, and all goes on when there is room again', async () => {
    mountDisk(dataDir, 500);
    const server = await startServer(dataDir, { TRUST_PROXY: '1', SEED_DEMO: 'false' });
    const writers = await Writers.signUp(server.url, 8);
    try {
      const ballast = join(dataDir, 'ballast');
      fill(ballast);
      writers.start(() => server.url);
      for (const deadline = Date.now() + 60_000; writers.count('refused') < 20 && Date.now() < deadline;)
        await pause(100);
      const refused = writers.saidOf('refused');
      rmSync(ballast);
      const roomAt = performance.now();
      await becomesReady(server.url);
      for (const deadline = Date.now() + 30_000; writers.count('acknowledged', roomAt) < 50 && Date.now() < deadline;)
        await pause(100);
      await writers.stop();
      const lost = await writers.lost(server.url);
      tell('The disk of the database is full', {
        acknowledged: writers.count('acknowledged'),
        refused: writers.count('refused'),
        lost: lost.length,
        slowestMs: Math.round(writers.slowest),
      });
      expect(refused.some((said) => /disk of this server is full|cannot reach its database/.test(said))).toBe(true);
      expect(writers.saidOf('wrong', 'broken')).toEqual([]);
      expect(writers.count('acknowledged', roomAt)).toBeGreaterThanOrEqual(50);
      expect(lost).toEqual([]);
      expect(server.child.exitCode).toBeNull();
    } finally {
      await writers.stop();
      expect(await server.stop()).toBe(0);
    }
  }, 240_000);
});
