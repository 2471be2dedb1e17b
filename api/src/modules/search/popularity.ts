import type { FoodChoices } from '../ingredients/foods/food-choices.ts';
import type { SearchEngine } from './match/search-engine.ts';

/** In how many published recipes a food is needed, by itself or in a choice: "butter or oil". */
export function popularityOf(engine: Pick<SearchEngine, 'popularity'>, choices: FoodChoices): (food: number) => number {
  return (food) => [food, ...choices.offering(food)].reduce((sum, asked) => sum + engine.popularity(asked), 0);
}
