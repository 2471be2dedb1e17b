import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../../graphql/connection.ts';
import type { PantryAmount } from './pantry-amounts.ts';
import { PantryAct, PantryLevel, PantryPlace, PantryRemoval } from './pantry-enums.ts';
import type { PantryChange, PantryItem } from './pantry.entity.ts';
import type { MonthOfFood } from './pantry-months.ts';
import type { ChangedItems, PantryReading } from './pantry.service.ts';

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

@ObjectType('PantryReading', { description: 'What lines or a receipt would put into a pantry.' })
export class PantryReadingType implements PantryReading {
  @Field(() => [PantryItemType], { description: 'Each food once; their ids are of no pantry.' })
  items!: PantryItem[];

  @Field(() => [String], { description: 'Lines of a receipt that were passed over as no food.' })
  ignored!: string[];
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
