import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { Allergen } from './dietary.ts';

/** What a food's own entry may say about diets; `none` fits no diet, `unknown` fits none that asks. */
export type DietFact = 'vegan' | 'vegetarian' | 'pescatarian' | 'none' | 'unknown';

/** What an admin may change of a food; the files of the catalogue leave a part alone that was changed by hand. */
export type EditedPart = 'name' | 'aliases' | 'parent' | 'category' | 'diet' | 'allergens';

/** Per 100 g; energy in kcal, the rest in grams but sodium in milligrams. Source: USDA SR28. */
export interface Nutrients {
  calories: number;
  protein: number;
  fat: number;
  carbs: number;
  fiber: number | null;
  sugar: number | null;
  sodium: number | null;
}

const FoodSchema = defineEntity({
  name: 'Food',
  tableName: 'food',
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    /** Small whole number that stands for the food in arrays and in the match index. */
    number: p.integer().unique().autoincrement(),
    slug: p.text().unique(),
    category: p.text(),
    commonUnit: p.text().nullable(),
    isStaple: p.boolean().default(false),
    /** Cooks take its kinds for each other without thinking: tinned tomatoes, whole or chopped. */
    areKindsAlike: p.boolean().default(false),
    /** Makes a dish what it is, so that the broader food hardly does: pecorino for cheese. */
    isDistinct: p.boolean().default(false),
    parent: () => p.manyToOne(Food).nullable().mapToPk(),
    /** Own facts; null is inherited from the parent. */
    diet: p.text().$type<DietFact>().nullable(),
    contains: p.array().$type<Allergen[]>().nullable(),
    unsure: p.array().$type<Allergen[]>().nullable(),
    nutrients: p.json<Nutrients>().nullable(),
    /** Grams of one usual measure, by unit. */
    weights: p.json<Record<string, number>>().nullable(),
    sources: p.json<Record<string, number>>().nullable(),
    shelfDays: p.integer().nullable(),
    /** The food that it was merged with, which goes by its names too; it comes back when that is undone. */
    mergedInto: () => p.manyToOne(Food).nullable().mapToPk(),
    /** Parts that were changed by hand. */
    edited: p.array().$type<EditedPart[]>().default([]),
    updatedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** A food of the catalogue: what chips and recipe lines resolve to. */
export class Food extends FoodSchema.class {}
FoodSchema.setClass(Food);

const FoodChoiceSchema = defineEntity({
  name: 'FoodChoice',
  tableName: 'food_choice',
  uniques: [{ name: 'food_choice_foods_refused_unique', properties: ['foods', 'refused'] }],
  properties: {
    /** From the same numbers as those of the foods, so that a recipe may need either. */
    number: p.integer().primary().autoincrement(false),
    foods: p.array((text) => Number(text)).columnType('int[]'),
    /** Numbers of the foods that may not stand in as the recipe uses it. */
    refused: p
      .array((text) => Number(text))
      .columnType('int[]')
      .default([]),
    /** Since when no recipe asks for it, as the hourly cleanup found. */
    unaskedSince: p.datetime().nullable(),
  },
});

/** Foods of which a line asks for any one, "butter or oil", and what may not stand in for them there. */
export class FoodChoice extends FoodChoiceSchema.class {}
FoodChoiceSchema.setClass(FoodChoice);

const FoodNameSchema = defineEntity({
  name: 'FoodName',
  tableName: 'food_name',
  properties: {
    food: () => p.manyToOne(Food).primary().mapToPk().deleteRule('cascade'),
    locale: p.text().primary(),
    name: p.text(),
    plural: p.text().nullable(),
  },
});

/** The name of a food in one language. */
export class FoodName extends FoodNameSchema.class {}
FoodNameSchema.setClass(FoodName);

const FoodAliasSchema = defineEntity({
  name: 'FoodAlias',
  tableName: 'food_alias',
  properties: {
    locale: p.text().primary(),
    alias: p.text().primary(),
    food: () => p.manyToOne(Food).mapToPk().index().deleteRule('cascade'),
  },
});

/** Another word for a food; belongs to one food in a language. */
export class FoodAlias extends FoodAliasSchema.class {}
FoodAliasSchema.setClass(FoodAlias);

const SubstituteSchema = defineEntity({
  name: 'Substitute',
  tableName: 'substitute',
  properties: {
    food: () => p.manyToOne(Food).primary().mapToPk().deleteRule('cascade'),
    use: () => p.manyToOne(Food).primary().mapToPk().index().deleteRule('cascade'),
    /** Amount of `use` for one of `food`, in the same unit. */
    ratio: p.double().$type<number>().nullable(),
    /** Where the swap works, such as `baking`; empty works everywhere. */
    contexts: p.array().$type<string[]>().default([]),
    note: p.text().nullable(),
    /** The food that the swap does not work without. */
    with: () => p.manyToOne(Food).mapToPk().nullable().deleteRule('cascade'),
    /** Of several for one food in the place of another, the first that suits counts. */
    position: p.integer().primary().default(0),
  },
});

/** A directed swap: `use` stands in for `food`. */
export class Substitute extends SubstituteSchema.class {}
SubstituteSchema.setClass(Substitute);

const NotFoodSchema = defineEntity({
  name: 'NotFood',
  tableName: 'not_food',
  properties: {
    locale: p.text().primary(),
    phrase: p.text().primary(),
  },
});

/** Words in ingredient lines that stand for nothing to eat, as an admin has said. */
export class NotFood extends NotFoodSchema.class {}
NotFoodSchema.setClass(NotFood);
