import { chownSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { choosePlace } from '../../api/src/db/embedded/embedded-place.ts';
import { EmbeddedServer } from '../../api/src/db/embedded/embedded-server.ts';
import { freePort } from './server.ts';

/** A streaming copy of a database. */
export interface RunningReplica {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a streaming replica of the database that a server keeps in `dataDir`, which applies each change `delay` late, such as `2s`.
 * @param url of the primary
 */
export async function startReplica(dataDir: string, url: string, delay: string): Promise<RunningReplica> {
  const place = await choosePlace(dataDir, readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim());
  const copy = `${place.cluster}-replica`;
  await copyCluster(place.cluster, copy, url);
  if (place.identity)
    for (const path of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })])
      chownSync(join(copy, path), place.identity.uid, place.identity.gid);
  const port = await freePort();
  const server = new EmbeddedServer({ ...place, cluster: copy }, port, [
    `primary_conninfo=${url.replace(/\/[^/]*$/, '')}`,
    `recovery_min_apply_delay=${delay}`,
    'hot_standby_feedback=on',
  ]);
  await server.start();
  const { username, password, pathname } = new URL(url);
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(copy, { recursive: true, force: true });
  };
  return { url: `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`, stop };
}

/** A base backup by hand, as PostgreSQL's manual describes it: the packaged server comes without pg_basebackup. */
async function copyCluster(cluster: string, copy: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    cpSync(cluster, copy, { recursive: true, filter: (file) => !/postmaster\.(pid|opts)$|pg_wal[/\\]./.test(file) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    cpSync(join(cluster, 'pg_wal'), join(copy, 'pg_wal'), { recursive: true });
    writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(join(copy, 'standby.signal'), '');
  } finally {
    await client.end();
  }
}
