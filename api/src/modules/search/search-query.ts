import { z } from 'zod';
import { ALLERGENS, Diet, Difficulty } from '../../shared/enums.ts';
import { PAGE_MAX } from '../../shared/limits.ts';
import { SEARCH_DEFAULTS, type SearchInput } from './search-input.ts';

const list = z.string().default('').transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean));
const whole = (field: string) => z.string().regex(/^-?\d+$/, `${field} must be a whole number.`).transform(Number);
const choice = <T extends string>(field: string, values: readonly T[]) => {
  const byName = new Map(values.map((value) => [value.toLowerCase(), value]));
  return z.string().transform((text, context) => {
    const found = byName.get(text.trim().toLowerCase());
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: `${field} must be one of: ${values.join(', ')}.` });
    return z.NEVER;
  });
};
const flag = (field: string) => choice(field, ['true', 'false'] as const).transform((text) => text === 'true');

/** The query of `GET /api/recipes`, as the spec's client writes it, with `limit` and `offset` besides. */
export const searchQuery = z
  .object({
    ingredients: list,
    diet: choice('diet', Object.values(Diet)).default(SEARCH_DEFAULTS.diet),
    allergies: list.pipe(z.array(choice('allergies', ALLERGENS))),
    maxCookTime: whole('maxCookTime').default(SEARCH_DEFAULTS.maxCookTime),
    cuisine: z.string().optional(),
    difficulty: choice('difficulty', ['any', ...Object.values(Difficulty)]).default('any'),
    allowSubstitutions: flag('allowSubstitutions').default(SEARCH_DEFAULTS.allowSubstitutions),
    servings: whole('servings').default(SEARCH_DEFAULTS.servings),
    mode: choice('mode', ['match', 'creative']).default(SEARCH_DEFAULTS.mode),
    sort: choice('sort', ['relevance', 'time', 'rating', 'popularity']).default(SEARCH_DEFAULTS.sort),
    mustUse: list,
    exclude: list,
    maxMissing: whole('maxMissing').optional(),
    assumeStaples: flag('assumeStaples').default(SEARCH_DEFAULTS.assumeStaples),
    seed: whole('seed').default(SEARCH_DEFAULTS.seed),
    limit: whole('limit').pipe(z.number().min(1, 'limit must be 1 to 100.').max(PAGE_MAX, 'limit must be 1 to 100.')).default(24),
    offset: whole('offset').pipe(z.number().min(0, 'offset must be 0 or more.')).default(0),
  })
  .transform(({ limit, offset, ...asked }): { input: SearchInput; limit: number; offset: number } => ({
    input: { ...asked, cuisine: asked.cuisine || null, difficulty: asked.difficulty === 'any' ? null : asked.difficulty, maxMissing: asked.maxMissing ?? null },
    limit,
    offset,
  }));
