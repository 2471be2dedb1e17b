import pg from 'pg';
import { StartError } from './errors.ts';

/**
 * Works on a connection of its own, and closes it. Where the database goes away, only this work ends: without a listener the
 * connection itself would end the whole process.
 * @throws StartError when the connection is lost meanwhile, with what the database last said
 */
export async function onOwnConnection<T>(
  settings: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(settings);
  const said: Error[] = [];
  client.on('error', (error) => said.push(error));
  await client.connect();
  try {
    return await work(client);
  } catch (error) {
    throw lostConnection(error, said) ?? error;
  } finally {
    await client.end();
  }
}

/** What is asked after the connection is gone fails with "not queryable"; why it went was said before, to the connection. */
function lostConnection(error: unknown, [said]: Error[]): StartError | undefined {
  const reason = said ?? (isShutdown(error) ? error : undefined);
  return reason && new StartError(`The connection to the database was lost: ${reason.message}`, { cause: error });
}

/** Ended by an administrator, by a crash, or as it starts (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const isShutdown = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError && /^57P0[123]$/.test(error.code ?? '');
