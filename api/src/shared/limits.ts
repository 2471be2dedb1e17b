/** Business constants of the product (its specification, section 9). */
export const SEARCH_INGREDIENTS_MAX = 15;
/** Most foods that a cook always has at home. */
export const PANTRY_MAX = 50;
/** Most suggestions while an ingredient is typed. */
export const SUGGESTIONS_MAX = 8;
/** Minutes of the filter for cook time. */
export const COOK_TIME = { min: 5, max: 240, default: 60 } as const;
/** For how many a search is made. */
export const SERVINGS = { min: 1, max: 12, default: 4 } as const;
/** Longest text of one chip or search box, in characters; longer input is refused, not cut. */
export const INGREDIENT_TEXT_MAX = 200;
/** Longest name of a dish that is looked for, in characters. */
export const DISH_NAME_MAX = 100;
/** Largest body of a request, in bytes; a photo, which goes to an address of its own, may be larger. */
export const BODY_LIMIT = 100_000;
/** Largest page of any list. */
export const PAGE_MAX = 100;
/** Substitutes shown beside a recipe's ingredient. */
export const SUBSTITUTES_SHOWN = 2;

/** The seventeen cuisines. */
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
export type Cuisine = (typeof CUISINES)[number];

/** Characters of a password: OWASP ASVS 5.0, 6.2.1 and 6.2.9. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
/** Characters of a user name. */
export const USERNAME_LENGTH = { min: 2, max: 64 } as const;
/** Most collections of one cook: they are shown without pages. */
export const COLLECTIONS_MAX = 100;
/** Most shopping lists of one cook, recipes on one list, and items on one list. */
export const SHOPPING_LISTS_MAX = 100;
export const SHOPPING_LIST_RECIPES_MAX = 100;
export const SHOPPING_LIST_ITEMS_MAX = 1_000;
