import { z } from 'zod';
import { insertIfNew } from '../../../../shared/insert-if-new.sql.ts';
import { OwnNote } from '../../../own-notes/own-note.entity.ts';
import { RECIPE_NOTES_MAX } from '../../../recipes/recipe-limits.ts';
import { STORED } from '../../../users/stored-limits.ts';
import { definePart } from '../archive-part.ts';
import { withRefs } from '../recipe-names.ts';
import { restoreEach } from '../restore-each.ts';
import { pastMoment, recipeRef, storedText } from '../values.ts';

const note = z.object({ recipe: recipeRef, text: storedText(RECIPE_NOTES_MAX).min(1), writtenAt: pastMoment });

/** What the cook noted beside recipes, for themselves alone. */
export const NOTES = definePart({
  file: 'notes.json',
  what: { one: 'own note', many: 'own notes' },
  content: z.array(note).max(STORED.ownNotes.most),
  read: async ({ em, user, names }) => {
    const notes = await em.find(OwnNote, { user });
    const of = { recipe: ({ recipe }: OwnNote) => recipe, at: ({ writtenAt }: OwnNote) => writtenAt };
    await names.learn(notes.map(of.recipe), { isKept: true });
    return withRefs(notes, names, of).map(({ ref, row: { text, writtenAt } }) => ({ recipe: ref, text, writtenAt }));
  },
  restore: async ({ tx, user, recipeOf }, things) =>
    restoreEach(things, {
      recipeOf,
      limit: 'ownNotes',
      stored: await tx.count(OwnNote, { user }),
      add: (recipe, { text, writtenAt }) => insertIfNew(tx, OwnNote, { user, recipe, text, writtenAt }),
    }),
});
