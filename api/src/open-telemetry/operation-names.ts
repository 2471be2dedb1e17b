import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the operations that the web app sends, as its build lists them; none where it is not built. */
export function readOperationNames(webFolder: string): Set<string> {
  const list = join(webFolder, '.vite/operations.json');
  return new Set(existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []);
}
