import type { CoverChoice, CoverInput } from './cover-input.ts';

type DishChoice = CoverChoice & { at: number };

const WHOLE = /\bwhole\b|\bgutted\b|\bheads? on\b/;
const CUT = /\b(?:fillet|steak|tin|can|loin|smoked|boned)/;
const FLESH: ReadonlySet<string> = new Set(['salmon', 'trout', 'red-snapper', 'red-mullet']);

/** The dish as its fish comes: what the line calls whole is no fillet. */
export function unlessWhole(dish: DishChoice, { foods }: Pick<CoverInput, 'foods'>): DishChoice {
  if (dish.at === -1 || dish.form !== 'fillet') return dish;
  const fish = foods.find(({ lineage, cut }) => lineage.includes('fish') && WHOLE.test(cut) && !CUT.test(cut));
  if (fish === undefined) return dish;
  const isPink = fish.lineage.some((slug) => FLESH.has(slug));
  return { at: dish.at, form: 'whole fish', colour: isPink ? 'rosy' : 'silver' };
}
