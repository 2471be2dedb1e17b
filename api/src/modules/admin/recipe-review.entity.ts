import { defineEntity, p } from '@mikro-orm/core';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeText } from './recipe-text.ts';

const RecipeReviewSchema = defineEntity({
  name: 'RecipeReview',
  tableName: 'recipe_review',
  properties: {
    recipe: () => p.manyToOne(Recipe).primary().mapToPk().deleteRule('cascade'),
    /** Why it was rejected; null for one that was approved. */
    reason: p.text().nullable(),
    reviewedAt: p.datetime().defaultRaw('now()').onCreate(() => new Date()),
    /** What everyone saw after the last approval, to compare a changed one with. */
    approved: p.json<RecipeText>().nullable(),
  },
});

/** What became of a recipe that was handed in, the last time an admin looked at it. */
export class RecipeReview extends RecipeReviewSchema.class {}
RecipeReviewSchema.setClass(RecipeReview);
