import { graphql } from '../../gql/gql.ts';

/** Puts things into the cook's pantry. */
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

/** Changes one thing in it. */
export const UPDATE_ITEM = graphql(`
  mutation UpdatePantryItem($input: UpdatePantryItemInput!) {
    updatePantryItem(input: $input) {
      item {
        id
        ...PantryParts_pantryItem
      }
    }
  }
`);
