import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Difficulty } from '../../shared/enums.ts';
import type { KnownFood } from '../ingredients/food-knowledge.ts';
import { IngredientType } from '../ingredients/ingredient.types.ts';
import type { WrittenLine, WrittenRecipe, WrittenStep } from './recipe-input.ts';

@InputType()
export class RecipeLineInput implements WrittenLine {
  @Field(() => String, { description: 'As in a cookbook: `200 g feta, crumbled`.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Heading of the part of the recipe it belongs to.' })
  group?: string | null;
}

@InputType()
export class RecipeStepInput implements WrittenStep {
  @Field(() => String)
  description!: string;

  @Field(() => Int, { nullable: true, description: 'Minutes the step waits.' })
  timeMin?: number | null;
}

@InputType({ description: 'A recipe as its cook writes it.' })
export class RecipeInput implements WrittenRecipe {
  @Field(() => ID, { nullable: true, description: "The cook's recipe that is edited; a new one without it." })
  id?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Kept for oneself, rather than handed in.' })
  isDraft!: boolean;

  @Field(() => String, { nullable: true, description: 'Sent again with the same input within a day, it gives the new recipe that was stored before.' })
  idempotencyKey?: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => String, { defaultValue: '' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'One of the seventeen, in any case.' })
  cuisine?: string | null;

  @Field(() => Difficulty, { defaultValue: Difficulty.EASY })
  difficulty!: Difficulty;

  @Field(() => Int, { description: 'Minutes.' })
  prepTime!: number;

  @Field(() => Int, { description: 'Minutes.' })
  cookTime!: number;

  @Field(() => Int)
  servings!: number;

  @Field(() => [String], { defaultValue: [] })
  tags!: string[];

  @Field(() => [RecipeLineInput])
  ingredients!: RecipeLineInput[];

  @Field(() => [RecipeStepInput])
  instructions!: RecipeStepInput[];
}

@ObjectType('ReadLine', { description: 'What is understood of an ingredient line.' })
export class ReadLineType {
  @Field(() => String, { name: 'text' })
  line!: string;

  @Field(() => Float, { nullable: true, name: 'amount' })
  quantity!: number | null;

  @Field(() => Float, { nullable: true, name: 'amountMax', description: 'The upper end of a range.' })
  quantityMax!: number | null;

  @Field(() => String, { nullable: true })
  unit!: string | null;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  preparation!: string | null;

  @Field(() => Boolean, { name: 'isOptional' })
  optional!: boolean;

  @Field(() => IngredientType, { nullable: true, name: 'ingredient', description: 'The linked food; null when the line could not be linked.' })
  food!: KnownFood | null;
}

@ObjectType('DeleteRecipePayload')
export class DeleteRecipePayloadType {
  @Field(() => ID)
  deletedId!: string;
}
