import type { Usage } from '../../shared/usage.ts';
import type { ResolvedIngredient } from './resolved-ingredient.ts';

/** Letters and single blanks, up to forty: the name of a food, and nothing by which a person could be known. */
const LIKE_A_FOOD = /^\p{L}+(?: \p{L}+){0,3}$/u;
const TEXT_MAX = 40;

/** Counts a search, what it was for, and which of its words are unknown. */
export function countSearch(usage: Usage, mode: string, resolved: readonly ResolvedIngredient[], total: number): void {
  usage.count('search', mode);
  if (total === 0) usage.count('empty-search', mode);
  for (const { text, held, isExcluded, isDish } of resolved) {
    for (const { slug } of held) usage.count('food', slug);
    const isUnknown = held.length === 0 && !isExcluded && !isDish;
    if (isUnknown && text.length <= TEXT_MAX && LIKE_A_FOOD.test(text.trim()))
      usage.count('unknown-food', text.trim().toLowerCase());
  }
}
