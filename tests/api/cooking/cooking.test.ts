import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Client, type Cook } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  for (const slug of ['dal', 'pie', 'soup'])
    await addRecipe(app, ['2 eggs', '1 onion'], {
      slug,
      title: slug,
      steps: [
        { description: 'Chop.', timeMin: null },
        { description: 'Cook.', timeMin: 5 },
      ],
    });
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

describe('the cooked log', () => {
  const COOKED = 'mutation Cooked($id: ID!) { markCooked(input: { recipeId: $id }) { recipe { slug } } }';
  const RECENT =
    '{ profile { stats { cookedRecipes } recentRecipes { totalCount nodes { times lastCooked recipe { slug } } } } }';
  interface Recent {
    profile: {
      stats: { cookedRecipes: number };
      recentRecipes: { totalCount: number; nodes: { times: number; lastCooked: string; recipe: { slug: string } }[] };
    };
  }
  const recent = async () => (await cook.graphql<Recent>(RECENT)).data.profile;
  const hoursPass = (hours: number) =>
    app.database.orm.em
      .fork()
      .execute('update cooked_recipe set last_cooked = last_cooked - make_interval(hours => ?)', [hours]);

  test('what was cooked last comes first, and each recipe once', async () => {
    for (const id of ['dal', 'pie', 'dal']) await cook.graphql(COOKED, { id });
    const { stats, recentRecipes } = await recent();
    expect(stats.cookedRecipes).toBe(2);
    expect(recentRecipes).toMatchObject({
      totalCount: 2,
      nodes: [{ recipe: { slug: 'dal' } }, { recipe: { slug: 'pie' } }],
    });
  });

  test('marked again within three hours it is the same pot, later it is another', async () => {
    await Promise.all(Array.from({ length: 20 }, () => cook.graphql(COOKED, { id: 'dal' })));
    expect((await recent()).recentRecipes.nodes[0]?.times).toBe(1);
    await hoursPass(4);
    await cook.graphql(COOKED, { id: 'dal' });
    expect((await recent()).recentRecipes.nodes[0]?.times).toBe(2);
  });
});

describe('progress', () => {
  const SET =
    'mutation Set($input: SetProgressInput!) { setProgress(input: $input) { progress { ingredients steps servings } recipe { progress { steps } } } }';
  const ASK = '{ recipe(slug: "dal") { progress { ingredients steps servings } ingredients { id } } }';
  interface Asked {
    recipe: {
      progress: { ingredients: string[]; steps: number[]; servings: number | null } | null;
      ingredients: { id: string }[];
    };
  }
  const set = (change: object) =>
    cook.graphql<{ setProgress: { progress: object } }>(SET, { input: { recipeId: 'dal', ...change } });
  const ask = async (client: Client = cook) => (await client.graphql<Asked>(ASK)).data.recipe;
  const tick = (body: object, slug = 'dal') => cook.send('POST', `/api/recipe/${slug}/progress`, body);

  test('nothing is begun until the cook begins', async () => {
    expect((await ask()).progress).toBeNull();
    expect((await ask(clientOf(app))).progress).toBeNull();
  });

  test('what is set is set, and what is left out stays; a retry changes nothing', async () => {
    const [egg = ''] = (await ask()).ingredients.map(({ id }) => id);
    for (let at = 0; at < 2; at++)
      expect((await set({ ingredients: [egg, egg], steps: [2, 1, 2], servings: 6 })).data.setProgress.progress).toEqual(
        { ingredients: [egg], steps: [1, 2], servings: 6 },
      );
    expect((await set({ steps: [1] })).data.setProgress).toEqual({
      progress: { ingredients: [egg], steps: [1], servings: 6 },
      recipe: { progress: { steps: [1] } },
    });
    expect((await set({ ingredients: [], steps: [], servings: null })).data.setProgress.progress).toEqual({
      ingredients: [],
      steps: [],
      servings: null,
    });
  });

  test.each([
    ['ingredients', { ingredients: ['of another recipe'] }],
    ['steps', { steps: [3] }],
    ['steps', { steps: [0] }],
    ['servings', { servings: 0 }],
    ['servings', { servings: 101 }],
  ])('a recipe has no such %s: %j', async (field, change) => {
    expect((await set(change)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  test('the other transport ticks, and takes the tick away, unless it is said which', async () => {
    const [egg = ''] = (await ask()).ingredients.map(({ id }) => id);
    const ticks = async (body: object) => (await tick(body)).json<{ ingredients: string[]; steps: number[] }>();
    expect(await ticks({ type: 'ingredient', itemId: egg })).toEqual({ ingredients: [egg], steps: [], servings: null });
    expect(await ticks({ type: 'step', itemId: 2 })).toEqual({ ingredients: [egg], steps: [2], servings: null });
    expect(await ticks({ type: 'step', itemId: '1', done: true })).toMatchObject({ steps: [1, 2] });
    expect(await ticks({ type: 'step', itemId: '1', done: true })).toMatchObject({ steps: [1, 2] });
    expect(await ticks({ type: 'ingredient', itemId: egg })).toMatchObject({ ingredients: [] });
    expect(await ticks({ type: 'ingredient', itemId: egg, done: false })).toMatchObject({ ingredients: [] });
    expect((await ask()).progress).toEqual({ ingredients: [], steps: [1, 2], servings: null });
  });

  test('ticks at once are all kept', async () => {
    const ids = (await ask()).ingredients.map(({ id }) => id);
    await Promise.all([
      ...ids.map((itemId) => tick({ type: 'ingredient', itemId })),
      ...[1, 2].map((itemId) => tick({ type: 'step', itemId })),
    ]);
    expect((await ask()).progress).toEqual({ ingredients: expect.arrayContaining(ids), steps: [1, 2], servings: null });
  });

  test.each([
    [{ type: 'pan', itemId: 1 }, 'type must be ingredient or step.'],
    [{ type: 'step', itemId: 'two' }, 'itemId must be the number of a step.'],
    [{ type: 'step', itemId: 9 }, 'The recipe has no such step.'],
    [{ type: 'ingredient' }, 'itemId must be the id of an ingredient.'],
    [{ type: 'step', itemId: 1, done: 'yes' }, 'done must be true or false.'],
  ])('%j is refused in a plain sentence', async (body, message) => {
    const answer = await tick(body);
    expect([answer.status, answer.body]).toEqual([400, message]);
  });

  test('ticks of rewritten lines are forgotten', async () => {
    const [egg = ''] = (await ask()).ingredients.map(({ id }) => id);
    await set({ ingredients: [egg], steps: [2] });
    await addRecipe(app, ['3 eggs'], { slug: 'dal', title: 'dal' });
    expect((await ask()).progress).toEqual({ ingredients: [], steps: [], servings: null });
    expect(codeOf(await set({ servings: 3 }))).toBeUndefined();
  });
});
