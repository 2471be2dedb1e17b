import type { EntityManager } from '@mikro-orm/postgresql';
import { Food, FoodAlias, FoodName, Substitute } from '../ingredients/food.entity.ts';
import { LOCALE, type StoredFood } from '../ingredients/foods/food-rows.sql.ts';
import { readFoodTable } from '../ingredients/foods/read-food-table.ts';
import { FOREIGN_LOCALES } from '../ingredients/names/foreign-name.ts';
import type { SeedFood, SeedFoods } from './food-files.ts';
import { foreignRows } from './foreign-rows.ts';

const BATCH = 500;

/**
 * Brings the stored foods to what the files say, but for what an admin has changed by hand. A food keeps its number; one
 * that is not in the files stays.
 */
export async function seedFoods(em: EntityManager, seed: SeedFoods): Promise<void> {
  await em.transactional(async (tx) => {
    const stored = new Map((await readFoodTable(tx)).foods.map((food) => [food.id, food]));
    const foods = seed.foods.map((food) => keepEdits(food, stored.get(food.id)));
    const rows = foods.map(foodColumns);
    // A parent may come after its kinds, so the tree is closed in a second step.
    await inBatches(rows, (batch) => tx.upsertMany(Food, batch.map(({ parent: _parent, ...food }) => food)));
    await inBatches(rows, (batch) => tx.upsertMany(Food, batch));
    const ids = foods.map((food) => food.id);
    await tx.nativeDelete(FoodAlias, { locale: { $in: [LOCALE, ...FOREIGN_LOCALES] }, food: { $in: ids } });
    await tx.nativeDelete(FoodName, { locale: { $in: FOREIGN_LOCALES }, food: { $in: ids } });
    await tx.nativeDelete(Substitute, {});
    await inBatches(foods, (batch) => tx.upsertMany(FoodName, batch.map(({ id, name, plural }) => ({ food: id, locale: LOCALE, name, plural }))));
    await inBatches(aliasRows(foods, stored), (batch) => tx.insertMany(FoodAlias, batch));
    const { names, aliases } = foreignRows(seed.foreign);
    await inBatches(names, (batch) => tx.insertMany(FoodName, batch));
    await inBatches(aliases, (batch) => tx.upsertMany(FoodAlias, batch));
    await inBatches(seed.swaps.map((swap, position) => ({ food: swap.foodId, use: swap.useId, ratio: swap.ratio, contexts: swap.contexts, note: swap.note, with: swap.withId, position })), (batch) => tx.insertMany(Substitute, batch));
  });
}

async function inBatches<T>(rows: T[], write: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await write(rows.slice(at, at + BATCH));
}

/** A food of the files with the parts of it that were changed by hand as they were left. */
function keepEdits(seed: SeedFood, stored: StoredFood | undefined): SeedFood {
  const kept: Partial<SeedFood> = {};
  for (const part of stored?.edited ?? []) {
    if (part === 'name') Object.assign(kept, { name: stored?.name, plural: stored?.plural });
    else if (part === 'allergens') Object.assign(kept, { contains: stored?.contains, unsure: stored?.unsure });
    else if (part === 'parent') Object.assign(kept, { parentId: stored?.parentId });
    else Object.assign(kept, { [part]: stored?.[part] });
  }
  return { ...seed, ...kept };
}

function foodColumns(food: SeedFood) {
  const { id, slug, category, commonUnit, isStaple, areKindsAlike, isDistinct, parentId, diet, contains, unsure, nutrients, weights, shelfDays, ndb, fdc } = food;
  const sources = { ...(ndb && { ndb }), ...(fdc && { fdc }) };
  return { id, slug, category, commonUnit, isStaple, areKindsAlike, isDistinct, parent: parentId, diet, contains, unsure, nutrients, weights, shelfDays, sources };
}

/** Each alias once; what was given by hand goes before what the files give. */
function aliasRows(foods: SeedFood[], stored: ReadonlyMap<string, StoredFood>): { locale: string; alias: string; food: string }[] {
  const seeded = new Set(foods.map(({ id }) => id));
  const taken = new Set([...stored.values()].filter(({ id }) => !seeded.has(id)).flatMap(({ aliases }) => aliases));
  const byHand = ({ id }: SeedFood): boolean => stored.get(id)?.edited.includes('aliases') ?? false;
  const rows = new Map<string, { locale: string; alias: string; food: string }>();
  for (const food of [...foods.filter(byHand), ...foods.filter((one) => !byHand(one))]) {
    for (const alias of food.aliases) if (!taken.has(alias) && !rows.has(alias)) rows.set(alias, { locale: LOCALE, alias, food: food.id });
  }
  return [...rows.values()];
}
