import { GraphQLDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Allergen, Diet } from '../ingredients/dietary.ts';
import { dayOf } from '../../shared/calendar.ts';
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

  @Field(() => [String], {
    defaultValue: [],
    description: 'Foods that no dish needs, kinds included; up to 50. One that is not known does not count.',
  })
  exclude!: string[];
}

/** The kitchen as the service takes it. */
export const kitchenOf = ({ foods, diet, allergies, exclude }: VisitorKitchenInput): VisitorKitchen => ({
  foods: foods.map(({ bestBefore, ...food }) => ({ ...food, bestBefore: bestBefore ? dayOf(bestBefore) : null })),
  diet,
  allergies,
  exclude,
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

@ObjectType('TonightMail', {
  description: 'When a cook is mailed what to cook tonight, on days when something is due.',
})
export class TonightMailType {
  @Field(() => Int, { description: 'From which it goes, 0 to 23, in the time zone.' })
  hour!: number;

  @Field(() => String, { description: 'Where the cook is, such as `Europe/Berlin`.' })
  timeZone!: string;
}

@InputType({ description: 'When a cook wants to be mailed what to cook tonight.' })
export class SetTonightMailInput {
  @Field(() => Int, {
    nullable: true,
    defaultValue: null,
    description: 'From which it may go, 0 to 23; null for never. One that has passed today counts from tomorrow.',
  })
  hour!: number | null;

  @Field(() => String, {
    nullable: true,
    defaultValue: null,
    description:
      'In which the hour is meant, such as `Europe/Berlin`: what a browser says of itself. Needed with an hour.',
  })
  timeZone!: string | null;
}

@ObjectType('SetTonightMailPayload', { description: 'When the cook is mailed now.' })
export class SetTonightMailPayloadType {
  @Field(() => TonightMailType, { nullable: true, description: 'Null where it is off.' })
  tonightMail!: TonightMailType | null;
}
