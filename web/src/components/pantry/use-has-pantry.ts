import { useQuery } from '@apollo/client/react';
import { useViewer } from '../../apollo/viewer.tsx';
import { graphql } from '../../gql/gql.ts';
import { useRefreshOnOpen } from '../../hooks/use-refresh-on-open.ts';

/** Asks how much is in the pantry of a cook. */
export const PANTRY_SIZE = graphql(`
  query PantrySize {
    pantry(first: 1) {
      totalCount
    }
  }
`);

/** Whether there is anything in the cook's pantry; never for a visitor, undefined while it is not known. */
export function useHasPantry(): boolean | undefined {
  const viewer = useViewer();
  const { data } = useQuery(PANTRY_SIZE, { ...useRefreshOnOpen(), skip: !viewer });
  if (viewer === null) return false;
  return data && data.pantry.totalCount > 0;
}
