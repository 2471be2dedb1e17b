import { RecipeStatus } from '../../shared/enums.ts';
import { wordPatterns } from '../../shared/search-text.ts';
import { findCuisine } from './cuisine.ts';

/** What a list of recipes may be narrowed to. */
export interface RecipeListFilter {
  /** Words of the title. */
  text?: string | null | undefined;
  /** One of the seventeen, in any case. */
  cuisine?: string | null | undefined;
}

/** The same as a condition on published recipes. @throws AppError BAD_USER_INPUT */
export function listFilter({ text, cuisine }: RecipeListFilter): object {
  return {
    status: RecipeStatus.PUBLISHED,
    isCreative: false,
    ...(cuisine ? { cuisine: findCuisine(cuisine) } : {}),
    $and: wordPatterns(text).map((pattern) => ({ title: { $ilike: pattern } })),
  };
}
