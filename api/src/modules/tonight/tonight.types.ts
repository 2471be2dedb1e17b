import { GraphQLDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { Allergen, Diet } from '../ingredients/dietary.ts';
import { dayOf } from '../pantry/calendar.ts';
import type { VisitorKitchen } from './evening-of-visitor.ts';
import { TONIGHT } from './tonight-limits.ts';

@InputType({ description: 'A food that a visitor has.' })
class FoodOfVisitorInput {
  @Field(() => ID, { description: 'Of the food; one that is not known does not count.' })
  food!: string;

  @Field(() => GraphQLDate, { nullable: true, description: 'Until when it should be eaten, where that is known.' })
  bestBefore?: Date | null;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether that is a guess.' })
  isBestBeforeGuessed!: boolean;
}

@InputType({ description: 'What somebody without an account has at home, and does not eat.' })
export class VisitorKitchenInput {
  @Field(() => [FoodOfVisitorInput], { description: 'At most 300.' })
  foods!: FoodOfVisitorInput[];

  @Field(() => Diet, { defaultValue: Diet.ANY, description: 'What the dishes keep to.' })
  diet!: Diet;

  @Field(() => [Allergen], { defaultValue: [], description: 'What no dish contains.' })
  allergies!: Allergen[];
}

/** The kitchen as the service takes it. */
export const kitchenOf = ({ foods, diet, allergies }: VisitorKitchenInput): VisitorKitchen => ({
  foods: foods.map(({ bestBefore, ...food }) => ({ ...food, bestBefore: bestBefore ? dayOf(bestBefore) : null })),
  diet,
  allergies,
});

@ArgsType()
export class TonightArgs {
  @Field(() => GraphQLDate, {
    nullable: true,
    defaultValue: null,
    description: 'Today unless given; at most seven days from now.',
  })
  date!: Date | null;

  @Field(() => Int, { defaultValue: TONIGHT.default, description: '1 to 10.' })
  first!: number;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Recipes that are not wanted, at most 50: with the three that were proposed and `first: 1`, a fourth.',
  })
  not!: string[];

  @Field(() => VisitorKitchenInput, {
    nullable: true,
    defaultValue: null,
    description: "Of a visitor; a cook's own pantry counts instead.",
  })
  kitchen!: VisitorKitchenInput | null;
}
