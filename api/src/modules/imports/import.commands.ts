import type { EntityManager } from '@mikro-orm/postgresql';
import type { Command } from 'commander';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { FoodStore } from '../ingredients/foods/food-store.ts';
import { StartError } from '../../shared/errors.ts';
import type { FileStorage } from '../../shared/storage/file-storage.ts';
import { ImageProcessor } from '../photos/image/image-processor.ts';
import { User } from '../users/user.entity.ts';
import { importItems } from './import-paths.ts';
import type { ImportOwner } from './imported-extras.ts';
import type { FileItem } from './imported-recipe.ts';
import { ImportService, type ImportReport } from './import.service.ts';
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
    .option('--publish', 'for everyone to find at once')
    .option('--json', 'the report as one line of JSON')
    .action((paths: string[], { for: name, publish, json }: { for?: string; publish?: boolean; json?: boolean }) =>
      withDatabase(async (em) => {
        const owner = name === undefined ? null : await ownerNamed(em, name);
        const foods = new FoodStore();
        await foods.refresh(em);
        const status = publish ? RecipeStatus.PUBLISHED : RecipeStatus.DRAFT;
        const imageProcessor = new ImageProcessor();
        const imports = new ImportService(em, foods, { owner, pictures: { files: openFiles(), imageProcessor } });
        const report = await imports
          .importAll(itemsOfPaths(paths), status, counter())
          .finally(() => imageProcessor.stop());
        console.log(json ? JSON.stringify(report) : describe(report));
        if (report.created + report.updated + report.unchanged + report.restored.length === 0) process.exitCode = 1; // a script must see that nothing came in
      }),
    );
}

function* itemsOfPaths(paths: readonly string[]): Generator<FileItem> {
  for (const path of paths) yield* importItems(path);
}

/** @throws StartError when there is no such account */
async function ownerNamed(em: EntityManager, username: string): Promise<ImportOwner> {
  const user = await em.findOne(User, { usernameKey: username.toLowerCase() });
  if (!user) throw new StartError(`There is no account ${username}. Make one with: user create ${username}`);
  return { id: user.id, name: user.name ?? user.username };
}

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
