import type { CoverChoice, CoverFood, CoverInput } from './cover-input.ts';

/** From so much on, in grams, tomatoes make a sauce red; of less than this fresh ones are only pieces in it. */
const PLENTY = 400;
const SOME = 300;
/** What weighs as much as a tomato, and the grams of a spoonful of paste as tomatoes. */
const EACH = 100;
const SPOONFUL = 50;
const TIN = 400;

const SAUCES: ReadonlySet<string> = new Set(
  'tomato passata tomato-sauce marinara-sauce pasta-sauce canned-tomatoes stewed-tomatoes canned-chopped-tomatoes canned-plum-tomatoes canned-crushed-tomatoes'.split(
    ' ',
  ),
);
const PASTES: ReadonlySet<string> = new Set(['tomato-paste', 'tomato-ketchup']);
/** Tomatoes that stay apart. */
const DRY = /sun-dried|sunblush|green-tomato|juice/;
const UNITS: Readonly<Record<string, number>> = {
  g: 1,
  ml: 1,
  kg: 1000,
  l: 1000,
  oz: 28,
  ounce: 28,
  lb: 450,
  pound: 450,
  cup: 240,
};
const WEIGHED = /(\d+(?:\.\d+)?)[ -]?(kg|g|ml|l|oz|ounce|lb|pound|cup)s?\b/;
const SPOONS = /^(\d+(?:\.\d+)?)? ?(?:tbsps?|tablespoons?|spoonfuls?)\b/;
const TEASPOON = /\b(?:tsps?|teaspoons?)\b/;
const LITTLE = /^(?:0\.\d+|1|½|¼)? ?(?:tsps?|teaspoons?)\b/;

const isPaste = ({ lineage }: CoverFood): boolean => lineage.some((slug) => PASTES.has(slug));
const isTomato = ({ lineage }: CoverFood): boolean =>
  lineage.some((slug) => SAUCES.has(slug)) && !DRY.test(lineage[0] ?? '');

const isChorizo = ({ lineage }: CoverFood): boolean => lineage.includes('chorizo');

/** How many grams of tomatoes a line is worth. */
function gramsOf(food: CoverFood): number {
  const { cut } = food;
  if (!isTomato(food) && !isPaste(food)) return 0;
  const [, many, unit = ''] = WEIGHED.exec(cut) ?? [];
  const weighed = many === undefined ? undefined : Number(many) * (UNITS[unit] ?? 1);
  if (isPaste(food)) return weighed === undefined ? spoonsOf(cut) * SPOONFUL : weighed * 4;
  const count = Number(/^\d+(?:\.\d+)?/.exec(cut)?.[0] ?? 1);
  return weighed ?? count * (/\b(?:cans?|tins?|jars?)\b/.test(cut) ? TIN : /cherry/.test(cut) ? 15 : EACH);
}

function spoonsOf(cut: string): number {
  if (TEASPOON.test(cut)) return 0.4;
  return Number(SPOONS.exec(cut)?.[1] ?? 1);
}

/** Grams of tomatoes in a recipe, a paste as the tomatoes that it is made of. */
export const tomatoesIn = (foods: readonly CoverFood[]): number => foods.reduce((sum, food) => sum + gramsOf(food), 0);

/** Whether there is too little of it to colour a sauce: a spoonful of paste, two tomatoes in pieces, a teaspoonful of paprika. */
export function isTrace(food: CoverFood, foods: readonly CoverFood[]): boolean {
  if (isPaste(food)) return gramsOf(food) <= SPOONFUL && tomatoesIn(foods) < SOME;
  if (food.lineage.some((slug) => slug.endsWith('paprika')))
    return LITTLE.test(food.cut) && tomatoesIn(foods) < PLENTY && !foods.some(isChorizo);
  return food.lineage[0]?.endsWith('tomato') === true && tomatoesIn(foods) < SOME;
}

/** Forms of which the sauce gives the colour. */
const SAUCY: ReadonlySet<string> = new Set([
  'stew',
  'thick stew',
  'curry',
  'curry and rice',
  'chunky soup',
  'noodle soup',
]);
/** Colours of a sauce that has none of its own. */
const PLAIN: ReadonlySet<string> = new Set([
  'tan',
  'brown',
  'amber',
  'gravy',
  'golden',
  'straw',
  'custard',
  'cream',
  'broth',
]);
/** Forms of what lies dry, and what they are in a sauce. */
const IN_SAUCE: ReadonlyMap<string, string> = new Map([
  ['fillet', 'fillet in sauce'],
  ['chops', 'chops in sauce'],
  ['pieces', 'braised pieces'],
]);
const SIMMERED = /\bsimmer|\bbubbl|\bsauce\b|\bpan\b[^.]*\btomato/i;

/** A dish as so many tomatoes leave it: its sauce is red, and what is cooked in it does not lie dry. */
export function withTomatoes<D extends CoverChoice & { at: number }>(dish: D, input: CoverInput): D {
  if (tomatoesIn(input.foods) < PLENTY) return dish;
  const form = dish.at === -1 ? undefined : IN_SAUCE.get(dish.form);
  return form !== undefined && SIMMERED.test(input.steps.join(' ')) ? { ...dish, form, second: 'spiced' } : dish;
}

/** The name of a colour, red where so many tomatoes make it so. */
export function reddened(name: string, formName: string, foods: readonly CoverFood[]): string {
  const isPlain = /^(?:pasta|tube|spiral|square) bake$/.test(formName)
    ? name === 'gratin'
    : SAUCY.has(formName) && PLAIN.has(name);
  return isPlain && tomatoesIn(foods) >= PLENTY ? 'spiced' : name;
}
