import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { SearchInput } from '../search/search-input.ts';
import type { AtHome } from '../search/search-plan.ts';
import type { DueFood } from './reason.ts';

/** A food at home that should be eaten by an evening. */
export interface FoodToUse extends DueFood {
  food: KnownFood;
}

/** How a kitchen stands on a day. */
export interface Evening {
  day: string;
  /** Who eats, and what they do not. */
  table: Pick<SearchInput, 'diet' | 'allergies' | 'pantry' | 'exclude'>;
  /** What is there. */
  atHome: AtHome;
  /** What is due, the soonest first. */
  due: readonly FoodToUse[];
  /** Ids of recipes that are not to be proposed. */
  barred: ReadonlySet<string>;
}

/** What of a kitchen is known for an evening: of its foods those that are searched, and what of it is due. */
export const standing = (foods: readonly KnownFood[], due: readonly FoodToUse[]): Pick<Evening, 'atHome' | 'due'> => ({
  atHome: { foods, due: new Set(due.map(({ food }) => food.number)) },
  due,
});
