import { graphql } from '../../gql/gql.ts';
import type { PantryHistoryQuery } from '../../gql/graphql.ts';

/** How many items come at a time. */
export const PAGE_SIZE = 100;

export const PANTRY = graphql(`
  query Pantry($place: PantryPlace, $first: Int!, $after: String) {
    pantry(place: $place, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...PantryParts_pantryItem @unmask
        }
      }
    }
  }
`);

/** Reads lines or a receipt for somebody whose pantry is in the browser. */
export const READ_ITEMS = graphql(`
  query ReadForPantry($lines: [String!]!, $receipt: String) {
    readForPantry(lines: $lines, receipt: $receipt) {
      items {
        id
        ...PantryParts_pantryItem @unmask
      }
      ignored
    }
  }
`);

export const HISTORY = graphql(`
  query PantryHistory($first: Int!, $after: String) {
    pantryHistory(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          act
          at
          names
          isUndone
        }
      }
    }
  }
`);

/** One act upon the pantry. */
export type PantryChange = PantryHistoryQuery['pantryHistory']['edges'][number]['node'];
