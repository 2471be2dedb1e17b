import { once } from './once.ts';

const numbers = once(() => new Intl.NumberFormat('en-US'));

/** A count with the fitting word: `plural(1, 'recipe', 'recipes')` is "1 recipe", 1200 gives "1,200 recipes". */
export function plural(count: number, one: string, other: string): string {
  return `${number(count)} ${count === 1 ? one : other}`;
}

/** A whole number as people in the United States write it: 2847 is "2,847". Below a thousand nothing is grouped, and no format is made for it. */
export function number(value: number): string {
  return Math.abs(value) < 1000 ? String(value) : numbers().format(value);
}
