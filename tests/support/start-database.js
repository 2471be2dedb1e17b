import { startEmbedded } from '../../api/dist/db/embedded/embedded.js';
import { connect, migrate } from '../../api/dist/db/orm.js';
import { seedCatalogue } from '../../api/dist/modules/catalogue/seed-catalogue.js';
import { preparedFolder } from './prepared.ts';

/** What is written here need not outlive the machine's next fall. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

const start = (folder) => startEmbedded(folder, { settings: [...SETTINGS, 'max_connections=200'] });

/** A cluster for the whole run with two templates: `larder` is migrated, `larder_catalogue` holds the starter catalogue too. */
export default async function startDatabase() {
  if (globalThis.larderCluster) return;
  const folder = await preparedFolder('database', async (empty) => {
    const cluster = await start(empty);
    await fill(cluster.url);
    await cluster.stop();
  });
  const cluster = await start(folder);
  globalThis.larderCluster = { ...cluster, folder };
  process.env.LARDER_TEST_DATABASE = cluster.url;
}

async function fill(url) {
  const empty = await connect(url);
  await migrate(empty);
  await empty.close();

  const admin = await connect(url.replace(/larder$/, 'postgres'));
  await admin.em.getConnection().execute('create database larder_catalogue template larder');
  await admin.close();
  const full = await connect(url.replace(/larder$/, 'larder_catalogue'));
  await seedCatalogue(full.em);
  await full.close();
}
