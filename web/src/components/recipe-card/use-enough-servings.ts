import { useHouseholdServings } from '../../hooks/use-household-servings.ts';

/**
 * Lets a recipe page open at as many servings as what is at home is enough for, where that is fewer than it would open at; a search that
 * asks for servings of its own keeps them.
 * @param enoughFor how many that is; null where no amount is known
 * @returns adds the servings to the query of the page's address
 */
export function useEnoughServings(enoughFor: number | null): (search: string, recipeServings: number) => string {
  const household = useHouseholdServings();
  return (search, recipeServings) => {
    const params = new URLSearchParams(search);
    const servings = Math.floor(enoughFor ?? Infinity);
    if (params.has('servings') || servings < 1 || servings >= (household ?? recipeServings)) return search;
    params.set('servings', String(servings));
    return params.toString();
  };
}
