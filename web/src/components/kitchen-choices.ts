import type { Allergen, Diet, Meal } from '../gql/graphql.ts';

/** The diets a cook may keep to, as specification, section 5, orders them. */
export const DIETS: readonly Diet[] = ['ANY', 'VEGAN', 'VEGETARIAN', 'PESCATARIAN', 'OMNIVORE'];

/** The 8 allergens of specification, section 9. */
export const ALLERGENS: readonly Allergen[] = [
  'PEANUT',
  'DAIRY',
  'GLUTEN',
  'SHELLFISH',
  'TREE_NUTS',
  'SOY',
  'EGGS',
  'FISH',
];

/** The others of the fourteen that European law names; crustaceans and molluscs are the two kinds of shellfish. */
export const MORE_ALLERGENS: readonly Allergen[] = [
  'CRUSTACEANS',
  'MOLLUSCS',
  'SESAME',
  'MUSTARD',
  'CELERY',
  'LUPIN',
  'SULPHITES',
];

/** Every allergen, in the order in which they are offered. */
export const ALL_ALLERGENS: readonly Allergen[] = [...ALLERGENS, ...MORE_ALLERGENS];

/** The meals, in the order of a day. */
export const MEALS: readonly Meal[] = ['BREAKFAST', 'LUNCH', 'DINNER', 'STARTER', 'SIDE', 'SNACK', 'DESSERT', 'DRINK'];

/** The 17 cuisines of specification, section 9, as the catalogue names them. */
export const CUISINES = [
  'Italian',
  'Chinese',
  'Mexican',
  'Indian',
  'Japanese',
  'French',
  'Thai',
  'Mediterranean',
  'American',
  'Korean',
  'Greek',
  'Spanish',
  'Middle Eastern',
  'Vietnamese',
  'British',
  'German',
  'Brazilian',
] as const;
