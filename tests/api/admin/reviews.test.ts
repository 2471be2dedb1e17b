import { createApp, type TestApp } from '../../support/app.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { clientOf, codeOf, signUp, type Cook } from '../../support/clients.ts';

let app: TestApp;
let admin: Cook;
beforeAll(async () => {
  app = await createApp();
  admin = await signUpAdmin(app);
}, 30_000);
afterAll(() => app.close());

const RECIPE = { title: 'Marrow on toast', prepTime: 5, cookTime: 10, servings: 2, ingredients: [{ text: '1 marrow' }, { text: '2 slices bread' }], instructions: [{ description: 'Toast the bread and pile the marrow on it.' }] };
const submit = async (cook: Cook, change: object = {}): Promise<string> => {
  const { data } = await cook.graphql<{ submitRecipe: { recipe: { id: string } } }>('mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id } } }', { input: { ...RECIPE, ...change } });
  return data.submitRecipe.recipe.id;
};
const review = (id: string, decision: string, reason?: string, version?: string) => admin.graphql('mutation Review($input: ReviewRecipeInput!) { reviewRecipe(input: $input) { recipe { status } } }', { input: { id, decision, ...(reason && { reason }), ...(version && { version }) } });
const told = async (client: { graphql: Cook['graphql'] }, id: string) => (await client.graphql<{ recipe: { status: string; review: { reason: string | null } | null } | null }>('query Told($id: String!) { recipe(slug: $id) { status review { reason } } }', { id })).data.recipe;

test('a rejected recipe goes back to its cook with the reason, is mended, approved and found', async () => {
  const cook = await signUp(app);
  const id = await submit(cook);
  expect(codeOf(await review(id, 'REJECT'))).toBe('BAD_USER_INPUT');
  await review(id, 'REJECT', 'Say how thick the slices are.');
  expect(await told(cook, id)).toEqual({ status: 'REJECTED', review: { reason: 'Say how thick the slices are.' } });
  await submit(cook, { id, title: 'Marrow on thick toast' });
  expect((await told(cook, id))?.status).toBe('PENDING');
  expect((await review(id, 'APPROVE')).data).toEqual({ reviewRecipe: { recipe: { status: 'PUBLISHED' } } });
  await app.follower.refresh();
  const found = await app.rest('/api/recipes?ingredients=marrow,bread');
  expect(found.body).toContain('Marrow on thick toast');
});

test('only the cook and the admins are told what became of a recipe', async () => {
  const cook = await signUp(app);
  const id = await submit(cook, { title: 'Marrow pickle' });
  await review(id, 'APPROVE');
  expect(await told(clientOf(app), id)).toEqual({ status: 'PUBLISHED', review: null });
  expect((await told(admin, id))?.review).toEqual({ reason: null });
});

test('of two admins who judge at once, the second is told', async () => {
  const id = await submit(await signUp(app), { title: 'Marrow jam' });
  const codes = await Promise.all([review(id, 'APPROVE'), review(id, 'REJECT', 'No.')]);
  expect(codes.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
});

test('nothing is approved that an admin has not seen: what its cook changed meanwhile has to be looked at again', async () => {
  const cook = await signUp(app);
  const id = await submit(cook, { title: 'Marrow stew' });
  const seen = async () => (await admin.graphql<{ adminRecipe: { version: string } }>('query Seen($id: ID!) { adminRecipe(id: $id) { version } }', { id })).data.adminRecipe.version;
  const before = await seen();
  await submit(cook, { id, title: 'Buy marrow pills' });
  for (const decision of ['APPROVE', 'REJECT']) {
    expect((await review(id, decision, 'No.', before)).errors?.[0]).toMatchObject({ message: 'Its cook has changed this recipe since you looked at it. Look at it again.', extensions: { code: 'CONFLICT', field: 'version' } });
  }
  expect((await told(cook, id))?.status).toBe('PENDING');
  expect((await review(id, 'APPROVE', undefined, await seen())).errors).toBeUndefined();
});

test('an edited recipe is shown beside what was approved', async () => {
  const cook = await signUp(app);
  const id = await submit(cook, { title: 'Marrow soup' });
  const compare = async () => (await admin.graphql<{ adminRecipe: object }>('query Compare($id: ID!) { adminRecipe(id: $id) { now { title lines } approved { title lines } } }', { id })).data.adminRecipe;
  expect(await compare()).toMatchObject({ now: { title: 'Marrow soup' }, approved: null });
  await review(id, 'APPROVE');
  await submit(cook, { id, title: 'Marrow soup', ingredients: [{ text: '2 marrows' }] });
  expect(await compare()).toEqual({ now: { title: 'Marrow soup', lines: ['2 marrows'] }, approved: { title: 'Marrow soup', lines: ['1 marrow', '2 slices bread'] } });
});

test('without moderation a recipe is published as it is handed in', async () => {
  const set = (moderation: boolean) => admin.graphql('mutation Set($input: SiteSettingsInput!) { updateSettings(input: $input) { settings { moderation } } }', { input: { moderation } });
  await set(false);
  const cook = await signUp(app);
  expect((await told(cook, await submit(cook, { title: 'Marrow chips' })))?.status).toBe('PUBLISHED');
  await set(true);
  expect((await told(cook, await submit(cook, { title: 'Marrow crisps' })))?.status).toBe('PENDING');
});
