import { appendFileSync } from 'node:fs';

/** `LARDER_FAULTS=long` asks for everything that docs/reliability.md promises; without it the rounds are few. */
export const isLong = process.env['LARDER_FAULTS'] === 'long';
/** Cooks who write at once. */
export const CLIENTS = isLong ? 50 : 20;
/** How often a process is killed. */
export const KILLS = isLong ? 20 : 2;

/** Notes what was measured, as a line of JSON in the file that `LARDER_FIGURES` names. */
export function tell(what: string, figures: object): void {
  const file = process.env['LARDER_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ what, ...figures })}\n`);
}
