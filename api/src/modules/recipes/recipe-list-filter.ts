import { RecipeStatus } from '../../shared/enums.ts';
import { literally, readSearchText } from '../../shared/search-text.ts';
import { findCuisine } from './cuisine.ts';

/** What a list of recipes may be narrowed to. */
export interface RecipeListFilter {
  /** Words of the title. */
  text?: string | null | undefined;
  /** One of the seventeen, in any case. */
  cuisine?: string | null | undefined;
}

/** A pattern of `ilike` for each word of a title that is looked for. @throws AppError BAD_USER_INPUT when they are too long */
export function patternsOf(text: string | null | undefined): string[] {
  return readSearchText(text).split(/\s+/).filter(Boolean).map((word) => `%${literally(word)}%`);
}

/** The same as a condition on published recipes. @throws AppError BAD_USER_INPUT */
export function listFilter({ text, cuisine }: RecipeListFilter): object {
  return {
    status: RecipeStatus.PUBLISHED,
    isCreative: false,
    ...(cuisine ? { cuisine: findCuisine(cuisine) } : {}),
    $and: patternsOf(text).map((pattern) => ({ title: { $ilike: pattern } })),
  };
}
