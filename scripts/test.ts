/**
 * `npm test`: every check, then every test that is quick enough to run on each change. `--nightly` runs the rest instead.
 * Arguments choose steps by name: `npm test -- lint api`. All of them run even when one fails; the last line counts them.
 */
import { runChecks } from './test/checks.ts';
import { describeFailure, type Outcome } from './test/outcome.ts';
import { chooseSteps } from './test/steps.ts';
import { runSuite } from './test/suites.ts';

const { checks, suites } = chooseSteps(process.argv.slice(2));
const outcomes: Outcome[] = await runChecks(checks);
for (const name of suites) outcomes.push(runSuite(name));

console.log(`\n${outcomes.map(rowOf).join('\n')}\n`);
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) console.log(`${failures.map(describeFailure).join('\n')}\n`);
const sum = (count: (outcome: Outcome) => number): number => outcomes.map(count).reduce((a, b) => a + b, 0);
const failed = sum((outcome) => outcome.failed);
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function rowOf({ name, seconds, passed, failed: bad }: Outcome): string {
  return `${bad === 0 ? '✓' : '✗'} ${name.padEnd(13)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${bad} failed`;
}
