import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeptEvent } from '../import-event.ts';
import { FileImport, FileImportState } from './file-import.entity.ts';

/** A file that a worker has taken up. */
export interface TakenImport {
  id: string;
  user: string;
  name: string;
  tries: number;
  createdAt: Date;
  worker: string;
}

/** How long a worker keeps a file without a word; then another takes it up. Longer than any recipe may take. */
const LEASE = `interval '60 seconds'`;

/** Takes up the file that has waited longest. @returns null where none waits */
export async function takeImport(em: EntityManager, worker: string): Promise<TakenImport | null> {
  const [taken] = await em.execute<TakenImport[]>(
    `update file_import set worker = ?, tries = tries + 1, leased_until = now() + ${LEASE}
     where id = (select id from file_import where state = 'READING' and leased_until <= now()
                 order by turn_at, id limit 1 for update skip locked)
     returning id, user_id as "user", name, tries, created_at as "createdAt", worker`,
    [worker],
  );
  return taken ?? null;
}

/** Keeps what became of a thing, and the file for longer. @returns whether the worker still has it: it may be cancelled, or forgotten */
export async function keepEvent(em: EntityManager, { id, worker }: TakenImport, event: KeptEvent): Promise<boolean> {
  return em.transactional(async (tx) => {
    const renewed = await tx.execute<{ affectedRows: number }>(
      `update file_import set tries = 0, leased_until = now() + ${LEASE} where id = ? and worker = ? and state = 'READING'`,
      [id, worker],
      'run',
    );
    // A recipe that was stored while the cook cancelled is told too, for the undo.
    await tx.execute(
      `insert into file_import_event (import_id, number, event)
       select id, coalesce((select max(number) from file_import_event where import_id = id), 0) + 1, ?::jsonb
       from file_import where id = ? and worker = ?`,
      [JSON.stringify(event), id, worker],
    );
    return renewed.affectedRows > 0;
  });
}

/** Lets others have their turn, or the next process go on. */
export async function releaseImport(em: EntityManager, { id, worker }: TakenImport): Promise<void> {
  await em.execute(
    `update file_import set worker = null, tries = 0, leased_until = now(), turn_at = now() where id = ? and worker = ?`,
    [id, worker],
  );
}

/** Ends it, unless somebody else has. */
export async function endImport(em: EntityManager, { id, worker }: TakenImport, state: FileImportState): Promise<void> {
  await em.nativeUpdate(FileImport, { id, worker, state: FileImportState.READING }, { state });
}

/** Whether another file waits and no process reads it. */
export async function doesAnotherWait(em: EntityManager): Promise<boolean> {
  const waiting = await em.execute<unknown[]>(
    `select from file_import where state = 'READING' and leased_until <= now() limit 1`,
  );
  return waiting.length > 0;
}
