import type { CoverFood } from './cover-input.ts';

const COLOURS = ['red', 'yellow', 'green', 'orange'];
const NOT_AND = /\bor\b|\//;

/** A food of a line that asks for several colours of it, once for each: half a green, a red and a yellow pepper. */
export function inEachColour(food: CoverFood): CoverFood[] {
  const { lineage, cut } = food;
  if (!lineage.includes('bell-pepper')) return [food];
  const [words = ''] = cut.replace(/\d+\/\d+/g, '').split('(');
  const named = COLOURS.filter((colour) => new RegExp(`\\b${colour}\\b`).test(words));
  if (named.length < 2 || NOT_AND.test(words)) return [food];
  return named.map((colour) => ({ ...food, lineage: [`${colour}-pepper`, 'bell-pepper'] }));
}
