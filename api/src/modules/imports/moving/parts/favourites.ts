import { z } from 'zod';
import { insertIfNew } from '../../../../shared/insert-if-new.sql.ts';
import { SavedRecipe } from '../../../saved-recipes/saved-recipe.entity.ts';
import { STORED } from '../../../users/stored-limits.ts';
import { definePart } from '../archive-part.ts';
import { withRefs } from '../recipe-names.ts';
import { restoreEach } from '../restore-each.ts';
import { pastMoment, recipeRef } from '../values.ts';

const favourites = z.array(z.object({ recipe: recipeRef, savedAt: pastMoment })).max(STORED.savedRecipes.most);

/** Recipes that the cook has saved. */
export const FAVOURITES = definePart({
  file: 'favourites.json',
  what: { one: 'saved recipe', many: 'saved recipes' },
  content: favourites,
  read: async ({ em, user, names }) => {
    const saved = await em.find(SavedRecipe, { user });
    const of = { recipe: ({ recipe }: SavedRecipe) => recipe, at: ({ savedAt }: SavedRecipe) => savedAt };
    await names.learn(saved.map(of.recipe), { isKept: true });
    return withRefs(saved, names, of).map(({ ref, row: { savedAt } }) => ({ recipe: ref, savedAt }));
  },
  restore: async ({ tx, user, recipeOf }, things) =>
    restoreEach(things, {
      recipeOf,
      limit: 'savedRecipes',
      stored: await tx.count(SavedRecipe, { user }),
      add: (recipe, { savedAt }) => insertIfNew(tx, SavedRecipe, { user, recipe, savedAt }),
    }),
});
