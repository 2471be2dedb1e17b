import type { Allergen } from '../dietary.ts';
import type { Facts, KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { namesOfKinds } from '../names/name-kinds.ts';

/** What leaves the kind of a food to the cook: "stock (any kind)", "any cheese", "rice (any will do)". */
const ANY_KIND =
  /\b(?:any|whatever|whichever|(?:all|different|various) )(?: of the)? ?(?:kinds?|types?|sorts?|variet(?:y|ies)|flavou?rs?)\b|^[\d ./½¼¾⅓⅔-]*(?:(?:cups?|tbsp|tablespoons?|g|oz|ounces?|lbs?|pounds?|ml|quarts?|pints?|cans?|slices?) (?:of )?)?any (?!other\b|leftover\b)|\bany (?:\w+ )?(?:will do|works?|is fine)\b/i;

/** Whether a line takes any kind of its food. */
export function isOfAnyKind(line: string): boolean {
  return ANY_KIND.test(line);
}

/** What any kind of a food may hold beside what all do: any stock may be of fish. Of the diet it says nothing, for the cook chooses. */
export function factsOfAnyKind(food: KnownFood, names: FoodNames): Facts {
  const called = namesOfKinds(food.name).flatMap((name) => names.find(name) ?? []);
  const kinds = [...called, ...names.knowledge.foods.filter(({ ancestors }) => ancestors.includes(food.number))];
  const held = kinds.flatMap(({ contains, unsure }): Allergen[] => [...contains, ...unsure]);
  return { diet: 'vegan', contains: [], unsure: [...new Set(held)] };
}
