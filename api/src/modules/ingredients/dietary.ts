/** The eight allergens Larder knows. The values are those of REST, URLs and the database. */
export enum Allergen {
  PEANUT = 'peanut',
  DAIRY = 'dairy',
  GLUTEN = 'gluten',
  SHELLFISH = 'shellfish',
  TREE_NUTS = 'tree-nuts',
  SOY = 'soy',
  EGGS = 'eggs',
  FISH = 'fish',
}

/** All of them, in the order in which they are listed. */
export const ALLERGENS = Object.values(Allergen);

/** Diets a cook can ask for, and, for a food or recipe, the strictest one it fits. */
export enum Diet {
  ANY = 'any',
  VEGAN = 'vegan',
  VEGETARIAN = 'vegetarian',
  PESCATARIAN = 'pescatarian',
  OMNIVORE = 'omnivore',
}
