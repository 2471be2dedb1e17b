import { z } from 'zod';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { Role, UserStatus } from '../users/user-enums.ts';
import { pageRange, pageReply } from '../../rest/list-range.ts';
import { defineRoute, RouteReply } from '../../rest/route.ts';
import { rating, restRating } from '../recipes/recipe-rest.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { User } from '../users/user.entity.ts';
import { auditTable } from './audit-table.ts';
import { statusToday } from './user-status.ts';

const stats = z.object({
  users: z.object({ total: z.int(), newThisMonth: z.int(), active: z.int() }),
  recipes: z.object({ total: z.int(), pending: z.int() }),
  system: z.object({
    uptime: z.number().describe('Share of the last 24 hours in which a process ran, in per cent.'),
    apiCalls: z.int(),
    errors: z.int(),
  }),
});
const account = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(Role),
    status: z.enum(UserStatus),
    joinDate: z.iso.datetime(),
    lastActive: z.iso.datetime().or(z.literal('')).describe('Empty before the first visit.'),
  })
  .meta({ id: 'AdminUser' });
const cooksRecipe = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    author: z.string(),
    status: z.enum(RecipeStatus),
    createdAt: z.iso.datetime(),
    rating,
    views: z.int(),
  })
  .meta({ id: 'AdminRecipe' });

export const adminRoutes = [
  defineRoute({
    method: 'GET',
    path: '/admin/stats',
    summary: 'The figures at the top of the dashboard.',
    needs: 'admin',
    answers: { 200: stats },
    handle: ({ adminStats }) => adminStats.stats(),
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/users',
    summary: 'The accounts, the newest first.',
    needs: 'admin',
    isCounted: true,
    query: pageRange,
    answers: { 200: z.array(account) },
    handle: async ({ adminUsers }, { query }) => pageReply(await adminUsers.list({}, query), restUser),
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/recipes',
    summary: 'The recipes of all cooks, the newest first.',
    needs: 'admin',
    isCounted: true,
    query: pageRange,
    answers: { 200: z.array(cooksRecipe) },
    handle: async ({ adminRecipes }, { query }) => pageReply(await adminRecipes.list({}, query), restRecipe),
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/audit',
    summary: 'The audit log as a table, the last first.',
    needs: 'admin',
    query: z.object({
      action: z
        .string()
        .max(100, 'The filter is too long.')
        .optional()
        .describe('An act such as `user.ban`, or all of a kind such as `user`.'),
    }),
    answers: { 200: ['text/csv'] },
    handle: async ({ audit }, { query }) =>
      new RouteReply(200, auditTable(await audit.all(query)), {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit-log.csv"',
      }),
  }),
];

function restUser(user: User): z.output<typeof account> {
  const { id, username, name, email, role, joinedAt, lastActiveAt } = user;
  return {
    id,
    name: name ?? username,
    email: email ?? '',
    role,
    status: statusToday(user),
    joinDate: joinedAt.toISOString(),
    lastActive: lastActiveAt?.toISOString() ?? '',
  };
}

function restRecipe(recipe: Recipe): z.output<typeof cooksRecipe> {
  const { id, slug, title, authorName, status, createdAt, views } = recipe;
  return {
    id,
    slug,
    title,
    author: authorName,
    status,
    createdAt: createdAt.toISOString(),
    rating: restRating(recipe),
    views,
  };
}
