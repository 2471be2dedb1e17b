import type { EntityManager } from '@mikro-orm/postgresql';
import type { Command } from 'commander';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { FoodStore } from '../ingredients/foods/food-store.ts';
import { readImportPath } from './import-paths.ts';
import { ImportService, type ImportReport } from './import.service.ts';
import { addReadPageCommand } from './read-page.command.ts';

/** Adds `import` and `read-page`. */
export function addImportCommands(
  program: Command,
  withDatabase: (work: (em: EntityManager) => Promise<void>) => Promise<void>,
): void {
  addReadPageCommand(program);
  program
    .command('import')
    .description(
      'recipes of schema.org, Mealie, Tandoor, Paprika and two dozen other apps and formats (docs/importing.md), in files, archives or folders',
    )
    .argument('<file or folder...>')
    .option('--publish', 'for everyone to find at once')
    .option('--json', 'the report as one line of JSON')
    .action((files: string[], { publish, json }: { publish?: boolean; json?: boolean }) =>
      withDatabase(async (em) => {
        const items = files.flatMap(readImportPath);
        const foods = new FoodStore();
        await foods.refresh(em);
        const status = publish ? RecipeStatus.PUBLISHED : RecipeStatus.DRAFT;
        const report = await new ImportService(em, foods).importAll(items, status, bar(items.length));
        console.log(json ? JSON.stringify(report) : describe(report));
        if (report.created + report.updated + report.unchanged === 0) process.exitCode = 1; // a script must see that nothing came in
      }),
    );
}

/** A bar at the terminal; nothing where the output goes elsewhere. */
function bar(total: number): () => void {
  let done = 0;
  return () => {
    done++;
    if (!process.stderr.isTTY) return;
    const filled = Math.round((30 * done) / total);
    process.stderr.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done}/${total}${done === total ? '\n' : ''}`,
    );
  };
}

function describe({ created, updated, unchanged, refused }: ImportReport): string {
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused`;
  return [
    ...refused.map(({ where, title, reason }) => `${where}: ${title || 'unnamed'} was refused: ${reason}`),
    counts,
  ].join('\n');
}
