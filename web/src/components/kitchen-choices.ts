import type { Allergen, Diet } from '../gql/operations.ts'

/** The diets a cook may keep to, as specification, section 5, orders them. */
export const DIETS: readonly Diet[] = ['ANY', 'VEGAN', 'VEGETARIAN', 'PESCATARIAN', 'OMNIVORE']

/** The 8 allergens of specification, section 9. */
export const ALLERGENS: readonly Allergen[] = ['PEANUT', 'DAIRY', 'GLUTEN', 'SHELLFISH', 'TREE_NUTS', 'SOY', 'EGGS', 'FISH']

/** The 17 cuisines of specification, section 9, as the catalogue names them. */
export const CUISINES = [
  'Italian', 'Chinese', 'Mexican', 'Indian', 'Japanese', 'French', 'Thai', 'Mediterranean', 'American',
  'Korean', 'Greek', 'Spanish', 'Middle Eastern', 'Vietnamese', 'British', 'German', 'Brazilian',
] as const
