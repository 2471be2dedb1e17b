import { Meal } from './recipe-enums.ts';

/** The tags by which a recipe says that it is eaten so. */
export const MEAL_TAGS: Record<Meal, readonly string[]> = {
  [Meal.BREAKFAST]: ['breakfast', 'brunch'],
  [Meal.LUNCH]: ['lunch'],
  [Meal.DINNER]: ['dinner'],
  [Meal.STARTER]: ['starter'],
  [Meal.SIDE]: ['side'],
  [Meal.SNACK]: ['snack'],
  [Meal.DESSERT]: ['dessert'],
  [Meal.DRINK]: ['drink'],
};

/** What a recipe with these tags is eaten as. */
export function mealsOf(tags: readonly string[]): Meal[] {
  return MEALS.filter((meal) => MEAL_TAGS[meal].some((tag) => tags.includes(tag)));
}

const MEALS = Object.values(Meal);
