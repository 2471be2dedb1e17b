import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Difficulty, PhotoStatus, RecipeStatus } from './recipe-enums.ts';
import type { Allergen } from '../ingredients/dietary.ts';
import type { CoverChoice } from './cover/cover-input.ts';
import type { Cuisine } from './cuisine.ts';
import { Food, type DietFact } from '../ingredients/food.entity.ts';
import { User } from '../users/user.entity.ts';

const RecipeSchema = defineEntity({
  name: 'Recipe',
  tableName: 'recipe',
  indexes: [
    // For the list of the recipes that need a food.
    { name: 'recipe_needed_foods_index', properties: ['neededFoods'], type: 'gin', where: "status = 'published'" },
    // For the lists of the admins.
    { name: 'recipe_newest_index', properties: ['createdAt', 'id'], where: 'not is_creative' },
    { name: 'recipe_status_newest_index', properties: ['status', 'createdAt', 'id'], where: 'not is_creative' },
    // For the photo that changes or goes.
    { name: 'recipe_photo_index', properties: ['photo'], where: 'photo is not null' },
  ],
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    /** Small whole number that stands for the recipe in the match index; the last tie-break of every order. */
    number: p.integer().unique().autoincrement(),
    slug: p.text().unique(),
    title: p.text(),
    /** Other names that people use for the dish: it is found by them as by its title. */
    alsoCalled: p.array().$type<string[]>().default([]),
    description: p.text(),
    /** What its author noted beside it, shown with it; lines are kept. */
    notes: p.text().nullable(),
    authorName: p.text(),
    authorUser: () => p.manyToOne(User).nullable().mapToPk().index().deleteRule('set null'),
    /** The cook who deleted it and can restore it for one day. A deleted recipe has no author and is never shown. */
    deletedBy: () => p.manyToOne(User).nullable().mapToPk().index().deleteRule('cascade'),
    deletedAt: p.datetime().nullable(),
    cuisine: p.text().$type<Cuisine>().nullable(),
    difficulty: p.enum(() => Difficulty),
    prepTime: p.integer(),
    cookTime: p.integer(),
    servings: p.integer(),
    tags: p.array().$type<string[]>().default([]),
    status: p
      .enum(() => RecipeStatus)
      .default(RecipeStatus.DRAFT)
      .index(),
    isCreative: p.boolean().default(false),
    /** Address of the photo that its cook shows, without the size; null where the cover is drawn. */
    photo: p.text().nullable(),
    /** What the catalogue says of its cover; null where the rules decide. */
    cover: p.json<CoverChoice>().nullable(),
    /** Where the recipe came from, such as `larder:shakshuka`; a second import of the same changes nothing. */
    origin: p.text().nullable().unique(),
    originHash: p.text().nullable(),
    /** Address of the page that it was taken over from. */
    sourceUrl: p.text().nullable().index(),
    views: p.integer().default(0),
    ratingSum: p.integer().default(0),
    ratingCount: p.integer().default(0),
    /** What of the sum and count demo cooks gave, see `statedRating`. */
    demoRatingSum: p.integer().default(0),
    demoRatingCount: p.integer().default(0),
    /** Derived from the linked foods of the lines when the recipe is written. */
    diet: p.text().$type<DietFact>().default('unknown'),
    contains: p.array().$type<Allergen[]>().default([]),
    unsure: p.array().$type<Allergen[]>().default([]),
    /** Numbers of the needed foods and choices of foods (linked, neither optional nor staple, unless only those remain). */
    neededFoods: p
      .array((text) => Number(text))
      .columnType('int[]')
      .default([]),
    /** Those of the needed foods that the dish is named for; they count twice. */
    namedFoods: p
      .array((text) => Number(text))
      .columnType('int[]')
      .default([]),
    /** Numbers of the staples, which count only when a cook does not assume them. */
    stapleFoods: p
      .array((text) => Number(text))
      .columnType('int[]')
      .default([]),
    /** How many needed lines could not be linked to a food. */
    unlinkedLines: p.integer().default(0),
    /** The transaction that last wrote the row; kept by a trigger, read by the match index to follow changes. */
    changedXid: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()').index().hidden(),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** A recipe as it is stored. */
export class Recipe extends RecipeSchema.class {}
RecipeSchema.setClass(Recipe);

const RecipeDeletionSchema = defineEntity({
  name: 'RecipeDeletion',
  tableName: 'recipe_deletion',
  properties: {
    number: p.integer().primary().autoincrement(false),
    changedXid: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()').index(),
    deletedAt: p.datetime().defaultRaw('now()'),
  },
});

/** Days that it is kept that a recipe is gone: a process that was without the database for longer reads all recipes again. */
export const DELETION_DAYS = 7;

/** A recipe that is gone: kept by a trigger so that the match index of every process learns of it. */
export class RecipeDeletion extends RecipeDeletionSchema.class {}
RecipeDeletionSchema.setClass(RecipeDeletion);

const RecipeLineSchema = defineEntity({
  name: 'RecipeLine',
  tableName: 'recipe_line',
  indexes: [
    { properties: ['recipe', 'position'] },
    // For finding the lines that a change of a food may concern.
    {
      name: 'recipe_line_words_index',
      expression: `create index "recipe_line_words_index" on "recipe_line" using gin (to_tsvector('english', text))`,
    },
    // For finding what no line asks for any more.
    {
      name: 'recipe_line_choice_index',
      expression: 'create index "recipe_line_choice_index" on "recipe_line" (choice) where choice is not null',
    },
    {
      name: 'recipe_line_beside_index',
      expression: `create index "recipe_line_beside_index" on "recipe_line" using gin (beside) where beside <> '{}'`,
    },
    // For what admins are shown of the lines that no food was found for.
    {
      name: 'recipe_line_unlinked_index',
      expression:
        'create index "recipe_line_unlinked_index" on "recipe_line" (lower(name)) where food_id is null and not is_no_food',
    },
  ],
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    recipe: () => p.manyToOne(Recipe).mapToPk().deleteRule('cascade'),
    position: p.integer(),
    /** The line as its author wrote it. */
    text: p.text(),
    group: p.text().nullable().name('group_name'),
    amount: p.double().$type<number>().nullable(),
    amountMax: p.double().$type<number>().nullable(),
    unit: p.text().nullable(),
    name: p.text(),
    preparation: p.text().nullable(),
    isOptional: p.boolean().default(false),
    food: () => p.manyToOne(Food).nullable().mapToPk().index().deleteRule('set null'),
    /** Number of what the line asks for where that is not just its food: a choice ("butter or oil"), the one of it that the recipe asks for anyway, or what some foods may not stand in for there. */
    choice: p.integer().nullable(),
    /** Numbers of what the line asks for beside that: the pepper of "salt and pepper". */
    beside: p
      .array((text) => Number(text))
      .columnType('int[]')
      .default([]),
    /** How sure the link to the food is, 0 to 1. */
    confidence: p.double().$type<number>().default(0),
    /** Words for the food that its author gave, where the line itself does not say it well enough. */
    hint: p.text().nullable(),
    /** Nothing that the recipe asks for: a heading, a tool, a remark. */
    isNoFood: p.boolean().default(false),
  },
});

/** One ingredient line of a recipe. */
export class RecipeLine extends RecipeLineSchema.class {}
RecipeLineSchema.setClass(RecipeLine);

const RecipeStepSchema = defineEntity({
  name: 'RecipeStep',
  tableName: 'recipe_step',
  properties: {
    recipe: () => p.manyToOne(Recipe).primary().mapToPk().deleteRule('cascade'),
    step: p.integer().primary(),
    description: p.text(),
    /** Minutes the step waits, for its timer. */
    timeMin: p.integer().nullable(),
  },
});

/** One step of a recipe's instructions. */
export class RecipeStep extends RecipeStepSchema.class {}
RecipeStepSchema.setClass(RecipeStep);

/** Which step of which recipe. */
export type StepPlace = Pick<RecipeStep, 'recipe' | 'step'>;

const RatingSchema = defineEntity({
  name: 'Rating',
  tableName: 'rating',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    recipe: () => p.manyToOne(Recipe).primary().mapToPk().index().deleteRule('cascade'),
    /** 1 to 5. */
    stars: p.integer(),
    review: p.text().nullable(),
    /** Address of the photo that the cook added, without its size. */
    photo: p.text().unique().nullable(),
    photoStatus: p.enum(() => PhotoStatus).nullable(),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** One cook's rating of one recipe. */
export class Rating extends RatingSchema.class {}
RatingSchema.setClass(Rating);
