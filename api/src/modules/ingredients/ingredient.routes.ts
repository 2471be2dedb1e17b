import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { SUGGESTIONS_MAX } from './ingredient-limits.ts';
import { present } from '../../shared/present.ts';
import { defineRoute } from '../../rest/route.ts';

const answers = {
  200: z.object({
    suggestions: z.array(
      z.object({
        name: z.string(),
        commonUnit: z.string().optional().describe('The unit a cook would buy or type it in.'),
      }),
    ),
  }),
};
const text = z.string().default('');

function suggestions({ ingredients }: RequestContext, started: string) {
  return {
    suggestions: ingredients
      .suggest(started, SUGGESTIONS_MAX)
      .map(({ name, commonUnit }) => ({ name, ...present({ commonUnit }) })),
  };
}

export const ingredientRoutes = [
  defineRoute({
    method: 'GET',
    path: '/ingredients',
    summary: 'The foods that a started word may become.',
    query: z.object({
      q: z.string().optional().describe('The started word.'),
      search: z.string().optional().describe('The same.'),
      query: text.describe('The same.'),
    }),
    answers,
    handle: async (context, { query }) => suggestions(context, query.q ?? query.search ?? query.query),
  }),
  defineRoute({
    method: 'GET',
    path: '/ingredients/:text',
    summary: 'The same, with the text as part of the path.',
    params: z.object({ text: z.string().describe('The started word.') }),
    answers,
    handle: async (context, { params }) => suggestions(context, params.text),
  }),
];
