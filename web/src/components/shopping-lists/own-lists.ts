import { graphql } from '../../gql/gql.ts';

/** The cook's shopping lists, the newest first. */
export const OWN_LISTS = graphql(`
  query OwnLists {
    shoppingLists {
      id
      name
      ...ListCard_shoppingList
    }
  }
`);
