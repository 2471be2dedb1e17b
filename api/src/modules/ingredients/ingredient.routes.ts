import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { SUGGESTIONS_MAX } from '../../shared/limits.ts';
import { defineRoute } from '../../shared/route.ts';

const text = z.string().default('');

function suggestions({ ingredients }: RequestContext, started: string) {
  return { suggestions: ingredients.suggest(started, SUGGESTIONS_MAX).map(({ name, commonUnit }) => ({ name, commonUnit })) };
}

export const ingredientRoutes = [
  defineRoute({
    method: 'GET',
    path: '/ingredients',
    summary: 'The foods that a started word may become.',
    query: z.object({ q: z.string().optional(), search: z.string().optional(), query: text }),
    handle: async (context, { query }) => suggestions(context, query.q ?? query.search ?? query.query),
  }),
  defineRoute({
    method: 'GET',
    path: '/ingredients/:text',
    summary: 'The same, with the text as part of the path.',
    params: z.object({ text: z.string() }),
    handle: async (context, { params }) => suggestions(context, params.text),
  }),
];
