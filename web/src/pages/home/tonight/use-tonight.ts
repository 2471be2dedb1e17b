import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toastError } from '../../../apollo/toast-error.ts';
import { graphql } from '../../../gql/gql.ts';
import type { TonightQuery } from '../../../gql/graphql.ts';
import { useRefreshOnOpen } from '../../../hooks/use-refresh-on-open.ts';

/** How many dishes are proposed at once. */
const DISHES = 3;

const TONIGHT = graphql(`
  query Tonight($first: Int!, $not: [ID!]!) {
    tonight(first: $first, not: $not) {
      reason
      recipe {
        id
        title
        ...TonightCard_recipe
      }
    }
  }
`);

/** What the home page of a cook asks of the server. */
export const tonightQuestion = { query: TONIGHT, variables: { first: DISHES, not: [] as string[] } };

/** A dish with the reason why. */
export type Idea = TonightQuery['tonight'][number];

/** What to cook tonight, and more of it on request. */
export interface Tonight {
  /** Undefined while nothing is there. */
  ideas: readonly Idea[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** Resolves to one more, or to null where there is none, or it failed, of which a toast tells. */
  more: () => Promise<Idea | null>;
  isLookingForMore: boolean;
  /** Whether there are no more. */
  isEnd: boolean;
}

/** See {@link Tonight}. Asked for once it is wanted. */
export function useTonight(isWanted: boolean): Tonight {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(TONIGHT, {
    ...useRefreshOnOpen(),
    variables: tonightQuestion.variables,
    skip: !isWanted,
  });
  const [others, setOthers] = useState<readonly Idea[]>([]);
  const [isLookingForMore, setLooking] = useState(false);
  const [isEnd, setEnd] = useState(false);
  const first = data?.tonight;
  const ideas = first && [
    ...first,
    ...others.filter((one) => !first.some(({ recipe }) => recipe.id === one.recipe.id)),
  ];
  const more = async (): Promise<Idea | null> => {
    if (isLookingForMore) return null;
    setLooking(true);
    try {
      const not = (ideas ?? []).map(({ recipe }) => recipe.id);
      const answer = await client.query({ query: TONIGHT, variables: { first: 1, not }, fetchPolicy: 'network-only' });
      const idea = answer.data?.tonight[0] ?? null;
      if (idea) setOthers((all) => [...all, idea]);
      else setEnd(true);
      return idea;
    } catch (failure) {
      toastError(failure);
      return null;
    } finally {
      setLooking(false);
    }
  };
  return { ideas, hasFailed: Boolean(error) && !first, retry: () => void refetch(), more, isLookingForMore, isEnd };
}
