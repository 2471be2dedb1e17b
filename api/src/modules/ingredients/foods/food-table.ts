import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFood } from '../food.entity.ts';
import { LOCALE, readFoods, readSwaps, type StoredFood } from './food-rows.sql.ts';
import { FoodKnowledge, type Swap } from './food-knowledge.ts';
import { withoutMerged } from './food-merging.ts';

/** Everything the database has about foods. */
export interface FoodTable {
  foods: StoredFood[];
  swaps: Swap[];
  /** Words that stand for nothing to eat. */
  notFoods: string[];
}

/** Reads all foods, those too that were merged with others. */
export async function readFoodTable(em: EntityManager): Promise<FoodTable> {
  const ofLocale = { orderBy: { phrase: 'asc' as const }, disableIdentityMap: true };
  const notFoods = await em.find(NotFood, { locale: LOCALE }, ofLocale);
  return {
    foods: await readFoods(em),
    swaps: await readSwaps(em),
    notFoods: notFoods.map(({ phrase }) => phrase),
  };
}

/** What is known of the foods, with each that was merged counted as the one it was merged with. */
export function knowledgeOf({ foods, swaps, notFoods }: FoodTable): FoodKnowledge {
  const live = withoutMerged(foods, swaps);
  return new FoodKnowledge(live.foods, live.swaps, { merged: live.merged, notFoods });
}
