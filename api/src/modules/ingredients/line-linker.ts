import { combineFacts, type Facts, type KnownFood, UNKNOWN_FACTS } from './food-knowledge.ts';
import type { FoodLink, FoodNames } from './food-names.ts';
import { type LineReading, type ParsedLine, readLine } from './line-parser.ts';

/** An ingredient line with the food it asks for. */
export interface LinkedLine extends ParsedLine {
  /** The food, the first when the line names several ("salt and pepper"); null when it could not be linked. */
  food: KnownFood | null;
  /** How sure the link is, from 0 to 1. */
  confidence: number;
  /** Foods that the line allows instead, as far as they could be linked. */
  alternativeFoods: KnownFood[];
  /** Facts of everything the line names, taken together; unknown when a part of it could not be linked. */
  facts: Facts;
  /** Nothing to eat: a heading or a piece of equipment. */
  isNoFood: boolean;
  /** Some food of the line could not be linked. */
  isUnknown: boolean;
}

/** Reads one line and links it to the catalogue. Total: any text gives a result. */
export function linkLine(line: string, names: FoodNames): LinkedLine {
  const { phrase: _, isHeading, ...parsed } = readLine(line);
  const reading: LineReading = { ...parsed, phrase: _, isHeading };
  const links = isHeading ? [] : linkPhrase(reading, names);
  const alternatives = parsed.alternatives.map((alternative) => names.link(alternative));
  const all = [...links, ...alternatives];
  const main = all.find((link) => link !== undefined);
  return {
    ...parsed,
    food: main?.food ?? null,
    confidence: main?.confidence ?? 0,
    alternativeFoods: alternatives.filter((link) => link !== undefined).map((link) => link.food),
    facts: links.length === 0 ? UNKNOWN_FACTS : combineFacts(all.map((link) => link?.food ?? UNKNOWN_FACTS)),
    isNoFood: isHeading,
    isUnknown: !isHeading && all.includes(undefined),
  };
}

function linkPhrase(reading: LineReading, names: FoodNames): (FoodLink | undefined)[] {
  const whole = names.link(reading.phrase);
  if (whole) return [whole];
  const parts = reading.phrase.split(/ (?:and|&|\+|y|und) | ?& ?/).filter(Boolean);
  return parts.length > 1 ? parts.map((part) => names.link(part)) : [undefined];
}
