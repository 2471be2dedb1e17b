import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { once } from '../../ingredients/food-art/once.ts';

const schema = z.strictObject({
  words: z.record(z.string(), z.string()),
  phrases: z.record(z.string(), z.string()),
  drop: z.array(z.coerce.string()),
  notFood: z.array(z.coerce.string()),
});

/** What shops write, and what it stands for: see `catalogue/receipt-words.yaml`. All in lower case. */
export interface ReceiptWords {
  words: ReadonlyMap<string, string>;
  phrases: ReadonlyMap<string, string>;
  drop: ReadonlySet<string>;
  notFood: ReadonlySet<string>;
}

/** Read from the catalogue, whether this runs compiled or not: `src` and `dist` are neighbours. */
const FILE = new URL('../../../../../catalogue/receipt-words.yaml', import.meta.url);

/** The table, read once. @throws ZodError naming what is wrong in it */
export const receiptWords = once((): ReceiptWords => {
  const { words, phrases, drop, notFood } = schema.parse(parse(readFileSync(FILE, 'utf8')));
  return {
    words: new Map(Object.entries(words)),
    phrases: new Map(Object.entries(phrases)),
    drop: new Set(drop),
    notFood: new Set(notFood),
  };
});
