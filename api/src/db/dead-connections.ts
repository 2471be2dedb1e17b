import type { Pool, PoolClient } from 'pg';

/** The driver tells it of a connection, but not in its types: false from a question to the end of its answer. */
type Asked = PoolClient & { readyForQuery?: boolean };

/**
 * Ends each connection that is given back before it was answered: a firewall that forgot it, or a machine that went away, never says
 * so, and its next user would wait in vain too.
 */
export function endUnanswered(pool: Pool): void {
  pool.on('release', (_error: Error, client: Asked) => {
    if (client.readyForQuery === false) void client.end();
  });
}
