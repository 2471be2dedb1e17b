import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { RecipeSwappedQuery, RecipeSwappedQueryVariables } from '../../gql/graphql.ts';

const RECIPE_SWAPPED = graphql(`
  query RecipeSwapped($recipe: ID!, $swaps: [RecipeSwapInput!]!) {
    swappedRecipe(recipe: $recipe, swaps: $swaps) {
      allergens
      possibleAllergens
      addedAllergens
      instructions {
        step
        description
        timeMin
      }
      nutrition {
        calories
        protein
        carbs
        fat
        fiber
        sugar
        coverage
      }
    }
  }
`);

/** A food in the place of an ingredient, both by their ids. */
export type RecipeSwap = Extract<RecipeSwappedQueryVariables['swaps'], readonly unknown[]>[number];

/** A recipe with what can stand in, as far as a swap needs to know it. */
export interface SwappableRecipe {
  id: string;
  ingredients: readonly { id: string; substitutes: readonly { ingredient: { id: string } }[] }[];
}

/** What the swaps of a cook make of a recipe. */
export interface Swapped {
  swaps: readonly RecipeSwap[];
  /** Null while nothing is swapped, and until it is known. */
  recipe: NonNullable<RecipeSwappedQuery['swappedRecipe']> | null;
  hasFailed: boolean;
}

/**
 * Asks what a recipe is with the chosen substitutes in it.
 * @param chosen ids of foods by those of the ingredients they replace; what is no longer offered is left out
 */
export function useSwapped({ id, ingredients }: SwappableRecipe, chosen: Readonly<Record<string, string>>): Swapped {
  const swaps = ingredients.flatMap((line) => {
    const standIn = line.substitutes.find(({ ingredient }) => ingredient.id === chosen[line.id]);
    return standIn ? [{ ingredientId: line.id, foodId: standIn.ingredient.id }] : [];
  });
  const { data, error } = useQuery(RECIPE_SWAPPED, { variables: { recipe: id, swaps }, skip: swaps.length === 0 });
  return {
    swaps,
    recipe: (swaps.length > 0 && data?.swappedRecipe) || null,
    hasFailed: swaps.length > 0 && error !== undefined,
  };
}
