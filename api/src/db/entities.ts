import { Food, FoodAlias, FoodClosure, FoodName, Substitute } from '../modules/ingredients/food.entity.ts';
import { Rating, Recipe, RecipeDeletion, RecipeLine, RecipeStep } from '../modules/recipes/recipe.entity.ts';
import { User } from '../modules/users/user.entity.ts';
import { Setting } from './setting.entity.ts';

/** Everything that is stored. */
export const entities = [
  User, Setting,
  Food, FoodName, FoodAlias, FoodClosure, Substitute,
  Recipe, RecipeDeletion, RecipeLine, RecipeStep, Rating,
];
