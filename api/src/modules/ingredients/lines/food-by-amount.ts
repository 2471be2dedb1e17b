import type { KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { nameWords } from '../names/name-words.ts';
import type { LineReading } from './line-parser.ts';

/** Grams of tomato purée up to which it is the paste of a tube: what America calls so comes by the can. */
const PASTE_GRAMS = 60;

/** What a spice is not: the leaves of the same plant. */
const LEAVES = /\b(?:leaf|leaves|fresh(?:ly)?|chopped|torn|sprigs?|picked)\b/i;

const isSpooned = (unit: string | null): boolean => unit === 'tsp' || unit === 'tbsp';

/** Names that mean another food where there is as little of it, or where it is drained. */
const MEANT: readonly (readonly [RegExp, string, (reading: LineReading) => boolean])[] = [
  [
    /^tomato puree$/,
    'tomato paste',
    ({ unit, quantity, line }) =>
      isSpooned(unit) || /\btube\b/i.test(line) || (unit === 'g' && (quantity ?? 0) <= PASTE_GRAMS),
  ],
  [/^coriander$/, 'ground coriander', ({ unit, line }) => unit === 'tsp' && !LEAVES.test(line)],
];

/** Fish that is drained only out of a can. */
const IN_CANS = /^(?:tuna|salmon|sardine|mackerel)$/;

/** The food that a line means by how much it takes: tomato purée by the spoon is paste, and tuna that is drained comes from a can. Undefined where the name alone tells. */
export function foodByAmount(reading: LineReading, names: FoodNames): KnownFood | undefined {
  const name = nameWords(reading.name).join(' ');
  const meant = MEANT.find(([word, , isMeant]) => word.test(name) && isMeant(reading));
  if (meant) return names.find(meant[1]);
  return IN_CANS.test(name) && /\bdrained\b/i.test(reading.line) ? names.findCanned(name) : undefined;
}
