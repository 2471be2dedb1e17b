import { z } from 'zod';
import { CUISINES } from '../../recipes/cuisine.ts';
import { Difficulty } from '../../recipes/recipe-enums.ts';
import type { RecipeDraft } from '../../recipes/recipe-draft.ts';
import { RECIPE_MINUTES, RECIPE_NOTES_MAX, SERVINGS_TO_COOK } from '../../recipes/recipe-limits.ts';
import { isNode, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { storedText } from './values.ts';

/** What a recipe holds that its cook has written. */
export type WholeParts = Required<
  Pick<
    RecipeDraft,
    | 'title'
    | 'alsoCalled'
    | 'description'
    | 'notes'
    | 'authorName'
    | 'cuisine'
    | 'difficulty'
    | 'prepTime'
    | 'cookTime'
    | 'servings'
    | 'tags'
    | 'lines'
    | 'steps'
  >
> & { sourceUrl?: string };
/** Some of it. */
export type ExactParts = Partial<WholeParts>;

const minutes = z.int().min(RECIPE_MINUTES.min).max(100_000);
const text = (max: number) => storedText(max).optional();
const exactParts = z.object({
  title: storedText(1_000).min(1).optional(),
  alsoCalled: z.array(storedText(200)).max(50).optional(),
  description: text(20_000),
  notes: storedText(RECIPE_NOTES_MAX).nullable().optional(),
  authorName: text(500),
  cuisine: z.enum(CUISINES).nullable().optional(),
  difficulty: z.enum(Difficulty).optional(),
  prepTime: minutes.optional(),
  cookTime: minutes.optional(),
  servings: z.int().min(SERVINGS_TO_COOK.min).max(1_000).optional(),
  tags: z.array(storedText(200)).max(50).optional(),
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
  lines: z
    .array(
      z.object({
        text: storedText(2_000).min(1),
        group: storedText(500).nullable(),
        food: storedText(200).nullable(),
      }),
    )
    .min(1)
    .optional(),
  steps: z
    .array(z.object({ description: storedText(20_000).min(1), timeMin: z.int().min(1).max(100_000).nullable() }))
    .min(1)
    .optional(),
});

/** By what property a recipe of an archive holds what schema.org has no word for. */
export const EXACT = 'larder:exact';

/** What a recipe of an archive says word for word; nothing where that is not as Larder writes it. */
export function exactPartsOf(node: JsonLdNode): ExactParts {
  const said = node[EXACT];
  const read = isNode(said) ? exactParts.safeParse(said) : undefined;
  if (!read?.success) return {};
  return Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== undefined)) as ExactParts;
}

/** Those parts of a recipe that are not read back as they are. */
export function differencesOf(whole: WholeParts, read: Partial<WholeParts>): ExactParts {
  return Object.fromEntries(
    Object.entries(whole).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(read[name as keyof WholeParts] ?? EMPTY[name]),
    ),
  ) as ExactParts;
}

/** What a draft has that does not say it. */
const EMPTY: Record<string, unknown> = { alsoCalled: [], notes: null };
