import type { FoodNames } from '../names/food-names.ts';
import { readAmount } from './line-amount.ts';
import { isEquipment } from './line-equipment.ts';
import { isOnlyModifiers } from './only-modifiers.ts';

/** What adds a second food with an amount of its own: "and 1 cup", "+ 2 tbsp". */
const ADDED = /^(?:and|plus|&|\+|y|und|et|e) (?=[\d½¼¾⅓⅔⅛])/i;

/** What tells that it is more of the same, what it is for, or how it is cut. */
const SAME =
  /^(?:$|(?:more|extra|additional|another|other|for|to|of|if|or|in|as|at|per|each|over|divided|if needed|cut|from|with|the|a|inch|servings?|people|pieces?|halves|wedges?|slices?|strips|cubes|rounds|chunks|zum|zur|für|pour|para|per|de|di)\b)/i;

/** Parts of the food before: "plus 3 whole sprigs". */
const PART =
  /(?:^| )(?:sprigs?|leaves|leaf|wheels?|stems?|stalks?|tops?|fronds?|zest|peel|juice|rinds?)(?: for \w+)?$/i;

/** Whether a line adds something by its amount that no food is known for: the lecithin of "2 cups flour + 1 tbsp zoryl". It may hold anything. */
export function addsUnknown(remarks: readonly string[], names: FoodNames): boolean {
  return remarks.some((remark) => {
    if (!ADDED.test(remark)) return false;
    const { rest } = readAmount(remark.replace(ADDED, ''));
    const name = rest.replace(/ ?\(.*$/, '').trim();
    const isKnown =
      SAME.test(name) ||
      PART.test(name) ||
      isOnlyModifiers(name) ||
      isEquipment(name) ||
      names.link(name) !== undefined;
    return !isKnown && names.mentionedIn(name).length === 0;
  });
}
