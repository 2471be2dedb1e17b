import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether anything below `sources` is newer than the file `built`. */
export function isStale(built: string, sources: string[]): boolean {
  if (!existsSync(built)) return true;
  const time = statSync(built).mtimeMs;
  return sources.some((source) => newest(source) > time);
}

function newest(path: string): number {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return 0;
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(status.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
