import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../../graphql/connection.ts';
import type { PageRange } from '../../shared/list-pages.sql.ts';
import type { PantryAmount } from './pantry-amounts.ts';
import { PantryAct, PantryLevel, PantryPlace, PantryRemoval } from './pantry-enums.ts';
import type { AddedToPantry } from './pantry-input.ts';
import type { PantryChange, PantryItem } from './pantry.entity.ts';
import type { MonthOfFood } from './pantry-months.ts';
import type { PantryReading } from './pantry.service.ts';
import type { ChangedItems } from './pantry.service.ts';

registerEnumType(PantryLevel, {
  name: 'PantryLevel',
  description: 'How much of a food is at home, for those who count nothing.',
  valuesConfig: {
    HAVE: { description: 'Enough of it.' },
    LOW: { description: 'It runs out.' },
    OUT: { description: 'None is left.' },
  },
});
registerEnumType(PantryPlace, {
  name: 'PantryPlace',
  description: 'Where in a kitchen a food is kept.',
  valuesConfig: {
    CUPBOARD: { description: 'Anywhere at room temperature.' },
    FREEZER: { description: 'Frozen.' },
    FRIDGE: { description: 'Chilled.' },
  },
});
registerEnumType(PantryRemoval, {
  name: 'PantryRemoval',
  description: 'Why a food leaves the pantry.',
  valuesConfig: {
    MISTAKE: { description: 'It was never there.' },
    THROWN_AWAY: { description: 'It went bad, or was not wanted.' },
    USED: { description: 'It was eaten.' },
  },
});
registerEnumType(PantryAct, {
  name: 'PantryAct',
  description: 'What was done to a pantry.',
  valuesConfig: {
    ADDED: { description: 'Things were put into it.' },
    CHANGED: { description: 'An item was changed.' },
    COOKED: { description: 'Something was cooked of it.' },
    MISTAKE: { description: 'Items were taken out that had never been there.' },
    TAKEN_FOR_GONE: { description: 'Items long past a guessed date were taken for gone.' },
    THROWN_AWAY: { description: 'Items were thrown away.' },
    USED: { description: 'Items were used up.' },
  },
});

@ObjectType('PantryAmount', { description: 'How much of a food there is.' })
export class PantryAmountType implements PantryAmount {
  @Field(() => Float, { description: 'How much.' })
  amount!: number;

  @Field(() => String, { nullable: true, description: 'Singular; null counts pieces.' })
  unit!: string | null;
}

@ObjectType('PantryItem', { description: 'A food at home.' })
export class PantryItemType implements Pick<PantryItem, 'id' | 'level' | 'place' | 'since' | 'version'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => PantryLevel, { description: 'How much there is, in a word.' })
  level!: PantryLevel;

  @Field(() => [PantryAmountType], {
    description: 'What is known of how much there is; several where nothing tells how to add.',
  })
  amounts!: PantryAmount[];

  @Field(() => PantryPlace, { description: 'Where it is.' })
  place!: PantryPlace;

  @Field(() => GraphQLDateTime, { description: 'When it came in.' })
  since!: Date;

  @Field(() => GraphQLDate, {
    nullable: true,
    description: 'Stated, or guessed from what the food keeps; null when neither.',
  })
  bestBefore!: string | null;

  @Field(() => Boolean, { description: 'Whether `bestBefore` is a guess: a reminder, no advice on safety.' })
  isBestBeforeGuessed!: boolean;

  @Field(() => GraphQLDate, { nullable: true, description: 'When it was opened.' })
  openedAt!: string | null;

  @Field(() => Float, { nullable: true, description: 'Of a leftover.' })
  portions!: number | null;

  @Field(() => Int, { description: 'Grows with every change; send it along to change only what you have seen.' })
  version!: number;
}

export const PantryItemConnectionType = connectionType('PantryItem', () => PantryItemType);

@ObjectType('PantryChange', { description: 'One act upon a pantry, which can be taken back for 30 days.' })
export class PantryChangeType implements Pick<PantryChange, 'id' | 'act' | 'at'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => PantryAct, { description: 'What was done.' })
  act!: PantryAct;

  @Field(() => GraphQLDateTime, { description: 'When.' })
  at!: Date;
}

export const PantryChangeConnectionType = connectionType('PantryChange', () => PantryChangeType);

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

@ObjectType('PantryMonth', { description: 'What became of the foods of a month.' })
export class PantryMonthType implements MonthOfFood {
  @Field(() => String, { description: 'YYYY-MM, in UTC.' })
  month!: string;

  @Field(() => Int, { description: 'Foods that were used up or cooked with; the same food twice counts twice.' })
  used!: number;

  @Field(() => Int, { description: 'Foods that were thrown away.' })
  thrownAway!: number;

  @Field(() => Float, { description: 'What was used of the foods of which it was known how much there was.' })
  usedGrams!: number;

  @Field(() => Float, { description: 'What was thrown away of them.' })
  thrownAwayGrams!: number;

  @Field(() => Float, {
    description: 'What receipts say was paid for what was used, in the money of the receipts; 0 where none tells.',
  })
  usedCost!: number;

  @Field(() => Float, { description: 'What they say was paid for what was thrown away.' })
  thrownAwayCost!: number;
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

@ObjectType('PantryReading', { description: 'What lines or a receipt would put into a pantry.' })
export class PantryReadingType implements PantryReading {
  @Field(() => [PantryItemType], { description: 'Each food once; their ids are of no pantry.' })
  items!: PantryItem[];

  @Field(() => [String], { description: 'Lines of a receipt that were passed over as no food.' })
  ignored!: string[];
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

  @Field(() => GraphQLDate, { nullable: true, description: 'Not in the past; null goes back to a guess.' })
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

@ObjectType('PantryItemsPayload', { description: 'Items after a change; those that were taken out, as they were.' })
export class PantryItemsPayloadType implements ChangedItems {
  @Field(() => [PantryItemType], { description: 'The items.' })
  items!: PantryItem[];

  @Field(() => PantryChangeType, { nullable: true, description: 'What takes it back; null when nothing has changed.' })
  change!: PantryChange | null;

  @Field(() => [String], { description: 'Lines of a receipt that were passed over as no food.' })
  ignored!: string[];
}

@ObjectType('PantryItemPayload', { description: 'An item after a change.' })
export class PantryItemPayloadType {
  @Field(() => PantryItemType, { description: 'The item.' })
  item!: PantryItem;

  @Field(() => PantryChangeType, { nullable: true, description: 'What takes it back; null when nothing has changed.' })
  change!: PantryChange | null;
}
