import type { EntityManager } from '@mikro-orm/postgresql';

/** How long one process waits for another that prepares the database; a large one may take minutes. */
const WAIT = '10min';

/**
 * Does what one process at a time may do to a database, however many start together: the others wait, and find it done.
 * @param what names the work; the same name waits for the same
 */
export async function oneAtATime<Result>(em: EntityManager, what: 'migrate' | 'prepare', work: () => Promise<Result>): Promise<Result> {
  return em.fork().transactional(async (tx) => {
    // This connection only holds the place, for as long as it takes.
    await tx.execute(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '${WAIT}'`);
    await tx.execute('select pg_advisory_xact_lock(hashtext(?))', [`larder:${what}`]);
    return work();
  });
}
