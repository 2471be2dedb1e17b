import type { KnownFood } from './food-knowledge.ts';

/** Categories whose foods are cut up where they are sold by weight. */
const CUT_UP = new Set(['cheese', 'meat', 'poultry']);

/** A food as one says what a dish is made of: "potatoes" and "sausages", but "chicken", "ham" and "cauliflower". */
export function nameInDish({
  name,
  plural,
  category,
  commonUnit,
}: Pick<KnownFood, 'name' | 'plural' | 'category' | 'commonUnit'>): string {
  const isCutUp = commonUnit === 'head' || (commonUnit === 'g' && CUT_UP.has(category));
  return isCutUp ? name : (plural ?? name);
}
