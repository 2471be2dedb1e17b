import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { StartError } from '../shared/errors.ts';

/** How long one process waits for another that prepares the database, and how often it looks, in milliseconds; a large one may take minutes. */
const WAIT = 600_000;
const LOOK_EVERY = 200;

/**
 * Does what one process at a time may do to a database, however many start together: the others wait, and find it done.
 * @param what names the work; the same name waits for the same
 * @throws StartError when another process takes longer than ten minutes
 */
export async function oneAtATime<Result>(
  em: EntityManager,
  what: 'migrate' | 'prepare',
  work: () => Promise<Result>,
): Promise<Result> {
  return em.fork().transactional(async (tx) => {
    // This connection only holds the place, for as long as it takes.
    await tx.execute('set local idle_in_transaction_session_timeout = 0');
    await takePlace(tx, what);
    return work();
  });
}

/** Looks again and again instead of waiting in one statement, which looks like a database that is gone. */
async function takePlace(tx: EntityManager, what: string): Promise<void> {
  const end = performance.now() + WAIT;
  for (;;) {
    const [place] = await tx.execute<{ isMine: boolean }[]>(
      'select pg_try_advisory_xact_lock(hashtext(?)) as "isMine"',
      [`larder:${what}`],
    );
    if (place?.isMine) return;
    if (performance.now() > end)
      throw new StartError(
        'Another Larder has been preparing this database for ten minutes. See what its log says, and start again when it is done.',
      );
    await sleep(LOOK_EVERY);
  }
}
