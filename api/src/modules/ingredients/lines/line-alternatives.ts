import type { KnownFood } from '../foods/food-knowledge.ts';
import { certainLink, type FoodLink, type FoodNames } from '../names/food-names.ts';
import { SUCH_AS } from './line-kinds.ts';
import { isOnlyModifiers } from './line-name.ts';
import type { LineReading, Offered, ParsedLine } from './line-parser.ts';

/** A food that words were linked to; undefined where none is known by them. */
export type Link = FoodLink | undefined;

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
  const listed = [...listedFoods(reading, names), ...keptOtherwise(reading, names)].map((name) => ({
    name,
    phrase: name,
  }));
  const links = [...listed, ...reading.offered]
    .filter(({ name }) => !isPartOfMix(name, reading) && !isForPart(name, reading))
    .map((other) => keptAlike(reading.phrase, other, names))
    .map(({ name, phrase }) => ({ name, link: inCan(linkOffered(name, phrase), name) }))
    .filter(({ link }) => link === undefined || link.food !== main?.food || link.facts !== main.facts)
    .filter(({ link }) => !isFlavour(link, main));
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

/** The line's own food kept in another way, where it may be taken so and is a food of its own. */
function keptOtherwise({ line, name: own }: LineReading, names: FoodNames): string[] {
  const offers = /\bor\b|\b(?:fine|ok|works?|will do)\b/i.test(line);
  const kept = offers ? KEPT_OTHERWISE.exec(line)?.[1]?.toLowerCase().replace(/^dry$/, 'dried') : undefined;
  const name = `${kept ?? ''} ${own.replace(/^fresh /i, '')}`;
  return kept !== undefined && names.find(name) ? [name] : [];
}

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

/** How a food is kept or cut where that makes another food of it. */
const KEPT = /^(?:(?:extra[- ])?lean )?(frozen|dried|canned|tinned|ground|minced|smoked)(?= )/i;

/** An alternative kept as the line's own food is, where there is such a food: the turkey of "ground beef or turkey" is ground too. */
function keptAlike(phrase: string, { name, phrase: words }: Offered, names: FoodNames): Offered {
  const alike = `${KEPT.exec(phrase)?.[1] ?? ''} ${words}`;
  return alike.startsWith(' ') || names.find(alike) === undefined ? { name, phrase: words } : { name, phrase: alike };
}

/** The link of a food that is known for certain. */
export const certainLinkOf = (food: KnownFood | undefined): Link => food && certainLink(food);

/** The foods of every list to choose from: "walnuts, pecans or almonds". */
function listedFoods({ preparation, alternatives }: ParsedLine, names: FoodNames): string[] {
  const remarks = (preparation?.split(', ') ?? []).map((remark) => remark.replace(OFFERED, ''));
  const lists = remarks.flatMap((remark, last) =>
    LAST_OF_LIST.test(remark) && !SUCH_AS.test(remark) ? listEndingAt(remarks, last, names) : [],
  );
  return [...new Set(lists)].filter((text) => !alternatives.includes(text));
}

/** The foods between the first of a list and its end. What is no food ("chopped, or whole") offers none. */
function listEndingAt(remarks: readonly string[], last: number, names: FoodNames): string[] {
  const ends = remarks[last]?.split(LAST_OF_LIST).filter(Boolean) ?? [];
  const offered = ends.filter((text) => !ANY_MIX.test(text)).map((text) => text.replace(OTHER, ''));
  const isFood = (text: string): boolean => names.link(text)?.isDoubtful === false && !isOnlyModifiers(text);
  if (ends.length === 0 || !offered.every(isFood)) return [];
  const first = remarks.slice(0, last).findLastIndex((remark) => !isFood(remark)) + 1;
  const example = remarks[first - 1] ?? '';
  const examples = LIKE.test(example) ? [example.replace(LIKE, '')].filter(isFood) : [];
  const listed = [...examples, ...remarks.slice(first, last), ...offered];
  return listed.length < 2 && offered.length === ends.length ? [] : listed;
}

/** What says that a list is one to choose from, or what it is for: "escarole or spinach can also be used", "cilantro or dill for garnish". */
const OFFERED =
  / (?:(?:can|may|could|might) (?:also )?be (?:used|substituted)(?: instead)?|(?:will |would )?(?:also )?works?(?: too| as well| just as well| fine| well)?|will do|(?:is|are) fine(?: too)?|(?:for|as) (?:an? )?(?:garnish|serving|topping|decoration))$/i;
const ANY_MIX =
  /^(?:an?y?|some) (?:other )?(?:combination|mix|mixture)\b|^(?:any |some |an)?other similar\b|^equal (?:parts|amounts)\b/i;
/** "fusilli, rigatoni or similar pasta" */
const OTHER = /^(?:(?:any|some|other|similar) )+(?:good )?(?=\S)/i;
/** What begins examples: the salmon of "fish such as salmon, cod or snapper". */
const LIKE = /^(?:such as|like|e\.?g\.?|for example|including) /i;
const LAST_OF_LIST = /(?:^| )or /i;
