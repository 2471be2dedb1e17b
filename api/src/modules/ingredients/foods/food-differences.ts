import { ALLERGENS, type Allergen, type Diet } from '../dietary.ts';
import {
  fitsDiet,
  namesOf,
  RESTRICTING_DIETS,
  type Facts,
  type FoodKnowledge,
  type KnownFood,
} from './food-knowledge.ts';

/** Foods whose facts or names changed, with all their names then and now. */
export interface FoodDifferences {
  ids: string[];
  words: string[];
}

/** The foods of which anything that linking a recipe depends on differs: what they are called, what is known of them, where they stand in the tree. */
export function differentFoods(before: FoodKnowledge, now: FoodKnowledge): FoodDifferences {
  const ids = new Set([...before.foods, ...now.foods].map(({ id }) => id));
  const words = new Set<string>();
  const different = [...ids].filter((id) => {
    const [old, young] = [before, now].map((knowledge) => livingById(knowledge, id));
    if (bearing(old) === bearing(young)) return false;
    for (const food of [old, young]) for (const name of food ? namesOf(food) : []) words.add(name);
    return true;
  });
  const phrases = [
    [before, now],
    [now, before],
  ].flatMap(([one, other]) => one?.notFoods.filter((phrase) => !other?.notFoods.includes(phrase)) ?? []);
  return { ids: different, words: [...words, ...phrases] };
}

/** What is less of a warning than before. */
export interface Weakening {
  food: KnownFood;
  /** Contained before and not now, or possible before and now free. */
  allergens: Allergen[];
  /** Diets that it did not fit, or was not known to. */
  diets: Diet[];
}

/** Foods that somebody may eat now who should not have before; a merged food is what stands for it now. */
export function weakenedFoods(before: FoodKnowledge, now: FoodKnowledge): Weakening[] {
  return before.foods.flatMap((food) => {
    const young = now.byId(food.id);
    if (!young) return [];
    const allergens = ALLERGENS.filter((allergen) => warning(young, allergen) < warning(food, allergen));
    const diets = RESTRICTING_DIETS.filter((diet) => fitsDiet(young.diet, diet) && !fitsDiet(food.diet, diet));
    return allergens.length + diets.length > 0 ? [{ food, allergens, diets }] : [];
  });
}

const warning = ({ contains, unsure }: Facts, allergen: Allergen): number =>
  contains.includes(allergen) ? 2 : unsure.includes(allergen) ? 1 : 0;

/** A merged food is not one any more. */
function livingById(knowledge: FoodKnowledge, id: string): KnownFood | undefined {
  const food = knowledge.byId(id);
  return food?.id === id ? food : undefined;
}

function bearing(food: KnownFood | undefined): string {
  return food
    ? JSON.stringify([
        namesOf(food),
        food.ancestors,
        food.category,
        food.isStaple,
        food.diet,
        [...food.contains].sort(),
        [...food.unsure].sort(),
      ])
    : '';
}
