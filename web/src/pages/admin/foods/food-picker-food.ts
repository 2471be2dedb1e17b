import { gql, type TypedDocumentNode } from '@apollo/client';
import type { FoodPicker_FoodFragment } from '../../../gql/operations.ts';

/** What is known of a food that is chosen: enough to show what another would inherit from it. */
export const FOOD_PICKER_FOOD: TypedDocumentNode<FoodPicker_FoodFragment> = gql`
  fragment FoodPicker_food on AdminFood {
    id
    name
    category
    diet
    allergens {
      allergen
      state
    }
    dietFrom {
      id
      name
    }
    hasOwnDiet
    allergensFrom {
      id
      name
    }
    hasOwnAllergens
  }
`;
