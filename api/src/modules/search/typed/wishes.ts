import type { FoodNames } from '../../ingredients/names/food-names.ts';
import type { Meal } from '../../recipes/recipe-enums.ts';
import { anyMeal, mealWish } from './meal-wish.ts';
import { timeWish } from './time-wish.ts';

/** What a text asks of a dish besides its foods; null where it does not say. */
export interface Wishes {
  /** Minutes that it may cook, 5 to 240. */
  maxCookTime: number | null;
  /** What it is to be eaten as. */
  meal: Meal | null;
}

/** What a text wishes, and what else it says. */
export function readWishes(text: string, names: FoodNames): { wishes: Wishes; rest: string } {
  const { maxCookTime, rest: timeless } = timeWish(text, names);
  const { meal, rest } = mealWish(timeless.trim().replace(/ +/g, ' '));
  return { wishes: { maxCookTime, meal }, rest: rest === text ? text : trimmed(rest) };
}

/** The meal that a text asks for which names no food; undefined where it speaks of none. */
export function mealAlone(text: string): { meal: Meal; rest: string } | undefined {
  const { meal, rest } = anyMeal(text);
  return meal === null ? undefined : { meal, rest: trimmed(rest) };
}

/** A text without what joined a wish to it. */
const trimmed = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/^[\s,;:-]+|[\s,;:-]+$/g, '')
    .replace(
      /^(?:(?:and|for|with|from|using|out of|mit|aus|avec|con|au|aux|à la|al|alla|un[ae]?|something|some|an?)(?: |$))+/i,
      '',
    );
