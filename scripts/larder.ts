/** Runs a command of Larder, building first what is stale; `bench` runs a benchmark of it. */
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const needsWeb = process.argv[2] === 'serve' || process.argv.slice(2, 4).join(' ') === 'bench web';
buildStale({ web: needsWeb });
// GraphQL checks every object of every answer unless NODE_ENV is production.
process.env['NODE_ENV'] ??= 'production';
if (process.argv[2] === 'bench') {
  const args = ['--import', './bench/built-api.ts', 'bench/bench.ts', ...process.argv.slice(3)];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
} else {
  // The next start need not compile what this one has.
  enableCompileCache('node_modules/.cache/node');
  await import('../api/dist/cli.js');
}
