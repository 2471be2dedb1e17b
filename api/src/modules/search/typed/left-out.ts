import type { Allergen, Diet } from '../../../shared/enums.ts';
import type { FoodKnowledge, KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { nameWords } from '../../ingredients/names/name-words.ts';
import { foodsOfGroup, type FoodGroup } from './food-groups.ts';
import type { Stance } from './pieces.ts';
import type { Named } from './read-piece.ts';

/** What a text leaves out of every result. */
export interface LeftOut {
  /** As it was written. */
  text: string;
  /** As a cook is told of it. */
  name: string;
  /** The food of that name; null for what is no food of its own: dairy. */
  food: KnownFood | null;
  /** Foods that no result may need; their kinds come besides. */
  foods: readonly KnownFood[];
  /** Allergens that results must be known to be free of. */
  allergens: readonly Allergen[];
  /** The diet that results must keep to; null for any. */
  diet: Diet | null;
}

/** The foods with their names: what leaving out works with. */
export interface FoodBook {
  knowledge: FoodKnowledge;
  names: FoodNames;
}

/**
 * What leaving out a food takes: where it is one of the eight allergens, or makes ill, that allergen too, so that nothing of unknown content
 * passes; where there is only none of it at home, just the food.
 */
export function leftOut({ text, food, group }: Named, stance: Stance, book: FoodBook): LeftOut {
  if (group) return leftOutGroup(text, group, stance, book);
  const foods = food ? [food, ...madeOf(food, book.knowledge)] : [];
  return { text, name: food?.name ?? text, food, foods, allergens: stance === 'allergic' ? (food?.contains ?? []) : [], diet: null };
}

/** The same of a whole group of foods. */
export function leftOutGroup(text: string, group: FoodGroup, stance: Stance, { knowledge, names }: FoodBook): LeftOut {
  const foods = foodsOfGroup(group, knowledge, names);
  const isOnlyGone = stance === 'lacking' && foods.length > 0;
  return {
    text,
    name: group.name,
    food: group.foods === undefined ? null : (foods[0] ?? null),
    foods,
    allergens: isOnlyGone ? [] : (group.allergens ?? []),
    diet: isOnlyGone ? null : (group.diet ?? null),
  };
}

/** Foods that are made of an animal and are no kinds of its meat in the catalogue: the mince and the stock of a chicken. */
function madeOf(food: KnownFood, knowledge: FoodKnowledge): KnownFood[] {
  if (food.category !== 'poultry' && food.category !== 'meat') return [];
  const words = nameWords(food.name);
  if (words.length > 1) return [];
  return knowledge.foods.filter((other) => other.diet === 'none' && nameWords(other.name).includes(words[0] ?? ''));
}
