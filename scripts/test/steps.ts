import { CHECKS } from './checks.ts';
import { NIGHTLY, SUITES } from './suites.ts';

/** The steps that the command line names; without names the default ones, or the nightly ones after `--nightly`. */
export function chooseSteps(args: string[]): { checks: string[]; suites: string[] } {
  const isNightly = args.includes('--nightly');
  const named = args.filter((arg) => arg !== '--nightly');
  const [checks, suites, nightly] = [Object.keys(CHECKS), Object.keys(SUITES), Object.keys(NIGHTLY)];
  const known = [...checks, ...suites, ...nightly];
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(
      `There is no step "${unknown}". There are ${known.join(', ')}; \`npm run test:one -- FILE\` runs a file.`,
    );
    process.exit(1);
  }
  if (isNightly) return { checks: ['build'], suites: nightly };
  if (named.length === 0) return { checks, suites };
  return {
    checks: checks.filter((name) => name === 'build' || named.includes(name)),
    suites: [...suites, ...nightly].filter((name) => named.includes(name)),
  };
}
