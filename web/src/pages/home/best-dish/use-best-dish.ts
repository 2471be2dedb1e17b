import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useViewer } from '../../../apollo/viewer.tsx';
import { chipText, type Chip } from '../../../components/ingredient-input/chip.ts';
import { queryText, writeKitchen } from '../../../components/kitchen/kitchen-params.ts';
import { startKitchen, type StartKitchen } from '../../../components/kitchen/start-kitchen.ts';
import { graphql } from '../../../gql/gql.ts';
import type { BestDishQuery } from '../../../gql/graphql.ts';

const BEST_DISH = graphql(`
  query BestDish($input: SearchRecipesInput!) {
    searchRecipes(input: $input, first: 1) {
      edges {
        cursor
        node {
          matchPercentage
          hasAllIngredients
          needed
          have
          recipe {
            id
            slug
            title
            imageSet {
              desktop
              tablet
              mobile
              color
            }
          }
        }
      }
    }
  }
`);

/** A recipe and how it fits. */
export type Dish = BestDishQuery['searchRecipes']['edges'][number]['node'];

/** What the foods that were typed are best for. */
export interface BestDish {
  /** Null where they make nothing; undefined while nothing is known, or when no answer came. */
  dish: Dish | null | undefined;
  /** Whether the dish is that of the foods before, as the answer for these is on its way. */
  isWaiting: boolean;
  /** Query of the address at which it is opened for these foods. */
  query: string;
}

/** The first result of the search that begins with these foods. Each change of them is one request, and calls the one before off. */
export function useBestDish(chips: Chip[]): BestDish {
  const viewer = useViewer();
  const kitchen = useMemo(() => startKitchen(viewer ?? null), [viewer]);
  // The order does not matter to the answer.
  const input = { ...kitchen, ingredients: chips.map(chipText).sort() };
  const { data, previousData, error } = useQuery(BEST_DISH, { variables: { input }, skip: viewer === undefined });
  const shown = data ?? (error ? undefined : previousData);
  return {
    dish: shown && (shown.searchRecipes.edges[0]?.node ?? null),
    isWaiting: !data && !error,
    query: dishQuery(chips, kitchen),
  };
}

function dishQuery(chips: Chip[], kitchen: StartKitchen): string {
  const params = new URLSearchParams();
  writeKitchen(params, { ...kitchen, chips, allowSubstitutions: true, fromPantry: false });
  return queryText(params);
}
