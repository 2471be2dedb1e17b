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
/** All of them, in the order in which they are told. */
export const ALLERGENS = Object.values(Allergen);

/** Diets a cook can ask for, and, for a food or recipe, the strictest one it fits. */
export enum Diet {
  ANY = 'any',
  VEGAN = 'vegan',
  VEGETARIAN = 'vegetarian',
  PESCATARIAN = 'pescatarian',
  OMNIVORE = 'omnivore',
}

/** How hard a recipe is to cook. */
export enum Difficulty {
  EASY = 'Easy',
  MEDIUM = 'Medium',
  HARD = 'Hard',
}

/** What a recipe is eaten as, in the order of a day and its menu. The values are those of REST and of addresses. */
export enum Meal {
  BREAKFAST = 'breakfast',
  LUNCH = 'lunch',
  DINNER = 'dinner',
  STARTER = 'starter',
  SIDE = 'side',
  SNACK = 'snack',
  DESSERT = 'dessert',
  DRINK = 'drink',
}

/** Where a recipe stands: only what is published is found by others than its cook and the admins. */
export enum RecipeStatus {
  DRAFT = 'draft',
  PENDING = 'pending',
  PUBLISHED = 'published',
  REJECTED = 'rejected',
}

/** What an account may do: an admin looks after the site. */
export enum Role {
  USER = 'user',
  ADMIN = 'admin',
}

/** Where an account stands. It becomes inactive by itself, thirty days after the last visit; only a ban keeps its cook out. */
export enum UserStatus {
  ACTIVE = 'active',
  INACTIVE = 'inactive',
  BANNED = 'banned',
}

/** How a cook likes amounts to be shown: as each recipe has them, or in one system. */
export enum UnitSystem {
  WRITTEN = 'written',
  METRIC = 'metric',
  US = 'us',
}

/** What an API token may do. */
export enum TokenScope {
  READ = 'read',
  WRITE = 'write',
}
