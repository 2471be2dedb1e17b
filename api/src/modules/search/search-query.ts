import { z } from 'zod';
import { ALLERGENS, Diet } from '../ingredients/dietary.ts';
import { Difficulty, Meal } from '../recipes/recipe-enums.ts';
import { COOK_TIME, UNLOCKS } from './search-limits.ts';
import { CUISINES } from '../recipes/cuisine.ts';
import { PAGE_MAX } from '../../shared/page.ts';
import { SERVINGS } from '../users/household-limits.ts';
import type { RecipeListFilter } from '../recipes/recipe-list-filter.ts';
import { SEARCH_DEFAULTS, type SearchInput } from './search-input.ts';
import { DUE_POINTS } from './match/search-engine.ts';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
/** A whole number; what it may be at least and at most is only described here, as the service checks it for both transports. */
const whole = (field: string, range: { minimum?: number; maximum?: number } = {}) =>
  z
    .string()
    .regex(/^-?\d+$/, `${field} must be a whole number.`)
    .meta({ type: 'integer', pattern: undefined, ...range })
    .transform(Number);
const choice = <T extends string>(field: string, values: readonly T[]) => {
  const byName = new Map(values.map((value) => [value.toLowerCase(), value]));
  return z
    .string()
    .meta({ enum: values })
    .transform((text, context) => {
      const found = byName.get(text.trim().toLowerCase());
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: `${field} must be one of: ${values.join(', ')}.` });
      return z.NEVER;
    });
};
const flag = (field: string) => choice(field, ['true', 'false'] as const).transform((text) => text === 'true');

/** An unknown filter must not be ignored: a client that sends `alergies` would get recipes that harm its user. */
const unknownFilter = {
  error: ({ code, keys }: { code?: string; keys?: readonly string[] }) =>
    code === 'unrecognized_keys' ? `There is no parameter ${keys?.join(', ')}.` : undefined,
};

/** What only a list of all recipes can be narrowed to, and what only the recipes that fit a kitchen can be: neither may be passed over where it does not go. */
const LIST_FILTERS = ['text', 'food', 'maxTime', 'maxIngredients', 'updatedSince'] as const;
const SEARCH_FILTERS = [
  'diet',
  'allergies',
  'maxCookTime',
  'difficulty',
  'allowSubstitutions',
  'mode',
  'sort',
  'pantry',
  'mustUse',
  'exclude',
  'maxMissing',
  'assumeStaples',
] as const;
const AS_USUAL = { ...SEARCH_DEFAULTS, difficulty: 'any' };

/** What `GET /api/recipes` asks for. */
export interface RecipesQuery {
  input: SearchInput;
  /** What all recipes are narrowed to where no ingredients are given. */
  list: RecipeListFilter | null;
  limit: number;
  offset: number;
}

/** What a cook has and wants, in a query. */
const kitchen = {
  ingredients: list.describe('What the cook has, up to 15, with commas between; without any all recipes are listed.'),
  diet: choice('diet', Object.values(Diet))
    .default(SEARCH_DEFAULTS.diet)
    .meta({ default: SEARCH_DEFAULTS.diet, description: 'The diet to keep to.' }),
  allergies: list
    .pipe(z.array(choice('allergies', ALLERGENS)))
    .describe(`What must not be in it, with commas between: ${ALLERGENS.join(', ')}.`),
  maxCookTime: whole('maxCookTime', { minimum: COOK_TIME.min, maximum: COOK_TIME.max })
    .default(SEARCH_DEFAULTS.maxCookTime)
    .meta({ default: SEARCH_DEFAULTS.maxCookTime, description: 'Minutes, 5 to 240, which is any time.' }),
  cuisine: z
    .string()
    .optional()
    .describe(`One of ${CUISINES.join(', ')}, in any case.`),
  difficulty: choice('difficulty', ['any', ...Object.values(Difficulty)])
    .default('any')
    .meta({
      default: 'any',
      enum: ['any', ...Object.values(Difficulty).flatMap((level) => [level.toLowerCase(), level])],
      description: 'How hard they may be.',
    }),
  meal: choice('meal', Object.values(Meal)).optional().describe('What they are to be eaten as.'),
  allowSubstitutions: flag('allowSubstitutions')
    .default(SEARCH_DEFAULTS.allowSubstitutions)
    .meta({ default: SEARCH_DEFAULTS.allowSubstitutions, description: 'Whether something else may stand in.' }),
  servings: whole('servings', { minimum: SERVINGS.min, maximum: SERVINGS.max })
    .default(SEARCH_DEFAULTS.servings)
    .meta({ default: SEARCH_DEFAULTS.servings, description: 'How many to cook for, 1 to 12; leaves nothing out.' }),
  mode: choice('mode', ['match', 'creative'])
    .default(SEARCH_DEFAULTS.mode)
    .meta({ default: SEARCH_DEFAULTS.mode, description: 'Whether recipes are found or made.' }),
  sort: choice('sort', ['relevance', 'time', 'rating', 'popularity', 'use_first'])
    .default(SEARCH_DEFAULTS.sort)
    .meta({
      default: SEARCH_DEFAULTS.sort,
      description: `How they are put in order; for use_first, with fromPantry, each due food that is used counts ${DUE_POINTS} points of percentage.`,
    }),
  pantry: list.describe(
    'What is always at home, up to 50, with commas between: had where a recipe needs it, but no reason to find it.',
  ),
  fromPantry: flag('fromPantry').default(SEARCH_DEFAULTS.fromPantry).meta({
    default: false,
    description: "Whether what is in the cook's pantry is there too; each ingredient must be used then.",
  }),
  mustUse: list.describe('What each of them must use, with commas between.'),
  exclude: list.describe('What none of them may use, up to 50, with commas between.'),
  maxMissing: whole('maxMissing', { minimum: 0 }).optional().describe('How many foods may be missing.'),
  assumeStaples: flag('assumeStaples').default(SEARCH_DEFAULTS.assumeStaples).meta({
    default: SEARCH_DEFAULTS.assumeStaples,
    description: 'Whether water, salt, black pepper and plain cooking oil are taken to be there.',
  }),
  seed: whole('seed')
    .default(SEARCH_DEFAULTS.seed)
    .meta({ default: SEARCH_DEFAULTS.seed, description: 'Another number gives other creative recipes.' }),
};

/** What of them a search is, in the terms of the service. */
const inputOf = ({
  cuisine,
  difficulty,
  meal,
  maxMissing,
  ...asked
}: z.output<z.ZodObject<typeof kitchen>>): SearchInput => ({
  ...asked,
  cuisine: cuisine || null,
  difficulty: difficulty === 'any' ? null : difficulty,
  meal: meal ?? null,
  maxMissing: maxMissing ?? null,
});

/** The query of `GET /api/unlocks`. */
export const unlocksQuery = z
  .strictObject(
    {
      ...kitchen,
      limit: whole('limit', { minimum: 1, maximum: UNLOCKS.max })
        .pipe(
          z
            .number()
            .min(1, `limit must be 1 to ${UNLOCKS.max}.`)
            .max(UNLOCKS.max, `limit must be 1 to ${UNLOCKS.max}.`),
        )
        .default(UNLOCKS.default)
        .meta({ default: UNLOCKS.default, description: 'How many foods, 1 to 20.' }),
    },
    unknownFilter,
  )
  .transform(({ limit, ...asked }) => ({ input: inputOf(asked), limit }));

/** The query of `GET /api/unlocks/pair`. */
export const unlockPairQuery = z.strictObject(kitchen, unknownFilter).transform((asked) => ({ input: inputOf(asked) }));

/** The query of `GET /api/recipes`, as the spec's client writes it, with `limit` and `offset` besides. */
export const searchQuery = z
  .strictObject(
    {
      ...kitchen,
      text: z
        .string()
        .optional()
        .describe('Without ingredients: what the dish is called, typos forgiven; at most 100 characters.'),
      food: z
        .string()
        .optional()
        .describe('Without ingredients: slug or name of a food that they need, or a kind of it.'),
      maxTime: whole('maxTime', { minimum: 1 }).optional().describe('Without ingredients: most minutes in all.'),
      maxIngredients: whole('maxIngredients', { minimum: 1 })
        .optional()
        .describe('Without ingredients: most foods that they need.'),
      updatedSince: z.iso
        .datetime({ offset: true, message: 'updatedSince must be a moment such as 2026-11-25T08:00:00Z.' })
        .transform((text) => new Date(text))
        .optional()
        .describe('Without ingredients: only those that were written or changed at this moment or later.'),
      limit: whole('limit', { minimum: 1, maximum: PAGE_MAX })
        .pipe(z.number().min(1, 'limit must be 1 to 100.').max(PAGE_MAX, 'limit must be 1 to 100.'))
        .default(24)
        .meta({ default: 24, description: 'How many, 1 to 100.' }),
      offset: whole('offset', { minimum: 0 })
        .pipe(z.number().min(0, 'offset must be 0 or more.'))
        .default(0)
        .meta({ default: 0, description: 'How many are passed over first.' }),
    },
    unknownFilter,
  )
  .superRefine((asked, context) => {
    const hasIngredients = asked.ingredients.length > 0 || asked.fromPantry;
    const misplaced = hasIngredients
      ? LIST_FILTERS.find((field) => asked[field] !== undefined)
      : SEARCH_FILTERS.find((field) => JSON.stringify(asked[field] ?? null) !== JSON.stringify(AS_USUAL[field]));
    if (misplaced)
      context.addIssue({
        code: 'custom',
        path: [misplaced],
        message: hasIngredients
          ? `${misplaced} does not go with ingredients.`
          : `${misplaced} does not go without ingredients.`,
      });
  })
  .transform(({ limit, offset, text, food, maxTime, maxIngredients, updatedSince, ...asked }): RecipesQuery => ({
    list:
      asked.ingredients.length === 0 && !asked.fromPantry
        ? { text, meal: asked.meal, food, maxTime, maxIngredients, updatedSince, cuisine: asked.cuisine }
        : null,
    input: inputOf(asked),
    limit,
    offset,
  }));
