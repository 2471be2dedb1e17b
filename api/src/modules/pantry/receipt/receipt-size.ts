import { unitOf } from '../../ingredients/units/units.ts';
import type { PantryAmount } from '../pantry-amounts.ts';

/** How shops write units on packages. */
const UNITS: Record<string, string> = {
  g: 'g',
  gm: 'g',
  gr: 'g',
  grm: 'g',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  ml: 'ml',
  cl: 'cl',
  l: 'l',
  lt: 'l',
  ltr: 'l',
  ltrs: 'l',
  litre: 'l',
  liter: 'l',
  oz: 'oz',
  z: 'oz',
  lb: 'lb',
  lbs: 'lb',
  pt: 'pint',
  pint: 'pint',
  pints: 'pint',
  qt: 'quart',
  gal: 'gallon',
  gl: 'gallon',
  hg: 'gallon',
};
const COUNTED = 'pk|pks|pack|packs|ct|cnt|count|pc|pcs|ea|er|st|stk|stück|s';
const SIZE = new RegExp(
  String.raw`(?:^|\s|\()(?:(\d{1,2})\s?[x×*]\s?)?(\d+(?:[.,]\d+)?)\s?-?(${Object.keys(UNITS).join('|')}|${COUNTED})\b\.?\)?`,
  'iu',
);
const DOZEN = /(?:^|\s)(?:(\d{1,2})\s?)?(?:dz|doz|dozen)\b\.?/i;
const HALF_GALLON = /(?:^|\s)(?:1\/2|½|half|hf)\s?(?:gal|gallon|gl)\b\.?/i;

/** The size of a package and the name without it. */
export interface Sized {
  name: string;
  /** Of one package; null where none is printed. */
  size: PantryAmount | null;
}

/** Takes the size of the package from the name of an item: "MILK 2L", "EGGS 12CT", "YOGURT 4 X 125G". */
export function takeSize(text: string): Sized {
  const half = HALF_GALLON.exec(text);
  if (half) return { name: without(text, half), size: { amount: 0.5, unit: 'gallon' } };
  const dozen = DOZEN.exec(text);
  if (dozen) return { name: without(text, dozen), size: { amount: 12 * Number(dozen[1] ?? 1), unit: null } };
  const found = SIZE.exec(text);
  if (!found) return { name: text, size: null };
  const [, times = '1', amount = '', word = ''] = found;
  const unit = UNITS[word.toLowerCase()] ?? null;
  const total = Number(times) * Number(amount.replace(',', '.'));
  const { name } = takeSize(without(text, found));
  return { name, size: total > 0 ? { amount: total, unit: unit && (unitOf(unit)?.name ?? null) } : null };
}

const without = (text: string, { index, 0: found }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.trim();
