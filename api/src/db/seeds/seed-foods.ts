import type { EntityManager } from '@mikro-orm/postgresql';
import { Food, FoodAlias, FoodClosure, FoodName, Substitute } from '../../modules/ingredients/food.entity.ts';
import { FoodKnowledge } from '../../modules/ingredients/food-knowledge.ts';
import type { SeedFood, SeedFoods } from './food-files.ts';

const LOCALE = 'en';
const BATCH = 500;

/** Brings the stored foods to what the files say. A food keeps its number; one that left the files stays. */
export async function seedFoods(em: EntityManager, { foods, swaps }: SeedFoods): Promise<void> {
  await em.transactional(async (tx) => {
    const stored = foods.map(foodColumns);
    // A parent may come after its kinds, so the tree is closed in a second step.
    await inBatches(stored, (batch) => tx.upsertMany(Food, batch.map(({ parent: _parent, ...food }) => food)));
    await inBatches(stored, (batch) => tx.upsertMany(Food, batch));
    await tx.nativeDelete(FoodClosure, {});
    await tx.nativeDelete(FoodAlias, { locale: LOCALE, food: { $in: foods.map((food) => food.id) } });
    await tx.nativeDelete(Substitute, {});
    await inBatches(foods, (batch) => tx.upsertMany(FoodName, batch.map(({ id, name, plural }) => ({ food: id, locale: LOCALE, name, plural }))));
    await inBatches(aliasRows(foods), (batch) => tx.insertMany(FoodAlias, batch));
    await inBatches(closureRows(foods), (batch) => tx.insertMany(FoodClosure, batch));
    await inBatches(swaps.map((swap, position) => ({ food: swap.foodId, use: swap.useId, ratio: swap.ratio, contexts: swap.contexts, note: swap.note, position })), (batch) => tx.insertMany(Substitute, batch));
  });
}

async function inBatches<T>(rows: T[], write: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await write(rows.slice(at, at + BATCH));
}

function foodColumns(food: SeedFood) {
  const { id, slug, category, commonUnit, isStaple, parentId, diet, contains, unsure, nutrients, weights, shelfDays, ndb, fdc } = food;
  const sources = { ...(ndb && { ndb }), ...(fdc && { fdc }) };
  return { id, slug, category, commonUnit, isStaple, parent: parentId, diet, contains, unsure, nutrients, weights, shelfDays, sources };
}

function aliasRows(foods: SeedFood[]): { locale: string; alias: string; food: string }[] {
  const rows = new Map<string, { locale: string; alias: string; food: string }>();
  for (const food of foods) for (const alias of food.aliases) if (!rows.has(alias)) rows.set(alias, { locale: LOCALE, alias, food: food.id });
  return [...rows.values()];
}

function closureRows(foods: SeedFood[]): { ancestor: string; descendant: string; depth: number }[] {
  const knowledge = new FoodKnowledge(foods, []);
  return knowledge.foods.flatMap((food) => [
    { ancestor: food.id, descendant: food.id, depth: 0 },
    ...food.ancestors.map((number, at) => ({ ancestor: knowledge.byNumber(number)?.id ?? food.id, descendant: food.id, depth: at + 1 })),
  ]);
}
