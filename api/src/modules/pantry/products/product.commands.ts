import type { EntityManager } from '@mikro-orm/postgresql';
import type { Command } from 'commander';
import { readProducts } from './read-products.ts';
import { storeProducts } from './store-products.sql.ts';

/** Products that are stored by one statement. */
const BATCH = 2_000;
/** How often it is told how far it is, in products. */
const TOLD = 100_000;

/** Adds `import-products`. */
export function addProductCommands(
  program: Command,
  withDatabase: (work: (em: EntityManager) => Promise<void>) => Promise<void>,
): void {
  program
    .command('import-products')
    .description('what barcodes stand for, from an extract of Open Food Facts (tab-separated, .gz or not)')
    .argument('<file>')
    .action((file: string) =>
      withDatabase(async (em) => console.log(`${told(await importProducts(em, file))} products have names.`)),
    );
}

/** Reads and stores the products of a file; gives how many there were. @throws StartError where it cannot be read */
async function importProducts(em: EntityManager, file: string): Promise<number> {
  const batch = new Map<string, string>();
  let stored = 0;
  const store = async (): Promise<void> => {
    await storeProducts(
      em,
      [...batch].map(([code, line]) => ({ code, line })),
    );
    if (Math.floor((stored + batch.size) / TOLD) > Math.floor(stored / TOLD))
      console.log(`${told(stored + batch.size)} …`);
    stored += batch.size;
    batch.clear();
  };
  for await (const { code, line } of readProducts(file)) if (batch.set(code, line).size >= BATCH) await store();
  await store();
  return stored;
}

const told = (count: number): string => count.toLocaleString('en');
