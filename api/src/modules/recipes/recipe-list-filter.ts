import { raw } from '@mikro-orm/postgresql';
import { RecipeStatus, type Meal } from './recipe-enums.ts';
import { badInput } from '../../shared/errors.ts';
import type { IngredientService } from '../ingredients/ingredient.service.ts';
import { findCuisine } from './cuisine.ts';
import { MEAL_TAGS } from './meal-tags.ts';

/** What a list of recipes may be narrowed to. */
export interface RecipeListFilter {
  /** What the dish is called, in full or in part, typos forgiven. */
  text?: string | null | undefined;
  /** One of the seventeen, in any case. */
  cuisine?: string | null | undefined;
  meal?: Meal | null | undefined;
  /** Slug or name of a food: recipes that need it or a kind of it. */
  food?: string | null | undefined;
  /** Most minutes in all, prep and cook time together; 1 and up. */
  maxTime?: number | null | undefined;
  /** Most needed foods, lines of unknown foods included; 1 and up. */
  maxIngredients?: number | null | undefined;
  /** Only those that were written or changed at this moment or later. */
  updatedSince?: Date | null | undefined;
}

/** Minutes in all, as the filters bound them and the index counts them. */
export const TOTAL_TIME = 'prep_time + cook_time';
/** How much is needed, as the filters bound it and the index counts it. */
export const NEEDED = 'cardinality(needed_foods) + unlinked_lines';

/** The same, but for the text, as a condition on published recipes. @throws AppError BAD_USER_INPUT naming the filter that is not understood */
export function listFilter(
  { cuisine, meal, food, maxTime, maxIngredients, updatedSince }: RecipeListFilter,
  ingredients: Pick<IngredientService, 'needsOf'>,
): object {
  return {
    status: RecipeStatus.PUBLISHED,
    isCreative: false,
    ...(cuisine ? { cuisine: findCuisine(cuisine) } : {}),
    ...(meal ? { tags: { $overlap: [...MEAL_TAGS[meal]] } } : {}),
    ...(food ? { neededFoods: { $overlap: ingredients.needsOf(food) } } : {}),
    ...atMost(TOTAL_TIME, maxTime, 'maxTime'),
    ...atMost(NEEDED, maxIngredients, 'maxIngredients'),
    ...(updatedSince ? { updatedAt: { $gte: updatedSince } } : {}),
  };
}

function atMost(expression: string, bound: number | null | undefined, field: string): object {
  if (bound === null || bound === undefined) return {};
  if (!Number.isInteger(bound) || bound < 1) throw badInput(`${field} must be 1 or more.`, field);
  return { [raw(expression)]: { $lte: bound } };
}
