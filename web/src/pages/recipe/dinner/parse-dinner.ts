import { MOST_DISHES } from './dinner-address.ts';
import type { KeptDinner, KeptStep } from './kept-dinner.ts';

/** Reads a dinner that this browser keeps; null when there is none, or what is kept is no dinner. */
export function parseDinner(value: unknown): KeptDinner | null {
  if (!isObject(value)) return null;
  const { slugs, wished, delay, order, stands, off, waits } = value;
  if (!isListOf(slugs, isText) || slugs.length === 0 || slugs.length > MOST_DISHES) return null;
  if (!isNumber(wished) || !isNumber(delay) || !isNumber(stands)) return null;
  if (!isListOf(order, isStep) || !isListOf(off, isText) || !isObject(waits)) return null;
  const ends = Object.entries(waits).filter((entry): entry is [string, number] => isNumber(entry[1]));
  return { slugs, wished, delay, order, stands, off, waits: Object.fromEntries(ends) };
}

function isStep(value: unknown): value is KeptStep {
  if (!isObject(value)) return false;
  return [value['dish'], value['step'], value['start'], value['end'], value['hands']].every(isNumber);
}

function isListOf<Item>(value: unknown, fits: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(fits);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
