import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server in a process of its own, as `npm start` runs it. */
export interface RunningServer {
  url: string;
  child: ChildProcess;
  /** What it has said so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Starts a server; it may not be ready yet, or end at once. */
export function spawnServer(env: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
} {
  const child = spawn(process.execPath, ['api/dist/cli.js', 'serve'], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, exit };
}

/** Starts a server over `dataDir` and waits until it is ready. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const port = env['PORT'] ?? String(await freePort());
  const { child, output, exit } = spawnServer({ DATA_DIR: dataDir, ...env, PORT: port });
  const url = `http://localhost:${port}`;
  const ended = exit.then((code) => {
    throw new Error(`The server ended with ${code}:\n${output()}`);
  });
  await Promise.race([becomesReady(url), ended]);
  ended.catch(() => undefined);
  return {
    url,
    child,
    output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return exit;
    },
  };
}

/** Waits until `/readyz` is well; ten minutes at most, as a machine may have other things to do. */
export async function becomesReady(url: string): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`${url} did not become ready.`);
}
