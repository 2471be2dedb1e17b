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

/** Who sees the photo of a dish that a cook added to their rating. */
export enum PhotoStatus {
  WAITING = 'waiting',
  SHOWN = 'shown',
  REFUSED = 'refused',
}

/** Where a recipe stands: only what is published is found by others than its cook and the admins. */
export enum RecipeStatus {
  DRAFT = 'draft',
  PENDING = 'pending',
  PUBLISHED = 'published',
  REJECTED = 'rejected',
}
