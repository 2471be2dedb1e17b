import type { EntityManager } from '@mikro-orm/postgresql';
import type { Command } from 'commander';
import { removeDemo } from './demo-data.ts';

type WithDatabase = (work: (em: EntityManager) => Promise<void>) => Promise<void>;

/** Adds `demo remove`. */
export function addDemoCommands(program: Command, withDatabase: WithDatabase): void {
  program
    .command('demo')
    .description('the demo cooks and their ratings')
    .command('remove')
    .description('take all demo cooks away, with what they rated; no start brings them back')
    .option('--json', 'print a line of JSON')
    .action(({ json }: { json?: boolean }) =>
      withDatabase(async (em) => {
        const gone = await em.transactional(removeDemo);
        console.log(json ? JSON.stringify(gone) : `Removed ${gone.cooks} demo cooks and their ${gone.ratings} ratings.`);
      }),
    );
}
