/** `npm run dev`: the API rebuilt and restarted on every change, and Vite in front of it on port 5173. */
import { spawn, type ChildProcess } from 'node:child_process';
import { buildStale } from './build.ts';

buildStale({ web: false });
/** Vite hands on to the API wherever that listens; that serves the sheet of covers in development alone. */
const env = {
  ...process.env,
  NODE_ENV: 'development',
  API_URL: process.env['API_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4000}`,
};
const run = (command: string, ...args: string[]): ChildProcess =>
  spawn(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env });
const children = [
  run('tsc', '-p', 'api', '--watch', '--preserveWatchOutput'),
  run('node', '--watch', '--watch-preserve-output', 'api/dist/cli.js', 'serve'),
  run('vite', 'web'),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill()));
