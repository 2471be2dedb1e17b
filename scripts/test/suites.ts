import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Failure, Outcome } from './outcome.ts';

/** How a Jest project runs. */
interface Suite {
  workers: number;
  /** The configuration that has the project; `jest.config.js` unless given. */
  config?: string;
  /** The projects, where the step is not named after its only one. */
  projects?: string[];
  /** The only files that run. */
  files?: string[];
}

/** What runs on every change: all that a cook, an admin or a program does. */
export const SUITES: Record<string, Suite> = {
  api: { workers: 3 },
  contract: { workers: 3 },
  web: { workers: 2 },
  // One after another: a page is drawn without a graphics card, which takes a core and more.
  e2e: { workers: 1 },
};
/** What runs before a part is resolved and before a release: failures of the machine, rare screens, long runs of properties. */
export const NIGHTLY: Record<string, Suite> = {
  nightly: { workers: 1 },
  properties: {
    workers: 2,
    projects: ['api', 'contract'],
    files: ['taking-off', 'shared-answers', 'match-agreement', 'composer', 'fuzz'],
  },
  faults: { workers: 1 },
  mocked: { workers: 1, config: 'tests/nightly/jest.config.js' },
  scaled: { workers: 1, config: 'tests/nightly/jest.config.js' },
};

/** What Jest writes about a run. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[];
  }[];
}

/** Runs a suite. A file that cannot even be loaded counts as one failure. */
export function runSuite(name: string): Outcome {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'larder-jest-'));
  const file = join(folder, 'results.json');
  const status = runJest(name, file);
  const results = readResults(file);
  rmSync(folder, { recursive: true, force: true });
  const failures = results ? failuresOf(name, results) : [{ step: name }];
  if (failures.length === 0 && status !== 0) failures.push({ step: name });
  const passed = results?.numPassedTests ?? 0;
  return { name, seconds: (performance.now() - started) / 1000, passed, failed: failures.length, failures };
}

function runJest(name: string, file: string): number | null {
  const suite = SUITES[name] ?? NIGHTLY[name] ?? { workers: 1 };
  const { workers, config = 'jest.config.js', projects = [name], files = [] } = suite;
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    `--config=${config}`,
    ...projects.map((project) => `--selectProjects=${project}`),
    '--json',
    `--outputFile=${file}`,
    '--testLocationInResults=false',
    workers === 1 ? '--runInBand' : `--maxWorkers=${workers}`,
    ...files,
  ];
  const env = { ...process.env, ...(name in NIGHTLY && { LARDER_LONG: '1' }) };
  return spawnSync('node_modules/.bin/node', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status;
}

function readResults(file: string): Results | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results;
  } catch {
    return undefined;
  }
}

function failuresOf(step: string, { testResults }: Results): Failure[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ step, file }] : [];
    return failed.map(({ ancestorTitles, title }) => ({ step, file, test: [...ancestorTitles, title] }));
  });
}
