import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../../graphql/connection.ts';
import { Difficulty } from '../recipes/recipe-enums.ts';
import type { Rating, Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { Cooked, ProgressOf } from '../cooking/cooking.service.ts';
import type { ProfileStats } from './profile.service.ts';
import type { Progress, ProgressChange } from '../cooking/progress.ts';
import type { Review } from '../ratings/rating.service.ts';
import { SavedRecipeSort, type SavedRecipeFilter } from '../saved-recipes/saved-recipe-lists.ts';

registerEnumType(SavedRecipeSort, {
  name: 'SavedRecipeSort',
  description: 'Saved last first, by title, the quickest first, or the best rated first.',
  valuesConfig: {
    RATING: { description: 'The best rated first.' },
    SAVED: { description: 'Saved last first.' },
    TIME: { description: 'The quickest first.' },
    TITLE: { description: 'By title.' },
  },
});

@ObjectType('ProfileStats', { description: "How much there is in a cook's profile." })
export class ProfileStatsType implements ProfileStats {
  @Field(() => Int, { description: 'Recipes the cook keeps.' })
  savedRecipes!: number;

  @Field(() => Int, { description: 'Recipes the cook has cooked.' })
  cookedRecipes!: number;

  @Field(() => Int, { description: 'Collections the cook has made.' })
  collections!: number;
}

@ObjectType('Profile', { description: "A cook's own page." })
export class ProfileType {}

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

@ObjectType('Rating', { description: 'What the cook who asks thinks of a recipe.' })
export class RatingType implements Pick<Rating, 'stars'> {
  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'What the cook wrote.' })
  review!: string | null;
}

@ObjectType('Review', { description: 'What somebody wrote of a recipe.' })
export class ReviewType implements Review {
  @Field(() => String, { description: 'The name they go by.' })
  authorName!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { description: 'What they wrote.' })
  text!: string;

  @Field(() => GraphQLDateTime, { description: 'When.' })
  writtenAt!: Date;
}

export const ReviewConnectionType = connectionType('Review', () => ReviewType);

@InputType({ description: 'What is left out restricts nothing.' })
export class SavedRecipeFilterInput implements SavedRecipeFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title.' })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'One of the seventeen, in any case.' })
  cuisine?: string | null;

  @Field(() => Difficulty, { nullable: true, description: 'Only those of this difficulty.' })
  difficulty?: Difficulty | null;

  @Field(() => Int, { nullable: true, description: 'Most minutes of prep and cook time together.' })
  maxTotalTime?: number | null;
}

@InputType({ description: 'What a cook thinks of a recipe.' })
export class RateRecipeInput {
  @Field(() => ID, { description: 'Id or slug.' })
  recipeId!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'At most 500 characters; without it there is none.' })
  review?: string | null;
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

@InputType({ description: 'The word of the cook that the account is to go.' })
export class DeleteAccountInput {
  @Field(() => String, { description: "The cook's password." })
  password!: string;
}

@ObjectType('DeleteAccountPayload', { description: 'The account that is gone.' })
export class DeleteAccountPayloadType {
  @Field(() => ID, { description: 'Of the account.' })
  deletedId!: string;
}
