import type { FoodNames } from '../names/food-names.ts';
import { withNounOf } from '../names/name-kinds.ts';
import { singular } from '../names/name-words.ts';
import { foodMeant } from './food-by-amount.ts';
import { kindsOfFamily } from './line-families.ts';
import { certainLinkOf, type Link } from './line-link.ts';
import { isKnown, listedFoods } from './line-lists.ts';
import type { LineReading, Offered } from './line-parser.ts';
import { JOINED, linkParts } from './line-phrase.ts';

/** What a line offers instead, without the very same food: "2 medium or 1 large onion" leaves no choice. */
export function otherFoods(
  reading: LineReading,
  main: Link,
  names: FoodNames,
): { alternatives: string[]; instead: Link[] } {
  const shared = MEASURED_ANEW.test(reading.line) ? { ...reading, unit: null } : reading;
  const linkOffered = (name: string, phrase: string): Link =>
    flavourOffered(name, main, names) ??
    certainLinkOf(foodMeant(name, shared, names)) ??
    certainLinkOf(names.find(phrase.replace(/^dry /i, 'dried '))) ??
    certainLinkOf(names.find(phrase)) ??
    names.link(name) ??
    certainLinkOf(names.find(sharing(reading.phrase, name)));
  const inCan = (link: Link, name: string): Link =>
    isInCan(reading, main, name) || /^(?:canned|tinned) /i.test(name)
      ? (certainLinkOf(names.findCanned(link?.food.name ?? name)) ?? link)
      : link;
  const asOffered = (name: string): Offered => ({ name, phrase: name });
  const links = [
    ...[...listedFoods(reading, names), ...kindsOfFamily(reading, main, names), ...keptOtherwise(reading, names)].map(
      asOffered,
    ),
    ...reading.offered.flatMap((other) => eachOf(other, names)),
    ...offeredTogether(reading, names).map(asOffered),
  ]
    .filter(({ name }) => !isMadeOf(name, reading) && !isForPart(name, reading))
    .map(({ name, phrase }) => keptAlike(reading.phrase, { name: name.replace(TELLS, ''), phrase }, names))
    .map(({ name, phrase }) => ({ name, link: inCan(linkOffered(name, phrase), name) }))
    .filter(({ link }) => link === undefined || link.food !== main?.food || link.facts !== main.facts)
    .filter(({ link, name }) => !isFlavour(link, main) && !isItsNoun(name, link, main))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === at);
  return { alternatives: links.map(({ name }) => name), instead: links.map(({ link }) => link) };
}

/** What stands before an offer and is no part of its name. */
const TELLS = /^(?:preferably|ideally|use) /i;

/** An offer with an amount of its own. */
const MEASURED_ANEW = /\bor (?:about )?[\d½¼¾⅓⅔⅛]/i;

/** An offer with the words that it leaves to the line's own food: the sauce of "tomato paste/sauce". */
const sharing = (phrase: string, name: string): string => `${phrase.split(' ').slice(0, -1).join(' ')} ${name}`.trim();

/** Whether what is offered comes in the can of the line's own food: "1 can black or pinto beans", not "1 can beans or 2 cups cooked beans". */
function isInCan({ unit, whole }: LineReading, main: Link, name: string): boolean {
  const isCan = unit === 'can' || main?.food.name.startsWith('canned ') === true;
  return isCan && /^\D+(?: or |\/)\D+$/i.test(whole) && whole.toLowerCase().includes(name.toLowerCase());
}

/** "fresh sage, or 1/2 teaspoon dried", "tomatoes (canned are fine)" */
const KEPT_OTHERWISE =
  /(?:\bor (?:[^,;()]{1,24} )?|[(,;] ?)(dried|dry|frozen|canned|tinned|prepared|bottled|jarred) ?(?:(?:peeled|whole|diced|chopped|crushed) ?)?(?:$|[(),;.]|(?:is|are|works?|will do|fine|ok|and)\b)/i;
/** "corn, canned or frozen" */
const KEPT_IN_TWO_WAYS = /\b(dried|frozen|canned|tinned) or (?=(?:dried|frozen|canned|tinned|fresh)\b)/i;

/** "garlic, chopped or powder" */
const MADE_INTO = /\bor (powder(?:ed)?|granules|granulated|flakes)(?= ?(?:$|[,;().]))/i;

/** The line's own food kept in another way or made into powder, where it may be taken so and is a food of its own. */
function keptOtherwise({ line, name: own }: LineReading, names: FoodNames): string[] {
  const form = MADE_INTO.exec(line)?.[1]?.toLowerCase();
  if (form !== undefined && names.find(`${own} ${form}`)) return [`${own} ${form}`];
  const offers = /\bor\b|\b(?:fine|ok|works?|will do)\b/i.test(line);
  const ways = offers ? [KEPT_IN_TWO_WAYS.exec(line)?.[1], KEPT_OTHERWISE.exec(line)?.[1]] : [];
  return ways.flatMap((way) => {
    const kept = way?.toLowerCase().replace(/^dry$/, 'dried') ?? '';
    const name = `${kept} ${own.replace(/^fresh /i, '')}`;
    const isFood = names.find(name) !== undefined || names.link(name)?.food.name.startsWith(`${kept} `);
    return way !== undefined && isFood ? [name] : [];
  });
}

/** An offer of foods together, as each of them, where it is none by itself: "or cream and milk". */
function eachOf(other: Offered, names: FoodNames): Offered[] {
  const parts = names.link(other.phrase) ? [] : other.phrase.split(JOINED);
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

/** What is made of several things instead: "buttermilk (or place 1/4 cup vinegar in a measuring cup and fill it with milk)". */
const MADE = /\bor (?:you can |just |simply )?((?:place|put|pour|combine|mix|stir|add|fill|whisk|rub)\b[^()]*)/i;

const isMadeOf = (name: string, { line }: LineReading): boolean =>
  MADE.exec(line)?.[1]?.toLowerCase().includes(name.toLowerCase()) === true;

/** What takes the place of a part only: "fennel, including the fronds (or substitute 1/4 cup chervil for the fronds)". */
const FOR_PART = /\b(?:substitute|use) ([^();]+?) for (?:the|its|their) ([a-z]+)/i;

const isForPart = (name: string, { line, name: own }: LineReading): boolean => {
  const [, offered = '', part = ''] = FOR_PART.exec(line) ?? [];
  return offered.toLowerCase().includes(name.toLowerCase()) && !own.toLowerCase().includes(part.toLowerCase());
};

/** What comes in flavours, so that a fruit offered beside it is one of them: "raspberry jelly (or strawberry or cherry)". */
const FLAVOURED = /\b(?:gelatine?|jell[yo]|pudding|cake mix|drink mix|soda|sorbet|ice cream|liqueur|schnapps)\b/;

/** The flavour of a food that an offer leaves its noun to: the chocolate of "instant vanilla pudding (or try chocolate)". */
const flavourOffered = (name: string, main: Link, names: FoodNames): Link => {
  const called = FLAVOURED.exec(main?.food.name ?? '')?.[0];
  return called === undefined ? undefined : certainLinkOf(names.find(withNounOf(called, name) ?? ''));
};

const isFlavour = (link: Link, main: Link): boolean =>
  link?.food.category === 'fruit' && FLAVOURED.test(main?.food.name ?? '');

/** The noun of the line's own food alone, where another food goes by it: "green pepper or 3 ounces chopped pepper" offers no spice. */
const isItsNoun = (name: string, link: Link, main: Link): boolean =>
  main?.food.category === 'vegetables' &&
  link?.food.category !== 'vegetables' &&
  main.food.name.endsWith(` ${singular(name.toLowerCase())}`);

/** How a food is kept or cut where that makes another food of it. */
const KEPT =
  /^(?:(?:extra[- ])?lean |assorted |mixed )?(frozen|dried|canned|tinned|ground|minced|smoked|candied)(?= )/i;

/** An alternative kept as the line's own food is, where there is such a food: the turkey of "ground beef or turkey" is ground too. */
function keptAlike(phrase: string, { name, phrase: words }: Offered, names: FoodNames): Offered {
  const alike = `${KEPT.exec(phrase)?.[1] ?? ''} ${words}`;
  return alike.startsWith(' ') || names.find(alike) === undefined ? { name, phrase: words } : { name, phrase: alike };
}
