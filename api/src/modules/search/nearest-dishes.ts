import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { mealsOf } from '../recipes/meal-tags.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { Meal } from '../recipes/recipe-enums.ts';
import type { TypedDish } from './dish-names.ts';
import { BEFORE_WITH } from './typed/dish-words.ts';

/** Of these kinds of dishes a few are none, as rice cakes. */
const SWEET = /\b(?:cakes?|cookies?|muffins?)$/i;
const SWEET_MEALS: ReadonlySet<Meal> = new Set([Meal.DESSERT, Meal.SNACK]);
/** How much later what is not sweet comes: behind everything that is. */
const NOT_SWEET = 3;

/**
 * Puts the dishes first that need a food they are asked with: "cake with apples". Of dishes of a kind by whose name no recipe goes, only these
 * stay and, for "salmon curry", those that are named for another food of its aisle; all do where there are none.
 */
export function nearestFirst(
  recipes: readonly Recipe[],
  dishes: readonly TypedDish[],
  knowledge: FoodKnowledge,
): Recipe[] {
  const asked = dishes.flatMap(foodsAsked);
  const akin = new Set(dishes.flatMap((dish) => dish.akin.map(({ number }) => number)));
  const isSweet = dishes.some(asksForSweet);
  const placeOf = (recipe: Recipe): number =>
    nearness(recipe, asked, knowledge) - (isSweet && !isEatenSweet(recipe) ? NOT_SWEET : 0);
  const near = recipes.filter((recipe) => !akin.has(recipe.number) || placeOf(recipe) > 0);
  return (near.length > 0 ? near : [...recipes]).sort((a, b) => placeOf(b) - placeOf(a));
}

/** The foods that a dish is asked with; of a dish by its very name none, as "beans on toast" names what is in it. */
const foodsAsked = ({ typed }: TypedDish): readonly KnownFood[] =>
  typed.dish?.foods ?? (BEFORE_WITH.test(typed.rest) ? typed.held : []);

/** 2 where a recipe needs one of some foods or a kind of it, 1 where it is named for another food of their aisles, else 0. */
function nearness({ neededFoods, namedFoods }: Recipe, asked: readonly KnownFood[], knowledge: FoodKnowledge): number {
  const known = (numbers: readonly number[]): KnownFood[] =>
    numbers.flatMap((number) => knowledge.byNumber(number) ?? []);
  const isOne = (food: KnownFood): boolean => asked.some((one) => food === one || food.ancestors.includes(one.number));
  if (known(neededFoods).some(isOne)) return 2;
  return known(namedFoods).some(({ category }) => asked.some((one) => one.category === category)) ? 1 : 0;
}

const asksForSweet = ({ typed, names }: TypedDish): boolean =>
  [...names, typed.dish?.kind ?? ''].some((name) => SWEET.test(name));

const isEatenSweet = ({ tags }: Recipe): boolean => mealsOf(tags).some((meal) => SWEET_MEALS.has(meal));
