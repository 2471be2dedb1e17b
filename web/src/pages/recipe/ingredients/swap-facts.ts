import { allergenNames } from '../../../components/allergen-names.ts';
import { DIETS } from '../../../components/kitchen-choices.ts';
import type { Diet, IngredientsCard_RecipeFragment } from '../../../gql/graphql.ts';
import { filters } from '../../../messages/filters.ts';
import { recipe } from '../../../messages/recipe.ts';
import type { IngredientSubstitute } from './ingredient-line.ts';

/** What a dish contains, and may contain. */
export type AllergenFactsOf = Pick<IngredientsCard_RecipeFragment, 'allergens' | 'possibleAllergens'>;

const text = recipe.swaps;

/**
 * What a cook should know of a food before they take it in the place of another; empty where there is nothing to know.
 * @param dish what the dish contains as it is now
 * @param diet that of the household
 */
export function swapFacts(food: IngredientSubstitute['ingredient'], dish: AllergenFactsOf, diet: Diet): string {
  const had = new Set([...dish.allergens, ...dish.possibleAllergens]);
  const added = allergenNames(food.allergens.filter((allergen) => !had.has(allergen)));
  const possible = allergenNames(food.possibleAllergens.filter((allergen) => !had.has(allergen)));
  return [
    ...(added.length > 0 ? [text.willAdd(added)] : []),
    ...(possible.length > 0 ? [text.mayAdd(possible)] : []),
    ...(fitsDiet(food.diet, diet) ? [] : [text.notOfDiet(filters.diet[diet].toLowerCase())]),
  ].join(', ');
}

/** What is not known to fit a diet does not. */
function fitsDiet(food: Diet | null, diet: Diet): boolean {
  if (diet === 'ANY' || diet === 'OMNIVORE') return true;
  return food !== null && food !== 'ANY' && DIETS.indexOf(food) <= DIETS.indexOf(diet);
}
