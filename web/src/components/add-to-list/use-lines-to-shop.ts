import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { AddToListQuery, AddToListQueryVariables } from '../../gql/graphql.ts';

const ADD_TO_LIST = graphql(`
  query AddToList($slug: String!, $recipe: ListRecipeInput!) {
    shoppingLists {
      id
      name
    }
    recipe(slug: $slug) {
      id
      servings
    }
    linesToShop(recipe: $recipe) {
      id
      name
      amountText
      isMissing
      isShort
    }
  }
`);

/** An ingredient of a recipe as it would be on a list, and whether it is to go there. */
export type LineChoice = AddToListQuery['linesToShop'][number] & { isTicked: boolean };

/** Whether a cook has to buy it. */
export const isNeeded = ({ isMissing, isShort }: Pick<LineChoice, 'isMissing' | 'isShort'>): boolean =>
  isMissing || isShort;

/**
 * What a recipe would put on a list, for a cook to tick; at first what they lack, or have too little of, is ticked. What was shown stays while it is asked for other
 * servings, and each tick stays with its line.
 */
export function useLinesToShop(recipe: AddToListQueryVariables['recipe'] & { id: string }) {
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const { data, previousData, error, refetch } = useQuery(ADD_TO_LIST, {
    variables: { slug: recipe.id, recipe },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const shown = data ?? previousData;
  const lines = shown?.linesToShop.map((line) => ({ ...line, isTicked: ticks[line.id] ?? isNeeded(line) }));
  return {
    shown: shown && lines && { lists: shown.shoppingLists, servings: shown.recipe?.servings ?? 1, lines },
    error,
    /** Whether the amounts are still those of the servings before, as the new ones could not be asked for. */
    isStale: !data && error !== undefined,
    refetch,
    tick: (changed: Readonly<Record<string, boolean>>) => setTicks({ ...ticks, ...changed }),
  };
}
