import type { Fill, Fills } from './dish-plan.ts';
import type { Slot } from './grammar-schema.ts';

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

/** How much of each food of a slot makes so many servings: the slot's weight is shared out by the portions of what fills it. */
export function amountsOf(slot: Slot, fills: readonly Fill[], servings: number): FoodAmount[] {
  const portions = fills.map(({ cooked }) => slot.portion ?? cooked.portion);
  const total = portions.reduce((sum, portion) => sum + portion, 0);
  return fills.map((fill, at) => {
    const portion = portions[at] ?? 0;
    const { cooked } = fill;
    const isWeighed = cooked.measure === 'g' || cooked.measure === 'ml' || cooked.measure === 'piece';
    const share = slot.grams !== undefined && isWeighed ? (slot.grams * portion) / total : portion;
    const most = slot.full ? Infinity : (cooked.most ?? (slot.max > 1 ? MOST * portion : Infinity));
    return amountOf(fill, Math.min(share, most) * servings, slot.cut);
  });
}

/** Every amount of a dish, by slot. */
export function amountsOfDish(slots: readonly [string, Slot][], fills: Fills, servings: number): Map<string, FoodAmount[]> {
  return new Map(slots.map(([name, slot]) => [name, amountsOf(slot, fills.get(name) ?? [], servings)]));
}

/** An ingredient line: "2 carrots, finely diced". */
export function lineText({ fill: { food, cooked }, text, pieces, cut }: FoodAmount): string {
  const isPlural = cooked.unit === undefined && !cooked.part && (pieces === null ? cooked.measure === 'g' || cooked.measure === 'piece' : pieces > 1);
  const name = isPlural ? (food.plural ?? food.name) : food.name;
  return [[text, name].filter(Boolean).join(' '), cut].filter((part) => part !== null).join(', ');
}

function amountOf(fill: Fill, amount: number, cutWanted: string | undefined): FoodAmount {
  const { cooked, food } = fill;
  const cut = (cooked.cuts[cutWanted ?? 'any'] ?? cooked.cuts['any']) || null;
  const counted = (pieces: number): FoodAmount => ({ fill, text: [pieces, unitWord(cooked.unit, pieces)].filter(Boolean).join(' '), pieces, cut });
  if (cooked.measure === 'each') return counted(toHalves(amount, cooked.unit === 'clove' || cooked.unit === 'sprig'));
  const gramsOfOne = cooked.measure === 'piece' ? weightOfOne(fill) : undefined;
  if (gramsOfOne !== undefined) return counted(toHalves(amount / gramsOfOne, food.slug === 'egg' || cooked.unit === 'slice' || WHOLE.has(cooked.class)));
  if (cooked.measure === 'tsp') return { fill, text: spoons(amount), pieces: null, cut };
  return { fill, text: `${toKitchenNumber(amount)} ${cooked.measure === 'ml' ? 'ml' : 'g'}`, pieces: null, cut };
}

/** Classes of which nobody takes half a piece. */
const WHOLE = new Set(['tortilla', 'flatbread', 'sausage', 'spring-onion']);

function weightOfOne({ food, cooked }: Fill): number | undefined {
  const weights = food.weights ?? {};
  return weights[cooked.unit ?? 'piece'] ?? (cooked.unit === undefined ? weights['medium'] : undefined);
}

function unitWord(unit: string | undefined, amount: number): string {
  return unit === undefined || amount <= 1 ? (unit ?? '') : `${unit}s`;
}

function toHalves(number: number, whole: boolean): number {
  return whole || number >= 2 ? Math.max(1, Math.round(number)) : Math.max(0.5, Math.round(2 * number) / 2);
}

function spoons(teaspoons: number): string {
  if (teaspoons >= SPOONS) return `${Math.round((2 * teaspoons) / SPOONS) / 2} tbsp`;
  return `${Math.max(0.25, teaspoons < 1 ? Math.round(4 * teaspoons) / 4 : Math.round(2 * teaspoons) / 2)} tsp`;
}

/** Grams or millilitres as a scale or a jug shows them. */
function toKitchenNumber(amount: number): number {
  const step = amount < 10 ? 1 : amount < 100 ? 5 : amount < 500 ? 10 : 25;
  return Math.max(1, Math.round(amount / step) * step);
}
