import { Command, CommanderError } from 'commander';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readEnv } from './env.ts';
import { addBackupCommands, type Site } from './modules/backup/backup.commands.ts';
import { openDatabase } from './db/database.ts';
import { oneAtATime } from './db/one-at-a-time.sql.ts';
import { readFoodFiles } from './modules/catalogue/food-files.ts';
import { addCatalogueCommands } from './modules/catalogue/catalogue.commands.ts';
import { SEED_FOLDER, seedCatalogue, type SeedReport } from './modules/catalogue/seed-catalogue.ts';
import { addDemoCommands } from './modules/catalogue/demo.commands.ts';
import { seedDemo } from './modules/catalogue/demo-data.ts';
import { serve } from './main.ts';
import { FoodKnowledge } from './modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from './modules/ingredients/names/food-names.ts';
import { addIngredientCommands } from './modules/ingredients/ingredient.commands.ts';
import { addImportCommands } from './modules/imports/import.commands.ts';
import { addRecognizeCommand } from './modules/photos/recognize.command.ts';
import { addUserCommands } from './modules/accounts/user.commands.ts';
import { addExportCommand } from './modules/imports/moving/archive.commands.ts';
import { checkNode } from './startup/check-node.ts';
import { addProductCommands } from './modules/pantry/products/product.commands.ts';
import { openFiles } from './startup/photo-platform.ts';
import { Progress } from './startup/progress.ts';
import { AppError, StartError } from './shared/errors.ts';
import { unavailable } from './shared/unavailable.ts';

const program = new Command('larder').description('Cook with what you have.').showHelpAfterError().exitOverride();

program
  .command('serve')
  .description('start everything on PORT (default 4000)')
  .action(() => serve(readEnv()));

program
  .command('migrate')
  .description('bring the database up to date')
  .action(() => withDatabase(async () => console.log('The database is up to date.')));

program
  .command('seed')
  .description('load the starter catalogue')
  .option('--demo', 'demo cooks and their ratings too')
  .action(({ demo }: { demo?: boolean }) =>
    withCatalogue(async (em, report) => {
      if (demo) await oneAtATime(em, 'prepare', () => seedDemo(em));
      console.log(
        report ? `Loaded ${report.foods} foods and ${report.recipes} recipes.` : 'The catalogue was loaded before.',
      );
    }),
  );

// Without foods nothing would be known of what recipes ask for until the server is started.
addImportCommands(program, withCatalogue, () => openFiles(readEnv()));
addExportCommand(program, withDatabase, () => {
  const env = readEnv();
  return { files: openFiles(env), site: env.PUBLIC_URL ?? null };
});
addProductCommands(program, withDatabase);
addIngredientCommands(program, () => new FoodNames(starterFoods()));
addRecognizeCommand(program, starterFoods);
addCatalogueCommands(program);
addDemoCommands(program, withDatabase);
addBackupCommands(program, withSite);
addUserCommands(program, withDatabase);

/** Opens the database for a command, and closes it however that ends: what is open would keep the process for ever. */
async function withDatabase(
  work: (em: EntityManager) => Promise<void>,
  onStep?: (step: string) => void,
): Promise<void> {
  const database = await openDatabase(readEnv(), { join: true, ...(onStep && { onStep }) });
  try {
    await work(database.orm.em.fork());
  } finally {
    await database.close();
  }
}

/** The same, with the starter catalogue loaded; `report` says what that did, where it was not loaded before. */
async function withCatalogue(
  work: (em: EntityManager, report: SeedReport | undefined) => Promise<void>,
): Promise<void> {
  const progress = new Progress();
  const prepared = async (em: EntityManager): Promise<void> => {
    const report = await oneAtATime(em, 'prepare', () => seedCatalogue(em, progress.begin));
    progress.end();
    await work(em, report);
  };
  await withDatabase(prepared, progress.begin).finally(() => progress.end());
}

/** Opens the database and files for a backup or a restore. */
async function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  const env = readEnv();
  const progress = new Progress();
  const onStep = (step?: string): void => (step === undefined ? progress.end() : progress.begin(step));
  const database = await openDatabase(env, { join: true, onStep });
  try {
    await work({ databaseUrl: database.url, files: openFiles(env), onStep });
  } finally {
    progress.end();
    await database.close();
  }
}

/** The foods of the data files: what needs no database must not wait for one. */
function starterFoods(): FoodKnowledge {
  const { foods, swaps, foreign } = readFoodFiles(SEED_FOLDER);
  return new FoodKnowledge(foods, swaps, { foreign });
}

// A reader that closes the pipe early (`… | head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  checkNode();
  await program.parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}

/** Says what went wrong in a sentence where we know one; returns the exit code. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
  const { message, stack } = error as Error;
  const away = unavailable(error);
  const said =
    error instanceof StartError || error instanceof AppError ? message : away ? `${away.message} (${message})` : stack;
  process.stderr.write(`${said}\n`);
  return 1;
}
