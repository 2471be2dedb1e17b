import { z } from 'zod';
import { PAGE_MAX } from '../../shared/limits.ts';
import { defineRoute, RouteReply } from '../../shared/route.ts';
import { meanRating } from '../recipes/recipe-pictures.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { User } from '../users/user.entity.ts';
import { auditTable } from './audit-table.ts';
import { statusToday } from './user-status.ts';

const RANGE = `Ask for 1 to ${PAGE_MAX} at a time.`;

/** Lists are bare; those who have more walk on by position. */
const range = z.object({
  limit: z.coerce.number(RANGE).int(RANGE).min(1, RANGE).max(PAGE_MAX, RANGE).default(PAGE_MAX),
  offset: z.coerce.number('offset must be a number.').int('offset must be a whole number.').min(0, 'offset must not be negative.').max(1_000_000, 'offset is too large.').default(0),
});

export const adminRoutes = [
  defineRoute({ method: 'GET', path: '/admin/stats', summary: 'The figures at the top of the dashboard.', handle: ({ adminStats }) => adminStats.stats() }),
  defineRoute({
    method: 'GET',
    path: '/admin/users',
    summary: 'The accounts, the newest first.',
    query: range,
    handle: async ({ adminUsers }, { query: { limit, offset } }) => (await adminUsers.list({}, { first: limit, offset, after: null })).nodes.map(restUser),
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/recipes',
    summary: 'The recipes of all cooks, the newest first.',
    query: range,
    handle: async ({ adminRecipes }, { query: { limit, offset } }) => (await adminRecipes.list(null, { first: limit, offset, after: null })).nodes.map(restRecipe),
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/audit',
    summary: 'The trail as a table, the last first.',
    query: z.object({ action: z.string().max(100, 'The filter is too long.').optional() }),
    handle: async ({ audit }, { query }) => new RouteReply(200, auditTable(await audit.all(query)), { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="trail.csv"' }),
  }),
];

function restUser(user: User) {
  const { id, username, name, email, role, joinedAt, lastActiveAt } = user;
  return { id, name: name ?? username, email: email ?? null, role, status: statusToday(user), joinDate: joinedAt.toISOString(), lastActive: lastActiveAt?.toISOString() ?? null };
}

function restRecipe(recipe: Recipe) {
  const { id, slug, title, authorName, status, createdAt, views } = recipe;
  return { id, slug, title, author: authorName, status, createdAt: createdAt.toISOString(), rating: meanRating(recipe), views };
}
