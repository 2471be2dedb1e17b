import { GraphQLDate } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';
import type { PageRange } from '../../shared/list-pages.sql.ts';
import { PantryLevel, PantryPlace, PantryRemoval } from './pantry-enums.ts';
import type { AddedToPantry } from './pantry-input.ts';

@ArgsType()
export class PantryHistoryArgs implements PageRange {
  @Field(() => Int, { defaultValue: 50, description: '1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, defaultValue: null, description: 'Cursor of the item to go on after.' })
  after!: string | null;
}

@ArgsType()
export class PantryArgs extends PantryHistoryArgs {
  @Field(() => PantryPlace, { nullable: true, defaultValue: null, description: 'Only what is there.' })
  place!: PantryPlace | null;

  @Field(() => Boolean, { nullable: true, defaultValue: null, description: 'Only what is due, or only what is not.' })
  due!: boolean | null;
}

@InputType({ description: 'What to put into the pantry; each part adds to the others.' })
export class AddPantryItemsInput implements AddedToPantry {
  @Field(() => [String], {
    nullable: true,
    description: 'As one would write them down: "2 onions". At most 500, each of at most 200 characters.',
  })
  lines?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text of a receipt, or of the mail of a shop: at most 20,000 characters.',
  })
  receipt?: string | null;

  @Field(() => ID, { nullable: true, description: "A photo of the cook's own; what is seen in it for sure is added." })
  photoId?: string | null;

  @Field(() => String, { nullable: true, description: 'The digits of a barcode; with a line, what it is from now on.' })
  barcode?: string | null;

  @Field(() => PantryPlace, {
    nullable: true,
    description: 'Where all of it is; where each food usually is unless given.',
  })
  place?: PantryPlace | null;

  @Field(() => String, {
    nullable: true,
    description: 'Sent again with the same input within a day, it adds nothing and answers without items.',
  })
  idempotencyKey?: string | null;
}

@ArgsType()
export class ReadForPantryArgs {
  @Field(() => [String], {
    defaultValue: [],
    description: 'As one would write them down: at most 500, each of at most 200 characters.',
  })
  lines!: string[];

  @Field(() => String, {
    nullable: true,
    defaultValue: null,
    description: 'Text of a receipt: at most 20,000 characters.',
  })
  receipt!: string | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdatePantryItemInput {
  @Field(() => ID, { description: 'Of the item.' })
  id!: string;

  @Field(() => PantryLevel, { nullable: true, description: 'How much there is, in a word.' })
  level?: PantryLevel | null;

  @Field(() => Float, { nullable: true, description: 'Above 0; null takes the amount away.' })
  amount?: number | null;

  @Field(() => String, { nullable: true, description: 'null counts pieces.' })
  unit?: string | null;

  @Field(() => PantryPlace, { nullable: true, description: 'Where it is.' })
  place?: PantryPlace | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'It may have passed; null goes back to a guess.' })
  bestBefore?: Date | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'Not in the future; null: it is closed.' })
  openedAt?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the change is meant for; another one is a conflict. Without it the last word counts.',
  })
  version?: number | null;
}

@InputType({ description: 'Items that leave the pantry.' })
export class RemovePantryItemsInput {
  @Field(() => [ID], { description: 'At most 500.' })
  ids!: string[];

  @Field(() => PantryRemoval, { description: 'Why.' })
  reason!: PantryRemoval;
}

@InputType({ description: 'An act that is taken back.' })
export class PantryChangeIdInput {
  @Field(() => ID, { description: 'Of the change, from the history.' })
  id!: string;
}
