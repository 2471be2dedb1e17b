import { InvalidArgumentError, type Command } from 'commander';
import { Figures } from './bench/figures.ts';

interface BenchOptions {
  recipes: number;
  json?: boolean;
}

/** Adds the commands of `bench`: what they measure is made up on the spot, so that anyone can repeat it. */
export function addBenchCommands(program: Command): void {
  const bench = program.command('bench').description('measure how fast and how good Larder is');
  bench
    .command('match')
    .description('the match index against the same ranking in SQL and a plain loop; quality of matches')
    .option('--recipes <n>', 'how many recipes to make up', wholeNumber, 1_000_000)
    .option('--json', 'print JSON lines')
    .action(async ({ recipes, json }: BenchOptions) => {
      const { benchMatch } = await import('./bench/match-bench.ts');
      await benchMatch(recipes, new Figures(json === true));
    });
  bench
    .command('api')
    .description('requests over HTTP against the least that the server can answer')
    .option('--recipes <n>', 'how many recipes to make up', wholeNumber, 100_000)
    .option('--json', 'print JSON lines')
    .action(async ({ recipes, json }: BenchOptions) => {
      const { benchApi } = await import('./bench/api-bench.ts');
      await benchApi(recipes, new Figures(json === true));
    });
  bench
    .command('web')
    .description('the built web app: its first JavaScript, and Lighthouse on a phone for the landing page, a search and a recipe')
    .option('--json', 'print JSON lines')
    .action(async ({ json }: Pick<BenchOptions, 'json'>) => {
      const { benchWeb } = await import('./bench/web-bench.ts');
      await benchWeb(new Figures(json === true));
    });
  bench
    .command('photos')
    .description('how fast a bomb is refused, and what uploads do to whoever searches')
    .option('--recipes <n>', 'how many recipes to make up', wholeNumber, 100_000)
    .option('--json', 'print JSON lines')
    .action(async ({ recipes, json }: BenchOptions) => {
      const { benchPhotos } = await import('./bench/photo-bench.ts');
      await benchPhotos(recipes, new Figures(json === true));
    });
  bench
    .command('soak')
    .description('a whole server under a steady load and then twenty times as much: errors, times, memory, how soon all is well again')
    .option('--minutes <n>', 'how long the steady load lasts', minutes, 30)
    .option('--json', 'print JSON lines')
    .action(async ({ minutes, json }: { minutes: number; json?: boolean }) => {
      const { benchSoak } = await import('./bench/soak-bench.ts');
      await benchSoak(minutes, new Figures(json === true));
    });
  bench
    .command('creative')
    .description('how fast recipes are made for random kitchens')
    .option('--json', 'print JSON lines')
    .action(async ({ json }: { json?: boolean }) => {
      const { benchCreative } = await import('./bench/creative-bench.ts');
      await benchCreative(new Figures(json === true));
    });
}

function minutes(text: string): number {
  const number = Number(text);
  if (!(number >= 1 && number <= 1_440)) throw new InvalidArgumentError('It must be a number of minutes from 1 to 1440.');
  return number;
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1_000 || number > 10_000_000) throw new InvalidArgumentError('It must be a whole number from 1000 to 10000000.');
  return number;
}
