import { defineEntity, p } from '@mikro-orm/core';
import { Recipe } from './recipe.entity.ts';
import type { RecipeText } from './recipe-text.ts';

const RecipeReviewSchema = defineEntity({
  name: 'RecipeReview',
  tableName: 'recipe_review',
  properties: {
    recipe: () => p.manyToOne(Recipe).primary().mapToPk().deleteRule('cascade'),
    /** Why it was given back or taken down; null for one that was published. */
    reason: p.text().nullable(),
    reviewedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
    /** What everyone saw after the last approval, to compare a changed one with. */
    approved: p.json<RecipeText>().nullable(),
  },
});

/** What an admin said of a recipe the last time. */
export class RecipeReview extends RecipeReviewSchema.class {}
RecipeReviewSchema.setClass(RecipeReview);
