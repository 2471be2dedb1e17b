import type { Cuisine } from '../recipes/cuisine.ts';
import {
  foodsOf,
  isAmong,
  LEFTOVERS,
  SIDE,
  withoutSide,
  type Fill,
  type Fills,
  type CreativeRequest,
} from './dish-plan.ts';
import type { Kitchen } from './fill-form.ts';
import { areRelatives, cookedFood, isNamed, type Grammar } from './grammar.ts';
import { sum } from '../../shared/sum.ts';

/** What a chip that is used is worth beside how well the foods go together; one that only seasons counts less. */
export const WORTH = {
  chip: 1.6,
  /** More for what a meal is built on, and for what is cooked already and will not keep. */
  main: 2,
  /** Less for what makes a supper of vegetables. */
  hearty: 0.7,
  leftover: 2,
  seasoning: 0.5,
  /** Rice or bread of the cook's own beside it. */
  side: 0.5,
  /** However many season: they do not make up for something to eat. */
  seasonings: 1,
  missing: -1.5,
  missingSeasoning: -0.4,
  /** Something is bought though the kitchen has what does for it. */
  double: -2,
  /** No supper, though the kitchen has the makings of one, or a supper of seasonings alone. */
  late: -8,
  /** More for what is cooked for dinner than for what is eaten at noon. */
  dinner: 0.7,
  pairing: 0.8,
  belonging: 0.5,
  chance: 1.2,
};
/** Classes of which a little goes a long way. */
export const SEASONING_CLASSES = new Set([
  'fat',
  'butter',
  'garlic',
  'ginger',
  'lemongrass',
  'chilli',
  'spice',
  'strong-spice',
  'seed-spice',
  'dried-herb',
  'woody-herb',
  'herb',
  'lemon',
  'lime',
  'vinegar',
  'soy-sauce',
  'fish-sauce',
  'thick-sauce',
  'hot-paste',
  'miso',
  'mirin',
  'mustard',
  'sesame-oil',
  'seed',
  'sugar',
  'syrup',
  'cinnamon',
  'vanilla',
  'baking-powder',
  'cornflour',
  'stock-cube',
  'tomato-paste',
  'pickle',
  'mayonnaise',
  'stock',
  'flour',
  'breadcrumbs',
  'cocoa',
  'wine',
  'cream',
  'soured-cream',
  'nut',
  'peanut',
  'raisin',
  'pomegranate',
  'coconut',
  'spring-onion',
  'worcestershire',
  'coconut-milk',
  'milk',
]);
const MAINS = [
  'mince',
  'chicken',
  'chicken-on-the-bone',
  'duck',
  'quick-meat',
  'pork',
  'lamb',
  'stewing-meat',
  'sausage',
  'vegan-sausage',
  'white-fish',
  'oily-fish',
  'prawn',
  'squid',
  'tofu',
  'paneer',
];

const HEARTY = ['egg', 'canned-pulse', 'cooked-pulse', 'cured', 'ham', 'canned-fish'];

/** Whether a food of this class only seasons. */
export const isSeasoning = (fill: Fill): boolean => SEASONING_CLASSES.has(fill.cooked.class);

/** What the cook's own seasonings are worth together. */
function worthOfSeasonings(all: readonly Fill[]): number {
  return Math.min(WORTH.seasonings, WORTH.seasoning * all.filter((fill) => fill.isHeld && isSeasoning(fill)).length);
}

function worthOf(fill: Fill, kitchen: readonly Fill[], grammar: Grammar): number {
  if (fill.isHeld && isSeasoning(fill)) return 0;
  if (fill.isHeld)
    return (
      WORTH.chip +
      (isNamed(fill, MAINS) ? WORTH.main : 0) +
      (isNamed(fill, HEARTY) ? WORTH.hearty : 0) +
      (isNamed(fill, LEFTOVERS) ? WORTH.leftover : 0)
    );
  const isDouble = kitchen.some((own) => own.food !== fill.food && areRelatives(own, fill, grammar));
  return (isSeasoning(fill) ? WORTH.missingSeasoning : WORTH.missing) + (isDouble ? WORTH.double : 0);
}

/** What a cook would give for a dish: their own foods used, those that go together, and little to buy. */
export function scoreOf(
  fills: Fills,
  cuisine: Cuisine,
  { held, pantry }: CreativeRequest,
  { pairing, grammar, knowledge }: Kitchen,
): number {
  const isThere = ({ food, isHeld }: Fill): boolean => isHeld || isAmong(pantry, food);
  const kitchen = [...held, ...pantry].flatMap((food): Fill[] => {
    const cooked = cookedFood(food, grammar, knowledge);
    return cooked ? [{ food, cooked, isHeld: true }] : [];
  });
  const all = foodsOf(withoutSide(fills)).filter(({ food }) => !food.isStaple);
  const telling = all.filter((fill) => !isSeasoning(fill));
  const pairs = telling.flatMap((one, at) =>
    telling.slice(at + 1).map((other) => pairing.affinity(one.food, other.food)),
  );
  const mean = (numbers: number[]): number => sum(numbers) / Math.max(1, numbers.length);
  const worth = all.reduce((sum, fill) => sum + worthOf(fill, isThere(fill) ? [] : kitchen, grammar), 0);
  return (
    worth +
    worthOfSeasonings(all) +
    (fills.get(SIDE)?.some(isThere) ? WORTH.side : 0) +
    WORTH.pairing * mean(pairs) +
    WORTH.belonging * mean(telling.map(({ food }) => pairing.belonging(food, cuisine)))
  );
}
