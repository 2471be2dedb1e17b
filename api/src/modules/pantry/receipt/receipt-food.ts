import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { receiptWords } from './receipt-words.ts';

/** What the name of an item on a receipt means. */
export interface ReceiptFood {
  food: KnownFood | null;
  /** The name in full words, as far as they are known. */
  name: string;
  isNotFood: boolean;
}

/** How sure a link of all words must be. */
const SURE_ENOUGH = 0.9;
/** A run of several words is surer than all of the words with liberties, which are surer than one word. */
const SEVERAL = 2;
/** Fewest letters of a name that stands among other words. */
const LETTERS_MIN = 3;
/** Most words of a name that a phrase of the table has. */
const PHRASE_MAX = 4;

/** Reads the name of an item: short words in full, makers left out, then the food that the words name. */
export function readReceiptFood(text: string, names: FoodNames): ReceiptFood {
  const { drop, notFood } = receiptWords();
  const said = tokensOf(text);
  const isNotFood = said.some((word) => notFood.has(word));
  const phrased = withPhrases(said, names);
  const full = withPhrases(
    said.flatMap((word) => receiptWords().words.get(word)?.split(' ') ?? [word]),
    names,
  );
  const kept = full.filter((word) => !drop.has(word));
  const food =
    foundBy([phrased, full, kept], (words) => exactName(words, names)) ??
    foundBy([full, kept], (words) => partOfName(words, SEVERAL, names)) ??
    foundBy([full, kept], (words) => linked(words, names)) ??
    partOfName(kept, 1, names) ??
    null;
  const shown = kept.length > 0 ? kept : said;
  return { food, name: shown.join(' ') || text.trim().toLowerCase(), isNotFood };
}

function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&%'/ -]+/gu, ' ')
    .split(/\s+/)
    .flatMap((word) =>
      receiptWords().words.has(word) || receiptWords().phrases.has(word) ? [word] : word.split(/[/-]/),
    )
    .filter((word) => word !== '' && !/^\d{3,}$/.test(word) && !/^\d+[a-z]?$/.test(word));
}

/** The words with every phrase of the table, the longest first, in the words of the catalogue. */
function withPhrases(words: readonly string[], names: FoodNames): string[] {
  const { phrases } = receiptWords();
  for (let length = Math.min(PHRASE_MAX, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const means = phrases.get(words.slice(at, at + length).join(' '));
      if (means === undefined || (length === 1 && words.length > 1 && names.find(words.join(' ')))) continue;
      return [
        ...withPhrases(words.slice(0, at), names),
        ...means.split(' '),
        ...withPhrases(words.slice(at + length), names),
      ];
    }
  return [...words];
}

const foundBy = (
  readings: readonly (readonly string[])[],
  find: (words: readonly string[]) => KnownFood | undefined,
): KnownFood | undefined => readings.map(find).find((food) => food !== undefined);

/** The food that all of the words name, some of them as it may be. */
function linked(words: readonly string[], names: FoodNames): KnownFood | undefined {
  const link = names.link(words.join(' '));
  return link && !link.isDoubtful && link.confidence >= SURE_ENOUGH ? link.food : undefined;
}

/** The food of the longest run of words, the last of several: makers stand before, kinds and colours on both sides. */
function partOfName(words: readonly string[], least: number, names: FoodNames): KnownFood | undefined {
  for (let length = words.length - 1; length >= least; length--)
    for (let at = words.length - length; at >= 0; at--) {
      const run = words.slice(at, at + length);
      const found = run.join('').length >= LETTERS_MIN ? exactName(run, names) : undefined;
      if (found) return found;
    }
  return undefined;
}

/** The food that the words name, in this order or with the first of them behind: "olive oil extra virgin", "apples gala". */
function exactName(words: readonly string[], names: FoodNames): KnownFood | undefined {
  const orders = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
  return orders.map((order) => names.find(order)).find((food) => food !== undefined);
}
