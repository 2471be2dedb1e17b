import { type Allergen, Diet } from '../dietary.ts';
import { type Facts, fitsDiet, type KnownFood, RESTRICTING_DIETS } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { namesOfKinds } from '../names/name-kinds.ts';
import { OF_ANIMALS } from './line-evidence.ts';

/** What leaves the kind of a food to the cook: "stock (any kind)", "any cheese", "rice (any will do)". */
const ANY_KIND =
  /\b(?:any|whatever|whichever|(?:all|different|various) )(?: of the)? ?(?:kinds?|types?|brands?|sorts?|variet(?:y|ies)|flavou?rs?)\b|^[\d ./½¼¾⅓⅔-]*(?:(?:cups?|tbsp|tablespoons?|g|oz|ounces?|lbs?|pounds?|ml|quarts?|pints?|cans?|slices?) (?:of )?)?any (?!other\b|leftover\b)|\bany (?:\w+ )?(?:will do|works?|is fine)\b/i;

/** What is left to the cook by its name: "or your favorite type of bread", "milk, of choice", "fat of your choice". */
const FAVOURITE =
  /\b(?<!\bmy )favou?rite (?:(?:kinds?|types?|brands?|sorts?|variet(?:y|ies)|flavou?rs?)(?: of |$|\b))?([a-z][a-z -]*)?/i;
const OF_CHOICE = /(?:^|\bor |[\d,(/] ?)([a-z][a-z -]*?),? of (?:your )?(?:own )?(?:choice|choosing)\b/i;

/** What a line that takes any kind of a food tells of it; nothing where it names the kind. */
export function factsOfOpenKind(line: string, main: KnownFood, names: FoodNames): Facts[] {
  const chosen = chosenFood(line, main, names);
  return [
    ...(ANY_KIND.test(line) ? [factsOfAnyKind(main, names)] : []),
    // Who must not have an allergen chooses what is free of it; what the dish is then, vegan or not, is open.
    ...(chosen ? [{ ...factsOfAnyKind(chosen, names), unsure: [] }] : []),
  ];
}

/** The food that the cook chooses as they like it best: the line's own, or one that it names so. */
function chosenFood(line: string, main: KnownFood, names: FoodNames): KnownFood | undefined {
  const said = FAVOURITE.exec(line) ?? OF_CHOICE.exec(line);
  if (!said) return undefined;
  const named = names.link((said[1] ?? '').split(/ or /i).at(-1)?.trim() ?? '');
  return named?.isDoubtful === false ? named.food : main;
}

/** What any kind of a food may hold: any stock may be of fish. Its diet is open where some kinds do not fit that of the food. */
export function factsOfAnyKind(food: KnownFood, names: FoodNames): Facts {
  const called = namesOfKinds(food.name).flatMap((name) => names.find(name) ?? []);
  const kinds = [food, ...called, ...names.knowledge.foods.filter(({ ancestors }) => ancestors.includes(food.number))];
  const held = kinds.flatMap(({ contains, unsure }): Allergen[] => [...contains, ...unsure]);
  const isOpen = kinds.some((kind) => !fitsDietOf(kind, food));
  return { diet: isOpen ? 'unknown' : food.diet, contains: [], unsure: [...new Set(held)] };
}

/** Whether a kind keeps every diet that its food does; one of which some brands hold milk or egg is not surely vegan. */
function fitsDietOf({ diet, contains, unsure }: Facts, food: Facts): boolean {
  const isVegan = ![...contains, ...unsure].some((allergen) => OF_ANIMALS.has(allergen));
  return RESTRICTING_DIETS.filter((kept) => fitsDiet(food.diet, kept)).every(
    (kept) => fitsDiet(diet, kept) && (kept !== Diet.VEGAN || isVegan),
  );
}
