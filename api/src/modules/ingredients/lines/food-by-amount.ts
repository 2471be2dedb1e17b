import type { KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { nameWords } from '../names/name-words.ts';
import type { LineReading } from './line-parser.ts';

/** Grams of tomato purée up to which it is the paste of a tube: what America calls so comes by the can. */
const PASTE_GRAMS = 60;

/** What a spice is not: the leaves of the same plant. */
const LEAVES = /\b(?:leaf|leaves|fresh(?:ly)?|chopped|torn|sprigs?|picked)\b/i;

const isSpooned = (unit: string | null): boolean => unit === 'tsp' || unit === 'tbsp';

/** Said of mushrooms as they grow, never of dried ones, and what only those are. */
const AS_GROWN = /\b(?:fresh|stems?|stalks?|caps|wiped|brushed|pounds?|lbs?|kg)\b/i;
const DRIED = /\b(?:dried|dry|soak\w*|rehydrat\w*|reconstitut\w*|powder\w*)\b/i;

/** Pepper that is ground, or named beside another that is. */
const IS_SPICE = /\b(?:(?:black|white|pink|rose|sichuan) pepper|peppercorns?)\b/i;

/** Names of grape must beside which saba is one. */
const IS_MUST = /\b(?:vin ?cott?o?|mosto|must)\b/i;

/** Done to the vegetable, not to the spice. */
const CUT = /\b(?:chopped|diced|sliced|seeded|cored|strips)\b/i;

/** Names that mean another food where there is as little of it, or where it is drained. */
const MEANT: readonly (readonly [RegExp, string, (reading: LineReading) => boolean])[] = [
  [
    /^tomato puree$/,
    'tomato paste',
    ({ unit, quantity, line }) =>
      isSpooned(unit) || /\btube\b/i.test(line) || (unit === 'g' && (quantity ?? 0) <= PASTE_GRAMS),
  ],
  [/^coriander$/, 'ground coriander', ({ unit, line }) => unit === 'tsp' && !LEAVES.test(line)],
  [/^(?:porcini|porcini mushroom)$/, 'fresh porcini', ({ line }) => AS_GROWN.test(line) && !DRIED.test(line)],
  [/^roast$/, 'meat', ({ quantity }) => quantity !== null], // of any animal, raw; of nuts it says so
  [/^saba$/, 'vin cotto', ({ line }) => IS_MUST.test(line)], // elsewhere it is mackerel
  [/^farina(?: [0-2])?$/, 'plain flour', ({ unit }) => unit === 'g' || unit === 'kg'], // in America semolina, and measured in cups
  [/^scampi$/, 'langoustine', ({ unit, quantity }) => unit === null && quantity !== null], // the breaded ones of Britain are weighed
  [/^green pepper$/, 'green peppercorn', ({ unit, line }) => isSpooned(unit) && IS_SPICE.test(line) && !CUT.test(line)],
];

/** Fish that is drained only out of a can. */
const IN_CANS = /^(?:tuna|salmon|sardine|mackerel)$/;

/** The food that a line means by how much it takes: tomato purée by the spoon is paste, and tuna that is drained comes from a can. Undefined where the name alone tells. */
export function foodByAmount(reading: LineReading, names: FoodNames): KnownFood | undefined {
  const meant = foodMeant(reading.name, reading, names);
  if (meant) return meant;
  const name = nameWords(reading.name).join(' ');
  return IN_CANS.test(name) && /\bdrained\b/i.test(reading.line) ? names.findCanned(name) : undefined;
}

/** The same for any food that a line names with the amount of its own: the tomato purée of "1 tbsp ketchup or tomato purée". */
export function foodMeant(called: string, reading: LineReading, names: FoodNames): KnownFood | undefined {
  const name = nameWords(called).join(' ');
  const meant = MEANT.find(([word, , isMeant]) => word.test(name) && isMeant(reading));
  return meant && names.find(meant[1]);
}
