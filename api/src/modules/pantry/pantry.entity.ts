import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Food } from '../ingredients/food.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { User } from '../users/user.entity.ts';
import { PantryAct, PantryLevel, PantryPlace } from './pantry-enums.ts';
import type { GuessedStock } from './guessed-stock.ts';
import type { PantryAmount } from './pantry-amounts.ts';
import type { TouchedItem } from './item-history.ts';

const PantryItemSchema = defineEntity({
  name: 'PantryItem',
  tableName: 'pantry_item',
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    /** The cook whose kitchen it is in. */
    user: () => p.manyToOne(User).mapToPk().index().deleteRule('cascade'),
    /** The food; null for words that no food goes by, and for a leftover. */
    food: () => p.manyToOne(Food).nullable().mapToPk().index().deleteRule('set null'),
    /** What it is called where no food says it. */
    name: p.text(),
    level: p.enum(() => PantryLevel).default(PantryLevel.HAVE),
    /** What is known of how much there is, each unit once; empty when it is not counted. */
    amounts: p.json<PantryAmount[]>(),
    place: p.enum(() => PantryPlace),
    since: p.datetime(),
    /** A calendar day, YYYY-MM-DD. */
    bestBefore: p.text().columnType('date').nullable(),
    isBestBeforeGuessed: p.boolean().default(false),
    openedAt: p.text().columnType('date').nullable(),
    /** The day from which it is due: three days before its best before date, or the end of what it keeps once opened. */
    dueFrom: p.text().columnType('date').nullable(),
    leftoverOf: () => p.manyToOne(Recipe).nullable().mapToPk().index().deleteRule('set null'),
    /** Of a leftover. */
    portions: p.double().$type<number>().nullable(),
    /** How much is guessed to be left. */
    stock: p.json<GuessedStock>().nullable(),
    /** What was paid for what is there, as receipts tell, in the money of the receipts. */
    cost: p.double().$type<number>().nullable(),
    /** Grows with every change. */
    version: p.integer().default(1),
  },
});

/** A food at home. */
export class PantryItem extends PantryItemSchema.class {}
PantryItemSchema.setClass(PantryItem);

const PantryChangeSchema = defineEntity({
  name: 'PantryChange',
  tableName: 'pantry_change',
  indexes: [{ properties: ['user', 'at'] }, { properties: ['at'] }],
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    act: p.enum(() => PantryAct),
    at: p.datetime(),
    undoneAt: p.datetime().nullable(),
    /** Each item that it touched, as it was and as it became. */
    touched: p.json<TouchedItem[]>(),
  },
});

/** One act upon a pantry: what was pasted at once, ticked, thrown away or cooked. */
export class PantryChange extends PantryChangeSchema.class {}
PantryChangeSchema.setClass(PantryChange);

const PantryMonthSchema = defineEntity({
  name: 'PantryMonth',
  tableName: 'pantry_month',
  properties: {
    user: () => p.manyToOne(User).primary().mapToPk().deleteRule('cascade'),
    /** YYYY-MM, in UTC. */
    month: p.text().primary(),
    used: p.integer(),
    thrownAway: p.integer(),
    usedGrams: p.double().$type<number>(),
    thrownAwayGrams: p.double().$type<number>(),
    usedCost: p.double().$type<number>().default(0),
    thrownAwayCost: p.double().$type<number>().default(0),
  },
});

/** What became of foods in a month, as far as it has left the history. */
export class PantryMonth extends PantryMonthSchema.class {}
PantryMonthSchema.setClass(PantryMonth);

const PantryBarcodeSchema = defineEntity({
  name: 'PantryBarcode',
  tableName: 'pantry_barcode',
  properties: {
    user: () => p.manyToOne(User).primary().mapToPk().deleteRule('cascade'),
    /** The digits under the bars. */
    code: p.text().primary(),
    /** What the cook has said that it is, as a line for the pantry. */
    text: p.text(),
  },
});

/** A barcode that a cook has named. */
export class PantryBarcode extends PantryBarcodeSchema.class {}
PantryBarcodeSchema.setClass(PantryBarcode);
