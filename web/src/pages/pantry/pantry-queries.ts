import { graphql } from '../../gql/gql.ts';
import type { PantryHistoryQuery, PantryQuery } from '../../gql/graphql.ts';

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
          name
          food {
            id
            thumbnail
          }
          level
          amount
          unit
          place
          bestBefore
          isBestBeforeGuessed
          openedAt
          isDue
          portions
          version
          leftoverOf {
            id
            slug
          }
        }
      }
    }
  }
`);

/** An item as the page shows it. */
export type PantryItem = PantryQuery['pantry']['edges'][number]['node'];

export const ADD_ITEMS = graphql(`
  mutation AddPantryItems($input: AddPantryItemsInput!) {
    addPantryItems(input: $input) {
      items {
        id
        name
      }
      change {
        id
      }
      ignored
    }
  }
`);

export const UPDATE_ITEM = graphql(`
  mutation UpdatePantryItem($input: UpdatePantryItemInput!) {
    updatePantryItem(input: $input) {
      item {
        id
        name
        level
        amount
        unit
        place
        bestBefore
        isBestBeforeGuessed
        openedAt
        isDue
        version
      }
    }
  }
`);

export const REMOVE_ITEMS = graphql(`
  mutation RemovePantryItems($input: RemovePantryItemsInput!) {
    removePantryItems(input: $input) {
      change {
        id
      }
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
