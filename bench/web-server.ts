import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { temporaryDataDir } from '../api/src/db/embedded/temporary-data-dir.ts';

/** A whole Larder, as `npm start` runs it, with a database of its own. */
export interface BenchLarder {
  url: string;
  /** Process of the server. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts one and waits until it answers. @param more of its environment @throws when it ends instead */
export async function startLarder(more: Record<string, string> = {}): Promise<BenchLarder> {
  const folder = temporaryDataDir('bench');
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../api/dist/cli.js', import.meta.url)), 'serve'], {
    env: { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  await Promise.race([
    becomesReady(url),
    ended.then(([code]) => Promise.reject(new Error(`The server ended with ${String(code)}.`))),
  ]);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function becomesReady(url: string): Promise<void> {
  while (
    !(await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await sleep(100);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
