import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from '../../../shared/job.ts';
import { readImport, type ImportTools } from './read-import.ts';
import { takeImport } from './file-import.sql.ts';

/** Name of the job that reads files of recipes. */
export const FILE_IMPORT = 'file-import';

/** After so long a task ends, in milliseconds; the next goes on. The queue gives a task five minutes. */
const TASK = 200_000;

/**
 * Reads the files that cooks have sent, recipe after recipe, each cook in turn. The row of a file is what counts: whatever becomes of the task that was sent
 * for it, the one of the next minute takes it up where it stood.
 */
export function fileImportJob(tools: ImportTools & { em: EntityManager }): Job {
  return {
    name: FILE_IMPORT,
    schedule: '* * * * *',
    retries: 1,
    run: async (_data, signal) => {
      for (const until = performance.now() + TASK; !signal.aborted && performance.now() < until;) {
        const taken = await takeImport(tools.em.fork(), randomUUID());
        if (!taken) return;
        await readImport(tools, taken, () => signal.aborted || performance.now() > until);
      }
    },
  };
}
