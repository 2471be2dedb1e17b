import { defineEntity, p } from '@mikro-orm/core';
import { Recipe } from '../recipes/recipe.entity.ts';
import { User } from '../users/user.entity.ts';

const CookedRecipeSchema = defineEntity({
  name: 'CookedRecipe',
  tableName: 'cooked_recipe',
  indexes: [{ properties: ['user', 'lastCooked', 'recipe'] }],
  properties: {
    user: () => p.manyToOne(User).primary().mapToPk().deleteRule('cascade'),
    recipe: () => p.manyToOne(Recipe).primary().index().deleteRule('cascade'),
    lastCooked: p.datetime(),
    times: p.integer().default(1),
  },
});

/** A recipe that a cook has cooked: when last, and how often. */
export class CookedRecipe extends CookedRecipeSchema.class {}
CookedRecipeSchema.setClass(CookedRecipe);

const RecipeProgressSchema = defineEntity({
  name: 'RecipeProgress',
  tableName: 'recipe_progress',
  properties: {
    user: () => p.manyToOne(User).primary().mapToPk().deleteRule('cascade'),
    recipe: () => p.manyToOne(Recipe).primary().mapToPk().index().deleteRule('cascade'),
    /** Ids of the ticked ingredient lines. */
    ingredients: p.array().$type<string[]>().default([]),
    /** Numbers of the steps that are done. */
    steps: p
      .array((text) => Number(text))
      .columnType('int[]')
      .default([]),
    /** How many it is being cooked for; null leaves the recipe's own. */
    servings: p.integer().nullable(),
    updatedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** How far a cook has come with a recipe. */
export class RecipeProgress extends RecipeProgressSchema.class {}
RecipeProgressSchema.setClass(RecipeProgress);
