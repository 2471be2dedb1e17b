import { join } from 'node:path';
import type { Command } from 'commander';
import { readEnv } from '../../env.ts';
import { Progress } from '../../startup/progress.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { backUp } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

interface Options {
  json?: boolean;
}

/** Adds `backup` and `restore`. */
export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .description('write everything, database and files, into one archive; the server may run meanwhile')
    .argument('<file>', 'such as larder.tar.gz')
    .option('--json', 'print a line of JSON')
    .action((file: string, { json }: Options) =>
      run(json, 'Backed up', (database, filesFolder, onStep) =>
        backUp({ databaseUrl: database.url, filesFolder, target: file, onStep }),
      ),
    );
  program
    .command('restore')
    .description('bring a backup back into an empty database')
    .argument('<file>')
    .option('--json', 'print a line of JSON')
    .action((file: string, { json }: Options) =>
      run(json, 'Restored', (database, filesFolder, onStep) =>
        restore({ databaseUrl: database.url, filesFolder, source: file, onStep }),
      ),
    );
}

async function run(
  json: boolean | undefined,
  done: string,
  work: (database: Database, filesFolder: string, onStep: (step: string) => void) => Promise<Manifest>,
): Promise<void> {
  const env = readEnv();
  const progress = new Progress();
  const database = await openDatabase(env, { join: true, onStep: progress.begin });
  try {
    const manifest = await work(database, join(env.DATA_DIR, 'files'), progress.begin);
    progress.end();
    console.log(json ? JSON.stringify(manifest) : summary(done, manifest));
    if (env.S3_BUCKET !== undefined)
      process.stderr.write(
        `The photos are not in it: they are in the bucket ${env.S3_BUCKET}, which needs a backup of its own.\n`,
      );
  } finally {
    progress.end();
    await database.close();
  }
}

function summary(done: string, { tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${done}: ${rows.toLocaleString('en')} rows of ${tables.length} tables, ${files === 1 ? '1 file' : `${files.toLocaleString('en')} files`}.`;
}
