/** Checks the types of every part. */
import { spawnSync } from 'node:child_process';

const results = ['api', 'bench', 'web', 'tests'].map(
  (part) => spawnSync('node_modules/.bin/tsc', ['-p', part, '--noEmit'], { stdio: 'inherit' }).status,
);
process.exit(results.every((status) => status === 0) ? 0 : 1);
