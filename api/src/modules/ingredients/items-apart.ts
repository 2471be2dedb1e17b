import type { KnownFood } from './foods/food-knowledge.ts';
import { readAmount } from './lines/line-amount.ts';
import { linkLine } from './lines/line-linker.ts';
import { isOnlyModifiers } from './lines/only-modifiers.ts';
import type { FoodNames } from './names/food-names.ts';

/** Commas and semicolons; not the decimal comma of "1,5 kg", and not within brackets. */
const APART = /\s*(?:[;；、，]|,(?!\d)|(?<!\d),)\s*(?![^()[\]]*[)\]])/u;
/** What joins the last of a list to it: "eggs, and milk". */
const JOINED = /^(?:and|und|et|y|e|en|&|\+) (?=\S)/i;
/** How words begin that tell of what stands before them, though one of them may be a food: "for the pizza", "packed in oil". */
const REMARK =
  /^(?:for|to|from|if|at|in|on|of|or|but|not|with|without|no|about|approx|ideally|preferably|optional|any|some kind|something|whatever|the (?:\w+ )?ones?|cut|für|fürs|zum|zur|ohne|mit|oder|aus|ca|pour|sans|avec|ou|de|para|sin|con|per|senza|voor|zonder|met)(?![\p{L}-])/iu;
/** What is done with a food: "sliced into rounds", "finely chopped". */
const DONE = /^[a-z]+(?:ed|ly)\b/i;

/**
 * The items of a typed or pasted line, each as it was written: a comma parts them, but for one that belongs to an item, as in
 * "flour, plain", "bananas, 6" and "chicken, skinless". Where it may be either, they are two, so that nothing is lost: "milk, oat".
 */
export function itemsApart(text: string, names: FoodNames): string[] {
  const pieces = text.split(APART).filter((piece) => piece.trim() !== '');
  if (pieces.length < 2) return [text];
  const items: string[] = [];
  for (const piece of pieces) {
    const before = items.pop();
    if (before === undefined) items.push(piece);
    else if (belongsTo(before, piece, names)) items.push(`${before}, ${piece}`);
    else items.push(before, piece.replace(JOINED, ''));
  }
  return items.length === 1 ? [text] : items;
}

function belongsTo(before: string, piece: string, names: FoodNames): boolean {
  const food = names.find(piece);
  if (food && !isOnlyModifiers(piece)) return isKindOf(food, linkLine(before, names).food);
  if (readAmount(piece).rest.trim() === '' || isOnlyModifiers(piece))
    return !food || isOneWith(food, before, piece, names);
  return REMARK.test(piece) || (DONE.test(piece) && names.mentionedIn(piece).length === 0);
}

/** "Cheese, cheddar" is one cheese. */
const isKindOf = ({ ancestors }: KnownFood, whole: KnownFood | null): boolean =>
  whole !== null && ancestors.includes(whole.number);

/** "Milk, semi-skimmed" is one, though cooks say "semi-skimmed" alone, too. */
const isOneWith = (food: KnownFood, before: string, piece: string, names: FoodNames): boolean =>
  linkLine(`${before}, ${piece}`, names).food === food;
