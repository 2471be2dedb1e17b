import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { RouteReply, defineRoute, type DocumentType } from '../../rest/route.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { exportRecipe } from './export/export-recipe.ts';
import type { ExportedRecipe } from './export/exported-recipe.ts';
import { recipeJsonLd } from './export/recipe-json-ld.ts';
import { recipeMarkdown } from './export/recipe-markdown.ts';

/** Recipes of a cook that are read at a time. */
const PAGE = 100;

const TYPES = { 'json-ld': 'application/ld+json', markdown: 'text/markdown' } as const;
const answers = { 200: Object.values(TYPES) };

const query = z.object({
  format: z.enum(['json-ld', 'markdown'], 'format must be json-ld or markdown.').default('json-ld'),
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
    summary: 'A recipe to take along, as schema.org JSON-LD or Markdown.',
    params: z.object({ slug: z.string() }),
    query: query.extend({ swaps }),
    answers,
    handle: async (context, { params, query: { format, swaps } }) => {
      const recipe = await context.recipes.get(params.slug);
      const exported = await exportRecipe(recipe, context, context.publicAddress, swaps);
      return format === 'markdown'
        ? download(recipeMarkdown(exported), `${recipe.slug}.md`, TYPES.markdown)
        : download(JSON.stringify(recipeJsonLd(exported), null, 2), `${recipe.slug}.jsonld`, TYPES['json-ld']);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/recipes/export',
    summary: 'All recipes that the cook has written, as one schema.org JSON-LD graph or one Markdown file.',
    needs: 'account',
    query,
    answers,
    handle: async (context, { query: { format } }) => {
      const all = await exportOwn(context);
      return format === 'markdown'
        ? download(all.map(recipeMarkdown).join('\n---\n\n'), 'my-recipes.md', TYPES.markdown)
        : download(JSON.stringify(graphOf(all), null, 2), 'my-recipes.jsonld', TYPES['json-ld']);
    },
  }),
];

/** One graph, which our own importer reads back. */
function graphOf(recipes: readonly ExportedRecipe[]): object {
  return {
    '@context': 'https://schema.org',
    '@graph': recipes.map((recipe) => ({ ...recipeJsonLd(recipe), '@context': undefined })),
  };
}

async function exportOwn(context: RequestContext): Promise<ExportedRecipe[]> {
  const own: Recipe[] = [];
  for (let isMore = true; isMore;) {
    const page = await context.ownRecipes.list({ first: PAGE, after: null, offset: own.length });
    own.push(...page.nodes);
    isMore = page.hasNextPage && page.nodes.length > 0;
  }
  return Promise.all(own.map((recipe) => exportToMove(recipe, context)));
}

/** As it goes along with its cook: without what is derived again elsewhere, its address here, and what others think of it. */
async function exportToMove(recipe: Recipe, context: RequestContext): Promise<ExportedRecipe> {
  const exported = await exportRecipe(recipe, context, context.publicAddress);
  const rating = await context.ratings.own(recipe);
  return { ...exported, url: null, nutrition: null, rating: rating && { mean: rating.stars, count: 1 } };
}

function download(content: string, name: string, type: DocumentType): RouteReply {
  return new RouteReply(200, content, {
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  });
}
