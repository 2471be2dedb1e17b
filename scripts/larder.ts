/** Runs a command of Larder, building first what is stale. */
import { buildStale } from './build.ts';

process.chdir(new URL('..', import.meta.url).pathname);
buildStale({ web: process.argv[2] === 'serve' });
await import('../api/dist/cli.js');
