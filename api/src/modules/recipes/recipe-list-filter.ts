import { RecipeStatus } from '../../shared/enums.ts';
import { findCuisine } from './cuisine.ts';

/** What a list of recipes may be narrowed to. */
export interface RecipeListFilter {
  /** What the dish is called, in full or in part, typos forgiven. */
  text?: string | null | undefined;
  /** One of the seventeen, in any case. */
  cuisine?: string | null | undefined;
}

/** The same, but for the text, as a condition on published recipes. @throws AppError BAD_USER_INPUT */
export function listFilter({ cuisine }: RecipeListFilter): object {
  return {
    status: RecipeStatus.PUBLISHED,
    isCreative: false,
    ...(cuisine ? { cuisine: findCuisine(cuisine) } : {}),
  };
}
