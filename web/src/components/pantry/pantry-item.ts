import { graphql } from '../../gql/gql.ts';
import type { PantryParts_PantryItemFragment } from '../../gql/graphql.ts';

/** What is shown of a thing in the pantry. */
graphql(`
  fragment PantryParts_pantryItem on PantryItem {
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
`);

/** A thing in the pantry as the page shows it. */
export type PantryItem = PantryParts_PantryItemFragment;
