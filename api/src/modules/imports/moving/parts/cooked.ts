import { z } from 'zod';
import { insertIfNew } from '../../../../shared/insert-if-new.sql.ts';
import { CookedRecipe } from '../../../cooking/cooking.entity.ts';
import { STORED } from '../../../users/stored-limits.ts';
import { definePart } from '../archive-part.ts';
import { withRefs } from '../recipe-names.ts';
import { restoreEach } from '../restore-each.ts';
import { pastMoment, recipeRef } from '../values.ts';

const cooked = z.object({ recipe: recipeRef, lastCooked: pastMoment, times: z.int().min(1).max(1_000_000) });

/** What the cook has cooked: when last, and how often. */
export const COOKED = definePart({
  file: 'cooked.json',
  what: { one: 'cooked recipe', many: 'cooked recipes' },
  content: z.array(cooked).max(STORED.cookedRecipes.most),
  read: async ({ em, user, names }) => {
    const rows = await em.find(CookedRecipe, { user });
    const of = { recipe: ({ recipe }: CookedRecipe) => recipe.id, at: ({ lastCooked }: CookedRecipe) => lastCooked };
    await names.learn(rows.map(of.recipe));
    return withRefs(rows, names, of).map(({ ref, row: { lastCooked, times } }) => ({ recipe: ref, lastCooked, times }));
  },
  restore: async ({ tx, user, recipeOf }, things) =>
    restoreEach(things, {
      recipeOf,
      limit: 'cookedRecipes',
      stored: await tx.count(CookedRecipe, { user }),
      add: (recipe, { lastCooked, times }) => insertIfNew(tx, CookedRecipe, { user, recipe, lastCooked, times }),
    }),
});
