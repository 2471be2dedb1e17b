import type { Allergen, Diet } from '../ingredients/dietary.ts';
import type { Difficulty } from '../recipes/recipe-enums.ts';
import type { Cuisine } from '../recipes/cuisine.ts';
import { fitsDiet, isFreeOf, type KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { CookedFood } from './grammar.ts';
import type { Form } from './grammar-schema.ts';

/** What a cook has and wants, everything resolved. */
export interface CreativeRequest {
  /** The distinct foods of the chips, staples left out. */
  held: readonly KnownFood[];
  /** Foods that are always there: a dish may ask for them freely. */
  pantry: readonly KnownFood[];
  diet: Diet;
  allergies: readonly Allergen[];
  /** Numbers of foods that no dish may use, kinds included. */
  excluded: ReadonlySet<number>;
  /** For each food that every dish must use, its number and those of its kinds. */
  mustUse: readonly ReadonlySet<number>[];
  /** Most foods beside the chips, the pantry and staples, 0 to 3. */
  maxMissing: number;
  /** Minutes. */
  maxCookTime: number;
  cuisine: Cuisine | null;
  difficulty: Difficulty | null;
  /** 1 to 12. */
  servings: number;
  /** The same seed gives the same dishes. */
  seed: string;
}

/** A food in a slot of a dish. */
export interface Fill {
  food: KnownFood;
  cooked: CookedFood;
  /** It is one of the cook's own. */
  isHeld: boolean;
}

/** What fills each slot of a form. */
export type Fills = ReadonlyMap<string, readonly Fill[]>;

/** A dish before it is written down. */
export interface DishPlan {
  form: Form;
  cuisine: Cuisine;
  fills: Fills;
  /** Numbers of its foods that are more than seasonings and staples: what tells it from another. */
  telling: ReadonlySet<number>;
  /** The larger, the better a cook would like it for these chips. */
  score: number;
}

/** Classes of what is cooked already and will not keep. */
export const LEFTOVERS = [
  'mash',
  'cooked-potato',
  'cooked-vegetable',
  'cooked-meat',
  'cooked-rice',
  'cooked-pasta',
  'gravy',
];

/** Whether a request allows a food: what is unknown is not. */
export function mayServe(food: KnownFood, { diet, allergies, excluded }: CreativeRequest): boolean {
  return fitsDiet(food.diet, diet) && isFreeOf(food, allergies) && !excluded.has(food.number);
}

/** Whether a food is among some others, itself or by a kind of it. */
export function isAmong(foods: readonly KnownFood[], food: KnownFood): boolean {
  return foods.some((own) => own.number === food.number || own.ancestors.includes(food.number));
}

/** Whether a dish lacks what would make it more than a side. */
export function isSide({ sideWithout }: Form, fills: Fills): boolean {
  return sideWithout.length > 0 && !sideWithout.some((slot) => fills.has(slot));
}

/** The slot of what is only eaten beside a dish: rice, or bread. */
export const SIDE = 'side';

/** What makes a dish, without what is only eaten beside it. */
export function withoutSide(fills: Fills): Fills {
  return new Map([...fills].filter(([slot]) => slot !== SIDE));
}

/** Every food of a dish. */
export function foodsOf(fills: Fills): Fill[] {
  return [...fills.values()].flat();
}
