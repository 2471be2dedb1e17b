import type { KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { nameWords, singular } from '../names/name-words.ts';
import type { Link } from './line-alternatives.ts';
import { doneWith } from './line-mentions.ts';
import { DONE_IN } from './line-remarks.ts';
import { isOnlyModifiers } from './line-name.ts';
import { readLine, type LineReading } from './line-parser.ts';
import { isToldByOthers, JOINED, linkParts } from './line-phrase.ts';

/** More than these are no ingredients of one line, but a list of what may go in. */
const FOODS_MAX = 8;
/** Ends a list: "and turmeric". */
const JOINS_LAST = /^(?:and|&|\+|plus) /i;
/** A second food with an amount of its own: "1 onion and 2 cloves garlic". */
const AMOUNT_NEXT = /^(?:and|&|\+|plus) (?=[\d½¼¾⅓⅔⅛])/i;
/** What one food is mixed with that has its own amount: "cornflour, mixed with 2 tbsp water". */
/** A food with an amount of its own in a list: the thyme of "1 celery stalk, 1 sprig thyme, 1 bay leaf". */
const COUNTED = /^(?=[\d½¼¾⅓⅔⅛])/;
/** What is done with all of a list: "tied together". */
const TIED =
  /^(?:(?:all )?(?:tied|bundled|wrapped|mixed|combined|ground|minced|chopped|blended)(?: up)?(?: together| with (?:string|twine)| (?:in|into|as) (?:an? )?(?:bundle|bouquet|cheesecloth|muslin)(?: bag)?)*)$/i;
const MIXED_WITH = new RegExp(
  `^(?:(?:peeled|halved) and )?(?:${DONE_IN.join('|')}) (?:with|in|into) (?=[\\d½¼¾⅓⅔⅛])`,
  'i',
);
const AMOUNT_AFTER = / and (?=[\d½¼¾⅓⅔⅛])/i;
const EACH = /\beach\b/i;
const EACH_OF = /\beach (?:of )?/i;
/** Tells of a choice, of kinds, of what is in brackets: no sum. */
const NO_SUM =
  /\bor\b|[()[\]]|\/(?!\d)|\b(?:such as|like|e\.?g|i\.?e|any|instead|mix(?:ture)?|mixed(?! (?:with|in|into) \d)|for example|including)\b/i;
/** Words behind a food in which it is handled, and no food beside it: "to taste and for serving". */
const HANDLED =
  / ?\b(?:to taste|as needed|(?:for|to) \w+|(?:as|for) (?:an? )?(?:garnish(?:es)?|accompaniments?|toppings?|decorations?)|if (?:desired|you (?:like|wish)))$/i;
const ALL_OPTIONAL = /\((?:(?:all|both) )?(?:optional|if desired)\)/i;
const SOME = /^(?:some|a few|a little|plenty of|a (?:pinch|handful|bit) of) /i;
/** What a remark says of its food: "with garlic and basil", "plus a little for coating the aubergines". */
const NO_NAME = /^(?:with|without|in|into|on|from|of|to|at|by|no|not|see|about)\b|\b(?:for|the|little)\b/i;
/** Parts of the food before them: "1 lemon, juice and zest". */
const PARTS = new Set(
  'juice zest peel rind skin core seed stem leaf white yolk bone shell flesh pulp head tail top green neck giblet breast thigh leg wing half quarter piece slice'.split(
    ' ',
  ),
);

/**
 * The foods that a line asks for beside its first: those of "salt and pepper", "1 tsp each cumin, coriander and turmeric", "1 onion and 2 cloves garlic".
 * None where it may offer a choice, tell kinds or parts of its food, or where any word of the list is not known for certain.
 */
export function foodsBeside(reading: LineReading, named: readonly Link[], names: FoodNames): KnownFood[] {
  const [main] = named;
  if (!main) return [];
  const listed = NO_SUM.test(reading.line.replace(ALL_OPTIONAL, '')) ? [] : listedBeside(reading, main.food, names);
  const foods = [...joinedWith(reading.phrase, named), ...listed];
  const others = [...new Set(foods)].filter((food) => food !== main.food);
  return others.length >= FOODS_MAX ? [] : others;
}

/** Those that the name itself joins; what one was made with goes by no packet of its own: "bacon-wrapped dates". */
function joinedWith(phrase: string, named: readonly Link[]): KnownFood[] {
  if (named.length < 2 || doneWith(phrase) || isToldByOthers(phrase.split(JOINED))) return [];
  return named.slice(1).flatMap((link) => link?.food ?? []);
}

/** Those that stand behind commas, if all that stands there is food. */
function listedBeside(reading: LineReading, main: KnownFood, names: FoodNames): KnownFood[] {
  const remarks =
    reading.preparation
      ?.split(', ')
      .filter((remark) => !isOnlyModifiers(withoutHandling(remark)) && !TIED.test(remark)) ?? [];
  const isHeading = reading.line.split(':')[0]?.includes(reading.phrase) === true; // "crudités: peppers, carrots"
  const items = isHeading && reading.line.includes(':') ? [] : remarks.flatMap((remark) => itemsOf(remark, names));
  const last = remarks.at(-1) ?? '';
  const isList = EACH.test(reading.line) || items.length > 1 || JOINS_LAST.test(last) || MIXED_WITH.test(last);
  const foods = items.map((item) => (isPart(item, main, names) ? undefined : foodBeside(item, reading, main, names)));
  return isList && foods.every((food) => food !== undefined) ? foods : [];
}

/** A remark as the names of the foods that it joins, each with the noun that it leaves to the last: "garlic and onion powder". */
function itemsOf(remark: string, names: FoodNames): Item[] {
  const measured = [AMOUNT_NEXT, MIXED_WITH, COUNTED].find((start) => start.test(remark));
  if (measured)
    return withoutHandling(remark.replace(measured, ''))
      .split(AMOUNT_AFTER)
      .flatMap((text) => itemsIn(readLine(text.replace(EACH_OF, '')).phrase, names));
  return itemsIn(withoutHandling(remark.replace(JOINS_LAST, '')), names);
}

function itemsIn(text: string, names: FoodNames): Item[] {
  const parts = text.split(JOINED).map((part) => part.replace(SOME, ''));
  return linkParts(parts, names).map((link, at) => ({ words: parts[at] ?? '', link }));
}

interface Item {
  words: string;
  link: Link;
}

const withoutHandling = (remark: string): string => remark.replace(HANDLED, '');

/** Whether an item is a part of the food before it: its zest, an egg yolk; not "bay leaf", a food whose name has such a word in it. */
function isPart({ words }: Item, main: KnownFood, names: FoodNames): boolean {
  const all = nameWords(words).map(singular);
  if (!all.some((word) => PARTS.has(word))) return false;
  return all.length === 1 || names.find(words) === undefined || nameWords(main.name).some((word) => all.includes(word));
}

/** The food of an item, if it is certain and no kind of the line's own food: "pepper, cayenne". */
function foodBeside(
  { words, link }: Item,
  { phrase, name }: LineReading,
  main: KnownFood,
  names: FoodNames,
): KnownFood | undefined {
  const isKind = names.find(words) === link?.food && names.find(`${words} ${phrase}`) !== undefined;
  if (link?.isDoubtful !== false || isKind || NO_NAME.test(words)) return undefined;
  const food = keptAlike(link.food, name, main, names);
  const areKin = food.ancestors.includes(main.number) || main.ancestors.includes(food.number);
  return areKin ? undefined : food;
}

/** "1/4 pound each dried pears, figs and apricots": what is said of the first holds for all of its aisle that come so. */
function keptAlike(food: KnownFood, name: string, main: KnownFood, names: FoodNames): KnownFood {
  const kept = /^(?:dried|ground|frozen|canned|smoked)(?= )/i.exec(name)?.[0];
  if (kept === undefined || aisleOf(food) !== aisleOf(main)) return food;
  return names.find(`${kept} ${food.name}`) ?? food;
}

/** Fresh herbs and dried ones stand in two aisles of a shop. */
const aisleOf = ({ category }: KnownFood): string => (category === 'herbs' ? 'spices' : category);
