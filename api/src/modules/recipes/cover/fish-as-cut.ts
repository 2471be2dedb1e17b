import type { CoverChoice, CoverInput } from './cover-input.ts';

type DishChoice = CoverChoice & { at: number };

const WHOLE = /\bwhole\b|\bgutted\b|\bheads? on\b/;
/** What leaves its skin brown; steam and broth do not. */
const BROWNED = /\b(?:oven|bak|grill|barbecue|broil|fry|fries|fried|roast|sear)\w*/i;
/** What stays as pale or as pink as it was. */
const PALE = /\b(?:gravad|gravlax|cured|lox|lutefisk|poached|steamed|papillote|parcels?|blackened)\b/i;
const CUT = /\b(?:fillet|steak|tin|can|loin|smoked|boned)/;
const FLESH: ReadonlySet<string> = new Set(['salmon', 'trout', 'red-snapper', 'red-mullet']);

/** The dish as its fish comes: what the line calls whole is no fillet, and what was in the pan or the oven has browned. */
export function asFishComes(
  dish: DishChoice,
  { title, foods, steps }: Pick<CoverInput, 'title' | 'foods' | 'steps'>,
): DishChoice {
  if (dish.at === -1 || dish.form !== 'fillet') return dish;
  const fish = foods.find(({ lineage, cut }) => lineage.includes('fish') && WHOLE.test(cut) && !CUT.test(cut));
  const isBrowned = BROWNED.test(steps.join(' '));
  if (fish === undefined) return isBrowned && !PALE.test(title) ? { ...dish, form: 'seared fillet' } : dish;
  const isPink = fish.lineage.some((slug) => FLESH.has(slug));
  const form = isBrowned ? 'cooked fish' : 'whole fish';
  return { at: dish.at, form, colour: isPink ? 'rosy' : 'silver' };
}
