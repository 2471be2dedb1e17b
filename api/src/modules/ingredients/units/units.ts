import { findUnit } from '../lines/line-units.ts';
import { UNITS, type Unit } from './unit-vocabulary.ts';

const BY_WORD = new Map(
  UNITS.flatMap(
    (unit) =>
      [
        [unit.name.toLowerCase(), unit],
        [unit.plural.toLowerCase(), unit],
      ] as const,
  ),
);

/**
 * The unit that a word stands for: its name, plural or any spelling that ingredient lines use, with or without full stops, in any
 * case. Only `T` and `t` are told apart, as cooks do: tablespoon and teaspoon.
 */
export function unitOf(word: string): Unit | undefined {
  const spelt = findUnit(word.trim())?.name ?? word.trim().toLowerCase();
  return BY_WORD.get(spelt);
}
