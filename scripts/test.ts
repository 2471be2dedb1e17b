/**
 * `npm test`: every check, then every test. All of them run even when one fails, and the last line counts them.
 * Arguments choose steps by name: `npm test -- lint api`; `scaled` runs only when it is named.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Counts {
  passed: number;
  failed: number;
}

const bin = (name: string): string => `node_modules/.bin/${name}`;
const cruise = [bin('depcruise'), '--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
const checks: Record<string, string[]> = {
  build: [bin('node'), 'scripts/build.ts'],
  lint: [bin('oxlint'), '--deny-warnings'],
  format: [bin('prettier'), '--check', '--log-level', 'warn', '.'],
  types: [bin('node'), 'scripts/types.ts'],
  imports: [
    ...cruise,
    'api/src',
    'bench',
    'scripts',
    'tests/api',
    'tests/contract',
    'tests/faults',
    'tests/e2e',
    'tests/support',
  ],
  'web-imports': [...cruise, 'web/src', 'tests/web'],
  'dead-code': [bin('knip')],
  schema: [bin('node'), 'scripts/emit-schema.ts', '--check'],
  'schema-lint': [bin('eslint'), '--max-warnings', '0', 'schema.graphql', 'web/src'],
  'schema-breaks': [bin('node'), 'scripts/schema-breaks.ts'],
  codegen: [bin('graphql-codegen'), '--config', 'codegen.yml', '--check'],
  licences: [bin('node'), 'scripts/licences.ts', '--check'],
  catalogue: [bin('node'), 'scripts/larder.ts', 'check-catalogue'],
};
const suites = ['api', 'contract', 'web', 'faults', 'e2e', 'mocked', 'scaled'];
/** The pages once more, over two processes and a late replica: twenty minutes that `e2e/two-processes` and `e2e/replica` stand for otherwise. */
const namedSuites = new Set(['scaled']);
/** Whole processes and browsers: one at a time, so that they do not disturb each other. */
const serialSuites = new Set(['faults', 'e2e', 'mocked', 'scaled']);

const chosen = process.argv.slice(2);
const steps = [...Object.keys(checks), ...suites];
const unknown = chosen.find((name) => !steps.includes(name));
if (unknown !== undefined) {
  console.error(
    `There is no step "${unknown}". There are ${steps.join(', ')}; CONTRIBUTING.md says how to run a single file.`,
  );
  process.exit(1);
}
const isChosen = (name: string): boolean => (chosen.length === 0 && !namedSuites.has(name)) || chosen.includes(name);
const total: Counts = { passed: 0, failed: 0 };
const table: string[] = [];

for (const [name, command] of Object.entries(checks))
  if (isChosen(name) || name === 'build') report(name, runCheck(command));
for (const name of suites) if (isChosen(name)) report(name, runSuite(name));

console.log(`\n${table.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function report(name: string, run: () => Counts): void {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  table.push(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(11)} ${seconds} s  ${passed} passed, ${failed} failed`);
}

function runCheck([program = '', ...args]: string[]): () => Counts {
  return () =>
    spawnSync(program, args, { stdio: 'inherit' }).status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts a suite's tests; a suite that cannot even be loaded counts as one failure. */
function runSuite(name: string): () => Counts {
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-jest-'));
    const file = join(folder, 'results.json');
    const args = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      name,
      '--json',
      `--outputFile=${file}`,
      '--testLocationInResults=false',
    ];
    const serial = serialSuites.has(name) ? ['--runInBand'] : ['--maxWorkers=2'];
    const { status } = spawnSync(bin('node'), [...args, ...serial], { stdio: ['ignore', 'ignore', 'inherit'] });
    try {
      const results = JSON.parse(readFileSync(file, 'utf8')) as {
        numPassedTests: number;
        numFailedTests: number;
        numRuntimeErrorTestSuites: number;
      };
      const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
      return { passed: results.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
    } catch {
      return { passed: 0, failed: 1 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
