import { createApp, type TestApp } from '../../support/app.ts';
import { signUpAdmin } from '../../support/admins.ts';
import type { Cook } from '../../support/clients.ts';

let app: TestApp;
let admin: Cook;
beforeAll(async () => {
  app = await createApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.close());

interface Answer {
  adminAnalytics: {
    days: { day: string; searches: number; creative: number; empty: number; saved: number }[];
    foods: { label: string; count: number }[];
    unknown: { label: string; count: number }[];
    failures: { label: string; count: number }[];
    latency: { p50: number | null; p99: number | null };
  };
}
const ask = async (days = 7): Promise<Answer['adminAnalytics']> => {
  await app.usage.flush();
  return (
    await admin.graphql<Answer>(
      `{ adminAnalytics(days: ${days}) { days { day searches creative empty saved } foods { label count } unknown { label count } failures { label count } latency { p50 p99 } } }`,
    )
  ).data.adminAnalytics;
};
const search = (ingredients: string[], more = '') =>
  app.graphql(
    `{ searchRecipes(input: { ingredients: ${JSON.stringify(ingredients)} ${more} }) { totalCount pageInfo { endCursor } } }`,
  );

test('searches are counted by day, with what they were for and whether they found anything', async () => {
  await search(['eggs', 'spinach']);
  await search(['egg'], ', mode: CREATIVE');
  await search(['blorptwig']);
  const { days, foods } = await ask();
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toMatchObject({ searches: 3, creative: 1, empty: 1 });
  expect(foods[0]).toEqual({ label: 'egg', count: 2 });
});

test('the next page of a search is no other search', async () => {
  const before = (await ask()).days.at(-1)?.searches ?? 0;
  const first = await app.graphql<{ searchRecipes: { pageInfo: { endCursor: string } } }>(
    '{ searchRecipes(input: { ingredients: ["onion"] }, first: 2) { pageInfo { endCursor } } }',
  );
  await app.graphql(
    `{ searchRecipes(input: { ingredients: ["onion"] }, first: 2, after: "${first.data.searchRecipes.pageInfo.endCursor}") { totalCount } }`,
  );
  expect((await ask()).days.at(-1)?.searches).toBe(before + 1);
});

test('unknown words are listed once three searches had them, and never what could name a person', async () => {
  for (const text of ['florbnik', 'ada@example.org', 'call 020 7946 0000'])
    for (let times = 0; times < 3; times++) await search([text]);
  await search(['zwibbelgrump']);
  expect((await ask()).unknown).toEqual([{ label: 'florbnik', count: 3 }]);
});

test('failures are told by code, and times by the classes they fall into', async () => {
  await app.rest('/api/recipe/there-is-none');
  const { failures, latency } = await ask();
  expect(failures).toContainEqual({ label: 'NOT_FOUND', count: 1 });
  expect(latency.p50).toBeLessThanOrEqual(latency.p99 ?? 0);
});

test('saved recipes stand on their day', async () => {
  await admin.graphql('mutation { saveRecipe(input: { id: "shakshuka" }) { recipe { id } } }');
  expect((await ask()).days.at(-1)?.saved).toBe(1);
});
