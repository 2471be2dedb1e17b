import { z } from 'zod';
import { defineRoute } from '../../rest/route.ts';
import { READING_COST } from './import-cost.ts';
import { importedRecipe, restProposal } from './import-rest.ts';

const source = z
  .object(
    { url: z.string('url must be text.').optional(), text: z.string('text must be text.').optional() },
    'Send url or text.',
  )
  .meta({ examples: [{ url: 'https://recipes.example/minestrone' }] });

export const importRoutes = [
  defineRoute({
    method: 'POST',
    path: '/import',
    summary: 'Reads a recipe from the address `url` or from `text`, for a cook to look over; nothing is stored.',
    needs: 'account',
    cost: () => READING_COST,
    body: source,
    answers: { 200: importedRecipe },
    handle: async ({ webImport }, { body }) => {
      const proposal = await webImport.read(body);
      return restProposal(proposal, await webImport.duplicates(proposal));
    },
  }),
];
