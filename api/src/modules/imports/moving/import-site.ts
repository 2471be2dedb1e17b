import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { StartError } from '../../../shared/errors.ts';
import { UserService } from '../../accounts/user.service.ts';
import { Role } from '../../users/user-enums.ts';
import { User } from '../../users/user.entity.ts';
import { onDisk } from '../archive/byte-source.ts';
import { openEntries } from '../archive/open-entries.ts';
import { ARCHIVE_FILE } from './archive-marks.ts';
import { archiveRoots } from './read-archive.ts';

/** An archive of a site, and the account that it becomes. */
export interface SiteArchive {
  path: string;
  user: User;
  /** Of an account that was made for it. */
  password: string | null;
}

/**
 * The archives that `export --all` wrote to a folder, `NAME.zip` for each account, one after the other. An account that is not there is made with a random
 * password, as an archive has none.
 * @throws StartError when there are none, or another file is among them; AppError for a name that no account may have
 */
export async function* siteArchives(em: EntityManager, folder: string): AsyncGenerator<SiteArchive> {
  for (const path of archivesIn(folder)) {
    const username = basename(path, extname(path));
    const there = await em.findOne(User, { usernameKey: username.toLowerCase() });
    if (there) yield { path, user: there, password: null };
    else yield { path, ...(await new UserService(em).createWithRandomPassword(username, Role.USER)) };
  }
}

/** All are looked at before an account is made: a folder of other files makes none. */
function archivesIn(folder: string): string[] {
  const paths = filesIn(folder)
    .filter((name) => extname(name) === '.zip')
    .sort()
    .map((name) => join(folder, name));
  if (paths.length === 0) throw new StartError(`${folder}: there are no archives in it, NAME.zip for each account.`);
  const other = paths.find((path) => !isOfCook(path));
  if (other !== undefined) throw new StartError(`${other} is no archive of a cook of Larder.`);
  return paths;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    throw new StartError(`${folder} cannot be read: ${(cause as Error).message}`);
  }
}

function isOfCook(path: string): boolean {
  const entry = { path, bytes: () => readFileSync(path), parts: () => onDisk(path) };
  return archiveRoots(openEntries([entry], (name) => basename(name) === ARCHIVE_FILE)).length > 0;
}
