import type { FoodNames } from '../../ingredients/names/food-names.ts';
import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { Piece } from './pieces.ts';
import { readHeld } from './read-piece.ts';
import type { Token } from './tokens.ts';

/** A dish that a text may ask for though no recipe goes by the whole of it: "salmon curry". */
export interface KindOfDish {
  /** Its last word, which says what kind of dish it is: curry. */
  kind: string;
  /** The foods before it, which are there where dishes of that kind are known. */
  foods: KnownFood[];
}

const IN_NAME: ReadonlySet<Token['sign']> = new Set(['word', 'amount', 'small', 'and', 'or', 'with', 'tail']);

/**
 * What of a text may be the name of a dish, without what is said around it: "toad in the hole" of "I fancy toad in the hole tonight"; null where
 * several such parts stand in it.
 */
export function phraseOf(tokens: readonly Token[]): string | null {
  const [phrase, ...others] = spansOf(tokens);
  return others.length > 0 ? null : (phrase?.map(({ text }) => text).join(' ') ?? null);
}

/** Tokens that stand together, from the first word of each span to its last. */
function spansOf(tokens: readonly Token[]): Token[][] {
  const spans: Token[][] = [[]];
  for (const token of tokens) {
    if (IN_NAME.has(token.sign)) spans.at(-1)?.push(token);
    else spans.push([]);
  }
  const isWord = ({ sign }: Token): boolean => sign === 'word';
  return spans
    .map((span) => (span.some(isWord) ? span.slice(span.findIndex(isWord), span.findLastIndex(isWord) + 1) : []))
    .filter((span) => span.length > 0);
}

/** The kind of dish before a "with", and the foods behind it: "salad with feta and cucumber"; null where no food stands there. */
export function dishWith(text: string, names: FoodNames): KindOfDish | null {
  const [, kind = '', behind = ''] = BEFORE_WITH.exec(text) ?? [];
  const foods = readHeld(behind, names).named.flatMap(({ food }) => food ?? []);
  return foods.length === 0
    ? null
    : { kind, foods: [...readHeld(kind, names).named.flatMap(({ food }) => food ?? []), ...foods] };
}

/** A dish, and what stands behind its "with", in five languages. */
export const BEFORE_WITH = /^(\S.*?) (?:with|mit|avec|con|w\/) ?(\w.*)$/i;

/** How by-names of foods end that first of all are dishes: a chicken soup, cookies. */
export const DISH =
  /\b(?:risotto|lasagn[ae]|soup|salad|curry|stew|burgers?|pizza|pie|cakes?|cookies?|biscuits?|muffins?|pancakes?|waffles?|scones?|sandwich(?:es)?|tarts?|quiches?)$/i;

/** More of what dishes are called, whose names are those of no food. */
const MORE_DISHES =
  /\b(?:casseroles?|bakes?|traybakes?|stir[ -]?fr(?:y|ies)|omelett?es?|frittatas?|paellas?|moussakas?|goulash|chill?i con carne|bolognes[ea]|carbonara|stroganoff|korma|tikka masala|tagines?|enchiladas?|fajitas?|tacos?|burritos?|crumbles?|brownies|trifles?|cheesecakes?|gateau|puddings?|roast dinner|hotpot|gumbo|jambalaya|ramen|chowder|fritters?|pasties|wraps?|cr[eê]pes?|pfannkuchen)$/i;

/** Whether words are what a dish is called, by their end. */
export const isDishName = (text: string): boolean =>
  DISH.test(text) || MORE_DISHES.test(text) || kindInEnglish(text.split(' ').at(-1) ?? '') !== undefined;

/** What kinds of dishes are called in German, French, Spanish and Italian, where no recipe goes by these words. */
const KINDS_IN_ENGLISH: readonly (readonly [words: RegExp, english: string])[] = [
  [/^(?:kuchen|torten?|rührkuchen|gâteaux?|gateaux?|torta|torte|tartas?|pastel(?:es)?|bizcochos?)$/i, 'cake'],
  [/^(?:suppen?|soupes?|sopas?|zupp[ae]|minestr[ae])$/i, 'soup'],
  [/^(?:eintopf|eintöpfe|guisos?|estofados?|stufat[oi]|spezzatino|ragoûts?)$/i, 'stew'],
  [/^(?:kekse?|plätzchen|galletas?|biscottini)$/i, 'cookies'],
  [/^(?:aufl[aä]ufe?|gratins?)$/i, 'bake'],
  [/^(?:bocadillos?|panin[oi]|belegte brote)$/i, 'sandwich'],
  [/^(?:lasañas?|lasagnes|lasagneauflauf)$/i, 'lasagne'],
  [/^(?:hamburguesas?|hamburgers?)$/i, 'burger'],
  [/^(?:tortitas|frittelle|crespelle|pfannkuchen|eierkuchen)$/i, 'pancakes'],
  [/^(?:albóndigas|polpette|boulettes|frikadellen|fleischbällchen)$/i, 'meatballs'],
  [/^(?:ensaladas?|insalat[ae]|salades?|salate?)$/i, 'salad'],
];

/** What a kind of dish of another language is in English; undefined where it is none. */
export const kindInEnglish = (words: string): string | undefined =>
  KINDS_IN_ENGLISH.find(([kind]) => kind.test(words.trim()))?.[1];

/** What kind of dish a few words may ask for that are no name as a whole; null for a single word, and for more than two foods and their kind. */
export function kindOfDish(pieces: readonly Pick<Piece, 'text'>[], names: FoodNames): KindOfDish | null {
  const last = pieces.at(-1)?.text.split(' ') ?? [];
  const before = [...pieces.slice(0, -1).map(({ text }) => text), last.slice(0, -1).join(' ')].filter(
    (text) => text !== '',
  );
  const kind = last.at(-1);
  if (kind === undefined || before.length === 0 || before.length > 2) return null;
  const foods = before.flatMap((text) => readHeld(text, names).named.flatMap(({ food }) => food ?? []));
  return foods.length > 2 ? null : { kind, foods };
}
