/** Builds what is stale: the API with the TypeScript compiler, the web app with Vite. `--api` leaves the web app out. */
import { spawnSync } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { isStale } from './stale.ts';

interface Part {
  name: string;
  /** Touched when the build is done; older than a source means stale. */
  stamp: string;
  sources: string[];
  /** Run one after another. */
  commands: string[][];
}

const SHARED = ['package-lock.json', 'tsconfig.base.json'];
const API: Part = {
  name: 'the API',
  stamp: 'api/dist/.built',
  sources: ['api/src', 'api/tsconfig.json', ...SHARED],
  commands: [['tsc', '-p', 'api']],
};
const WEB: Part = {
  name: 'the web app',
  stamp: 'web/dist/.built',
  sources: [
    'web/src',
    'web/index.html',
    'web/public',
    'web/tsconfig.json',
    'web/vite',
    'web/vite.config.ts',
    ...SHARED,
  ],
  // The part for the browser, then the one for the server, which holds the list of the first one's files.
  commands: [
    ['vite', 'build', 'web', '--logLevel', 'warn'],
    ['vite', 'build', 'web', '--ssr', '--logLevel', 'error'],
  ],
};

/** Builds the parts that are stale; ends the process when one fails. */
export function build(parts: Part[]): void {
  for (const part of parts) {
    if (!isStale(part.stamp, part.sources)) continue;
    const started = performance.now();
    process.stderr.write(`Building ${part.name} …`);
    for (const command of part.commands) run(command, part.name);
    writeFileSync(part.stamp, '');
    utimesSync(part.stamp, new Date(), new Date());
    process.stderr.write(` ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  }
}

function run([program = '', ...args]: string[], name: string): void {
  const result = spawnSync(`node_modules/.bin/${program}`, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  process.stderr.write(`\n${result.stdout}${result.stderr}\nBuilding ${name} failed.\n`);
  process.exit(1);
}

/** Builds the API, and the web app too unless it is not needed. */
export function buildStale(options: { web: boolean }): void {
  build(options.web ? [API, WEB] : [API]);
}

if (import.meta.main) buildStale({ web: !process.argv.includes('--api') });
