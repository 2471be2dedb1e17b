import { gql, type TypedDocumentNode } from '@apollo/client';
import type { OwnListsQuery, OwnListsQueryVariables } from '../../gql/operations.ts';
import { LIST_CARD_SHOPPING_LIST } from './list-card.tsx';

/** The cook's shopping lists, the newest first. */
export const OWN_LISTS: TypedDocumentNode<OwnListsQuery, OwnListsQueryVariables> = gql`
  query OwnLists {
    shoppingLists {
      id
      name
      ...ListCard_shoppingList
    }
  }
  ${LIST_CARD_SHOPPING_LIST}
`;
