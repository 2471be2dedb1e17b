import type { CoverChoice, CoverInput } from './cover-rules.ts';

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

const TOMATOES = [
  'canned-tomatoes',
  'canned-chopped-tomatoes',
  'canned-plum-tomatoes',
  'canned-cherry-tomatoes',
  'passata',
];
const SIMMERED = /\b(?:simmer|bubble|sauce|bak(?:e|ing)|oven)\b/i;
/** What lies dry on its plate, and as what it lies in a sauce. */
const IN_SAUCE: ReadonlyMap<string, string> = new Map([
  ['fillet', 'fillet in sauce'],
  ['chops', 'chops in sauce'],
]);

/** The dish as its tomatoes make it: a tin of them is a sauce, and the fish or the chops lie in it. */
export function inTomatoes(dish: DishChoice, { foods, steps }: Pick<CoverInput, 'foods' | 'steps'>): DishChoice {
  const form = IN_SAUCE.get(dish.form);
  const hasTin = foods.some(({ lineage }) => TOMATOES.some((slug) => lineage.includes(slug)));
  if (form === undefined || dish.at === -1 || !hasTin || !SIMMERED.test(steps.join(' '))) return dish;
  return { ...dish, form, second: 'spiced' };
}
