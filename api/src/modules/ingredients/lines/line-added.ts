import type { KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import type { Link } from './line-link.ts';
import { readLine, type LineReading } from './line-parser.ts';
import { JOINED, linkParts } from './line-phrase.ts';
import { cleanLine } from './line-text.ts';

/** What brackets add: "(plus the amount of water and oil the box calls for)", "(+ what the box asks for, 3 eggs, ½ cup oil)". */
const IN_BRACKETS = /\((?:[^()]*, ?)?(?:plus |\+ ?)([^()]*)\)/i;
const AMOUNT_OF = /^(?:the )?(?:amounts?|quantity|quantities) of /i;
/** Who asks for it: "the box calls for". */
const ASKED_FOR =
  / (?:(?:that |which )?(?:the|your) (?:box|package|packet|mix|recipe) (?:calls|asks|requires|needs|says)|(?:required|needed|called for|asked for)) ?.*$/i;
/** What stands for the foods that are told behind it: "the ingredients required to bake the cake". */
const NO_ITEM = /\bingredients\b|^what\b/i;
/** What tells how it is used, or a part of the food, so that it is no food beside it: "more for dusting", "the juice". */
const IS_REST = /^(?:the|its|their)\b|\b(?:for|to|more|extra|or|if)\b/i;

/** The foods that brackets behind a food add to it, none where any word of them is not known for certain. */
export function addedInBrackets({ line }: LineReading, names: FoodNames): KnownFood[] {
  const added = IN_BRACKETS.exec(line)?.[1]?.split(/ ?, ?/) ?? [];
  const items = added
    .filter((text) => !NO_ITEM.test(text))
    .map((text) => text.replace(AMOUNT_OF, '').replace(ASKED_FOR, ''));
  if (items.some((text) => IS_REST.test(text))) return [];
  return certainFoods(items.flatMap((text) => linkParts(readLine(text).phrase.split(JOINED), names)));
}

/** "(part butter or margarine)" */
const PART = /^part (?!of\b)([a-z][a-z ]*?)(?: or .*)?$/i;
/** "salt and pepper with cayenne or paprika" */
const WITH = /^with ([a-z][a-z ]*?)(?: or .*)?$/i;

/** What goes with a food or is a part of it, where it may itself be chosen: the first of what is said. What a single food comes with is no food beside it: "a tin of tomatoes with basil". */
export function partOrWith({ preparation }: LineReading, named: readonly Link[], names: FoodNames): KnownFood[] {
  const remarks = preparation?.split(', ') ?? [];
  const said = remarks.flatMap(
    (remark) => PART.exec(remark)?.[1] ?? (named.length > 1 ? WITH.exec(remark)?.[1] : []) ?? [],
  );
  return certainFoods(said.map((text) => names.link(text)));
}

/** Foods that are made with others already. */
const COMES_WITH = new Set(['bread', 'sauces', 'deli', 'meat', 'canned-and-jarred', 'frozen']);
/** ", with flax seed and wheat bran"; what comes in a can with its food is no food beside it. */
const WITH_TWO =
  /, ?with ((?:[a-z'’-]+ ){0,2}[a-z'’-]+ (?:and|&) (?:[a-z'’-]+ ){0,2}?[a-z'’-]+)(?: (?:combination|mix(?:ture)?))? ?(?:$|[,;(])/i;

/** The two foods that a line adds behind a comma to one that comes without them. */
export function withBoth({ line, unit }: LineReading, main: KnownFood, names: FoodNames): KnownFood[] {
  const [, said = ''] = COMES_WITH.has(main.category) ? [] : (WITH_TWO.exec(cleanLine(line)) ?? []);
  const parts = said.split(JOINED);
  const areFoods = unit !== 'can' && unit !== 'jar' && parts.every((part) => names.find(part) !== undefined);
  return areFoods ? certainFoods(linkParts(parts, names)) : [];
}

/** What goes with a food in both halves of a choice, so that it is none itself: the paste of "tomatoes with paste or 2 cups tomatoes and ¼ cup paste". */
export function inBothHalves({ line }: LineReading, names: FoodNames): KnownFood[] {
  const [first = '', second = '', more] = cleanLine(line).split(/ or (?=[\d½¼¾⅓⅔⅛])/i);
  const [one, other] = [first, second].map((half) => {
    const [, added = ''] = / (?:with|and|plus) ([^(),;]+)$/i.exec(half.trim()) ?? [];
    return added === '' ? undefined : names.find(readLine(added).phrase);
  });
  return one && one === other && more === undefined ? [one] : [];
}

function certainFoods(links: readonly Link[]): KnownFood[] {
  const certain = links.flatMap((link) => (link?.isDoubtful === false ? link.food : []));
  return certain.length === links.length ? certain : [];
}
