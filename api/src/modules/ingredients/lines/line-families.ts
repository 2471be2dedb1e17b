import type { KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { withNounOf } from '../names/name-kinds.ts';
import { singular } from '../names/name-words.ts';
import type { Link } from './line-link.ts';
import { isKnown } from './line-lists.ts';
import type { LineReading } from './line-parser.ts';
import { cleanLine } from './line-text.ts';

/** Words before the kinds that a line would rather have, or shows. */
const LIKED =
  /\b(?:such as|(?<!\b(?:i|we) )like|preferably|ideally|including|e\.?g\.?|for example|(?:i|we) (?:(?:usually|like to|prefer to) )?(?:used?|like|love|prefer)) (?:(?:an? )?(?:mix(?:ture)?|combination) of )?/i;
/** Where kinds begin behind their family, and how far they may go: "greens (spinach, kale)", "crudités: carrots, celery", "pasta, like ziti". */
const LISTS = new RegExp(`(?:[(:] ?| (?=${LIKED.source}))([^():]+?)(?=[():]| ${LIKED.source}| ?, or use |$)`, 'gi');
/** What the writer of a line took says one kind as well as several. */
const TAKEN = /^(?:i|we) /i;
/** Before what the writer would rather have: one too, if it is a kind of the food itself. */
const BEST = /^(?:preferably|ideally) /i;
const JOINT = /(?: ?[,;] ?| )(?:and(?:\/or)? |& )| ?[,;] ?/i;
/** Said of a kind without making another of it. */
const SAID = /^(?:the |some |fresh |frozen |baby |raw |(?:un)?sweetened )+| ones\b.*$|[.!]+$/gi;

/** "half olive and half peanut" */
const HALVES = /^half (?:of )?([^()]+?) (?:and|&) (?:the other )?half (?:of )?([^()]+)$/i;

/** What is several foods by its name, so that a list behind it tells which: "mixed nuts, almonds, peanuts". */
const MIX = /^(?:mixed|assorted) |\b(?:mix|mixture|blend|medley)$|^dried fruits?$/i;

/** What tells how many of each, or when, and lists no kinds: "(if possible one red and one yellow)". */
const NO_KIND = /^(?:if|for|not|one|two|half|both)\b/i;

/** Foods of which all others of their category are kinds, though none is kept as one: greens are spinach, chard, kale … */
const WHOLE_AISLE =
  /^(?:leafy greens|vegetable|frozen mixed vegetables|fruit|fresh herbs|spice|seasoning blend|nut|meat|seafood mix|mixed grains|dried fruit)$/;

/** A kind of a list, by its name there. */
interface Kind {
  name: string;
  food: KnownFood;
}

/** The kinds that a line lists behind the family it asks for ("greens (chard, kale, spinach)", "mushrooms, preferably cremini and shiitake"), as names. */
export function kindsOfFamily({ line, phrase }: LineReading, main: Link, names: FoodNames): string[] {
  const noun = phrase.split(' ').at(-1) ?? '';
  if (!main || noun === '') return [];
  const [, ...behind] = cleanLine(line).split(noun);
  const told = behind.join(noun).replace(MIX.test(phrase) ? /^ ?, ?/ : '', ': ');
  return [...told.matchAll(LISTS)].flatMap(([, list = '']) => {
    if (/\bor\b/i.test(list)) return []; // those are read where choices are
    const items = list.replace(LIKED, '').trim().replace(HALVES, '$1, $2').split(JOINT);
    const all = items.map((item) => kindNamed(item, phrase, main.food, names));
    const end = all.indexOf(undefined);
    const kinds = all.slice(0, end === -1 ? undefined : end).flatMap((kind) => kind ?? []);
    const isBest = BEST.test(list) && kinds.every((kind) => isKindItself(kind, phrase, main.food));
    const isList = kinds.length > 1 || (items.length === 1 && (isBest || TAKEN.test(list)));
    const more = TAKEN.test(list) && kinds.length > 1 ? items.slice(kinds.length) : []; // "spices (I use cumin, paprika and garlic)"
    const listed = isList ? kinds.filter(({ food }) => food !== main.food).map(({ name }) => name) : [];
    return more.every((item) => isKnown(item, names)) ? [...listed, ...more] : listed;
  });
}

/** Dried fruit is of dried ones. */
const DRIED = /\bdried /i;

/** The kind of a family that an item names, with the noun that it may leave to the line's own words: the cremini of "mushrooms". */
function kindNamed(item: string, phrase: string, family: KnownFood, names: FoodNames): Kind | undefined {
  if (NO_KIND.test(item)) return undefined;
  const kind = item.replace(SAID, '');
  const name = [withNounOf(phrase, kind), DRIED.test(phrase) ? `dried ${kind}` : kind, kind].find(
    (words) => words !== undefined && isKnown(words, names),
  );
  const food = name === undefined ? undefined : names.link(name)?.food;
  if (name === undefined || !food) return undefined;
  return isKindItself({ name, food }, phrase, family) || isOfFamily(food, family) ? { name, food } : undefined;
}

const nounOf = (name: string): string => singular(name.toLowerCase().split(' ').at(-1) ?? '');

/** Whether a kind is one of the very food, or called one: panko, cane syrup. */
const isKindItself = ({ name, food }: Kind, phrase: string, family: KnownFood): boolean =>
  food.ancestors.includes(family.number) || nounOf(name) === nounOf(phrase);

/** Whether a food is of a family: a kind of it, or of one that both are kinds of. */
function isOfFamily(food: KnownFood, family: KnownFood): boolean {
  const aisle = family.category === 'frozen' ? 'vegetables' : family.category; // those of a mix are sold fresh, too
  const isOfAisle = WHOLE_AISLE.test(family.name) && food.category === aisle;
  const families = new Set([family.number, ...family.ancestors]);
  return food === family || isOfAisle || food.ancestors.some((number) => families.has(number));
}
