import type { KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { nameWords, singular } from '../names/name-words.ts';
import { foodMeant } from './food-by-amount.ts';
import type { Link } from './line-link.ts';
import { addedInBrackets, inBothHalves, partOrWith, withBoth } from './line-added.ts';
import { doneWithFoods, measuredBehind } from './line-done-with.ts';
import { isSentence } from './line-foodless.ts';
import { doneWith } from './line-mentions.ts';
import { withoutIfNone } from './line-mixtures.ts';
import { isOpenRest, withoutOpenRest } from './line-open-rest.ts';
import { DONE_IN } from './line-remarks.ts';
import { partOfSame, partsOfBird } from './line-same-origin.ts';
import { isOnlyModifiers } from './only-modifiers.ts';
import { readLine, type LineReading } from './line-parser.ts';
import { isToldByOthers, JOINED, linkParts } from './line-phrase.ts';

/** More than these are no ingredients of one line, but a list of what may go in. */
const FOODS_MAX = 8;
/** Ends a list: "and turmeric". */
const JOINS_LAST = /^(?:and|&|\+|plus) /i;
/** A second food with an amount of its own: "1 onion and 2 cloves garlic". */
const AMOUNT_NEXT = /^(?:and|&|\+|plus) (?=[\d½¼¾⅓⅔⅛])/i;
/** A food with an amount of its own in a list: the thyme of "1 celery stalk, 1 sprig thyme, 1 bay leaf". */
const COUNTED = /^(?=[\d½¼¾⅓⅔⅛])/;
/** What is done with all of a list: "tied together". */
const TIED =
  /^(?:(?:all )?(?:tied|bundled|wrapped|mixed|combined|ground|minced|chopped|blended)(?: up)?(?: together| with (?:string|twine)| (?:in|into|as) (?:an? )?(?:bundle|bouquet|cheesecloth|muslin)(?: bag)?)*)$/i;
/** What one food is mixed with that has its own amount: "cornflour, mixed with 2 tbsp water". */
const MIXED_WITH = new RegExp(
  `^(?:(?:about )?[\\d½¼¾⅓⅔⅛ ./-]+ ?(?:pounds?|lbs?|ounces?|oz|g|kg) )?(?:\\w+ed and )?(?:${DONE_IN.join('|')}) (?:with|in|into) (?=[\\d½¼¾⅓⅔⅛]|(?:one|two|three|four|five|six|half an?) )`,
  'i',
);
/** What is offered behind a mixture: "mixed with 2 tablespoons tomato paste or 1 can plum tomatoes", "mixed with 1 tablespoon sherry or water"; not "two or three". */
const OFFER_BEHIND = /(?<!\b(?:\d+|one|two|three|four|five)) or .*$/i;
/** What is offered instead of a food that was added by its amount: "2 bay leaves and 3 sprigs of thyme, or 1/2 teaspoon dried thyme". */
const OFFER_BEHIND_SUM = /(?<= (?:and|plus) [\d½¼¾⅓⅔⅛][^()]*[a-z]),? or [\d½¼¾⅓⅔⅛][^()]*$/i;
/** What is offered instead of the last of a list: "salt, white pepper and Espelette pepper or hot paprika". */
const OFFER_BEHIND_LIST = /(?<=, [^()]*\p{L} and [^,()]*\p{L}) or (?!to\b|more\b|so\b)[^,()]*$/iu;
const MEASURED_OFFER = /^or [\d½¼¾⅓⅔⅛]/i;
/** Tells that there is more of a food of the list: "plus additional salt for the shrimp". */
const MORE_OF_IT = /^(?:(?:plus|and|with) )?(?:some )?(?:additional|more|extra)\b/i;
/** Ends a list that names no more of it. */
const AND_SO_ON = /^(?:etc|and so on|and more|and the like)\b/i;
/** "or" between numbers or between ways to keep one food: "two or three sticks", "fresh or canned peaches". */
const NO_CHOICE =
  /\b(?:\d+|one|two|three|four|five) or (?=\d|(?:two|three|four|five|six)\b)|\b(?:fresh|dried|frozen|canned|raw|cooked) or (?=(?:fresh|dried|frozen|canned|raw|cooked)\b)/gi;
/** An item with its examples: "fresh fruit such as kiwi". */
const WITH_EXAMPLES = /^(\S.*?) (?:such as|like|e\.g\.) /i;
const AMOUNT_AFTER = / (?:and|with) (?=[\d½¼¾⅓⅔⅛])/i;
/** Two names and nothing else: "salt, pepper". */
const TWO_WORDS = /^\p{L}{3,}, ?\p{L}{3,}(?: du moulin| aus der Mühle)?\.?$/u;
const EACH = /\beach\b/i;
const EACH_OF = /\beach (?:of )?/i;
/** "Mixed beef, veal and pork" is some of each. */
const MIXED_FIRST = /^([^,;()]*?)\bmixed (?!(?:with|in|into|and|together)\b)(?=[a-z][^,;()]*,.* and )/i;
/** Brackets that tell the cook what to do, or offer something for the food before an "and": "(reserve the bones)", "milk (or cream) and almonds". */
const ASIDE =
  / ?\( ?(?:(?:see|reserve|save|discard)\b[^()]*\)|(?:about )?\d[^()]*?(?:degrees?|°|º)[^()]*\)|or [^()]*\)(?=,? *(?:and|&|plus) ))/gi;
/** Tells the cook how to come by the food: "use 1 bunch of dill". */
const TELLS_HOW = /^(?:use|see) /i;
/** Tells of a choice, of kinds, of what is in brackets: no sum. */
const NO_SUM =
  /\bor\b|[()[\]]|\/(?!\d)|\b(?:such as|like|e\.?g|i\.?e|any|instead|mix(?:ture)?|mixed(?! (?:with|in|into) \d)|for example|including)\b/i;
/** Words behind a food in which it is handled, and no food beside it: "to taste and for serving". */
const HANDLED =
  / ?\b(?:to taste|as needed|tied together.*|(?:for|to) \w+|(?:as|for) (?:an? )?(?:garnish(?:es)?|accompaniments?|toppings?|decorations?)|if (?:desired|you (?:like|wish)))$/i;
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
  const foods = [
    ...joinedWith(reading.phrase, named, names),
    ...listedBeside(withoutAsides(reading), main.food, names),
    ...addedInBrackets(reading, names),
    ...partOrWith(reading, named, names),
    ...inBothHalves(reading, names),
    ...withBoth(reading, main.food, names),
    ...partsOfBird(reading.phrase, reading.line).flatMap((part) => names.find(part) ?? []),
    ...doneWithFoods(reading, names),
    ...measuredBehind(reading, names),
  ];
  const others = [...new Set(foods)].filter((food) => food !== main.food);
  return others.length >= FOODS_MAX ? [] : others;
}

function withoutAsides(reading: LineReading): LineReading {
  const line = reading.line.replace(ASIDE, '').replace(OFFER_BEHIND_LIST, '');
  return line === reading.line ? reading : readLine(line);
}

/** Whether a line tells no choice and no kinds; examples of a later item of its list are those of that item. */
function isSum({ line, preparation }: LineReading): boolean {
  const remarks = preparation?.split(', ') ?? [];
  const item = remarks.find((remark) => WITH_EXAMPLES.test(remark));
  const isMixed = remarks.some((remark) => MIXED_WITH.test(remark));
  const plain = withoutOpenRest(withoutIfNone(line))
    .replace(ALL_OPTIONAL, '')
    .replace(MIXED_FIRST, '$1')
    .replace(NO_CHOICE, '')
    .replace(OFFER_BEHIND_SUM, '')
    .replace(isMixed ? OFFER_BEHIND : '', '');
  return !NO_SUM.test(
    item === undefined ? plain : plain.replace(/\b(?:such as|like|e\.g\.) /i, '').replace(/\(optional\)/i, ''),
  );
}

/** Those that the name itself joins; what one was made with goes by no packet of its own: "bacon-wrapped dates". */
function joinedWith(phrase: string, named: readonly Link[], names: FoodNames): KnownFood[] {
  if (named.length < 2 || doneWith(phrase) || isToldByOthers(phrase.split(JOINED), names)) return [];
  return named.slice(1).flatMap((link) => link?.food ?? []);
}

/** Those that stand behind commas, if all that stands there is food. */
function listedBeside(reading: LineReading, main: KnownFood, names: FoodNames): KnownFood[] {
  if (!isSum(reading)) return [];
  const all = (reading.preparation?.split(', ') ?? [])
    .map((remark) => (MIXED_WITH.test(remark) ? remark.replace(OFFER_BEHIND, '') : remark))
    .filter(namesAnother);
  const shown = all.findIndex((remark) => WITH_EXAMPLES.test(remark));
  const remarks = all.flatMap((remark, at) =>
    at < shown || shown === -1 ? remark : at === shown ? (WITH_EXAMPLES.exec(remark)?.[1] ?? []) : [],
  );
  const isHeading = reading.line.split(':')[0]?.includes(reading.phrase) === true; // "crudités: peppers, carrots"
  const items =
    isHeading && reading.line.includes(':') ? [] : remarks.flatMap((remark) => itemsOf(remark, reading.phrase, names));
  const last = remarks.at(-1) ?? '';
  const isList =
    reading.preparation?.split(', ').some(isOpenRest) ||
    shown !== -1 ||
    EACH.test(reading.line) ||
    items.length > 1 ||
    items.every((item) => isSibling(item, main, names)) ||
    TWO_WORDS.test(reading.line) ||
    JOINS_LAST.test(last) ||
    MIXED_WITH.test(last);
  const foods = items.map((item) => (isPart(item, main, names) ? undefined : foodBeside(item, reading, main, names)));
  return isList && foods.every((food) => food !== undefined) ? foods : [];
}

/** Whether an item is a food of the same family: the haddock of "1 lb cod, haddock, skinned". */
function isSibling({ words, link }: Item, main: KnownFood, names: FoodNames): boolean {
  const family = link?.food.ancestors[0];
  return family !== undefined && family === main.ancestors[0] && names.find(words) === link?.food;
}

/** What the foods of a line are for: "for egg wash", "for rimming the glass". */
const USE = /^for (?:the |an? )?[a-z]+(?: (?:the |an? )?[a-z]+)?$/i;

const namesAnother = (remark: string): boolean =>
  !isOnlyModifiers(withoutHandling(remark)) &&
  ![TIED, MORE_OF_IT, AND_SO_ON, USE, MEASURED_OFFER, TELLS_HOW].some((said) => said.test(remark)) &&
  !isSentence(remark) &&
  !isOpenRest(remark);

/** A remark as the names of the foods that it joins, each with the noun that it leaves to the last, "garlic and onion powder", or the bird to the first: "turkey heart, liver and gizzard". */
function itemsOf(remark: string, first: string, names: FoodNames): Item[] {
  const measured = [AMOUNT_NEXT, MIXED_WITH, COUNTED].find((start) => start.test(remark));
  if (measured)
    return withoutHandling(remark.replace(measured, ''))
      .split(AMOUNT_AFTER)
      .flatMap((text) => itemsIn(nameOf(readLine(text.replace(EACH_OF, '')), names), first, names));
  return itemsIn(withoutHandling(remark.replace(JOINS_LAST, '')), first, names);
}

/** The name of a measured item, with the unit where that makes another food of it: sticks of cinnamon. */
function nameOf({ phrase, unit }: LineReading, names: FoodNames): string {
  const whole = `${phrase} ${unit ?? ''}`;
  const food = unit === null ? undefined : names.find(whole);
  return food && food !== names.find(phrase) ? whole : phrase;
}

function itemsIn(text: string, first: string, names: FoodNames): Item[] {
  const parts = text.split(JOINED).map((part) => partOfSame(part.replace(SOME, ''), first));
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
  reading: LineReading,
  main: KnownFood,
  names: FoodNames,
): KnownFood | undefined {
  const { phrase } = reading;
  const isSeveral = nameWords(words).at(-1) !== words.toLowerCase().split(' ').at(-1); // "juices, fruits" are no fruit juices
  const isKind = !isSeveral && names.find(words) === link?.food && names.find(`${words} ${phrase}`) !== undefined;
  if (link?.isDoubtful !== false || isKind || NO_NAME.test(words)) return undefined;
  const food = foodMeant(words, reading, names) ?? keptAlike(link.food, reading.name, main, names);
  const areKin = food.ancestors.includes(main.number) || main.ancestors.includes(food.number);
  return areKin ? undefined : food;
}

/** "1/4 pound each dried pears, figs and apricots": what is said of the first holds for all of its aisle that come so. */
function keptAlike(food: KnownFood, name: string, main: KnownFood, names: FoodNames): KnownFood {
  const kept = /^(?:mixed )?(dried|ground|minced|frozen|canned|smoked)(?= )/i.exec(name)?.[1];
  if (kept === undefined || aisleOf(food) !== aisleOf(main)) return food;
  return names.find(`${kept} ${food.name}`) ?? food;
}

/** Fresh herbs and dried ones stand in two aisles of a shop. */
const aisleOf = ({ category }: KnownFood): string => (category === 'herbs' ? 'spices' : category);
