import { adminRecipes, adminUsers, analytics, auditEntries, contentReports, settings } from '../fixtures/admin.ts';
import { pageOf } from '../fixtures/cook.ts';
import { recipes } from '../fixtures/recipes.ts';
import type { MockRoot } from '../root.ts';
import type { AdminDishPhoto, AdminUser, RecipeText } from '../schema-types.ts';

function userOf(id: string): AdminUser {
  return adminUsers.find((user) => user.id === id) ?? adminUsers[0];
}

const text: RecipeText = {
  title: recipes.salad.title,
  description: recipes.salad.description,
  facts: ['Serves 4', '15 min'],
  lines: recipes.salad.ingredients.map((line) => line.text),
  steps: ['Warm the chickpeas.', 'Toss everything.'],
};

const dishPhoto: AdminDishPhoto = {
  id: 'mock-dish/1',
  url: recipes.salad.image,
  thumbnailUrl: recipes.salad.imageSet.mobile,
  authorName: 'Ada',
  addedAt: '2026-11-20T18:30:00Z',
  recipe: recipes.salad,
  status: 'WAITING',
};

/** What an admin sees and changes. Each change is answered as if it had been made; nothing of it is kept. */
export const adminAnswers = {
  adminStats: () => ({
    users: { total: 4280, newThisMonth: 310, active: 2996 },
    recipes: { total: 312, pending: 1 },
    system: { uptime: 99.98, apiCalls: 48210, errors: 3 },
  }),
  adminUsers: () => pageOf([...adminUsers]),
  adminRecipes: ({ status }) => pageOf(adminRecipes.filter((recipe) => !status || recipe.status === status)),
  adminRecipe: () => ({
    recipe: adminRecipes[0],
    version: 'v1',
    approved: { ...text, lines: text.lines.slice(1) },
    now: text,
  }),
  adminDishPhotos: ({ status }) => pageOf(status === 'WAITING' ? [dishPhoto] : []),
  reviewDishPhoto: ({ input }) => ({
    photo: { ...dishPhoto, id: input.id, status: input.isShown ? 'SHOWN' : 'REFUSED' },
  }),
  adminContentReports: () => contentReports,
  adminAudit: () => pageOf(auditEntries),
  adminAnalytics: () => analytics,
  adminSettings: () => settings,
  setUserStatus: ({ input }) => ({ user: { ...userOf(input.id), status: input.status } }),
  setUserRole: ({ input }) => ({ user: { ...userOf(input.id), role: input.role } }),
  resetPassword: ({ input }) => ({ user: userOf(input.id), password: 'mock-password-1' }),
  updateUser: ({ input }) => ({ user: { ...userOf(input.id), name: input.name ?? userOf(input.id).name } }),
  reviewRecipe: ({ input }) => ({
    recipe: {
      ...recipes.salad,
      id: input.id,
      status: input.decision === 'APPROVE' || input.decision === 'RESTORE' ? 'PUBLISHED' : 'REJECTED',
    },
  }),
  updateSettings: ({ input }) => ({
    settings: { ...settings, ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) },
  }),
  createInvitation: () => ({ code: 'MOCK-CODE', expiresAt: '2026-12-31T00:00:00Z' }),
  removeDemoData: () => ({ cooks: 48, ratings: 7686 }),
  startBackup: () => ({ started: true }),
  testModel: () => ({ works: false, took: 0, message: 'The mock server has no language model.' }),
} satisfies Partial<MockRoot>;
