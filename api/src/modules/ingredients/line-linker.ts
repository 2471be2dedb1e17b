import { combineFacts, type Facts, type KnownFood, UNKNOWN_FACTS } from './food-knowledge.ts';
import type { FoodLink, FoodNames } from './food-names.ts';
import { isEquipment } from './line-equipment.ts';
import { type LineReading, type ParsedLine, readLine } from './line-parser.ts';
import { isClaim } from './name-claims.ts';
import { MODIFIERS } from './name-modifiers.ts';
import { singular } from './name-words.ts';

/** An ingredient line with the food it asks for. */
export interface LinkedLine extends ParsedLine {
  /** The food, the first when the line names several ("salt and pepper"); null when it could not be linked. */
  food: KnownFood | null;
  /** How sure the link is, from 0 to 1. */
  confidence: number;
  /** Foods that the line allows instead, as far as they could be linked. */
  alternativeFoods: KnownFood[];
  /** Facts of everything the line names, taken together; unknown when some of it could not be linked. */
  facts: Facts;
  /** Nothing to eat: a heading, or a piece of equipment. Its facts are those of nothing. */
  isNoFood: boolean;
  /** Some food of the line could not be linked. */
  isUnknown: boolean;
}

type Link = FoodLink | undefined;

/** Reads one line and links it to the catalogue. Total: any text gives a result. */
export function linkLine(line: string, names: FoodNames): LinkedLine {
  const reading = readLine(line);
  const { isHeading, phrase, ...parsed } = reading;
  const named = isHeading ? [] : linkPhrase(reading, names);
  const isNoFood = isHeading || (named[0] === undefined && [phrase, ...parsed.alternatives].some(isEquipment));
  const instead = isNoFood ? [] : parsed.alternatives.map((alternative) => names.link(alternative));
  const main = isNoFood ? undefined : [...named, ...instead].find((link) => link !== undefined);
  const isUnknown = !isNoFood && (main === undefined || (named.length > 1 && named.includes(undefined)));
  const aside = isNoFood ? [] : foodsAside(reading, instead, names);
  return {
    ...parsed,
    food: main?.food ?? null,
    confidence: main?.confidence ?? 0,
    alternativeFoods: foodsOf(instead),
    facts: combineFacts([...foodsOf(isNoFood ? [] : named), ...foodsOf(instead), ...aside, ...(isUnknown ? [UNKNOWN_FACTS] : [])]),
    isNoFood,
    isUnknown,
  };
}

const foodsOf = (links: Link[]): KnownFood[] => links.flatMap((link) => (link ? [link.food] : []));

/** The foods of the line's own words, one unless it joins several: "salt and pepper". */
function linkPhrase(reading: LineReading, names: FoodNames): Link[] {
  const whole = fullerName(reading, names) ?? names.link(reading.phrase);
  if (whole) return [whole];
  const parts = reading.phrase.split(/ (?:and|&|\+|plus|y|und) | ?& ?/).filter((part) => part.trim() !== '');
  return parts.length > 1 ? parts.map((part) => names.link(part)) : [undefined];
}

/** A name that unit or remark complete: a can of chickpeas, a stick of cinnamon, "oregano, dried", "butter (dairy-free)". */
function fullerName(reading: LineReading, names: FoodNames): Link {
  const { phrase, name, unit, preparation } = reading;
  const remark = preparation?.split(',')[0]?.trim() ?? '';
  if (isClaim(remark)) return names.link(`${remark} ${phrase}`);
  const isCanned = unit === 'can' || /^(?:cans?|tins?|canned|tinned)$/i.test(remark);
  const isKind = /^[a-z-]+$/i.test(remark) && !MODIFIERS.has(singular(remark.toLowerCase()));
  const fuller = [
    ...(isCanned ? [`canned ${phrase}`, `canned ${name}`] : []),
    ...(unit === null ? [] : [`${phrase} ${unit}`]),
    ...(isKind ? [`${remark} ${phrase}`] : []),
  ];
  const food = fuller.map((text) => names.find(text)).find((found) => found !== undefined);
  return food && { food, confidence: 1 };
}

/** Foods beside the linked ones that the facts must cover: those that remarks name outright ("Salt, pepper") and any in an unknown alternative. */
function foodsAside(reading: LineReading, instead: Link[], names: FoodNames): KnownFood[] {
  const remarks = reading.preparation?.split(', ') ?? [];
  const named = remarks.map((remark) => names.find(remark.replace(/^(?:and|plus|or) /i, ''))).filter((food) => food !== undefined);
  const unknown = reading.alternatives.filter((_, at) => instead[at] === undefined);
  return [...named, ...unknown.flatMap((alternative) => names.mentionedIn(alternative))];
}
