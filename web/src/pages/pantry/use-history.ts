import { useQuery } from '@apollo/client/react';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { moreOf } from '../../apollo/more-of.ts';
import { HISTORY, PAGE_SIZE, type PantryChange } from './pantry-queries.ts';

/** What was done to the pantry in the last 30 days, the latest first, as far as it is loaded. */
export interface LoadedHistory {
  /** Undefined while nothing is there. */
  changes: readonly PantryChange[] | undefined;
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/** See {@link LoadedHistory}. Refetched whenever it is opened. */
export function useHistory(): LoadedHistory {
  const { data, previousData, ...asked } = useQuery(HISTORY, {
    variables: { first: PAGE_SIZE },
    ...refreshOnOpen,
    notifyOnNetworkStatusChange: true,
  });
  const history = (data ?? previousData)?.pantryHistory;
  return {
    changes: history?.edges.map(({ node }) => node),
    total: history?.totalCount ?? 0,
    hasMore: history?.pageInfo.hasNextPage ?? false,
    ...moreOf(asked, history?.pageInfo.endCursor),
  };
}
