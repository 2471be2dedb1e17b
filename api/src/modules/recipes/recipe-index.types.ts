import { Field, Int, ObjectType } from 'type-graphql';
import { Meal } from './recipe-enums.ts';
import type { Cuisine } from './cuisine.ts';
import { IngredientType } from '../ingredients/ingredient.types.ts';
import type { MainFoodGroup } from './main-foods.ts';
import type { RecipeGroup, RecipeIndex } from './recipe-index.service.ts';
import { RecipeType } from './recipe.types.ts';

@ObjectType('RecipeGroup', { description: 'Recipes with something in common.' })
export class RecipeGroupType implements Pick<RecipeGroup, 'count'> {
  @Field(() => Int, { description: 'How many there are, 1 and up.' })
  count!: number;

  @Field(() => RecipeType, { description: 'One of them, to show for all.' })
  example!: RecipeGroup['example'];
}

@ObjectType('CuisineGroup', { description: 'The recipes of a cuisine.' })
export class CuisineGroupType extends RecipeGroupType {
  @Field(() => String, { description: 'One of the seventeen, such as `Italian`.' })
  name!: Cuisine;
}

@ObjectType('MealGroup', { description: 'The recipes for a meal.' })
export class MealGroupType extends RecipeGroupType {
  @Field(() => Meal, { description: 'What they are eaten as.' })
  meal!: Meal;
}

@ObjectType('FoodGroup', { description: 'The recipes that need a food or a kind of it.' })
export class FoodGroupType implements Pick<MainFoodGroup, 'count'> {
  @Field(() => IngredientType, { name: 'ingredient', description: 'The food.' })
  food!: MainFoodGroup['food'];

  @Field(() => Int, { description: 'How many there are, 1 and up.' })
  count!: number;
}

@ObjectType('RecipeIndex', {
  description: 'All published recipes by what cooks look for; groups without recipes are left out.',
})
export class RecipeIndexType implements RecipeIndex {
  @Field(() => [CuisineGroupType], { description: 'By cuisine, in the order of their names.' })
  cuisines!: RecipeIndex['cuisines'];

  @Field(() => [MealGroupType], { description: 'By meal, in the order of a day.' })
  meals!: RecipeIndex['meals'];

  @Field(() => [FoodGroupType], { description: 'By main food, at most 40: what most dishes are named for, first.' })
  foods!: RecipeIndex['foods'];

  @Field(() => RecipeGroupType, { nullable: true, description: 'At most 30 minutes in all.' })
  quick!: RecipeIndex['quick'];

  @Field(() => RecipeGroupType, { nullable: true, description: 'At most 5 needed foods.' })
  fewIngredients!: RecipeIndex['fewIngredients'];
}
