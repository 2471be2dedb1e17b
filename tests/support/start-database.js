import { startEmbedded } from '../../api/dist/db/embedded/embedded.js';
import { connect, migrate } from '../../api/dist/db/orm.js';
import { seedCatalogue } from '../../api/dist/modules/catalogue/seed-catalogue.js';
import { temporaryDataDir } from '../../api/dist/db/embedded/temporary-data-dir.js';

/** A cluster for the whole run with two templates: `larder` is migrated, `larder_catalogue` holds the starter catalogue too. */
export default async function startDatabase() {
  if (globalThis.larderCluster) return;
  const folder = temporaryDataDir('tests');
  const cluster = await startEmbedded(folder, {
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  });
  globalThis.larderCluster = { ...cluster, folder };
  process.env.LARDER_TEST_DATABASE = cluster.url;

  const empty = await connect(cluster.url);
  await migrate(empty);
  await empty.close();

  const admin = await connect(cluster.url.replace(/larder$/, 'postgres'));
  await admin.em.getConnection().execute('create database larder_catalogue template larder');
  await admin.close();
  const full = await connect(cluster.url.replace(/larder$/, 'larder_catalogue'));
  await seedCatalogue(full.em);
  await full.close();
}
