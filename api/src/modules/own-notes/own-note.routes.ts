import { z } from 'zod';
import { defineRoute } from '../../rest/route.ts';

const params = z.object({ id: z.string().describe('Id or slug.') });
const body = z.object({ text: z.string('text must be text.').nullable() }, 'Send text.');

/** A recipe and what the cook noted beside it. */
const noted = z.object({ id: z.string(), text: z.string().nullable() });

export const ownNoteRoutes = [
  defineRoute({
    method: 'GET',
    path: '/recipe/:id/note',
    summary: 'What the cook noted beside a recipe, for themselves alone.',
    needs: 'account',
    params,
    answers: { 200: noted },
    handle: ({ ownNotes }, { params: { id } }) => ownNotes.read(id),
  }),
  defineRoute({
    method: 'POST',
    path: '/recipe/:id/note',
    summary: 'Notes something beside a recipe, in place of what was noted; null takes it away.',
    needs: 'account',
    params,
    body: body.meta({ examples: [{ text: 'Needs ten minutes more in our oven.' }] }),
    answers: { 200: noted },
    handle: async ({ ownNotes }, { params: { id }, body: { text } }) => {
      const written = await ownNotes.write(id, text);
      return { id: written.recipe.id, text: written.text };
    },
  }),
];
