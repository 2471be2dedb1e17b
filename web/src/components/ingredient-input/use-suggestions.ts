import { useQuery } from '@apollo/client/react';
import { useRefetchWhenStale } from '../../apollo/answer-age.ts';
import { graphql } from '../../gql/gql.ts';
import type { IngredientSuggestionsQuery } from '../../gql/graphql.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { parseChip } from './chip.ts';

/** Rest before a question, and how long its answer stays good (specification, section 9). */
const DEBOUNCE_MS = 300;
const STALE_MS = 5 * 60 * 1000;

const INGREDIENT_SUGGESTIONS = graphql(`
  query IngredientSuggestions($text: String!, $hasDishes: Boolean!) {
    ingredientSuggestions(text: $text, first: 8) {
      name
      commonUnit
      ingredient {
        id
        thumbnail
      }
    }
    recipes(text: $text, first: 4) @include(if: $hasDishes) {
      nodes {
        id
        slug
        title
      }
    }
  }
`);

/** One food that the typed text may mean. */
export type Suggestion = IngredientSuggestionsQuery['ingredientSuggestions'][number];

/** One dish that goes by the typed text. */
export type DishSuggestion = NonNullable<IngredientSuggestionsQuery['recipes']>['nodes'][number];

/** What the typed text may mean: foods first, then dishes. */
export interface Suggestions {
  foods: readonly Suggestion[];
  dishes: readonly DishSuggestion[];
}

const NONE: Suggestions = { foods: [], dishes: [] };

/**
 * Foods for what is being typed, at most 8, and with `hasDishes` at most 4 dishes, asked for together once the text has rested 300 ms.
 * Quantity and unit are left out of the question: "2 cups flo" asks for "flo". A failed question is no error for the cook: there are
 * just no suggestions.
 */
export function useSuggestions(text: string, isFocused: boolean, hasDishes: boolean): Suggestions {
  const settled = useDebounced(text.trim(), DEBOUNCE_MS);
  const isSettled = settled !== '' && settled === text.trim();
  const wanted = settled && parseChip(settled).name;
  const variables = { text: wanted, hasDishes };
  const { data, refetch } = useQuery(INGREDIENT_SUGGESTIONS, { variables, skip: !isFocused || !isSettled });
  useRefetchWhenStale('IngredientSuggestions', variables, STALE_MS, refetch);
  return data && isSettled && isFocused
    ? { foods: data.ingredientSuggestions, dishes: data.recipes?.nodes ?? [] }
    : NONE;
}
