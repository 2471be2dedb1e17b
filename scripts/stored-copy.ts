import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { startEmbedded } from '../api/dist/db/embedded/embedded.js';
import { temporaryDataDir } from '../api/dist/db/embedded/temporary-data-dir.js';
import { connect, migrate } from '../api/dist/db/orm.js';
import { backUp } from '../api/dist/modules/backup/backup.js';
import { LocalStorage } from '../api/dist/shared/storage/local-storage.js';
import { seedCatalogue } from '../api/dist/modules/catalogue/seed-catalogue.js';
import { seedDemo } from '../api/dist/modules/catalogue/demo-data.js';
import { describeSchema } from './describe-schema.ts';

/** The password of the cook `Ada` in every stored copy. */
const PASSWORD = 'wooden spoon orbit';
/** The recipes that are kept: a copy is to be small. */
const RECIPES = `('shakshuka', 'guacamole', 'minestrone')`;

/** Leaves three recipes, what they are made of, and three demo cooks. */
const TRIM = `
  delete from recipe where slug not in ${RECIPES};
  delete from recipe_deletion;
  delete from "user" where username not in ('demo-cook-1', 'demo-cook-2', 'demo-cook-3');
  with recursive used as (
    select id, parent_id from food where id in (select food_id from recipe_line)
    union select f.id, f.parent_id from food f join used on f.id = used.parent_id
  ) delete from food where id not in (select id from used);`;

/** Writes a small site into `folder`, as this version stores it: its backup, and what its tables are like. */
export async function writeStoredCopy(folder: string): Promise<void> {
  const dataDir = temporaryDataDir('stored-copy');
  const cluster = await startEmbedded(dataDir, { settings: ['fsync=off'] });
  const orm = await connect(cluster.url);
  try {
    await migrate(orm);
    await seedCatalogue(orm.em);
    await seedDemo(orm.em);
    await fill(cluster.url);
    const files = join(dataDir, 'files');
    mkdirSync(join(files, 'photos/p1/1'), { recursive: true });
    writeFileSync(join(files, 'photos/p1/1/full.webp'), 'a picture');
    mkdirSync(folder, { recursive: true });
    await backUp({ databaseUrl: cluster.url, files: new LocalStorage(files), target: join(folder, 'backup.tar.gz') });
    writeFileSync(join(folder, 'schema.txt'), await describeSchema(cluster.url));
  } finally {
    await orm.close(true);
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(url: string): Promise<void> {
  const rows = readFileSync(join(dirname(import.meta.filename), 'stored-copy-rows.sql'), 'utf8');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(TRIM);
    await client.query(rows.replace(`:'password'`, client.escapeLiteral(await hash(PASSWORD))));
  } finally {
    await client.end();
  }
}
