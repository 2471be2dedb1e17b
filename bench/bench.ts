import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { Figures } from './figures.ts';

/** The commands of `bench`: what they measure is made up on the spot, so that anyone can repeat it. */
function benchCommands(): Command {
  const bench = new Command('larder bench').description('measure how fast and how good Larder is').exitOverride();
  const add = (name: string, description: string): Command =>
    bench.command(name).description(description).option('--json', 'print JSON lines');
  withRecipes(
    add('match', 'the match index against the same ranking in SQL and a plain loop; quality of matches'),
    1_000_000,
  ).action(async ({ recipes, json }: WithRecipes) =>
    (await import('./match-bench.ts')).benchMatch(recipes, new Figures(json)),
  );
  withRecipes(add('api', 'requests over HTTP against the least that the server can answer'), 100_000).action(
    async ({ recipes, json }: WithRecipes) => (await import('./api-bench.ts')).benchApi(recipes, new Figures(json)),
  );
  add(
    'web',
    'the built web app: its first JavaScript, and Lighthouse on a phone for the landing page, a search and a recipe',
  ).action(async ({ json }: BenchOptions) => (await import('./web-bench.ts')).benchWeb(new Figures(json)));
  withRecipes(add('photos', 'how fast a bomb is refused, and what uploads do to searches'), 100_000).action(
    async ({ recipes, json }: WithRecipes) =>
      (await import('./photo-bench.ts')).benchPhotos(recipes, new Figures(json)),
  );
  add(
    'soak',
    'a whole server under a steady load and then twenty times as much: errors, times, memory, how soon all is well again',
  )
    .option('--minutes <n>', 'how long the steady load lasts', minutes, 30)
    .action(async ({ minutes, json }: BenchOptions & { minutes: number }) =>
      (await import('./soak-bench.ts')).benchSoak(minutes, new Figures(json)),
    );
  add('fairness', 'what a visitor notices while another address asks for all it is let, through 40 connections').action(
    async ({ json }: BenchOptions) => (await import('./fairness-bench.ts')).benchFairness(new Figures(json)),
  );
  add('creative', 'how fast recipes are made for random kitchens').action(async ({ json }: BenchOptions) =>
    (await import('./creative-bench.ts')).benchCreative(new Figures(json)),
  );
  return bench.showHelpAfterError();
}

interface BenchOptions {
  json?: boolean;
}

interface WithRecipes extends BenchOptions {
  recipes: number;
}

const withRecipes = (command: Command, usual: number): Command =>
  command.option('--recipes <n>', 'how many recipes to make up', wholeNumber, usual);

function minutes(text: string): number {
  const number = Number(text);
  if (!(number >= 1 && number <= 1_440))
    throw new InvalidArgumentError('It must be a number of minutes from 1 to 1440.');
  return number;
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1_000 || number > 10_000_000)
    throw new InvalidArgumentError('It must be a whole number from 1000 to 10000000.');
  return number;
}

try {
  await benchCommands().parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 1;
}
