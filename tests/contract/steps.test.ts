import { spawnSync } from 'node:child_process';

const run = (...args: string[]) => spawnSync(process.execPath, ['scripts/test.ts', ...args], { encoding: 'utf8' });

test.each(['typs', 'tests/api/env.test.ts', '--help'])(
  '%s is no step: nothing passes, and the steps there are are told',
  (name) => {
    const { status, stdout, stderr } = run('lint', name);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`There is no step "${name}"`);
    expect(stderr).toMatch(/build, types, lint, .*api, contract, web, .*scaled/);
  },
);
