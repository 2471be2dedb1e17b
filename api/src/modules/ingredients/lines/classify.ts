import { combineFacts, type Facts, UNKNOWN_FACTS } from '../foods/food-knowledge.ts';
import type { LinkedLine } from './line-linker.ts';

/** Facts of a whole recipe, with the lines of which nothing certain is known. */
export interface Classification extends Facts {
  unknownLines: string[];
}

/**
 * Diet and allergens of a recipe, from its linked foods only. A line that could not be linked makes every fact it might
 * change unknown, and a recipe without a line of food is wholly unknown.
 */
export function classifyLines(lines: readonly LinkedLine[]): Classification {
  const eaten = lines.filter((line) => !line.isNoFood);
  if (eaten.length === 0) return { ...UNKNOWN_FACTS, unknownLines: [] };
  const unknownLines = eaten.filter((line) => line.isUnknown).map((line) => line.line);
  return { ...combineFacts(lines.map((line) => line.facts)), unknownLines };
}
