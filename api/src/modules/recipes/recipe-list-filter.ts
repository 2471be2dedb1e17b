import { RecipeStatus } from '../../shared/enums.ts';
import { badInput } from '../../shared/errors.ts';
import { INGREDIENT_TEXT_MAX } from '../../shared/limits.ts';
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
    $and: patternsOf(text ?? '').map((pattern) => ({ title: { $ilike: pattern } })),
  };
}

/** A pattern of SQL for each word of a text, which may stand anywhere. @throws AppError BAD_USER_INPUT for a long text */
export function patternsOf(text: string): string[] {
  if (text.length > INGREDIENT_TEXT_MAX) throw badInput(`The text is longer than ${INGREDIENT_TEXT_MAX} characters.`, 'text');
  return text.replaceAll('\0', '').split(/\s+/).filter(Boolean).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
