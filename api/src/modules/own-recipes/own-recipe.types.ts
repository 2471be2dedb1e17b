import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Difficulty } from '../recipes/recipe-enums.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { IngredientType } from '../ingredients/ingredient.types.ts';
import type { WrittenLine, WrittenRecipe, WrittenStep } from './recipe-input.ts';

@InputType({ description: 'One line of a recipe.' })
export class RecipeLineInput implements WrittenLine {
  @Field(() => String, { description: 'As in a cookbook: `200 g feta, crumbled`.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Heading of the part of the recipe it belongs to.' })
  group?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the food, where the line itself does not say it well enough.',
  })
  food?: string | null;
}

@InputType({ description: 'One step of a recipe.' })
export class RecipeStepInput implements WrittenStep {
  @Field(() => String, { description: 'What to do.' })
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

  @Field(() => ID, {
    nullable: true,
    description:
      "A photo of the cook's to show in place of the drawn cover; null for none. What is left out stays as it is.",
  })
  imageId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The version of the recipe that was edited; another one is a conflict.',
  })
  version?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Sent again with the same input within a day, it gives the new recipe that was stored before.',
  })
  idempotencyKey?: string | null;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { defaultValue: '', description: 'What it is, in a sentence or two.' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What the cook notes beside it, at most 5,000 characters; null for none. What is left out stays as it is.',
  })
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the page that it was taken over from, http or https; without it what is stored stays.',
  })
  sourceUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'One of the seventeen, in any case.' })
  cuisine?: string | null;

  @Field(() => Difficulty, { defaultValue: Difficulty.EASY, description: 'How hard it is to cook.' })
  difficulty!: Difficulty;

  @Field(() => Int, {
    description: 'Minutes of hands-on work, and of waits off the heat: rising, chilling, marinating, soaking, resting.',
  })
  prepTime!: number;

  @Field(() => Int, { description: 'Minutes on the heat, from the first heat on; 0 where nothing is heated.' })
  cookTime!: number;

  @Field(() => Int, { description: 'How many it is written for.' })
  servings!: number;

  @Field(() => [String], { defaultValue: [], description: 'Words to find it by.' })
  tags!: string[];

  @Field(() => [RecipeLineInput], { description: 'Its lines, in order.' })
  ingredients!: RecipeLineInput[];

  @Field(() => [RecipeStepInput], { description: 'Its steps, in order.' })
  instructions!: RecipeStepInput[];
}

@ObjectType('ReadLine', { description: 'What is understood of an ingredient line.' })
export class ReadLineType {
  @Field(() => String, { name: 'text', description: 'The line as it was sent.' })
  line!: string;

  @Field(() => Float, { nullable: true, name: 'amount', description: 'How much; null where none is said.' })
  quantity!: number | null;

  @Field(() => Float, { nullable: true, name: 'amountMax', description: 'The upper end of a range.' })
  quantityMax!: number | null;

  @Field(() => String, { nullable: true, description: 'Singular; null counts pieces.' })
  unit!: string | null;

  @Field(() => String, { description: 'What is asked for, without amount and preparation.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What is done to it first, such as "finely chopped".' })
  preparation!: string | null;

  @Field(() => Boolean, { name: 'isOptional', description: 'Whether the recipe can do without.' })
  optional!: boolean;

  @Field(() => Float, { description: 'How sure the link is, from 0 to 1.' })
  confidence!: number;

  @Field(() => IngredientType, {
    nullable: true,
    name: 'ingredient',
    description: 'The linked food; null when the line could not be linked.',
  })
  food!: KnownFood | null;

  @Field(() => [IngredientType], {
    name: 'alternatives',
    description: 'Foods that the line allows instead: the oil of "butter or oil".',
  })
  alternativeFoods!: KnownFood[];

  @Field(() => [IngredientType], {
    name: 'beside',
    description: 'Foods that it asks for as well: the pepper of "salt and pepper".',
  })
  foodsBeside!: KnownFood[];
}

@InputType({ description: 'Drafts of the cook.' })
export class DraftIdsInput {
  @Field(() => [ID], { description: 'At most 1,000.' })
  ids!: string[];
}

@ObjectType('DeleteDraftsPayload', { description: 'The drafts that are gone.' })
export class DeleteDraftsPayloadType {
  @Field(() => [ID], { description: 'Of the drafts.' })
  deletedIds!: string[];
}

@ObjectType('DeleteRecipePayload', { description: 'The recipe that is gone.' })
export class DeleteRecipePayloadType {
  @Field(() => ID, { description: 'Of the recipe.' })
  deletedId!: string;
}
