/** Runs a command of Larder, building first what is stale. */
import { buildStale } from './build.ts';

process.chdir(new URL('..', import.meta.url).pathname);
const needsWeb = process.argv[2] === 'serve' || process.argv.slice(2, 4).join(' ') === 'bench web';
buildStale({ web: needsWeb });
await import('../api/dist/cli.js');
