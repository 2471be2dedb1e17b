/**
 * Writes a migration from the difference between the entities and the migrations so far:
 * `npm run db:migration -- add-collections`. Read the SQL before you commit it.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { startEmbedded } from '../api/dist/db/embedded/embedded.js';
import { connect, migrate, schemaDrift } from '../api/dist/db/orm.js';
import { temporaryDataDir } from '../api/dist/db/embedded/temporary-data-dir.js';

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Say what the migration does in kebab case: npm run db:migration -- add-collections');
  process.exit(1);
}

const folder = temporaryDataDir('migration');
const database = await startEmbedded(folder, { settings: ['fsync=off'] });
const orm = await connect(database.url);
try {
  await migrate(orm);
  const statements = await schemaDrift(orm);
  if (statements.length === 0) console.log('The migrations are up to date with the entities.');
  else writeMigration(name, statements);
} finally {
  await orm.close(true);
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

function writeMigration(title: string, statements: string[]): void {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = `${stamp}-${title}`;
  const className = `Migration${stamp}`;
  const body = statements.map((statement) => `    this.addSql(\`${statement.replaceAll('`', '\\`')}\`);`).join('\n');
  writeFileSync(
    `api/src/db/migrations/${file}.ts`,
    `import { Migration } from '@mikro-orm/migrations';\n\nexport class ${className} extends Migration {\n  override up(): void {\n${body}\n  }\n}\n`,
  );
  const list = 'api/src/db/migrations.ts';
  const text = readFileSync(list, 'utf8')
    .replace('\n/** Every', `import { ${className} } from './migrations/${file}.ts';\n\n/** Every`)
    .replace('\n];', `\n  { name: '${file}', class: ${className} },\n];`);
  writeFileSync(list, text);
  console.log(`Wrote api/src/db/migrations/${file}.ts`);
}
