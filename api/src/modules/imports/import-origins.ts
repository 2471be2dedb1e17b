import type { RecipeDraft } from '../recipes/recipe-draft.ts';
import type { Namesake } from './namesake.ts';

/** What was read in one import, by its origin. */
export type Origins = Map<string, { where: string; slug: string; text: string }>;

/** What tells two recipes of one title apart. */
export const textOf = ({ lines, steps }: RecipeDraft): string => JSON.stringify([lines, steps]);

/**
 * Recipes of one address, or of one file and title, that have titles or texts of their own are not the same: cooks write down several from
 * one page, and keep two pancakes.
 */
export function ownOrigin({ slug }: RecipeDraft, text: string, origin: string, origins: Origins): string {
  const before = origins.get(origin);
  if (!before || (before.slug === slug && before.text === text)) return origin;
  const titled = before.slug === slug ? origin : `${origin}#${slug}`;
  for (let number = 1; ; number++) {
    const own = number === 1 ? titled : `${titled}#${number}`;
    const taken = origins.get(own);
    if (!taken || (taken.slug === slug && taken.text === text)) return own;
  }
}

/** The slug of a draft, with a number behind it when a recipe of another origin has it. */
export function freeSlug(draft: RecipeDraft, namesakes: readonly Namesake[]): string {
  const own = namesakes.find((recipe) => recipe.origin === draft.origin);
  if (own) return own.slug;
  const taken = new Set(namesakes.map((recipe) => recipe.slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? draft.slug : `${draft.slug}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
