import type { FoodNames } from '../names/food-names.ts';
import { cutOf, cutOfAnimal, sharedNoun, withNounOf } from '../names/name-kinds.ts';
import { readAmount } from './line-amount.ts';
import { SUCH_AS } from './line-kinds.ts';
import { offersNoFood } from './line-no-offer.ts';
import { isOnlyModifiers } from './only-modifiers.ts';
import type { LineReading } from './line-parser.ts';
import { JOINED } from './line-phrase.ts';

/** The line's own words, and what of its text is food. */
interface Own {
  phrase: string;
  /** What examples are of: the last food that the line names, itself or one offered instead. */
  shown: string;
  names: FoodNames;
  isFood: (text: string) => boolean;
}

/** Bread of which any kind is taken: "breadcrumbs such as rye" are of rye bread. */
const CUT_BREAD = /\b(?:bread ?(?:crumbs?|cubes?|slices?|pieces?|chunks?)|loaf|loaves)$/i;

/** The foods of every list to choose from: "walnuts, pecans or almonds". */
export function listedFoods(reading: LineReading, names: FoodNames): string[] {
  const own: Own = {
    phrase: reading.phrase,
    shown: (reading.alternatives.at(-1) ?? reading.phrase).replace(CUT_BREAD, 'bread'),
    names,
    isFood: (text) => !SHAPE.test(text) && isKnown(text, names),
  };
  const remarks = (reading.preparation?.split(', ') ?? []).map((remark) => itemOf(remark, reading));
  const lists = remarks.flatMap((remark, last) =>
    LAST_OF_LIST.test(remark) && (SHOWS_EACH.test(remark) || !SUCH_AS.test(remark)) && !GOES_WITH.test(remark)
      ? listEndingAt(remarks, last, own)
      : [
          ...exampleOfOther(remarks, last, own),
          ...anyOf(remarks[last] ?? '', own),
          ...kindsApart(likedBest(remarks, last), own),
        ],
  );
  return [...new Set(lists)].filter((text) => !reading.alternatives.includes(text));
}

/** The one kind that a line would rather have: the white of "pepper, preferably white". */
function likedBest(remarks: readonly string[], at: number): string[] {
  const isOnly = /^(?:to|for|if|or)\b/i.test(remarks[at + 1] ?? 'or');
  return isOnly ? (/^(?:preferably|ideally) ([a-z]+)$/i.exec(remarks[at] ?? '')?.slice(1) ?? []) : [];
}

/** Whether words name a food for certain, and do not only tell of one. */
export function isKnown(text: string, names: FoodNames): boolean {
  return names.link(text)?.isDoubtful === false && (!isOnlyModifiers(text) || NAMES_ALONE.test(text));
}

/** What tells how many pieces the line's food makes: "brioche (2 large loaves or 4 mini-loaves)". */
const SHAPE = /^.*\d.*loa(?:f|ves)$/i;

/** What tells a kind before other words, and is a food where it stands alone: "cognac, rum or Scotch". */
const NAMES_ALONE = /^(?:scotch|swiss|oaxaca)$/i;

/** A remark without what is said around the food that it lists. */
function itemOf(remark: string, reading: LineReading): string {
  const item = (JOINED.test(reading.phrase) ? remark.replace(WITH, '') : remark)
    .replace(/\.$|,? and (?:so (?:on|forth)|the like)$/gi, '')
    .replace(WORKS_WELL, 'or ')
    .replace(AT_TIMES, 'or ')
    .replace(OFFERED, '')
    .replace(PART, '')
    .replace(MIX_OF, '');
  return isOfSameAmount(item, reading)
    ? item
        .split(LAST_OF_LIST)
        .map((text) => readAmount(text).rest.replace(/ with .*$/i, ''))
        .join(' or ')
    : item;
}

/** Whether a choice is one of as much of several foods: "8 cups stock, 8 cups water or 8 cups milk". */
function isOfSameAmount(item: string, { quantity, unit }: LineReading): boolean {
  const amount = readAmount(item);
  return unit !== null && /^\d.* or \d/i.test(item) && amount.quantity === quantity && amount.unit?.name === unit;
}

/** The foods between the first of a list and its end. What is no food ("chopped, or whole") offers none. */
function listEndingAt(remarks: readonly string[], last: number, own: Own): string[] {
  const ends = (remarks[last]?.split(LAST_OF_LIST).filter(Boolean) ?? []).map((text) =>
    text
      .replace(OTHER, '')
      .replace(LIKE, '')
      .replace(/^an? (?=[a-z]+ [a-z]+$)/i, ''),
  );
  const before = remarks
    .slice(0, last)
    .flatMap((remark) => (LIKE.test(remark) ? remark.split(LAST_OF_LIST) : remark.replace(/^but /i, '')));
  const example = before.findLastIndex((remark) => LIKE.test(remark));
  const isOfExamples = example !== -1 || LIKE.test(remarks[last] ?? '');
  const full = (text: string): string => inFull(text.replace(LIKE, ''), ends, own, isOfExamples);
  const offered = foodsAtEnd(remarks[last] ?? '', ends.map(full), own);
  if (!offered) return kindsApart(ends, own);
  // "like romaine, Boston or frisée": a kind without its noun breaks no list of examples.
  const isItem = (text: string, at: number): boolean =>
    (own.isFood(full(text)) && !GOES_ALONG.test(text)) || (example !== -1 && at > example && isOnlyModifiers(text));
  const first = before.findLastIndex((text, at) => !isItem(text, at)) + 1;
  const foods = [...before.slice(first).map(full).filter(own.isFood), ...offered];
  return foods.length < 2 && offered.length === ends.length ? [] : foods;
}

/** What a list ends with, as foods; undefined where some of it is none, unless a mix of all or some other food is offered beside it. */
function foodsAtEnd(remark: string, ends: readonly string[], own: Own): string[] | undefined {
  const offered = ends.filter((text) => !ANY_MIX.test(text));
  // "Salt, pepper and thyme or sage" is a sum: what is joined is an offer behind the "or" alone.
  const isBehindOr = (text: string): boolean => /^or /i.test(remark) || text !== ends[0];
  const foods = offered.flatMap((text) => (own.isFood(text) ? [text] : isBehindOr(text) ? sumOf(text, own) : []));
  const isOpen = ends.length > 1 && (offered.length < ends.length || OPEN.test(remark));
  if (ends.length > 0 && (foods.length >= offered.length || isOpen)) return foods;
  return LIKE.test(remark) ? undefined : otherWithUnknown(ends, own);
}

/**
 * Another food than the line's own and what is offered beside it by a name that none knows, which may be anything: the zoryl of "milk, cream or
 * zoryl". Kinds and examples of the line's own food are of that: "green apple (Granny Smith or pippin)".
 */
function otherWithUnknown(ends: readonly string[], { phrase, names, isFood }: Own): string[] | undefined {
  const [known = '', unknown = '', ...others] = ends;
  if (others.length > 0 || !isFood(known)) return undefined;
  const [food, own] = [names.link(known)?.food, names.link(phrase)?.food];
  const isOfOwn =
    !food || !own || [food.number, ...food.ancestors].includes(own.number) || own.ancestors.includes(food.number);
  const mayBeFood = /^\p{L}+(?: \p{L}+)?$/u.test(unknown) && !offersNoFood(unknown, phrase);
  return isOfOwn || !mayBeFood ? undefined : [known, unknown];
}

/** The foods that words join, none where some of them is no food: "herbs and spices". */
function sumOf(text: string, own: Own): string[] {
  const words = /\d/.test(text) ? [] : text.split(JOINED); // what has amounts is offered where the line is read
  const parts = words.map((part, at) => inFull(part, words.slice(at + 1), own, false));
  return parts.length > 1 && parts.every(own.isFood) ? parts : [];
}

/** Kinds of the line's own noun that are foods apart from it: the sweet of "potatoes (white or sweet)"; a red onion is an onion. */
function kindsApart(kinds: readonly string[], { phrase, names }: Own): string[] {
  const food = names.link(phrase)?.food;
  return kinds.flatMap((kind) => {
    if (/^(?:canned|tinned|frozen|dried)$/i.test(kind)) return []; // those are the same food, kept
    const name = withNounOf(phrase, kind) ?? '';
    const other = names.find(name);
    return !food || !other || [other.number, ...other.ancestors].includes(food.number) ? [] : [name];
  });
}

/** The example of another food that a line allows: "or other flavor, like vanilla". */
function exampleOfOther(remarks: readonly string[], at: number, { phrase, isFood }: Own): string[] {
  const remark = remarks[at] ?? '';
  if (!LIKE.test(remark) || !/^or (?:(?:any |some )?(?:an)?other\b|(?:fat|oil)$)/i.test(remarks[at - 1] ?? ''))
    return [];
  const food = remark.replace(LIKE, '');
  return [withNounOf(phrase, food) ?? food].filter(isFood);
}

/** The food of which any may be taken: the lunch meat of "deli ham, any lunch meat"; not "any fat removed". */
function anyOf(remark: string, { isFood }: Own): string[] {
  const [, food = ''] = /^any (?!of\b)((?:[a-z-]+ ){0,2}[a-z]+)(?<!ed|en)$/i.exec(remark) ?? [];
  return [food].filter((text) => text !== '' && isFood(text));
}

/**
 * A food of a list with the noun that it leaves to another of it (the Oaxaca of "Oaxaca, or Monterey Jack cheese"), or to the line's own food: the shank
 * of "stewing beef (chuck or shank)", the white ones of "mushrooms (shiitake, white)". Examples are kinds of the line's own food.
 */
function inFull(text: string, others: readonly string[], own: Own, isExample: boolean): string {
  const { phrase, isFood } = own;
  const kinds = [...(isExample ? [own.shown] : []), phrase].map((name) => withNounOf(name, text));
  if (/^or /i.test(text)) return text;
  const noun = sharedNoun(text, others);
  const cut = cutOf(phrase, text) ?? cutOfAnimal(phrase, text);
  const last = text.split(' ').at(-1) ?? '';
  const isSaidOf = isExample && isOnlyModifiers(text.slice(0, -last.length)); // "Cheddar or a dry goat" are cheeses
  const isKind =
    /^[a-z]+$/i.test(last) && (text === last || isSaidOf) && (isExample || (!isFood(text) && others.some(isFood)));
  const shape = isExample && !isFood(text) ? `${own.shown.split(' ').at(-1)} ${text}` : ''; // the shells of "pasta, like penne or shells"
  const names = [noun && `${text} ${noun}`, cut, ...(isKind ? kinds : []), own.names.find(shape) && shape];
  return names.find((full) => full !== undefined && isFood(full)) ?? text;
}

/** What says that a list is one to choose from, or what it is for: "escarole or spinach can also be used", "cilantro or dill for garnish". */
const OFFERED =
  / (?:(?:can|may|could|might) (?:also )?be (?:used|substituted)(?: instead)?|(?:will |would )?(?:also )?works?(?: too| as well| just as well| fine| well)?|will do|(?:is|are) (?:fine|ideal|best|preferred|recommended)(?: too)?|recommended|preferred|(?:for|as) (?:an? )?(?:garnish|serving|topping|decoration)|of (?:your )?(?:own )?(?:choice|choosing|liking))$/i;
/** "muenster, and mozzarella work well": each of them does. */
const WORKS_WELL = /^and (?=.* works? (?:well|fine|best|great|too)$)/i;
/** "sometimes I use chicken or turkey" */
const AT_TIMES =
  /^(?:(?:sometimes|occasionally),? (?:i|we)|(?:i|we) (?:sometimes|occasionally|also)) (?:use|substitute|add|take|like) /i;
/** "(part butter or margarine)" */
const PART = /^part (?!of\b)/i;
/** "cabbage (a mix of red, savoy or napa)" */
const MIX_OF = /^(?:an? |any )?(?:mix|mixture|combination) of (?!.* and )(?=\S)/i;
/** "salt and pepper with cayenne or paprika" */
const WITH = /^with /i;
/** What a food comes with is not offered in its place: "seasoned with fennel or garlic". */
const GOES_WITH = /^(?:.* )?(?:\w+ed )?with /i;
/** What is asked for beside the food, before an offer for that: "milk and almonds (or cream)". */
const GOES_ALONG = /^and /i;
const ANY_MIX =
  /^(?:an?y?|some) (?:other )?(?:combination|mix|mixture)\b|^(?:any |some |an)?other similar\b|^equal (?:parts|amounts)\b/i;
/** "fusilli, rigatoni or similar pasta" */
const OTHER = /^(?:(?:any|some|other|similar) )+(?:good )?(?=\S)(?!(?:combination|mix|mixture)\b)/i;
/** A list that goes on with any other food of its kind. */
const OPEN = /(?:^| )or (?:any |some )?(?:an)?(?:others?|similar)(?: |$)/i;
/** What begins examples: the salmon of "fish such as salmon, cod or snapper". */
const LIKE =
  /^(?:such as|like|e\.?g\.?|for example|including(?! the\b)|(?:usually,? )?i (?:usually )?(?:like|love|prefer|use|rec+om+end)(?: to use)?) /i;
const LAST_OF_LIST = /(?:^| )(?:(?:and\/)?or|oder|ou|oppure|o) /i;
/** Two examples that are foods each: "pasta such as penne or ziti". */
const SHOWS_EACH = /^(?:like|such as|e\.?g\.?) \S.* or /i;
