import { graphql } from '../../../gql/gql.ts';

/** What is known of a food that is chosen: enough to show what another would inherit from it. */
graphql(`
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
`);
