import type { KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import type { Link } from './line-link.ts';
import { readLine, type LineReading } from './line-parser.ts';
import { JOINED, linkParts } from './line-phrase.ts';

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

function certainFoods(links: readonly Link[]): KnownFood[] {
  const certain = links.flatMap((link) => (link?.isDoubtful === false ? link.food : []));
  return certain.length === links.length ? certain : [];
}
