import { graphql } from '../../gql/gql.ts';
import type { ListParts_ShoppingListFragment } from '../../gql/graphql.ts';

/** Everything that the page of a shopping list shows. */
graphql(`
  fragment ListParts_shoppingList on ShoppingList {
    id
    name
    revision
    itemCount
    checkedCount
    recipeCount
    aisles
    shoppedRecipes {
      servings
      isPartial
      recipe {
        id
        slug
        title
      }
    }
    items {
      id
      name
      totalAmount
      unit
      amountText
      sumText
      conversions {
        amount
        to
      }
      contributions {
        id
        text
      }
      recipes {
        id
      }
      thumbnail
      aisle
      isChecked
      isEdited
      version
    }
  }
`);

/** A shopping list as its page knows it. */
export type ListParts = ListParts_ShoppingListFragment;

/** A line of a shopping list; `isWaiting` while the server has not heard of it. */
export type ListItem = ListParts['items'][number] & { isWaiting?: boolean };
