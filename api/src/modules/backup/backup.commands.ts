import type { Command } from 'commander';
import { backUp } from './backup.ts';
import type { Manifest } from './manifest.ts';
import type { FileStorage } from '../../shared/storage/file-storage.ts';
import { restore } from './restore.ts';

interface Options {
  json?: boolean;
}

/** What a backup is made of and a restore fills. */
export interface Site {
  databaseUrl: string;
  files: FileStorage;
  /** Reports a slow step; ends the line of the last one without an argument. */
  onStep(step?: string): void;
}

type WithSite = (work: (site: Site) => Promise<void>) => Promise<void>;

/** Adds `backup` and `restore`, which work on the site that `withSite` opens and closes. */
export function addBackupCommands(program: Command, withSite: WithSite): void {
  const run = (json: boolean | undefined, done: string, work: (site: Site) => Promise<Manifest>): Promise<void> =>
    withSite(async (site) => {
      const manifest = await work(site);
      site.onStep();
      console.log(json ? JSON.stringify(manifest) : summary(done, manifest));
    });
  program
    .command('backup')
    .description('write everything, database and files, into one archive; the server may run meanwhile')
    .argument('<file>', 'such as larder.tar.gz')
    .option('--json', 'print a line of JSON')
    .action((file: string, { json }: Options) => run(json, 'Backed up', (site) => backUp({ ...site, target: file })));
  program
    .command('restore')
    .description('bring a backup back into an empty database')
    .argument('<file>')
    .option('--json', 'print a line of JSON')
    .action((file: string, { json }: Options) => run(json, 'Restored', (site) => restore({ ...site, source: file })));
}

function summary(done: string, { tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${done}: ${rows.toLocaleString('en')} rows of ${tables.length} tables, ${files === 1 ? '1 file' : `${files.toLocaleString('en')} files`}.`;
}
