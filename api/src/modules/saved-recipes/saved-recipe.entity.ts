import { defineEntity, p } from '@mikro-orm/core';
import { Recipe } from '../recipes/recipe.entity.ts';
import { User } from '../users/user.entity.ts';

const SavedRecipeSchema = defineEntity({
  name: 'SavedRecipe',
  tableName: 'saved_recipe',
  indexes: [{ properties: ['user', 'savedAt', 'recipe'] }],
  properties: {
    user: () => p.manyToOne(User).primary().mapToPk().deleteRule('cascade'),
    recipe: () => p.manyToOne(Recipe).primary().mapToPk().index().deleteRule('cascade'),
    savedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** A recipe that a cook keeps. */
export class SavedRecipe extends SavedRecipeSchema.class {}
SavedRecipeSchema.setClass(SavedRecipe);
