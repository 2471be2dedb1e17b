import { type Allergen, Diet } from '../dietary.ts';
import { type Facts, fitsDiet, type KnownFood, RESTRICTING_DIETS } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { namesOfKinds } from '../names/name-kinds.ts';
import { OF_ANIMALS } from './line-evidence.ts';

/** What leaves the kind of a food to the cook: "stock (any kind)", "any cheese", "rice (any will do)". */
const ANY_KIND =
  /\b(?:any|whatever|whichever|(?:all|different|various) )(?: of the)? ?(?:kinds?|types?|brands?|sorts?|variet(?:y|ies)|flavou?rs?)\b|^[\d ./½¼¾⅓⅔-]*(?:(?:cups?|tbsp|tablespoons?|g|oz|ounces?|lbs?|pounds?|ml|quarts?|pints?|cans?|slices?) (?:of )?)?any (?!other\b|leftover\b)|\bany (?:\w+ )?(?:will do|works?|is fine)\b/i;

/** Whether a line takes any kind of its food. */
export function isOfAnyKind(line: string): boolean {
  return ANY_KIND.test(line);
}

/** What any kind of a food may hold beside what all do: any stock may be of fish. Its diet is open where some kinds do not fit that of the food. */
export function factsOfAnyKind(food: KnownFood, names: FoodNames): Facts {
  const called = namesOfKinds(food.name).flatMap((name) => names.find(name) ?? []);
  const kinds = [...called, ...names.knowledge.foods.filter(({ ancestors }) => ancestors.includes(food.number))];
  const held = kinds.flatMap(({ contains, unsure }): Allergen[] => [...contains, ...unsure]);
  const isOpen = kinds.some((kind) => !fitsDietOf(kind, food));
  return { diet: isOpen ? 'unknown' : 'vegan', contains: [], unsure: [...new Set(held)] };
}

/** Whether a kind keeps every diet that its food does; one of which some brands hold milk or egg is not surely vegan. */
function fitsDietOf({ diet, contains, unsure }: Facts, food: Facts): boolean {
  const isVegan = ![...contains, ...unsure].some((allergen) => OF_ANIMALS.has(allergen));
  return RESTRICTING_DIETS.filter((kept) => fitsDiet(food.diet, kept)).every(
    (kept) => fitsDiet(diet, kept) && (kept !== Diet.VEGAN || isVegan),
  );
}
