/**
 * The fourteen allergens of Regulation (EU) No 1169/2011, Annex II, and shellfish, which are crustaceans and molluscs
 * together. The values are those of REST, URLs and the database.
 */
export enum Allergen {
  PEANUT = 'peanut',
  DAIRY = 'dairy',
  GLUTEN = 'gluten',
  SHELLFISH = 'shellfish',
  TREE_NUTS = 'tree-nuts',
  SOY = 'soy',
  EGGS = 'eggs',
  FISH = 'fish',
  CRUSTACEANS = 'crustaceans',
  MOLLUSCS = 'molluscs',
  SESAME = 'sesame',
  MUSTARD = 'mustard',
  CELERY = 'celery',
  LUPIN = 'lupin',
  SULPHITES = 'sulphites',
}

/** All of them, in the order in which they are listed: the eight of the product's filters, then the others. */
export const ALLERGENS = Object.values(Allergen);

/** Those that shellfish are one of. */
export const KINDS_OF_SHELLFISH: readonly Allergen[] = [Allergen.CRUSTACEANS, Allergen.MOLLUSCS];

/** The eight that are asked about everywhere; of the others a caller may say nothing. */
export const EIGHT_ALLERGENS: readonly Allergen[] = ALLERGENS.slice(0, 8);

/** Diets a cook can ask for, and, for a food or recipe, the strictest one it fits. */
export enum Diet {
  ANY = 'any',
  VEGAN = 'vegan',
  VEGETARIAN = 'vegetarian',
  PESCATARIAN = 'pescatarian',
  OMNIVORE = 'omnivore',
}
