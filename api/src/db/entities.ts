import { Food, FoodAlias, FoodClosure, FoodName, Substitute } from '../modules/ingredients/food.entity.ts';
import { Rating, Recipe, RecipeDeletion, RecipeLine, RecipeStep } from '../modules/recipes/recipe.entity.ts';
import { User } from '../modules/users/user.entity.ts';

/** Everything that is stored. */
export const entities = [
  User,
  Food, FoodName, FoodAlias, FoodClosure, Substitute,
  Recipe, RecipeDeletion, RecipeLine, RecipeStep, Rating,
];
