import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { toastError } from '../../../apollo/toast-error.ts';
import { graphql } from '../../../gql/gql.ts';
import type { TonightQuery } from '../../../gql/graphql.ts';
import type { VisitorKitchenInput } from '../../../gql/graphql.ts';
import { useRefreshOnOpen } from '../../../hooks/use-refresh-on-open.ts';
import { proposedHere } from './proposed-here.ts';

/** How many dishes are proposed at once. */
const DISHES = 3;
/** Most dishes that can be said to be not wanted. */
const UNWANTED_MAX = 50;

const TONIGHT = graphql(`
  query Tonight($first: Int!, $not: [ID!]!, $kitchen: VisitorKitchenInput) {
    tonight(first: $first, not: $not, kitchen: $kitchen) {
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
export const tonightQuestion = { query: TONIGHT, variables: { first: DISHES, not: [] as string[], kitchen: null } };

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

/** See {@link Tonight}. Asked for once it is wanted. @param kitchen what a visitor has; null for a cook, whom the server knows */
export function useTonight(isWanted: boolean, kitchen: VisitorKitchenInput | null): Tonight {
  const client = useApolloClient();
  const unwanted = kitchen ? proposedHere.onOtherEvenings() : [];
  const { data, error, refetch } = useQuery(TONIGHT, {
    ...useRefreshOnOpen(),
    variables: { first: DISHES, not: unwanted, kitchen },
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
  const shown = kitchen && ideas?.map(({ recipe }) => recipe.id).join(' ');
  useEffect(() => {
    if (shown) proposedHere.note(shown.split(' '));
  }, [shown]);
  const more = async (): Promise<Idea | null> => {
    if (isLookingForMore) return null;
    setLooking(true);
    try {
      const not = [...unwanted, ...(ideas ?? []).map(({ recipe }) => recipe.id)].slice(-UNWANTED_MAX);
      const variables = { first: 1, not, kitchen };
      const answer = await client.query({ query: TONIGHT, variables, fetchPolicy: 'network-only' });
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
