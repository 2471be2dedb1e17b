import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFood } from '../food.entity.ts';
import { LOCALE, readFoods, readForeignNames, readSwaps } from './food-rows.sql.ts';
import type { FoodTable } from './food-table.ts';

/** Reads all foods, those too that were merged with others. */
export async function readFoodTable(em: EntityManager): Promise<FoodTable> {
  const ofLocale = { orderBy: { phrase: 'asc' as const }, disableIdentityMap: true };
  const notFoods = await em.find(NotFood, { locale: LOCALE }, ofLocale);
  return {
    foods: await readFoods(em),
    swaps: await readSwaps(em),
    notFoods: notFoods.map(({ phrase }) => phrase),
    foreign: await readForeignNames(em),
  };
}
