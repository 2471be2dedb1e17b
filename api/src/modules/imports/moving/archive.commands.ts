import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Command } from 'commander';
import { StartError } from '../../../shared/errors.ts';
import type { FileStorage } from '../../../shared/storage/file-storage.ts';
import { User } from '../../users/user.entity.ts';
import { zipOf } from '../archive/zip-writer.ts';
import { archiveOf, type ArchiveSources } from './write-archive.ts';

type Cook = Pick<User, 'id' | 'username'>;

/** Adds `export`. @param site where the web app is, if that is configured */
export function addExportCommand(
  program: Command,
  withDatabase: (work: (em: EntityManager) => Promise<void>) => Promise<void>,
  openSite: () => { files: FileStorage; site: string | null },
): void {
  program
    .command('export')
    .description(
      'archives that `import --for` reads back: of one cook, or of each cook of the site (docs/importing.md)',
    )
    .argument('<file or folder>', 'the archive of one cook, or the folder for those of all')
    .option('--for <name>', 'whose things: the user name of an account')
    .option('--all', 'an archive of each cook, NAME.zip in the folder')
    .action((target: string, { for: name, all }: { for?: string; all?: boolean }) => {
      if ((name === undefined) === !all) throw new StartError('Say whose things: --for NAME, or --all.');
      return withDatabase(async (em) => {
        const { files, site } = openSite();
        const sources = { em, files, site };
        if (name === undefined) return exportAll(sources, target);
        await write(sources, await cookNamed(em, name), target);
        console.log(`${target} holds all that ${name} keeps.`);
      });
    });
}

async function exportAll(sources: ArchiveSources, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const cooks = await sources.em.find(User, {}, { fields: ['id', 'username'], orderBy: { joinedAt: 'asc' } });
  for (const cook of cooks)
    await write({ ...sources, em: sources.em.fork() }, cook, join(folder, `${cook.username}.zip`));
  console.log(`${cooks.length} archives are in ${folder}.`);
}

/** Writes an archive whole, or nothing of it. @throws StartError when the file cannot be written */
async function write(sources: ArchiveSources, { id }: Cook, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  try {
    await pipeline(Readable.from(zipOf(archiveOf(sources, id))), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, target);
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw new StartError(`${target} cannot be written: ${(cause as Error).message}`);
  }
}

/** @throws StartError when there is no such account */
async function cookNamed(em: EntityManager, username: string): Promise<Cook> {
  const user = await em.findOne(User, { usernameKey: username.toLowerCase() }, { fields: ['id', 'username'] });
  if (!user) throw new StartError(`There is no account ${username}.`);
  return user;
}
