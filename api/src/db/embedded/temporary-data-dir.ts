import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new data folder for a benchmark, a script or a test, which removes it when done. Unlike what `mkdtemp` makes, the user
 * that PostgreSQL runs as may enter it: a closed one would leave its cluster in the system's folder.
 */
export function temporaryDataDir(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `larder-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}
