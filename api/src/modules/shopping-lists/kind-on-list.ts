import type { EntityManager } from '@mikro-orm/postgresql';
import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import { keyOf, type Wanted } from './asked-lines.ts';
import { itemsToAddTo } from './list-rows.sql.ts';

/**
 * What was typed, as the kind of it that is on the list already, where cooks take its kinds for each other and only one is there:
 * "2 cans of tomatoes" are two more of the chopped ones.
 */
export async function asOnList(
  tx: EntityManager,
  list: string,
  typed: readonly Wanted[],
  knowledge: FoodKnowledge,
): Promise<Wanted[]> {
  if (!typed.some(({ food }) => food?.areKindsAlike)) return [...typed];
  const onList = new Set((await itemsToAddTo(tx, list, null)).map(({ key }) => key));
  return typed.map((one) => {
    if (!one.food?.areKindsAlike || onList.has(keyOf(one))) return one;
    const kinds = knowledge.descendants(one.food.number).map((number) => knowledge.byNumber(number));
    const [kind, another] = kinds.filter((food) => food !== undefined && onList.has(keyOf({ food, name: food.name })));
    return kind && !another ? { ...one, food: kind, name: kind.name } : one;
  });
}
