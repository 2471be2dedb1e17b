import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import type { SearchInput } from './search-input.ts';
import { NOTHING_AT_HOME, type AtHome } from './search-plan.ts';

/** What a search asks of the pantry of the cook who searches. @throws AppError UNAUTHENTICATED without an account */
export interface HomeFoods {
  /** Ids of the foods at home, what is due first. */
  foodsAtHome(): Promise<readonly string[]>;
  /** Ids of those that are due. */
  foodsDue(): Promise<readonly string[]>;
}

/** For callers without a pantry. */
export const NO_HOME: HomeFoods = {
  foodsAtHome: () => Promise.resolve([]),
  foodsDue: () => Promise.resolve([]),
};

/** What of the pantry a search takes. @throws AppError UNAUTHENTICATED for a search from it without an account */
export async function readAtHome(
  { fromPantry }: Pick<SearchInput, 'fromPantry'>,
  home: HomeFoods,
  knowledge: FoodKnowledge,
): Promise<AtHome> {
  if (!fromPantry) return NOTHING_AT_HOME;
  const ids = await home.foodsAtHome();
  const due = await home.foodsDue();
  return {
    foods: ids.flatMap((id) => knowledge.byId(id) ?? []),
    due: new Set(due.flatMap((id) => knowledge.byId(id)?.number ?? [])),
  };
}
