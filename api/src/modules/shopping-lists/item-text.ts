import { unitOf } from '../ingredients/units/units.ts';
import type { ItemAmount, ShoppingItem } from './list-items.ts';
import { upperFirst } from '../../shared/upper-first.ts';

const AISLE_NAMES: Record<string, string> = {
  'tofu-and-plant-protein': 'Tofu and plant protein',
  'canned-and-jarred': 'Canned and jarred',
  'oils-and-vinegars': 'Oils and vinegars',
  'nuts-and-seeds': 'Nuts and seeds',
  'snacks-and-sweets': 'Snacks and sweets',
  other: 'Everything else',
  basics: 'Probably at home',
};

/** An aisle as a sign in a shop says it. */
export function aisleName(aisle: string): string {
  return AISLE_NAMES[aisle] ?? upperFirst(aisle);
}

/** What is measured with a set of spoons or cups. */
const SPOONS_AND_CUPS = new Set(['tsp', 'tbsp', 'cup']);
/** The parts that such sets come in. */
const PARTS: readonly (readonly [value: number, text: string])[] = [
  [0, ''],
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [1, ''],
];

/** An amount as a cook fills it, to the nearest part of a spoon or cup: `1 1/2`. Undefined for less than the smallest. */
function spoonText(amount: number): string | undefined {
  const whole = Math.floor(amount);
  const [value, part] = PARTS.reduce((best, next) =>
    Math.abs(next[0] - (amount - whole)) < Math.abs(best[0] - (amount - whole)) ? next : best,
  );
  return [whole + Math.floor(value) || '', part].filter(Boolean).join(' ') || undefined;
}

/** An amount without its unit, to two decimals. */
export function numberText(amount: number): string {
  return String(Number(amount.toFixed(2)) || Number(amount.toPrecision(1)));
}

/** A unit in singular or plural, as its amount asks; empty for pieces. */
export function unitText({ amount, unit }: ItemAmount): string {
  const known = unitOf(unit ?? '');
  return known && amount > 1 ? known.plural : (known?.name ?? unit ?? '');
}

/** An amount with its unit: `250 g`, `3`, `2 bunches`. */
export function amountText(amount: ItemAmount): string {
  return `${numberText(amount.amount)} ${unitText(amount)}`.trim();
}

/** Grams or millilitres no finer than a kitchen tells them apart, which cups and ounces come to: 194 ml for 194.36. What a recipe may say, such as 12.5 g, stays. */
function asWeighed(sum: ItemAmount): ItemAmount {
  const isSaid = (sum.unit !== 'g' && sum.unit !== 'ml') || Number.isInteger(sum.amount * 10);
  return isSaid ? sum : { ...sum, amount: Number(sum.amount.toPrecision(3)) };
}

/** A sum with its unit, as a cook would measure it: `1/2 tsp`, where it is 0.56. */
function sumText(sum: ItemAmount): string {
  const spoons = SPOONS_AND_CUPS.has(sum.unit ?? '') ? spoonText(sum.amount) : undefined;
  const isOne = /^(?:1|\d\/\d)$/.test(spoons ?? '');
  return spoons === undefined
    ? amountText(asWeighed(sum))
    : `${spoons} ${unitText({ ...sum, amount: isOne ? 1 : sum.amount })}`;
}

/** Everything that is to be bought of an item: `250 g + 2 bunches`; empty when nothing says how much. What a cook typed stays as typed. */
export function wantedText({
  amounts,
  isOpenEnded,
  isEdited = false,
}: Pick<ShoppingItem, 'amounts' | 'isOpenEnded'> & { isEdited?: boolean }): string {
  const said = amounts.map(isEdited ? amountText : sumText);
  return [...said, ...(isOpenEnded && said.length > 0 ? ['some more'] : [])].join(' + ');
}
