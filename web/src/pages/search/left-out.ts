import { DIETS } from '../../components/kitchen-choices.ts'
import type { Filters } from './filters.ts'
import type { SearchResults } from './use-recipe-search.ts'

type Food = NonNullable<SearchResults['resolvedIngredients'][number]['ingredient']>

/** What was typed and does not suit the diet or the allergies, or may not: no result uses it. */
export function leftOut(results: SearchResults, filters: Filters): string[] {
  return results.resolvedIngredients.filter(({ ingredient }) => ingredient && !suits(ingredient, filters)).map(({ text }) => text)
}

/** Whether the filters ask to leave out what some people do not eat. */
export function isCareful({ diet, allergies }: Filters): boolean {
  return allergies.length > 0 || (diet !== 'ANY' && diet !== 'OMNIVORE')
}

function suits(food: Food, { diet, allergies }: Filters): boolean {
  const isKept = diet === 'ANY' || (food.diet !== null && DIETS.indexOf(food.diet) <= DIETS.indexOf(diet))
  return isKept && ![...food.allergens, ...food.possibleAllergens].some((allergen) => allergies.includes(allergen))
}
