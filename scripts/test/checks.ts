import { spawn } from 'node:child_process';
import type { Outcome } from './outcome.ts';

const bin = (name: string): string => `node_modules/.bin/${name}`;
const cruise = [bin('depcruise'), '--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
const SERVER_TESTS = ['api', 'contract', 'e2e', 'faults', 'nightly', 'support'].map((name) => `tests/${name}`);

/** Every check with its command. The build comes first: others look at what it makes. */
export const CHECKS: Record<string, string[]> = {
  build: [bin('node'), 'scripts/build.ts'],
  types: [bin('node'), 'scripts/types.ts'],
  lint: [bin('oxlint'), '--deny-warnings'],
  format: [bin('prettier'), '--check', '--log-level', 'warn', '.'],
  imports: [...cruise, 'api/src', 'bench', 'scripts', ...SERVER_TESTS],
  'web-imports': [...cruise, 'web/src', 'tests/web'],
  'dead-code': [bin('knip')],
  schema: [bin('node'), 'scripts/emit-schema.ts', '--check'],
  'schema-lint': [bin('eslint'), '--max-warnings', '0', 'schema.graphql', 'web/src'],
  'schema-breaks': [bin('node'), 'scripts/schema-breaks.ts'],
  codegen: [bin('graphql-codegen'), '--config', 'codegen.yml', '--check'],
  licences: [bin('node'), 'scripts/licences.ts', '--check'],
  catalogue: [bin('node'), 'scripts/larder.ts', 'check-catalogue'],
};
/** How many checks run beside each other. */
const BESIDE = 2;

/** Runs checks beside each other; one that fails has its whole output printed. */
export async function runChecks(names: string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = names.filter((name) => name !== 'build');
  if (names.includes('build')) outcomes.push(await runCheck('build'));
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) outcomes.push(await runCheck(name));
  };
  await Promise.all(Array.from({ length: BESIDE }, work));
  return outcomes;
}

async function runCheck(name: string): Promise<Outcome> {
  const started = performance.now();
  const { isWell, output } = await run(CHECKS[name] ?? []);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${isWell ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s${isWell ? '' : `\n${output}`}`);
  return { name, seconds, passed: isWell ? 1 : 0, failed: isWell ? 0 : 1, failures: isWell ? [] : [{ step: name }] };
}

function run([program = '', ...args]: string[]): Promise<{ isWell: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ isWell: code === 0, output }));
  });
}
