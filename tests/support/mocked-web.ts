import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './server.ts';

/** Starts what `npm run dev:mock` starts, the web app with its mock server and nothing else, and waits until it answers. */
export async function startMockedWeb(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'web', '--mode', 'mock', '--port', String(port), '--strictPort'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  await answersWithin(url, 60_000);
  const stop = (): Promise<void> => (child.kill(), exit);
  return { url, stop };
}

async function answersWithin(url: string, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer.`);
}
