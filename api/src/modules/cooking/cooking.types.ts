import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { Deduction } from '../pantry/cook-from-pantry.ts';
import { PantryLevel } from '../pantry/pantry-enums.ts';
import type { PantryItem } from '../pantry/pantry.entity.ts';
import type { PantryAmount } from '../pantry/pantry-amounts.ts';
import { PantryAmountType, PantryItemType } from '../pantry/pantry.types.ts';
import type { CookingProposal, ProposedDeduction } from './cooking-proposal.ts';
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

@InputType({ description: 'What was taken of one item of the pantry.' })
export class DeductionInput implements Deduction {
  @Field(() => ID, { description: 'Of the item.' })
  itemId!: string;

  @Field(() => Float, { nullable: true, description: 'How much, above 0; nothing is counted off without.' })
  amount?: number | null;

  @Field(() => String, { nullable: true, description: 'Of the amount; null counts pieces.' })
  unit?: string | null;

  @Field(() => PantryLevel, {
    nullable: true,
    description: 'What is left, in a word: it counts before what the amount leaves.',
  })
  level?: PantryLevel | null;
}

@ObjectType('ProposedDeduction', { description: 'What cooking would take of one item of the pantry.' })
export class ProposedDeductionType implements Omit<ProposedDeduction, 'doubt'> {
  @Field(() => PantryItemType, { description: 'The item.' })
  item!: PantryItem;

  @Field(() => Float, { nullable: true, description: 'How much the recipe takes; null where nothing tells.' })
  amount!: number | null;

  @Field(() => String, { nullable: true, description: 'Of the amount; null counts pieces.' })
  unit!: string | null;

  @Field(() => [PantryAmountType], {
    description: 'What would be left of it; none where nothing is, or where that is not known.',
  })
  left!: readonly PantryAmount[];

  @Field(() => PantryLevel, { description: 'The level that it would have then.' })
  level!: PantryLevel;

  @Field(() => Boolean, {
    description:
      'Whether the cook has to say what is left: of at most one food of a meal, and of three in a week, where a guess is not good enough.',
  })
  isUnsure!: boolean;
}

@ObjectType('CookingProposal', { description: 'What cooking a recipe would take out of the pantry.' })
export class CookingProposalType implements CookingProposal {
  @Field(() => RecipeType, { description: 'The recipe.' })
  recipe!: Recipe;

  @Field(() => Float, { description: 'For how many.' })
  servings!: number;

  @Field(() => [ProposedDeductionType], { description: 'Each item once; staples are never taken.' })
  deductions!: ProposedDeduction[];
}

@InputType({ description: 'A recipe that was cooked.' })
export class MarkCookedInput {
  @Field(() => ID, { description: 'Id or slug.' })
  recipeId!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'For how many: above 0, at most 100; as many as it is for unless given.',
  })
  servings?: number | null;

  @Field(() => [DeductionInput], {
    nullable: true,
    description: 'What was taken out of the pantry, as `cookingProposal` proposes it; at most 200.',
  })
  deductions?: DeductionInput[] | null;

  @Field(() => Float, { nullable: true, description: 'Portions that were left, which go into the pantry: 0 to 100.' })
  leftoverPortions?: number | null;
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
