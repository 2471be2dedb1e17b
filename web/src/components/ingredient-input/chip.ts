/** One ingredient of the cook: a name, and how much of it where they said so. */
export interface Chip {
  name: string;
  /** As typed: an integer, a fraction or a decimal. */
  qty?: string;
  unit?: string;
}

/** Unit words that may stand before a name; longer spellings first, so that `cups` is not read as `cup`. */
const UNITS = [
  'teaspoons',
  'teaspoon',
  'tsps',
  'tsp',
  'tablespoons',
  'tablespoon',
  'tbsps',
  'tbsp',
  'cups',
  'cup',
  'fl oz',
  'pints',
  'pint',
  'quarts',
  'quart',
  'gallons',
  'gallon',
  'milliliters',
  'milliliter',
  'millilitres',
  'millilitre',
  'ml',
  'cl',
  'dl',
  'liters',
  'liter',
  'litres',
  'litre',
  'l',
  'milligrams',
  'milligram',
  'mg',
  'kilograms',
  'kilogram',
  'kgs',
  'kg',
  'grams',
  'gram',
  'g',
  'ounces',
  'ounce',
  'oz',
  'pounds',
  'pound',
  'lbs',
  'lb',
  'pinches',
  'pinch',
  'dashes',
  'dash',
  'handfuls',
  'handful',
  'bunches',
  'bunch',
  'sprigs',
  'sprig',
  'cloves',
  'clove',
  'slices',
  'slice',
  'pieces',
  'piece',
  'sticks',
  'stick',
  'cans',
  'can',
  'tins',
  'tin',
  'jars',
  'jar',
  'packs',
  'pack',
  'packets',
  'packet',
  'bags',
  'bag',
  'bottles',
  'bottle',
];

const NUMBER = String.raw`\d+ \d+/\d+|\d+/\d+|\d*\.\d+|\d+`;
const UNIT = UNITS.join('|');

// A number may touch its unit (`200g`), but needs a space before a name, so that `7up` stays a name.
const FORMS = [
  new RegExp(String.raw`^(?<qty>${NUMBER}) ?(?<unit>${UNIT})\.? (?:of )*(?<name>.+)$`, 'i'),
  new RegExp(String.raw`^(?<qty>${NUMBER}) (?<name>.+)$`, 'i'),
  // "Can I make pancakes" asks, and is no tin.
  new RegExp(String.raw`^(?!can (?:i|we|you) )(?<unit>${UNIT})\.? (?:of )*(?<name>.+)$`, 'i'),
];

/**
 * Reads typed text: an optional number, an optional unit word, then the name. What does not fit is a name as a whole.
 * `text` must not be blank.
 */
export function parseChip(text: string): Chip {
  const whole = text.trim().replace(/\s+/g, ' ');
  for (const form of FORMS) {
    const parts = form.exec(whole)?.groups;
    if (parts?.['name'])
      return {
        name: parts['name'],
        ...(parts['qty'] && { qty: parts['qty'] }),
        ...(parts['unit'] && { unit: parts['unit'] }),
      };
  }
  return { name: whole };
}

/** The chip as one would type it: `200 g spinach`. {@link parseChip} reads it back. */
export function chipText(chip: Chip): string {
  return [chip.qty, chip.unit, chip.name].filter(Boolean).join(' ');
}

/** What says that the foods behind it must not be used; the server reads the rest. */
const NEGATION =
  /(?<![\p{L}-])(?:no|not|without|w\/o|hates?|avoid(?:s|ing)?|(?:do|does|wo|ca)n['’]?t|cannot|never|nothing|allergic|intolerant|allergies|allergy(?=:| list)|triggers?|restrictions?|blacklist|exclud(?:e|ed|es|ing)|free(?= (?:of|from) )|reacts?|dislikes?)(?![\p{L}-])/iu;

/** What is said of every food behind it until another sentence begins: "allergic to peanuts, eggs and shellfish". */
const FIRM =
  /(?<![\p{L}-])(?:allergic|intolerant|allergies|allergy(?=:| list)|triggers?|restrictions?|blacklist|exclud(?:e|ed|es|ing)|free(?= (?:of|from) )|reacts?|hates?|dislikes?|avoid(?:s|ing)?|(?:don['’]?t|do not|doesn['’]?t|won['’]?t|can['’]?t|cannot) (?:really )?(?:like|eat|want|stand))(?![\p{L}-])/iu;

/** How a piece begins that says what is there. */
const HELD =
  /^(?:(?:but|and|so|only|just|also|i|we|my|i['’]?ve|we['’]?ve|i['’]?m|have|has|had|got|there['’]?s|there|with|use|using|add|some|a|an|half|what|please|pls|thanks)(?![\p{L}-])|\d)/iu;

/** Cuts text at commas and line breaks into trimmed pieces; empty ones are dropped. A negation keeps its list: "no nuts, eggs or dairy" is one piece. */
export function splitPieces(text: string): string[] {
  return text.split(/[\n\r]+/).flatMap((line) =>
    keepNegated(
      line
        .split(',')
        .map((piece) => piece.trim())
        .filter(Boolean),
    ),
  );
}

/** What tells behind a list that its foods make somebody ill. */
const MAKES_ILL = /(?<![\p{L}-])(?:allerg(?:y|ies|ic)|intoleran(?:t|ces?))[.!)]*$/iu;

const ALLERGEN =
  'egg|nut|peanut|milk|dairy|gluten|wheat|soya?|fish|shellfish|sesame|prawn|shrimp|crab|lobster|mussel|celery|mustard|lupin|almond|cashew|hazelnut|walnut|pecan|pistachio|kiwi|banana';
const SAID_OF_SOMEBODY =
  '(?:(?:my|our|i|we|he|she|they|the|son|daughter|husband|wife|kids?|has|have|had|is|am|are|an?|severe|bad) )*';
const NAMED = new RegExp(`(?<![\\p{L}-])(?:${ALLERGEN})s?(?![\\p{L}-])`, 'iu');
/** "Eggs" may be at home: they belong to the list only where it has an "and". */
const IN_LIST = {
  one: new RegExp(`^${SAID_OF_SOMEBODY}(?:${ALLERGEN})$`, 'i'),
  any: new RegExp(`^${SAID_OF_SOMEBODY}(?:${ALLERGEN})s?$`, 'i'),
};

/** The pieces of what a cook types, where a list that ends with an allergy is one: "egg, nut and milk allergies". */
export function typedPieces(text: string): string[] {
  const pieces = splitPieces(text.replace(/[([][^)\]]*[)\]]/g, (aside) => aside.replaceAll(',', ' and')));
  const to = pieces.findIndex((piece) => MAKES_ILL.test(piece));
  const inList = / and /i.test(pieces[to] ?? '') ? IN_LIST.any : IN_LIST.one;
  const from = pieces.findLastIndex((piece, at) => at < to && !inList.test(piece)) + 1;
  return from >= to
    ? pieces
    : [...pieces.slice(0, from), pieces.slice(from, to + 1).join(' and '), ...pieces.slice(to + 1)];
}

/** Behind a firm word the list goes on; behind a small one only "or" tells so: "no onions, chicken and rice" goes on with what is there. */
function keepNegated(pieces: string[]): string[] {
  const from = pieces.findIndex((piece) => NEGATION.test(piece) && !isClosed(piece));
  if (from < 0) return pieces;
  const to = FIRM.test(pieces[from] ?? '')
    ? lastFirm(pieces, from)
    : pieces.findIndex((piece, at) => at > from && / n?or /i.test(piece));
  return to <= from
    ? pieces
    : [...pieces.slice(0, from), pieces.slice(from, to + 1).join(' or '), ...pieces.slice(to + 1)];
}

/** "Eggs (allergic)" and "nut and milk allergies" are said of what stands before, and no list goes on behind them. */
const isClosed = (piece: string): boolean =>
  /[([][^)\]]*[)\]]$/.test(piece) || (MAKES_ILL.test(piece) && NAMED.test(piece));

function lastFirm(pieces: string[], from: number): number {
  const next = pieces.findIndex((piece, at) => at > from && (HELD.test(piece) || NEGATION.test(piece)));
  return (next < 0 ? pieces.length : next) - 1;
}

/** Whether two names are the same ingredient for a cook who types: letter case does not count. */
export function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');
}

/** What became of pieces that were to be added. */
export interface AddResult {
  chips: Chip[];
  added: string[];
  duplicates: string[];
  /** Pieces for which there was no room. */
  leftOut: string[];
}

/** Longest text that a search takes as one ingredient; what is longer is cut off. */
const MAX_LENGTH = 200;

/** Adds pieces of text to `chips` until there are `max`; names that are there already are not added again, whatever their case. */
export function addPieces(chips: readonly Chip[], pieces: readonly string[], max: number): AddResult {
  const result: AddResult = { chips: [...chips], added: [], duplicates: [], leftOut: [] };
  for (const piece of pieces) {
    const chip = parseChip(piece.slice(0, MAX_LENGTH));
    const isKnown = result.chips.some((known) => isSameName(known.name, chip.name));
    if (isKnown) result.duplicates.push(chip.name);
    else if (result.chips.length >= max) result.leftOut.push(piece);
    else {
      result.chips.push(chip);
      result.added.push(chip.name);
    }
  }
  return result;
}

/** The chips with the one at place `from` put at place `to`, both counted from 0. */
export function moved(chips: readonly Chip[], from: number, to: number): Chip[] {
  const others = chips.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...chips.slice(from, from + 1), ...others.slice(to)];
}
