import { createApp, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/clients.ts';
import { derivedOf, facts, openFoodDesk, type FoodDesk } from '../../support/food-desk.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let desk: FoodDesk;
beforeAll(async () => {
  app = await createApp();
  desk = await openFoodDesk(app);
});
afterAll(() => app.close());

const resolved = async (chip: string) =>
  (
    await app.graphql<{ searchRecipes: { resolvedIngredients: { ingredient: { slug: string } | null }[] } }>(
      'query Search($chip: String!) { searchRecipes(input: { ingredients: [$chip] }) { resolvedIngredients { ingredient { slug } } } }',
      { chip },
    )
  ).data.searchRecipes.resolvedIngredients[0]?.ingredient?.slug;
const namesOf = ({ nodes }: { nodes: { name: string }[] }) => nodes.map(({ name }) => name);
const recipesWith = async (food: string) =>
  (
    await app.database.orm.em
      .fork()
      .execute<{ count: number }[]>(
        'select count(distinct recipe_id)::int as count from recipe_line where food_id = ?',
        [food],
      )
  )[0]?.count;
const found = async (chips: string) => (await app.rest(`/api/recipes?ingredients=${chips}&maxCookTime=240`)).body;

test('a new alias means its food at once: for chips, in suggestions, and in recipes that were stored long ago', async () => {
  const { slug } = await addRecipe(app, ['2 zorbnuts', '1 onion']);
  expect((await derivedOf(app, slug)).foods).toEqual([null, 'onion']);
  const { data } = await desk.edit({ id: 'almond', aliases: [...(await desk.food('almond')).aliases, 'zorbnut'] });
  expect(data.updateFood.recipes).toBe(1);
  expect(await derivedOf(app, slug)).toMatchObject({
    foods: ['almond', 'onion'],
    diet: 'vegan',
    contains: ['tree-nuts'],
    needed: ['almond', 'onion'],
  });
  expect(await resolved('zorbnuts')).toBe('almond');
  expect((await app.rest('/api/ingredients?q=zorbn')).body).toContain('zorbnut');
  await app.follower.refresh();
  expect(await found('zorbnut')).toContain(slug);
});

test('a food is found by any of its names, and the pages go on without gaps', async () => {
  const list = async (args: string) =>
    (
      await desk.admin.graphql<{
        adminFoods: {
          totalCount: number;
          nodes: { name: string }[];
          pageInfo: { endCursor: string; hasNextPage: boolean };
        };
      }>(`{ adminFoods(${args}) { totalCount nodes { name } pageInfo { endCursor hasNextPage } } }`)
    ).data.adminFoods;
  expect((await list('text: "aubergin"')).nodes.length).toBeGreaterThan(0);
  const names: string[] = [];
  let page = await list('first: 100');
  for (names.push(...namesOf(page)); page.pageInfo.hasNextPage; names.push(...namesOf(page)))
    page = await list(`first: 100, after: "${page.pageInfo.endCursor}"`);
  expect(names).toHaveLength(page.totalCount);
  expect(new Set(names).size).toBe(names.length);
});

test('an allergen is never taken away without a word: which foods, and how many recipes', async () => {
  const { slug } = await addRecipe(app, ['100 g feta', '1 cucumber']);
  const edit = { id: 'feta', allergens: facts({}), diet: 'VEGAN' };
  const refused = await desk.edit(edit);
  expect(codeOf(refused)).toBe('CONFLICT');
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    current: { weakened: [{ food: 'feta', allergens: ['dairy'] }], recipes: await recipesWith('feta') },
  });
  expect(await derivedOf(app, slug)).toMatchObject({ contains: ['dairy'] });
  await desk.edit({ ...edit, isConfirmed: true });
  expect(await derivedOf(app, slug)).toMatchObject({ contains: [], diet: 'vegan' });
  // Back again: a warning more needs no second word.
  expect((await desk.edit({ id: 'feta', allergens: null, diet: null })).errors).toBeUndefined();
  expect(await derivedOf(app, slug)).toMatchObject({ contains: ['dairy'] });
});

test('of the allergens beyond the eight, what is left unsaid is possible, and what is free of shellfish is free of its kinds', async () => {
  const eight = facts({ DAIRY: 'CONTAINS' }).slice(0, 8);
  expect((await desk.edit({ id: 'feta', allergens: eight, isConfirmed: true })).errors).toBeUndefined();
  const states = new Map((await desk.food('feta')).allergens.map(({ allergen, state }) => [allergen, state]));
  expect([...states]).toHaveLength(15);
  for (const allergen of ['SESAME', 'MUSTARD', 'CELERY', 'LUPIN', 'SULPHITES'])
    expect([allergen, states.get(allergen)]).toEqual([allergen, 'POSSIBLE']);
  for (const kind of ['CRUSTACEANS', 'MOLLUSCS']) expect([kind, states.get(kind)]).toEqual([kind, 'FREE']);
  const withEither = facts({ DAIRY: 'CONTAINS', SHELLFISH: 'CONTAINS' });
  const said = await desk.edit({ id: 'feta', allergens: withEither, diet: 'PESCATARIAN', isConfirmed: true });
  expect(said.errors).toBeUndefined();
  const either = new Map((await desk.food('feta')).allergens.map(({ allergen, state }) => [allergen, state]));
  expect([either.get('SHELLFISH'), either.get('CRUSTACEANS'), either.get('MOLLUSCS')]).toEqual([
    'CONTAINS',
    'POSSIBLE',
    'POSSIBLE',
  ]);
  expect((await desk.edit({ id: 'feta', allergens: null, diet: null, isConfirmed: true })).errors).toBeUndefined();
});

test('what a food states goes down to its kinds, also where a line only mentions them', async () => {
  const { slug } = await addRecipe(app, ['200 g butter or margarine', '1 onion']);
  await desk.edit({ id: 'margarine', allergens: facts({ FISH: 'CONTAINS' }), diet: 'NONE', isConfirmed: true });
  expect((await derivedOf(app, slug)).contains).toContain('fish');
  await desk.edit({
    id: 'margarine',
    allergens: facts({ DAIRY: 'POSSIBLE', SOY: 'POSSIBLE' }),
    diet: 'UNKNOWN',
    isConfirmed: true,
  });
  expect((await derivedOf(app, slug)).contains).not.toContain('fish');
});

test.each([
  ['a circle', { id: 'cheese', parentId: 'cheddar' }, 'parentId'],
  ['a name of another food', { id: 'onion', aliases: ['garlic'] }, 'aliases'],
  ['a vegan food with eggs', { id: 'onion', diet: 'VEGAN', allergens: facts({ EGGS: 'CONTAINS' }) }, 'diet'],
  ['seven allergens of eight', { id: 'onion', allergens: facts({}).slice(1) }, 'allergens'],
  ['an unknown category', { id: 'onion', category: 'gravel' }, 'category'],
  ['a blank name', { id: 'onion', name: ' ' }, 'name'],
])('%s is refused, and nothing of it is kept', async (_what, input, field) => {
  const before = await desk.food(input.id);
  const answer = await desk.edit(input);
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(await desk.food(input.id)).toEqual(before);
});

test('two foods become one, with their names, recipes and lists, and two again', async () => {
  const { slug } = await addRecipe(app, ['1 shallot', '2 carrots']);
  const { data } = await desk.admin.graphql<{ createShoppingList: { shoppingList: { id: string } } }>(
    'mutation { createShoppingList(input: { name: "L" }) { shoppingList { id } } }',
  );
  const list = data.createShoppingList.shoppingList.id;
  for (const text of ['2 shallots', '3 onions'])
    await desk.admin.graphql(
      'mutation Add($input: AddShoppingListItemInput!) { addShoppingListItem(input: $input) { item { id } } }',
      { input: { listId: list, text } },
    );
  const items = async () =>
    (
      await desk.admin.graphql<{ shoppingList: { items: { name: string; amounts: { amount: number }[] }[] } }>(
        `{ shoppingList(id: "${list}") { items { name amounts { amount } } } }`,
      )
    ).data.shoppingList.items;
  const before = await derivedOf(app, slug);
  const itemsBefore = await items();

  expect((await desk.merge('shallot', 'onion')).errors).toBeUndefined();
  expect(await derivedOf(app, slug)).toMatchObject({ foods: ['onion', 'carrot'], needed: ['carrot', 'onion'] });
  expect(await resolved('shallots')).toBe('onion');
  expect(
    (await app.graphql<{ ingredient: { name: string } }>('{ ingredient(slug: "shallot") { name } }')).data.ingredient
      .name,
  ).toBe('onion');
  expect(await items()).toEqual([{ name: 'onion', amounts: [{ amount: 5 }] }]);
  expect((await desk.food('onion')).merged).toEqual([{ id: 'shallot' }]);

  expect((await desk.undoMerge('shallot')).errors).toBeUndefined();
  expect(await derivedOf(app, slug)).toEqual(before);
  expect(await resolved('shallots')).toBe('shallot');
  expect(await items()).toEqual(itemsBefore);
  expect(codeOf(await desk.undoMerge('shallot'))).toBe('CONFLICT');
});

test('a merge that would take a warning away asks first; one into a kind of itself is refused', async () => {
  expect(codeOf(await desk.merge('almond-milk', 'oat-milk'))).toBe('CONFLICT');
  expect((await desk.merge('cheese', 'cheddar')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'intoId',
  });
  expect(codeOf(await desk.merge('nothing-at-all', 'onion'))).toBe('NOT_FOUND');
});

test('the audit log records every change, with before and after; a merge can be taken back from there while it holds', async () => {
  await desk.edit({ id: 'leek', plural: 'leekes' });
  await desk.merge('kohlrabi', 'swede');
  const auditLog = async () =>
    (
      await desk.admin.graphql<{ adminAudit: { nodes: object[] } }>(
        '{ adminAudit(first: 2, action: "food") { nodes { action subjectName before after canUndo } } }',
      )
    ).data.adminAudit.nodes;
  expect(await auditLog()).toEqual([
    {
      action: 'food.merge',
      subjectName: 'kohlrabi',
      before: { name: 'kohlrabi' },
      after: { into: 'swede' },
      canUndo: true,
    },
    {
      action: 'food.edit',
      subjectName: 'leek',
      before: { plural: 'leeks' },
      after: { plural: 'leekes' },
      canUndo: false,
    },
  ]);
  await desk.undoMerge('kohlrabi');
  expect((await auditLog())[1]).toMatchObject({ action: 'food.merge', canUndo: false });
});
