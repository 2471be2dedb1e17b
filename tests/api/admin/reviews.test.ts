import { createApp, type TestApp } from '../../support/app.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { addRecipe } from '../../support/recipes.ts';
import { clientOf, codeOf, signUp, type Cook } from '../../support/clients.ts';

let app: TestApp;
let admin: Cook;
beforeAll(async () => {
  app = await createApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.close());

const RECIPE = {
  title: 'Marrow on toast',
  prepTime: 5,
  cookTime: 10,
  servings: 2,
  ingredients: [{ text: '1 marrow' }, { text: '2 slices bread' }],
  instructions: [{ description: 'Toast the bread and pile the marrow on it.' }],
};
const submit = async (cook: Cook, change: object = {}): Promise<string> => {
  const { data } = await cook.graphql<{ submitRecipe: { recipe: { id: string } } }>(
    'mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id } } }',
    { input: { ...RECIPE, ...change } },
  );
  return data.submitRecipe.recipe.id;
};
const review = (id: string, decision: string, reason?: string, version?: string) =>
  admin.graphql('mutation Review($input: ReviewRecipeInput!) { reviewRecipe(input: $input) { recipe { status } } }', {
    input: { id, decision, ...(reason && { reason }), ...(version && { version }) },
  });
const told = async (client: { graphql: Cook['graphql'] }, id: string) =>
  (
    await client.graphql<{ recipe: { status: string; review: { reason: string | null } | null } | null }>(
      'query Told($id: String!) { recipe(slug: $id) { status review { reason } } }',
      { id },
    )
  ).data.recipe;
const set = (moderation: boolean) =>
  admin.graphql(
    'mutation Set($input: SiteSettingsInput!) { updateSettings(input: $input) { settings { moderation } } }',
    { input: { moderation } },
  );

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
  const seen = async () =>
    (
      await admin.graphql<{ adminRecipe: { version: string } }>(
        'query Seen($id: ID!) { adminRecipe(id: $id) { version } }',
        { id },
      )
    ).data.adminRecipe.version;
  const before = await seen();
  await submit(cook, { id, title: 'Buy marrow pills' });
  for (const decision of ['APPROVE', 'REJECT']) {
    expect((await review(id, decision, 'No.', before)).errors?.[0]).toMatchObject({
      message: 'Its cook has changed this recipe since you looked at it. Look at it again.',
      extensions: { code: 'CONFLICT', field: 'version' },
    });
  }
  expect((await told(cook, id))?.status).toBe('PENDING');
  expect((await review(id, 'APPROVE', undefined, await seen())).errors).toBeUndefined();
});

describe('a published recipe', () => {
  const publish = async (cook: Cook, title: string): Promise<string> => {
    const id = await submit(cook, { title });
    await review(id, 'APPROVE');
    return id;
  };
  const found = async () => {
    await app.follower.refresh();
    return (await app.rest('/api/recipes?ingredients=marrow,bread')).body;
  };

  test('is taken down with a reason that its cook reads: no one else finds it or opens it', async () => {
    const cook = await signUp(app);
    const id = await publish(cook, 'Marrow roast');
    expect(await found()).toContain('Marrow roast');
    expect((await review(id, 'TAKE_DOWN')).errors?.[0]).toMatchObject({
      message: 'Say why it is taken down.',
      extensions: { field: 'reason' },
    });
    expect((await review(id, 'TAKE_DOWN', 'It is an advertisement.')).data).toEqual({
      reviewRecipe: { recipe: { status: 'REJECTED' } },
    });
    expect(await found()).not.toContain('Marrow roast');
    expect(await told(clientOf(app), id)).toBeNull();
    expect(await told(cook, id)).toEqual({ status: 'REJECTED', review: { reason: 'It is an advertisement.' } });
    const { data } = await admin.graphql<{ adminAudit: { nodes: object[] } }>(
      '{ adminAudit(first: 1, action: "recipe.take-down") { nodes { subjectId } } }',
    );
    expect(data.adminAudit.nodes).toEqual([{ subjectId: id }]);
  });

  test('that was taken down by mistake is published again as it was', async () => {
    const id = await publish(await signUp(app), 'Marrow pasty');
    await review(id, 'TAKE_DOWN', 'No.');
    await review(id, 'RESTORE');
    expect(await found()).toContain('Marrow pasty');
    expect(await told(admin, id)).toEqual({ status: 'PUBLISHED', review: { reason: null } });
  });

  test('that was taken down is looked at again, also where others are published as they are handed in', async () => {
    const cook = await signUp(app);
    const id = await publish(cook, 'Marrow rolls');
    await review(id, 'TAKE_DOWN', 'No.');
    await set(false);
    await submit(cook, { id, title: 'Marrow rolls', isDraft: true });
    await submit(cook, { id, title: 'Marrow rolls' });
    await set(true);
    expect((await told(cook, id))?.status).toBe('PENDING');
  });

  test('of the starter catalogue stays down when its file has changed', async () => {
    const load = (description: string) =>
      addRecipe(app, ['1 marrow', '1 slice bread'], { slug: 'marrow-of-the-house', description });
    await load('Good.');
    const { data } = await admin.graphql<{ recipe: { id: string } }>('{ recipe(slug: "marrow-of-the-house") { id } }');
    await review(data.recipe.id, 'TAKE_DOWN', 'No.');
    await load('Better.');
    expect(await found()).not.toContain('marrow-of-the-house');
    expect((await told(admin, data.recipe.id))?.status).toBe('REJECTED');
  });

  test('is neither approved nor rejected, and only what was held back is published again', async () => {
    const id = await publish(await signUp(app), 'Marrow mash');
    expect((await review(id, 'REJECT', 'No.')).errors?.[0]?.message).toBe(
      'This recipe is not waiting any more: somebody else has looked at it, or its cook has changed it.',
    );
    expect((await review(id, 'RESTORE')).errors?.[0]?.message).toBe(
      'This recipe is not held back any more: somebody else has looked at it, or its cook has changed it.',
    );
    await review(id, 'TAKE_DOWN', 'No.');
    expect((await review(id, 'TAKE_DOWN', 'No.')).errors?.[0]?.message).toBe(
      'This recipe is not published any more: somebody else has looked at it, or its cook has changed it.',
    );
  });
});

test('an edited recipe is shown beside what was approved', async () => {
  const cook = await signUp(app);
  const id = await submit(cook, { title: 'Marrow soup' });
  const compare = async () =>
    (
      await admin.graphql<{ adminRecipe: object }>(
        'query Compare($id: ID!) { adminRecipe(id: $id) { now { title lines } approved { title lines } } }',
        { id },
      )
    ).data.adminRecipe;
  expect(await compare()).toMatchObject({ now: { title: 'Marrow soup' }, approved: null });
  await review(id, 'APPROVE');
  await submit(cook, { id, title: 'Marrow soup', ingredients: [{ text: '2 marrows' }] });
  expect(await compare()).toEqual({
    now: { title: 'Marrow soup', lines: ['2 marrows'] },
    approved: { title: 'Marrow soup', lines: ['1 marrow', '2 slices bread'] },
  });
});

test('without moderation a recipe is published as it is handed in', async () => {
  await set(false);
  const cook = await signUp(app);
  expect((await told(cook, await submit(cook, { title: 'Marrow chips' })))?.status).toBe('PUBLISHED');
  await set(true);
  expect((await told(cook, await submit(cook, { title: 'Marrow crisps' })))?.status).toBe('PENDING');
});

test('recipes are found by words of their title and of who wrote them, whatever their state', async () => {
  await submit(await signUp(app, 'zenobia-quill'), { title: 'Marrow 100% fudge' });
  const find = async (text: string) =>
    (
      await admin.graphql<{ adminRecipes: { nodes: { title: string }[] } }>(
        'query Find($text: String) { adminRecipes(text: $text, status: PENDING) { nodes { title } } }',
        { text },
      )
    ).data.adminRecipes.nodes.map(({ title }) => title);
  expect(await find('fudge zenobia')).toEqual(['Marrow 100% fudge']);
  expect(await find('100%')).toEqual(['Marrow 100% fudge']);
  expect(await find('fudge xyzzy')).toEqual([]);
});
