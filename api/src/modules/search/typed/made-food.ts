import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';

/** Whether a food is of an aisle where foods are called like dishes: pasta, granola, brownies. */
export const isMadeFood = ({ category }: KnownFood): boolean => MADE.has(category);

const MADE: ReadonlySet<string> = new Set(['bread', 'deli', 'frozen', 'grains', 'snacks-and-sweets']);

/** Dishes that are also bought ready. */
export const READY =
  /\b(?:pizzas?|lasagn[ae]s?|ice ?creams?|meatballs?|burgers?|nuggets|quiches?|pies?|cakes?|cookies|biscuits|flapjacks?|brownies?|muffins?|pancakes?|waffles?|macaroni cheese|mac and cheese|curry|soups?)$/i;

/** Whether a food is bought without sugar or salt under that name, as ketchup, beans and jelly are; cookies and a crumble are baked without. */
export function isBoughtWithout(text: string, { name, category, contains }: KnownFood): boolean {
  if (!/^(?:no )?(?:sugar|salt|sodium|added (?:sugar|salt))\b/i.test(text)) return false;
  if (category === 'dairy') return /yogurt| milk$/.test(name);
  return BOUGHT.has(category) || (category === 'snacks-and-sweets' && contains.length === 0 && !READY.test(text));
}

/** Aisles of what is sold without sugar, or without salt. */
const BOUGHT: ReadonlySet<string> = new Set(['canned-and-jarred', 'drinks', 'nuts-and-seeds', 'pulses', 'sauces']);
