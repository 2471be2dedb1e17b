import { useState } from 'react';
import type { Chip } from '../../components/ingredient-input/chip.ts';
import type { ChipFood } from '../../components/ingredient-input/ingredient-chip.tsx';
import type { Reading } from './search-question.ts';

/** What is known of a chip, and whether it is a food that the cook has. */
interface LookedUp extends ChipFood {
  isHeld: boolean;
}

/** Every food that was looked up on this visit, by the name of its chip: a chip keeps its picture while the next search runs. */
export function useChipFoods(
  chips: readonly Chip[],
  readings: readonly Reading[],
): { foods: ReadonlyMap<string, ChipFood>; usable: string[] } {
  const [looked, setLooked] = useState(() => foodsByName(readings));
  const isNew = readings.some(({ text }) => !looked.has(text));
  const foods = isNew ? new Map([...looked, ...foodsByName(readings)]) : looked;
  if (isNew) setLooked(foods);
  // What has not been looked up counts as held, so that the panel does not jump with each search.
  return { foods, usable: chips.map((chip) => chip.name).filter((name) => foods.get(name)?.isHeld !== false) };
}

function foodsByName(readings: readonly Reading[]): ReadonlyMap<string, LookedUp> {
  return new Map(
    readings.map(({ text, ingredient, parts, isExcluded, isDish }) => {
      const isKnown = ingredient !== null || parts.length > 0 || isExcluded || isDish;
      const isHeld = ingredient !== null && !isExcluded; // what is left out has no picture as if it were there
      return [text, { isKnown, isHeld, thumbnail: isHeld ? (ingredient?.thumbnail ?? null) : null }];
    }),
  );
}
