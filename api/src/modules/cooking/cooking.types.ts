import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { Cooked, ProgressOf } from './cooking.service.ts';
import type { Progress, ProgressChange } from './progress.ts';

@ObjectType('CookedRecipe', { description: 'A recipe that the cook has cooked.' })
export class CookedRecipeType implements Cooked {
  @Field(() => RecipeType, { description: 'The recipe.' })
  recipe!: Recipe;

  @Field(() => GraphQLDateTime, { description: 'When it was cooked the last time.' })
  lastCooked!: Date;

  @Field(() => Int, { description: 'How often it was cooked.' })
  times!: number;
}

export const CookedRecipeConnectionType = connectionType('CookedRecipe', () => CookedRecipeType);

@ObjectType('Progress', { description: 'How far the cook has come with a recipe.' })
export class ProgressType implements Progress {
  @Field(() => [ID], { description: 'The ticked ingredient lines.' })
  ingredients!: string[];

  @Field(() => [Int], { description: 'The steps that are done.' })
  steps!: number[];

  @Field(() => Int, { nullable: true, description: "null leaves the recipe's own." })
  servings!: number | null;
}

@InputType({ description: 'A recipe that was cooked.' })
export class MarkCookedInput {
  @Field(() => ID, { description: 'Id or slug.' })
  recipeId!: string;
}

@InputType({ description: 'What is left out stays as it is.' })
export class SetProgressInput implements ProgressChange {
  @Field(() => ID, { description: 'Id or slug.' })
  recipeId!: string;

  @Field(() => [ID], { nullable: true, description: 'All ticked ingredient lines.' })
  ingredients?: string[] | null;

  @Field(() => [Int], { nullable: true, description: 'All steps that are done.' })
  steps?: number[] | null;

  @Field(() => Int, { nullable: true, description: "null goes back to the recipe's own." })
  servings?: number | null;
}

@ObjectType('ProgressPayload', { description: 'How far the cook has come now.' })
export class ProgressPayloadType implements ProgressOf {
  @Field(() => RecipeType, { description: 'The recipe.' })
  recipe!: Recipe;

  @Field(() => ProgressType, { description: 'What is ticked.' })
  progress!: Progress;
}
