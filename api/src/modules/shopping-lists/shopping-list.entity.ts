import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Food } from '../ingredients/food.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { User } from '../users/user.entity.ts';

const ShoppingListSchema = defineEntity({
  name: 'ShoppingList',
  tableName: 'shopping_list',
  indexes: [{ properties: ['user', 'createdAt'] }],
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    name: p.text(),
    /** Grows with every change of anything on the list, so that a reader can tell whether to read again. */
    revision: p
      .integer()
      .default(1)
      .onCreate(() => 1),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** What a cook means to buy. */
export class ShoppingList extends ShoppingListSchema.class {}
ShoppingListSchema.setClass(ShoppingList);

const ListRecipeSchema = defineEntity({
  name: 'ListRecipe',
  tableName: 'shopping_list_recipe',
  properties: {
    list: () => p.manyToOne(ShoppingList).primary().mapToPk().deleteRule('cascade'),
    recipe: () => p.manyToOne(Recipe).primary().index().deleteRule('cascade'),
    /** For how many it is shopped. */
    servings: p.integer(),
    /** Whether only what was missing was put on the list. */
    isPartial: p.boolean().default(false),
    addedAt: p
      .datetime()
      .defaultRaw('clock_timestamp()')
      .onCreate(() => new Date()),
  },
});

/** A recipe that a list shops for. */
export class ListRecipe extends ListRecipeSchema.class {}
ListRecipeSchema.setClass(ListRecipe);

const ListItemSchema = defineEntity({
  name: 'ListItem',
  tableName: 'shopping_list_item',
  indexes: [{ properties: ['list', 'deletedAt'] }],
  uniques: [{ name: 'shopping_list_item_key_unique', properties: ['list', 'key'], where: 'deleted_at is null' }],
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    list: () => p.manyToOne(ShoppingList).mapToPk().deleteRule('cascade'),
    /** What tells the lines of a list apart: the food, or the words of what is none. */
    key: p.text(),
    food: () => p.manyToOne(Food).nullable().mapToPk().index().deleteRule('set null'),
    name: p.text(),
    isChecked: p.boolean().default(false),
    /** Whether the cook has set amount and unit; otherwise they are the sum of the contributions. */
    isEdited: p.boolean().default(false),
    amount: p.double().$type<number>().nullable(),
    unit: p.text().nullable(),
    /** Counts the changes of amount and unit by hand. */
    version: p.integer().default(1),
    /** When the cook took it off; for a while it can be put back. */
    deletedAt: p.datetime().nullable(),
  },
});

/** A line of a list: one food, whatever it is wanted for. */
export class ListItem extends ListItemSchema.class {}
ListItemSchema.setClass(ListItem);

const ContributionSchema = defineEntity({
  name: 'Contribution',
  tableName: 'shopping_list_contribution',
  indexes: [{ properties: ['list', 'recipe'] }],
  properties: {
    /** Given by the cook's device for what was typed, so that nothing is added twice. */
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    list: () => p.manyToOne(ShoppingList).mapToPk().deleteRule('cascade'),
    item: () => p.manyToOne(ListItem).mapToPk().index().deleteRule('cascade'),
    /** Null for what was typed. */
    recipe: () => p.manyToOne(Recipe).nullable().mapToPk().index().deleteRule('set null'),
    /** The recipe's line, or what was typed. */
    text: p.text(),
    /** An exact fraction, such as `7/3`; null when the text says no amount. */
    amount: p.text().nullable(),
    unit: p.text().nullable(),
    /** What one of the unit holds, as `400` and `g` for a can of 400 g. */
    eachAmount: p.text().nullable(),
    eachUnit: p.text().nullable(),
    position: p.integer(),
  },
});

/** What one recipe line, or one typed text, puts on a line of a list. */
export class Contribution extends ContributionSchema.class {}
ContributionSchema.setClass(Contribution);

const AisleOrderSchema = defineEntity({
  name: 'AisleOrder',
  tableName: 'aisle_order',
  properties: {
    user: () => p.manyToOne(User).primary().mapToPk().deleteRule('cascade'),
    aisles: p.array().$type<string[]>(),
  },
});

/** The order in which a cook walks through the shop. */
export class AisleOrder extends AisleOrderSchema.class {}
AisleOrderSchema.setClass(AisleOrder);
