import type { FoodNames } from '../names/food-names.ts';
import { sharedNoun } from '../names/name-kinds.ts';
import { singular } from '../names/name-words.ts';
import { SUCH_AS } from './line-kinds.ts';
import { certainLinkOf, type Link } from './line-link.ts';
import { isOnlyModifiers } from './line-name.ts';
import type { LineReading, Offered } from './line-parser.ts';
import { JOINED, linkParts } from './line-phrase.ts';

/** What a line offers instead, without the very same food: "2 medium or 1 large onion" leaves no choice. */
export function otherFoods(
  reading: LineReading,
  main: Link,
  names: FoodNames,
): { alternatives: string[]; instead: Link[] } {
  const linkOffered = (name: string, phrase: string): Link =>
    certainLinkOf(names.find(phrase)) ?? names.link(name) ?? certainLinkOf(names.find(sharing(reading.phrase, name)));
  const inCan = (link: Link, name: string): Link =>
    isInCan(reading, main, name) ? (certainLinkOf(names.findCanned(link?.food.name ?? name)) ?? link) : link;
  const asOffered = (name: string): Offered => ({ name, phrase: name });
  const links = [
    ...[...listedFoods(reading, names), ...keptOtherwise(reading, names)].map(asOffered),
    ...reading.offered.flatMap((other) => eachOf(other, names)),
    ...offeredTogether(reading, names).map(asOffered),
  ]
    .filter(({ name }) => !isPartOfMix(name, reading) && !isForPart(name, reading))
    .map((other) => keptAlike(reading.phrase, other, names))
    .map(({ name, phrase }) => ({ name, link: inCan(linkOffered(name, phrase), name) }))
    .filter(({ link }) => link === undefined || link.food !== main?.food || link.facts !== main.facts)
    .filter(({ link, name }) => !isFlavour(link, main) && !isItsNoun(name, link, main));
  return { alternatives: links.map(({ name }) => name), instead: links.map(({ link }) => link) };
}

/** An offer with the words that it leaves to the line's own food: the sauce of "tomato paste/sauce". */
const sharing = (phrase: string, name: string): string => `${phrase.split(' ').slice(0, -1).join(' ')} ${name}`.trim();

/** Whether what is offered comes in the can of the line's own food: "1 can black or pinto beans", not "1 can beans or 2 cups cooked beans". */
function isInCan({ unit, whole }: LineReading, main: Link, name: string): boolean {
  const isCan = unit === 'can' || main?.food.name.startsWith('canned ') === true;
  return isCan && /^\D+(?: or |\/)\D+$/i.test(whole) && whole.toLowerCase().includes(name.toLowerCase());
}

/** "fresh sage, or 1/2 teaspoon dried", "tomatoes (canned are fine)" */
const KEPT_OTHERWISE =
  /(?:\bor (?:[^,;()]{1,24} )?|[(,;] ?)(dried|dry|frozen|canned|tinned) ?(?:$|[),;.]|(?:is|are|works?|will do|fine|ok)\b)/i;

/** "garlic, chopped or powder" */
const MADE_INTO = /\bor (powder(?:ed)?|granules|granulated|flakes)(?= ?(?:$|[,;().]))/i;

/** The line's own food kept in another way or made into powder, where it may be taken so and is a food of its own. */
function keptOtherwise({ line, name: own }: LineReading, names: FoodNames): string[] {
  const form = MADE_INTO.exec(line)?.[1]?.toLowerCase();
  if (form !== undefined && names.find(`${own} ${form}`)) return [`${own} ${form}`];
  const offers = /\bor\b|\b(?:fine|ok|works?|will do)\b/i.test(line);
  const kept = offers ? KEPT_OTHERWISE.exec(line)?.[1]?.toLowerCase().replace(/^dry$/, 'dried') : undefined;
  const name = `${kept ?? ''} ${own.replace(/^fresh /i, '')}`;
  return kept !== undefined && names.find(name) ? [name] : [];
}

/** An offer of foods together, as each of them, where it is none by itself: "or cream and milk". */
function eachOf(other: Offered, names: FoodNames): Offered[] {
  const parts = names.link(other.phrase) ? [] : other.phrase.replace(/^each (?:of )?/i, '').split(JOINED);
  const isSum = parts.length > 1 && linkParts(parts, names).every((link) => link?.isDoubtful === false);
  return isSum ? parts.map((part) => ({ name: part, phrase: part })) : [other];
}

/** What a measured offer goes on with behind commas: the onions and carrots of "or 2 cups potatoes, onions and carrots". */
function offeredTogether({ preparation }: LineReading, names: FoodNames): string[] {
  const remarks = preparation?.split(', ') ?? [];
  const first = remarks.findIndex((remark) => /^or [\d½¼¾⅓⅔⅛]/i.test(remark));
  const last = remarks.findIndex((remark, at) => at > first && /(?:^| )and /i.test(remark));
  if (first === -1 || last === -1) return [];
  const foods = remarks.slice(first + 1, last + 1).flatMap((remark) => remark.replace(/^and /i, '').split(JOINED));
  return foods.every((food) => isKnown(food, names)) ? foods : [];
}

const isKnown = (text: string, names: FoodNames): boolean =>
  names.link(text)?.isDoubtful === false && !isOnlyModifiers(text);

/** What is offered together or not at all: "or 1/3 teaspoon each oregano, cumin and garlic powder". */
const MIX = /\bor [^();]*\beach ([^();]*(?:,| and | & )[^();]*)/i;

/** What is made of several things instead: "buttermilk (or place 1/4 cup vinegar in a measuring cup and fill it with milk)". */
const MADE = /\bor (?:you can |just |simply )?((?:place|put|pour|combine|mix|stir|add|fill|whisk)\b[^()]*)/i;

const isPartOfMix = (name: string, { line }: LineReading): boolean =>
  [MIX, MADE].some((way) => way.exec(line)?.[1]?.toLowerCase().includes(name.toLowerCase()));

/** What takes the place of a part only: "fennel, including the fronds (or substitute 1/4 cup chervil for the fronds)". */
const FOR_PART = /\b(?:substitute|use) ([^();]+?) for (?:the|its|their) ([a-z]+)/i;

const isForPart = (name: string, { line, name: own }: LineReading): boolean => {
  const [, offered = '', part = ''] = FOR_PART.exec(line) ?? [];
  return offered.toLowerCase().includes(name.toLowerCase()) && !own.toLowerCase().includes(part.toLowerCase());
};

/** What comes in flavours, so that a fruit offered beside it is one of them: "raspberry jelly (or strawberry or cherry)". */
const FLAVOURED = /\b(?:gelatine?|jell[yo]|pudding|cake mix|drink mix|soda|sorbet|ice cream|liqueur|schnapps)\b/;

const isFlavour = (link: Link, main: Link): boolean =>
  link?.food.category === 'fruit' && FLAVOURED.test(main?.food.name ?? '');

/** The noun of the line's own food alone, where another food goes by it: "green pepper or 3 ounces chopped pepper" offers no spice. */
const isItsNoun = (name: string, link: Link, main: Link): boolean =>
  link?.food.category === 'spices' &&
  main?.food.category === 'vegetables' &&
  main.food.name.endsWith(` ${singular(name.toLowerCase())}`);

/** How a food is kept or cut where that makes another food of it. */
const KEPT = /^(?:(?:extra[- ])?lean )?(frozen|dried|canned|tinned|ground|minced|smoked)(?= )/i;

/** An alternative kept as the line's own food is, where there is such a food: the turkey of "ground beef or turkey" is ground too. */
function keptAlike(phrase: string, { name, phrase: words }: Offered, names: FoodNames): Offered {
  const alike = `${KEPT.exec(phrase)?.[1] ?? ''} ${words}`;
  return alike.startsWith(' ') || names.find(alike) === undefined ? { name, phrase: words } : { name, phrase: alike };
}

/** The foods of every list to choose from: "walnuts, pecans or almonds". */
function listedFoods({ preparation, alternatives, phrase }: LineReading, names: FoodNames): string[] {
  const said = preparation?.split(', ') ?? [];
  const among = JOINED.test(phrase) ? said.map((remark) => remark.replace(WITH, '')) : said;
  const remarks = among.map((remark) => remark.replace(OFFERED, '').replace(PART, ''));
  const lists = remarks.flatMap((remark, last) =>
    LAST_OF_LIST.test(remark) && !SUCH_AS.test(remark) && !GOES_WITH.test(remark)
      ? listEndingAt(remarks, last, names)
      : [],
  );
  return [...new Set(lists)].filter((text) => !alternatives.includes(text));
}

/** The foods between the first of a list and its end. What is no food ("chopped, or whole") offers none. */
function listEndingAt(remarks: readonly string[], last: number, names: FoodNames): string[] {
  const ends = remarks[last]?.split(LAST_OF_LIST).filter(Boolean) ?? [];
  const isFood = (text: string): boolean => isKnown(text, names);
  const offered = foodsAtEnd(ends, isFood);
  if (!offered) return [];
  const before = remarks.slice(0, last).map((remark) => inFull(remark, offered));
  const first = before.findLastIndex((remark) => !isFood(remark)) + 1;
  const example = remarks[first - 1] ?? '';
  const examples = LIKE.test(example) ? [example.replace(LIKE, '')].filter(isFood) : [];
  const listed = [...examples, ...before.slice(first), ...offered];
  return listed.length < 2 && offered.length === ends.length ? [] : listed;
}

/** What a list ends with, as foods; undefined where some of it is none, unless a mix of all or some other food is offered beside it. */
function foodsAtEnd(ends: readonly string[], isFood: (text: string) => boolean): string[] | undefined {
  const offered = ends.filter((text) => !ANY_MIX.test(text)).map((text) => text.replace(OTHER, ''));
  const foods = offered.flatMap((text) => (isFood(text) ? [text] : sumOf(text, isFood)));
  const isOpen = ends.length > 1 && ends.some((text) => ANY_MIX.test(text) || OTHER.test(text));
  return ends.length === 0 || (foods.length < offered.length && !isOpen) ? undefined : foods;
}

/** The foods that words join, none where some of them is no food: "herbs and spices". */
function sumOf(text: string, isFood: (text: string) => boolean): string[] {
  const words = /\d/.test(text) ? [] : text.split(JOINED); // what has amounts is offered where the line is read
  const parts = words.map((part, at) => inFull(part, words.slice(at + 1)));
  return parts.length > 1 && parts.every(isFood) ? parts : [];
}

/** A food of a list with the noun that it leaves to the last: the Oaxaca of "Oaxaca, or Monterey Jack cheese". */
function inFull(remark: string, later: readonly string[]): string {
  const noun = sharedNoun(remark, later);
  return noun === undefined || /^or /i.test(remark) ? remark : `${remark} ${noun}`;
}

/** What says that a list is one to choose from, or what it is for: "escarole or spinach can also be used", "cilantro or dill for garnish". */
const OFFERED =
  / (?:(?:can|may|could|might) (?:also )?be (?:used|substituted)(?: instead)?|(?:will |would )?(?:also )?works?(?: too| as well| just as well| fine| well)?|will do|(?:is|are) fine(?: too)?|(?:for|as) (?:an? )?(?:garnish|serving|topping|decoration)|of (?:your )?(?:own )?(?:choice|choosing|liking))$/i;
/** "(part butter or margarine)" */
const PART = /^part (?!of\b)/i;
/** "salt and pepper with cayenne or paprika" */
const WITH = /^with /i;
/** What a food comes with is not offered in its place: "seasoned with fennel or garlic". */
const GOES_WITH = /^(?:.* )?(?:\w+ed )?with /i;
const ANY_MIX =
  /^(?:an?y?|some) (?:other )?(?:combination|mix|mixture)\b|^(?:any |some |an)?other similar\b|^equal (?:parts|amounts)\b/i;
/** "fusilli, rigatoni or similar pasta" */
const OTHER = /^(?:(?:any|some|other|similar) )+(?:good )?(?=\S)/i;
/** What begins examples: the salmon of "fish such as salmon, cod or snapper". */
const LIKE = /^(?:such as|like|e\.?g\.?|for example|including) /i;
const LAST_OF_LIST = /(?:^| )or /i;
