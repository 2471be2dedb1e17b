import type { EntityManager } from '@mikro-orm/postgresql';
import type { EditedPart } from '../food.entity.ts';
import type { ForeignName } from '../names/foreign-name.ts';
import type { FoodEntry, Swap } from './food-knowledge.ts';

/** Language in which foods have their own names; those of others are only found by. */
export const LOCALE = 'en';

/** A food as the database has it. */
export interface StoredFood extends FoodEntry {
  /** Id of the food that it was merged with. */
  mergedInto: string | null;
  edited: EditedPart[];
}

const FOODS = `
  select f.id, f.number, f.slug, f.category, f.common_unit as "commonUnit", f.is_staple as "isStaple", f.are_kinds_alike as "areKindsAlike", f.is_distinct as "isDistinct", f.parent_id as "parentId", f.diet, f.contains, f.unsure,
    f.nutrients, f.weights, f.shelf_days as "shelfDays", f.merged_into_id as "mergedInto", f.edited, coalesce(n.name, f.slug) as name, n.plural,
    coalesce(a.aliases, '{}') as aliases
  from food f left join food_name n on n.food_id = f.id and n.locale = '${LOCALE}'
    left join (select food_id, array_agg(alias order by alias) as aliases from food_alias where locale = '${LOCALE}' group by 1) a on a.food_id = f.id
  order by f.number`;

const SWAPS =
  'select food_id as "foodId", use_id as "useId", ratio, contexts, note, with_id as "withId" from substitute order by food_id, position';

/** All foods with their names, those too that were merged with others. */
export function readFoods(em: EntityManager): Promise<StoredFood[]> {
  return em.execute(FOODS);
}

/** All swaps, in the order of each food's. */
export function readSwaps(em: EntityManager): Promise<Swap[]> {
  return em.execute(SWAPS);
}

const FOREIGN = `
  select food_id as food, locale, name, plural from food_name where locale <> '${LOCALE}'
  union all select food_id, locale, alias, null from food_alias where locale <> '${LOCALE}'`;

/** What foods are called in other languages. */
export function readForeignNames(em: EntityManager): Promise<ForeignName[]> {
  return em.execute(FOREIGN);
}
