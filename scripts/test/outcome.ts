/** How one step ended. */
export interface Outcome {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  failures: Failure[];
}

/** What failed: a check by its name, or a test by its file and its names from outside in. */
export interface Failure {
  step: string;
  file?: string;
  test?: string[];
}

/** Names a failure, and the command that runs it alone. */
export function describeFailure({ step, file, test = [] }: Failure): string {
  if (file === undefined) return `✗ ${step}\n  npm test -- ${step}`;
  const name = test.length > 0 ? ` -t ${quote(`^${escape(test.join(' '))}$`)}` : '';
  return `✗ ${[file, ...test].join(' › ')}\n  npm run test:one -- ${file}${name}`;
}

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
