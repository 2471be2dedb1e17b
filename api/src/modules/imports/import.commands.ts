import type { EntityManager } from '@mikro-orm/postgresql';
import type { Command } from 'commander';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { FoodStore } from '../ingredients/foods/food-store.ts';
import { StartError } from '../../shared/errors.ts';
import type { FileStorage } from '../../shared/storage/file-storage.ts';
import { ImageProcessor } from '../photos/image/image-processor.ts';
import type { PictureTools } from '../photos/kept-picture.ts';
import { User } from '../users/user.entity.ts';
import { importItems } from './import-paths.ts';
import type { ImportOwner } from './imported-extras.ts';
import type { FileItem } from './imported-recipe.ts';
import { ImportService } from './import.service.ts';
import type { ImportReport } from './import-report.ts';
import { siteArchives } from './moving/import-site.ts';
import { addReadPageCommand } from './read-page.command.ts';

/** Adds `import` and `read-page`. */
export function addImportCommands(
  program: Command,
  withDatabase: (work: (em: EntityManager) => Promise<void>) => Promise<void>,
  openFiles: () => FileStorage,
): void {
  addReadPageCommand(program);
  program
    .command('import')
    .description(
      'recipes of schema.org, Mealie, Tandoor, Paprika and two dozen other apps and formats (docs/importing.md), in files, archives or folders',
    )
    .argument('<file or folder...>')
    .option('--for <name>', 'whose recipes they are: the user name of an account')
    .option('--site', 'folders that `export --all` wrote: NAME.zip is all that the account NAME keeps')
    .option('--publish', 'for everyone to find at once')
    .option('--json', 'the report as one line of JSON; with --site one for each account')
    .action((paths: string[], wanted: Wanted) => {
      if (wanted.site && wanted.for !== undefined) throw new StartError('Say either --for NAME or --site.');
      return withDatabase((em) => importPaths(paths, wanted, { em, files: openFiles() }));
    });
}

/** The words behind `import`. */
interface Wanted {
  for?: string;
  site?: boolean;
  publish?: boolean;
  json?: boolean;
}

/** What the imports of one command share. */
interface Importing {
  em: EntityManager;
  foods: FoodStore;
  pictures: PictureTools;
  status: RecipeStatus;
}

async function importPaths(
  paths: readonly string[],
  { for: name, site, publish, json }: Wanted,
  { em, files }: { em: EntityManager; files: FileStorage },
): Promise<void> {
  const foods = new FoodStore();
  const status = publish ? RecipeStatus.PUBLISHED : RecipeStatus.DRAFT;
  const imageProcessor = new ImageProcessor();
  const importing = { em, foods, pictures: { files, imageProcessor }, status };
  try {
    const owner = name === undefined ? null : await ownerNamed(em, name);
    await foods.refresh(em);
    if (site) for (const path of paths) await importSite(path, importing, json);
    else tell(await importAll(paths, owner, importing), json);
  } finally {
    await imageProcessor.stop();
  }
}

function importAll(
  paths: readonly string[],
  owner: ImportOwner | null,
  { em, foods, pictures, status }: Importing,
): Promise<ImportReport> {
  return new ImportService(em, foods, { owner, pictures }).importAll(itemsOfPaths(paths), status, counter());
}

async function importSite(folder: string, importing: Importing, json = false): Promise<void> {
  for await (const { path, user, password } of siteArchives(importing.em.fork(), folder)) {
    const { username } = user;
    const account = { username, ...(password !== null && { password }) };
    if (!json) console.log(password === null ? `${username}:` : `${username}, a new account, password ${password}:`);
    const report = await importAll([path], ownerOf(user), { ...importing, em: importing.em.fork() });
    tell(json ? { ...account, ...report } : report, json);
  }
}

/** A script must see that nothing came in. */
function tell(report: ImportReport, json = false): void {
  console.log(json ? JSON.stringify(report) : describe(report));
  if (report.created + report.updated + report.unchanged + report.restored.length === 0) process.exitCode = 1;
}

function* itemsOfPaths(paths: readonly string[]): Generator<FileItem> {
  for (const path of paths) yield* importItems(path);
}

/** @throws StartError when there is no such account */
async function ownerNamed(em: EntityManager, username: string): Promise<ImportOwner> {
  const user = await em.findOne(User, { usernameKey: username.toLowerCase() });
  if (!user) throw new StartError(`There is no account ${username}. Make one with: user create ${username}`);
  return ownerOf(user);
}

const ownerOf = ({ id, name, username }: User): ImportOwner => ({ id, name: name ?? username });

/** Counts at the terminal; nothing where the output goes elsewhere. */
function counter(): () => void {
  let done = 0;
  return () => {
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} read `);
  };
}

function describe({ created, updated, unchanged, pictures, collections, restored, refused }: ImportReport): string {
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged, ${pictures} pictures, ${collections} collections, ${refused.length} refused`;
  return [
    ...refused.map(({ where, title, reason }) => `${where}: ${title || 'unnamed'} was refused: ${reason}`),
    ...restored.map(({ restored: what, count }) => `${count} ${what}`),
    counts,
  ].join('\n');
}
