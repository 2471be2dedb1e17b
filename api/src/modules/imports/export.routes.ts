import { Readable } from 'node:stream';
import { z } from 'zod';
import { RouteReply, defineRoute } from '../../rest/route.ts';
import type { ExportFormat } from './export/export-format.ts';
import { EXPORT_FORMATS } from './export/export-formats.ts';
import { exportOwn } from './export/export-own.ts';
import { exportRecipe } from './export/export-recipe.ts';

/** What an archive costs, as an operation of GraphQL: some hundred recipes are read whole. */
const ARCHIVE_COST = 1_000;
/** Says about how many bytes will come, so that a page can show how far it is. */
const ARCHIVE_SIZE = 'x-larder-about-bytes';

const NAMES = EXPORT_FORMATS.map(({ name }) => name);
const answers = { 200: EXPORT_FORMATS.map(({ type }) => type) };

const query = z.object({
  format: z
    .enum(NAMES, `format must be ${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}.`)
    .default(EXPORT_FORMATS[0].name)
    .transform((wanted): ExportFormat => EXPORT_FORMATS.find(({ name }) => name === wanted) ?? EXPORT_FORMATS[0]),
});

/** "INGREDIENT:FOOD,INGREDIENT:FOOD", as the swaps of a cook come in an address. */
const swaps = z
  .string()
  .regex(/^[^:,]+:[^:,]+(?:,[^:,]+:[^:,]+)*$/, 'swaps must be INGREDIENT:FOOD, with commas between.')
  .transform((text) =>
    text.split(',').map((swap) => ({ ingredientId: swap.split(':')[0] ?? '', foodId: swap.split(':')[1] ?? '' })),
  )
  .describe(
    'Ids of ingredients of the recipe, each with that of the food that stands in: INGREDIENT:FOOD, with commas between.',
  )
  .optional();

export const exportRoutes = [
  defineRoute({
    method: 'GET',
    path: '/recipe/:slug/export',
    summary: 'A recipe to take along, as schema.org JSON-LD, Markdown or plain text.',
    params: z.object({ slug: z.string() }),
    query: query.extend({ swaps }),
    answers,
    handle: async (context, { params, query: { format, swaps } }) => {
      const recipe = await context.recipes.findOrFail(params.slug);
      return download(
        format,
        recipe.slug,
        format.one(await exportRecipe(recipe, context, context.publicAddress, swaps)),
      );
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/recipes/export',
    summary: 'All recipes that the cook has written, as one schema.org JSON-LD graph, one Markdown file or one text.',
    needs: 'account',
    query,
    answers,
    handle: async (context, { query: { format } }) =>
      download(format, 'my-recipes', format.all(await exportOwn(context, context.publicAddress))),
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/archive',
    summary: 'Everything that the cook keeps, as one zip archive that comes back through the import.',
    needs: 'account',
    cost: () => ARCHIVE_COST,
    answers: { 200: ['application/zip'] },
    handle: async ({ cookArchive }) => {
      const { size, content } = await cookArchive.make();
      return new RouteReply(200, Readable.from(content), {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="my-larder.zip"',
        [ARCHIVE_SIZE]: String(size),
      });
    },
  }),
];

function download({ type, extension }: ExportFormat, name: string, content: string): RouteReply {
  return new RouteReply(200, content, {
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}${extension}"`,
  });
}
