const EQUAL_PARTS = 'equal (?:parts|amounts|quantities) (?:of )?';
/** "combination of oyster liquor and clam juice", "a 50-50 mixture of stock and water", "equal parts cumin and coriander" */
const MIXTURE = new RegExp(
  `^(?:(?:(?:an?|any|some|the) )?(?:(?:\\d+[-/ ]\\d+|equal|half[- ]and[- ]half|good|nice) )?(?:combination|combo|mixture|mix|blend) of (?:${EQUAL_PARTS}|half )?|${EQUAL_PARTS})(?=[a-z])`,
  'i',
);
const NO_FOODS = /^(?:both|the two|these|those|them|all|any|two)\b/i;
const JOINT = / ?, ?(?:and )?| (?:and|&|plus) (?:half )?/i;

/** The foods of a mixture that a line offers, none for one of what it has named already ("a mixture of both"); undefined for what is no mixture. */
export function foodsOfMixture(text: string): string[] | undefined {
  const start = MIXTURE.exec(text)?.[0];
  if (start === undefined) return undefined;
  const mixed = text.slice(start.length);
  const foods = mixed.split(JOINT).filter(Boolean);
  return NO_FOODS.test(mixed) ? [] : foods.length > 1 ? foods : undefined;
}

const NO_FOOD_EACH =
  'cut|sliced|halved|quartered|split|peeled|divided|weighing|about|around|approximately|with|in|from|for|at|to|as';
const EACH = new RegExp(`each (?:of )?(?=[a-z])(?!(?:${NO_FOOD_EACH})\\b)`, 'i');
/** What stands before foods that are offered by as much of each: "or 1 cup each heavy cream and half-and-half". */
const AMOUNT_OF_EACH = new RegExp(
  `\\bor (?:about |an additional )?[\\d½¼¾⅓⅔⅛][\\d½¼¾⅓⅔⅛ ./-]*(?:[a-z]+\\.? )?${EACH.source}`,
  'i',
);

/** The foods that are offered by as much of each, behind their amount; undefined for what is no such offer. */
export function foodsOfEach(text: string): string[] | undefined {
  const [start] = new RegExp(`^${EACH.source}`, 'i').exec(text) ?? [];
  const foods = start === undefined ? [] : text.slice(start.length).split(JOINT).filter(Boolean);
  return foods.length > 1 ? foods : undefined;
}

/** Where foods begin that are offered by as much of each; -1 where there are none. */
export const startOfEach = (text: string): number => text.search(AMOUNT_OF_EACH);

/** Pieces of a line with those of an offered mixture joined, up to its last: "or a mixture of parsley", "thyme and chervil". */
export function joinMixture(pieces: string[], piece: string): string[] {
  const before = pieces.at(-1) ?? '';
  const mixture = mixtureAtEnd(before);
  const goesOn = mixture !== undefined && !JOINT_OF_LAST.test(mixture) && mixture.split(',').length < MIXED_MAX;
  return goesOn ? [...pieces.slice(0, -1), `${before}, ${piece}`] : [...pieces, piece];
}

/** The mixture, or the foods by as much of each, that a piece of a line ends with; undefined where it offers neither. */
function mixtureAtEnd(piece: string): string | undefined {
  const each = AMOUNT_OF_EACH.exec(piece);
  const mixture = each ? piece.slice(each.index + each[0].length) : piece.replace(/^.*?\bor (?=\D)/i, '');
  return each || MIXTURE.test(mixture) ? mixture : undefined;
}

/** Before the last of a mixture, or before what may be taken instead of it. */
const JOINT_OF_LAST = / (?:and|&|plus|or) /i;
const MIXED_MAX = 6;

/** "a mixture of these dried herbs: parsley and thyme" */
const OF_THESE =
  /(?<=\b(?:combination|combo|mixture|mix|blend|parts|amounts|quantities) of )(?:these|the following)(?: [a-z]+){0,2} ?: ?(?=[a-z])/gi;

/** "Instead of chicken broth, you can use your own shrimp stock" */
const INSTEAD_OF =
  /^instead of (?:an? |the )?([^,;()]+?),? (?:you|one|we) (?:can|could|may|might) (?:also )?(?:use|try|take|substitute) (?:(?:your|some|an?|the) (?:own )?)?(?=\S)/i;

/** "4 cups of any combination of the following: radish sprouts, alfalfa sprouts" */
const ANY_OF =
  /(?<=^|^[\d½¼¾⅓⅔ ./-]+(?:[a-z]+\.? )?)(?:of )?(?:(?:any|some|a) )combination of (?:the following ?: ?)?(?=[a-z])/i;

/** "1 cup liquid (water, stock or milk)": it names no food by itself. What comes from elsewhere ("cooking liquid from the beans") stays unknown. */
const LIQUID = /(?<=^[\d½¼¾⅓⅔ ./-]*(?:[a-z]+\.? )?)liquid \((?![^()]*\bfrom\b) ?([^()]*? or [^()]*?) ?\)/i;

/** Other words for "or": "or something similar, like lamb shank", "alternatively, use breasts". */
const OR_IN_OTHER_WORDS =
  /\bor something (?:similar|like (?:it|that)),? (?:like|such as) (?=[a-z])|\b(?:or )?alternatively,? (?:you (?:can|could|may) )?(?:use|try|take) (?=[a-z])/gi;
/** "bread, or, half a pound of flour": the second comma parts nothing. */
const OR_BETWEEN_COMMAS = /(?<=, )or, (?=\S)/gi;

/** "or, if fresh thyme is not available, 1 tsp dried": what is not there is no food of the line. */
const OR_IF_NONE =
  /\bor ?, if (?:[^,;()]* )?(?:not available|unavailable|unobtainable|out of season|(?:have|find|get|is|are) (?:none|no)\b[^,;()]*|(?:can['’]?t|cannot|don['’]?t|do not) (?:find|get|have)\b[^,;()]*) ?, (?=\S)/gi;

/** A line without what it says of a food that may not be there. */
export const withoutIfNone = (text: string): string => text.replace(OR_IF_NONE, 'or ');

/** A line that tells what may be used instead of a food, or mixed as one likes, as the foods that it leaves to choose from. */
export function asChoice(text: string): string {
  return withoutIfNone(text)
    .replace(INSTEAD_OF, '$1 or ')
    .replace(ANY_OF, '')
    .replace(OF_THESE, '')
    .replace(LIQUID, '$1')
    .replace(OR_IN_OTHER_WORDS, 'or ')
    .replace(OR_BETWEEN_COMMAS, 'or ');
}
