import { unitOf } from '../ingredients/units.ts';
import type { ItemAmount, ShoppingItem } from './list-items.ts';

const AISLE_NAMES: Record<string, string> = {
  'tofu-and-plant-protein': 'Tofu and plant protein', 'canned-and-jarred': 'Canned and jarred', 'oils-and-vinegars': 'Oils and vinegars',
  'nuts-and-seeds': 'Nuts and seeds', 'snacks-and-sweets': 'Snacks and sweets', other: 'Everything else', basics: 'Probably at home',
};

/** An aisle as a sign in a shop says it. */
export function aisleName(aisle: string): string {
  return AISLE_NAMES[aisle] ?? `${aisle.charAt(0).toUpperCase()}${aisle.slice(1)}`;
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

/** Everything that is to be bought of an item: `250 g + 2 bunches`; empty when nothing says how much. */
export function wantedText({ amounts, isOpenEnded }: Pick<ShoppingItem, 'amounts' | 'isOpenEnded'>): string {
  const said = amounts.map(amountText);
  return [...said, ...(isOpenEnded && said.length > 0 ? ['some more'] : [])].join(' + ');
}
