import type { StoredFood } from './food-rows.sql.ts';
import type { ForeignName } from '../names/foreign-name.ts';
import { FoodKnowledge, type Swap } from './food-knowledge.ts';
import { withoutMerged } from './food-merging.ts';

/** Everything the database has about foods. */
export interface FoodTable {
  foods: StoredFood[];
  swaps: Swap[];
  /** Words that stand for nothing to eat. */
  notFoods: string[];
  /** What foods are called in other languages. */
  foreign: ForeignName[];
}

/** What is known of the foods, with each that was merged counted as the one it was merged with. */
export function knowledgeOf({ foods, swaps, notFoods, foreign }: FoodTable): FoodKnowledge {
  const live = withoutMerged(foods, swaps);
  return new FoodKnowledge(live.foods, live.swaps, { merged: live.merged, notFoods, foreign });
}
