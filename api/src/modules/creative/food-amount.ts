import type { Fill, Fills } from './dish-plan.ts';
import { isNamed } from './grammar.ts';
import type { Slot } from './grammar-schema.ts';

type Measure = Fill['cooked']['measure'];

/** How much of a food goes into a dish. */
export interface FoodAmount {
  fill: Fill;
  /** As a line says it: "2 tbsp", "200 g", "3"; empty for none. */
  text: string;
  /** How many pieces; null where it is weighed or measured. */
  pieces: number | null;
  cut: string | null;
}

/** Teaspoons in a tablespoon. */
const SPOONS = 3;
/** Up to how many times its own portion a food may fill a slot, where its class does not say. */
const MOST = 2;

/** What the foods of a slot share: its weight, or the most teaspoons of it where they would be more; undefined where each has its own portion. */
function wholeOf({ grams, spoons = Infinity }: Slot, measure: Measure, total: number): number | undefined {
  if (measure === 'tsp') return total > spoons ? spoons : undefined;
  return measure === 'each' ? undefined : grams;
}

/** Servings for which the amounts of liquids are stated. */
const USUAL = 4;

/** A slot with the liquid that so many servings need: what foods drink, and what boils away, of which a small pan loses as much as a large one. */
function withLiquid(slot: Slot, fills: Fills, servings: number): Slot {
  const { boilsOff = 0, drunkBy } = slot;
  const drunk = (fills.get(drunkBy ?? '') ?? []).map(({ cooked }) => cooked.portion * (cooked.drinks ?? 0));
  const grams = drunkBy === undefined ? slot.grams : drunk.reduce((sum, millilitres) => sum + millilitres, 0);
  return grams === undefined ? slot : { ...slot, grams: grams + boilsOff * (1 / servings - 1 / USUAL) };
}

/** A slot with the amounts that it has beside some foods of the dish. */
function besideRest(slot: Slot, all: readonly Fill[]): Slot {
  const { beside } = slot;
  if (beside === undefined || !all.some((fill) => isNamed(fill, beside.of))) return slot;
  return { ...slot, grams: beside.grams ?? slot.grams, portion: beside.portion ?? slot.portion };
}

/** How much of each food of a slot makes so many servings, shared out by the portions of what fills it. */
function amountsOf(slot: Slot, fills: readonly Fill[], servings: number): FoodAmount[] {
  const portions = fills.map(({ cooked }) => slot.share * (slot.portion ?? cooked.portion));
  const total = portions.reduce((sum, portion) => sum + portion, 0);
  return fills.map((fill, at) => {
    const portion = portions[at] ?? 0;
    const { cooked } = fill;
    const whole = wholeOf(slot, cooked.measure, total);
    const share = whole === undefined ? portion : (whole * portion) / total;
    const most = slot.full ? (cooked.limit ?? Infinity) : (cooked.most ?? (slot.max > 1 ? MOST * portion : Infinity));
    return amountOf(fill, Math.min(share, most) * servings, slot.cut, servings);
  });
}

/** Classes of which fat runs in the pan: half the oil is enough for them. */
const RENDERING = ['cured', 'sausage', 'duck'];
const LEAN = 0.5;

/** Every amount of a dish, by slot. */
export function amountsOfDish(
  slots: readonly [string, Slot][],
  fills: Fills,
  servings: number,
): Map<string, FoodAmount[]> {
  const all = [...fills.values()].flat();
  const isLean = all.some((fill) => isNamed(fill, RENDERING));
  const shareOf = ({ season }: Slot): number => (isLean && season === 'fat' ? LEAN : 1);
  return new Map(
    slots.map(([name, slot]) => [
      name,
      amountsOf(withLiquid(besideRest(slot, all), fills, servings), fills.get(name) ?? [], shareOf(slot) * servings),
    ]),
  );
}

/** An ingredient line: "2 carrots, finely diced". */
export function lineText({ fill: { food, cooked }, text, pieces, cut }: FoodAmount): string {
  const isPlural =
    cooked.unit === undefined &&
    !cooked.part &&
    (pieces === null ? cooked.measure === 'g' || cooked.measure === 'piece' : pieces > 1);
  const name = isPlural ? (food.plural ?? food.name) : food.name;
  return [[text, name].filter(Boolean).join(' '), cut].filter((part) => part !== null).join(', ');
}

function amountOf(fill: Fill, amount: number, cutWanted: string | undefined, servings: number): FoodAmount {
  const { cooked, food } = fill;
  const cut = (cooked.cuts[cutWanted ?? 'any'] ?? cooked.cuts['any']) || null;
  const counted = (pieces: number): FoodAmount => ({
    fill,
    text: [fraction(pieces), unitWord(cooked.unit, pieces)].filter(Boolean).join(' '),
    pieces,
    cut,
  });
  if (cooked.measure === 'each') return counted(toPieces(amount, cooked.unit === 'clove' || cooked.unit === 'sprig'));
  const gramsOfOne = cooked.measure === 'piece' ? weightOfOne(fill) : undefined;
  if (gramsOfOne !== undefined && PER_HEAD.has(cooked.class))
    return counted(
      servings * toPieces(amount / servings / gramsOfOne, true, cooked.class === 'bread' ? EVEN_FROM : MANY),
    );
  const isWeighed = WEIGHED.has(cooked.class) && cutWanted !== 'half';
  if (gramsOfOne !== undefined && !(isWeighed && amount / gramsOfOne > WEIGHED_FROM))
    return counted(
      toPieces(amount / gramsOfOne, food.slug === 'egg' || cooked.unit === 'slice' || WHOLE.has(cooked.class)),
    );
  if (cooked.measure === 'tsp') return { fill, text: spoons(amount), pieces: null, cut };
  return { fill, text: measured(packed(amount, cooked.pack), cooked.measure === 'ml'), pieces: null, cut };
}

/** Classes that are not halved. */
const WHOLE = new Set(['spring-onion']);
/** Classes of which a cook weighs many, as those sold are larger or smaller than another's. */
const WEIGHED = new Set(['onion', 'root', 'courgette', 'pepper', 'tomato']);
/** Pieces from which on, rounded, they are weighed: six. */
const WEIGHED_FROM = 5.5;
/** Classes of which everybody gets as many. */
const PER_HEAD = new Set(['tortilla', 'flatbread', 'bread', 'sausage']);

function weightOfOne({ food, cooked }: Fill): number | undefined {
  const weights = food.weights ?? {};
  return weights[cooked.unit ?? 'piece'] ?? (cooked.unit === undefined ? weights['medium'] : undefined);
}

function unitWord(unit: string | undefined, amount: number): string {
  return unit === undefined || amount <= 1 ? (unit ?? '') : `${unit}s`;
}

/** Half of one thing at least, and never a thing and a half: a cook takes one or two, and of many an even number. */
function toPieces(number: number, whole: boolean, many = MANY): number {
  if (number > many) return 2 * Math.round(number / 2);
  return !whole && number < ONE_FROM ? 0.5 : Math.max(1, Math.round(number));
}

/** Pieces from which one more or less is not counted. */
const MANY = 8;
/** The same of what each gets: three slices close no sandwich. */
const EVEN_FROM = 2.5;

/** Pieces from which a whole one is taken and no half. */
const ONE_FROM = 0.75;
/** Teaspoons below which a spice is a pinch. */
const PINCH = 0.2;

/** Spoons as a cook counts them: "1/2 tsp", "2 tbsp", "1 pinch". */
export function spoons(teaspoons: number): string {
  if (teaspoons < PINCH) return '1 pinch';
  if (teaspoons < 1) return `${fraction(Math.round(4 * teaspoons) / 4)} tsp`;
  if (teaspoons < SPOONS - 0.25) return `${fraction(Math.round(2 * teaspoons) / 2)} tsp`;
  const tablespoons = teaspoons / SPOONS;
  return `${fraction(tablespoons < 2 ? Math.round(2 * tablespoons) / 2 : Math.round(tablespoons))} tbsp`;
}

/** "1/2", "1 1/2", "3": quarters as measuring spoons have them. */
function fraction(number: number): string {
  const part = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' }[number % 1];
  return [Math.floor(number) || '', part ?? ''].filter(Boolean).join(' ');
}

/** What is sold in packs is taken in halves of them, as soon as half a one is nearly needed. */
function packed(amount: number, pack: number | undefined): number {
  const half = (pack ?? 0) / 2;
  return amount < HALF_FROM * half || half === 0 ? amount : Math.max(1, Math.round(amount / half)) * half;
}

/** Share of half a pack from which all of the half is taken. */
const HALF_FROM = 0.75;
/** What scales and jugs show: up to so many grams or millilitres, the steps between amounts that a cook would write. */
const STEPS: readonly [upTo: number, step: number][] = [
  [30, 5],
  [60, 10],
  [100, 20],
  [250, 25],
  [1_000, 50],
  [Infinity, 100],
];
const LITRE = 1_000;

/** "250 g", "1.2 l". */
function measured(amount: number, isVolume: boolean): string {
  const [, step = 5] = STEPS.find(([upTo]) => amount < upTo) ?? [];
  const shown = Math.max(5, Math.round(amount / step) * step);
  if (shown < LITRE) return `${shown} ${isVolume ? 'ml' : 'g'}`;
  return `${shown / LITRE} ${isVolume ? 'l' : 'kg'}`;
}
