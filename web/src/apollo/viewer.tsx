import { useQuery } from '@apollo/client/react';
import { createContext, use, type ReactNode } from 'react';
import { graphql } from '../gql/gql.ts';
import type { ViewerQuery } from '../gql/graphql.ts';

/** Asks who is signed in. */
export const VIEWER = graphql(`
  query Viewer {
    viewer {
      id
      name
      username
      avatar
      role
      household {
        diet
        allergies
        pantry
        pantryAsked
        exclude
        servings
        servingsSaid
        units
      }
    }
  }
`);

/** The cook who is signed in. */
export type Viewer = NonNullable<ViewerQuery['viewer']>;

const ViewerContext = createContext<Viewer | null | undefined>(undefined);

/** Asks once for the whole page: every card of a search wants to know. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const viewer = useQuery(VIEWER).data?.viewer;
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** The cook who is signed in; null for a visitor, undefined while it is not known yet. */
export function useViewer(): Viewer | null | undefined {
  return use(ViewerContext);
}
