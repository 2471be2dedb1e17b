import { z } from 'zod';
import { insertIfNew } from '../../../../shared/insert-if-new.sql.ts';
import { AMOUNT_MAX } from '../../../ingredients/units/amount-input.ts';
import { PantryBook } from '../../../pantry/pantry-book.ts';
import { PantryAct, PantryLevel, PantryPlace } from '../../../pantry/pantry-enums.ts';
import { PANTRY_LINE_MAX } from '../../../pantry/pantry-limits.ts';
import { PantryBarcode, PantryItem, PantryMonth } from '../../../pantry/pantry.entity.ts';
import { STORED } from '../../../users/stored-limits.ts';
import { definePart, type Arriving, type Leaving } from '../archive-part.ts';
import { foodIds, foodSlugs } from '../food-names.ts';
import { full } from '../restore-each.ts';
import { day, pastMoment, recipeRef, storedText } from '../values.ts';

const amount = z.object({ amount: z.number().positive().max(AMOUNT_MAX), unit: storedText(40).nullable() });
const money = z.number().min(0).max(1e9);
const item = z.object({
  /** Slug of the food; null for other words, and for a leftover. */
  food: z.string().max(200).nullable(),
  name: storedText(300),
  level: z.enum(PantryLevel),
  amounts: z.array(amount).max(20),
  place: z.enum(PantryPlace),
  since: pastMoment,
  bestBefore: day.nullable(),
  isBestBeforeGuessed: z.boolean(),
  openedAt: day.nullable(),
  dueFrom: day.nullable(),
  leftoverOf: recipeRef.nullable(),
  portions: z.number().positive().max(1_000).nullable(),
  /** Archives of before have none. */
  cost: money.nullable().default(null),
});
/** Fifty years of them. */
const MONTHS_MAX = 600;
const count = z.int().min(0).max(1_000_000);
const grams = z.number().min(0).max(1e9);
const monthOfFood = z.object({
  month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  used: count,
  thrownAway: count,
  usedGrams: grams,
  thrownAwayGrams: grams,
  usedCost: money.default(0),
  thrownAwayCost: money.default(0),
});
const pantry = z.object({
  items: z.array(item).max(STORED.pantryItems.most),
  barcodes: z
    .array(z.object({ code: z.string().regex(/^\d{8,14}$/), text: storedText(PANTRY_LINE_MAX) }))
    .max(STORED.barcodes.most),
  /** What became of foods, as far as it has left the history; archives of before have none. */
  months: z.array(monthOfFood).max(MONTHS_MAX).default([]),
});
/** A month without whose it is. */
const monthIn = ({
  month,
  used,
  thrownAway,
  usedGrams,
  thrownAwayGrams,
  usedCost,
  thrownAwayCost,
}: PantryMonth): z.infer<typeof monthOfFood> => ({
  month,
  used,
  thrownAway,
  usedGrams,
  thrownAwayGrams,
  usedCost,
  thrownAwayCost,
});

type MovedItem = z.infer<typeof item>;

/** What is at home, and the barcodes that the cook has named; what can be undone of it is not among it. */
export const PANTRY = definePart({
  file: 'pantry.json',
  what: { one: 'food at home', many: 'foods at home' },
  content: pantry,
  read: async (leaving) => {
    const { em, user } = leaving;
    const barcodes = await em.find(PantryBarcode, { user }, { orderBy: { code: 'asc' } });
    const months = await em.find(PantryMonth, { user }, { orderBy: { month: 'asc' } });
    return {
      items: await readItems(leaving),
      barcodes: barcodes.map(({ code, text }) => ({ code, text })),
      months: months.map(monthIn),
    };
  },
  restore: async (arriving, { items, barcodes, months }) => {
    const { tx, user } = arriving;
    let room = STORED.barcodes.most - (await tx.count(PantryBarcode, { user }));
    for (const { code, text } of barcodes)
      if (room > 0 && (await insertIfNew(tx, PantryBarcode, { user, code, text }))) room--;
    for (const counts of months) await insertIfNew(tx, PantryMonth, { user, ...counts });
    return restoreItems(arriving, items);
  },
});

async function readItems({ em, user, names }: Leaving): Promise<object[]> {
  const items = await em.find(PantryItem, { user });
  await names.learn(items.map(({ leftoverOf }) => leftoverOf));
  const slugs = await foodSlugs(
    em,
    items.map(({ food }) => food),
  );
  return items
    .map((row) => ({
      food: (row.food && slugs.get(row.food)) ?? null,
      name: row.name,
      level: row.level,
      amounts: row.amounts.map(({ amount: much, unit }) => ({ amount: much, unit })),
      place: row.place,
      since: row.since,
      bestBefore: row.bestBefore ?? null,
      isBestBeforeGuessed: row.isBestBeforeGuessed,
      openedAt: row.openedAt ?? null,
      dueFrom: row.dueFrom ?? null,
      leftoverOf: row.leftoverOf ? names.refOf(row.leftoverOf) : null,
      portions: row.portions ?? null,
      cost: row.cost ?? null,
    }))
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

const orderOf = (one: { since: Date; food: string | null; name: string }): string =>
  `${one.since.toISOString()} ${one.name} ${one.food ?? ''} ${JSON.stringify(one)}`;

async function restoreItems({ tx, user, recipeOf }: Arriving, items: readonly MovedItem[]) {
  const book = await PantryBook.open(tx, user);
  const ids = await foodIds(
    tx,
    items.map(({ food }) => food),
  );
  let room = STORED.pantryItems.most - (await tx.count(PantryItem, { user }));
  let count = 0;
  for (const { food: slug, leftoverOf, since, ...said } of items) {
    const food = (slug && ids.get(slug)) ?? null;
    const state = {
      ...said,
      food,
      since: since.toISOString(),
      leftoverOf: (leftoverOf && (await recipeOf(leftoverOf))) ?? null,
    };
    if (book.find((there) => there.since === state.since && there.food === food && there.name === state.name)) continue;
    if (room-- <= 0) break;
    book.put(state);
    count++;
  }
  await book.save(PantryAct.ADDED, new Date());
  return { count, refused: room < 0 ? [full('pantryItems')] : [] };
}
