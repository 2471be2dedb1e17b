import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { Allergen } from '../ingredients/dietary.ts';
import type { DietFact } from '../ingredients/food.entity.ts';
import { AdminPageArgs } from './admin-input.types.ts';
import { FoodDiet } from './admin-food.types.ts';
import { AllergenState, type AllergenFact, type FoodSaid } from './food-input.ts';

@ArgsType()
export class AdminFoodArgs extends AdminPageArgs {
  @Field(() => String, { nullable: true, defaultValue: null, description: 'Beginning of a word of a name.' })
  text!: string | null;
}

@InputType({ description: 'What is known of one allergen in a food.' })
class AllergenFactInput implements AllergenFact {
  @Field(() => Allergen, { description: 'The allergen.' })
  allergen!: Allergen;

  @Field(() => AllergenState, { description: 'What is known of it.' })
  state!: AllergenState;
}

@InputType()
class FoodInput implements FoodSaid {
  @Field(() => String, { nullable: true, description: 'What several are called.' })
  plural?: string | null;

  @Field(() => [String], { nullable: true, description: 'Other words for it.' })
  aliases?: string[];

  @Field(() => ID, { nullable: true, description: 'The food it is a kind of; null for none.' })
  parentId?: string | null;

  @Field(() => String, { nullable: true, description: 'One that foods are in.' })
  category?: string;

  @Field(() => FoodDiet, { nullable: true, description: 'Null takes over what the food above says.' })
  diet?: DietFact | null;

  @Field(() => [AllergenFactInput], {
    nullable: true,
    description:
      'All of the eight of the filters, and of the others what is known: one left out is possible. Null takes over what the food above says.',
  })
  allergens?: AllergenFactInput[] | null;
}

@InputType({ description: 'A new food; of what is not said about allergens nothing is known.' })
export class CreateFoodInput extends FoodInput {
  @Field(() => String, { description: 'What it is called.' })
  name!: string;
}

@InputType({ description: 'A correction of a food; what is left out stays as it is.' })
export class UpdateFoodInput extends FoodInput {
  @Field(() => ID, { description: 'Of the food.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What it is called.' })
  name?: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether it may take warnings of allergens or diets away; without it such a change is a CONFLICT that tells which.',
  })
  isConfirmed!: boolean;
}

@InputType({ description: 'Two foods that are one.' })
export class MergeFoodsInput {
  @Field(() => ID, { description: 'The food that becomes other names of the other.' })
  id!: string;

  @Field(() => ID, { description: 'The food that stays.' })
  intoId!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'As in the correction of a food.' })
  isConfirmed!: boolean;
}

@InputType({ description: 'A merge to take back.' })
export class UndoFoodMergeInput {
  @Field(() => ID, { description: 'Of the food that was merged with another.' })
  id!: string;
}

@InputType({ description: 'Words that mean a food.' })
export class LinkPhraseInput {
  @Field(() => String, { description: 'The words.' })
  phrase!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The food that they become another name of; null takes them from whichever has them.',
  })
  foodId!: string | null;
}

@InputType({ description: 'Words that stand for nothing to eat, or do after all.' })
export class SetNotFoodInput {
  @Field(() => String, { description: 'The words.' })
  phrase!: string;

  @Field(() => Boolean, { description: 'Whether they stand for nothing to eat.' })
  isNotFood!: boolean;
}
