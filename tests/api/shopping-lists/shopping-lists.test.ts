import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Cook } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';
import { change, look, makeList, seen, type, type ShownItem, type ShownList } from '../../support/shopping.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  await addRecipe(app, ['2 onions', '200 g flour', '1 tbsp olive oil', 'salt'], {
    slug: 'pie',
    title: 'Pie',
    servings: 2,
  });
  await addRecipe(app, ['1 large onion', '1 cup flour', '2 tsp olive oil', '1 tsp salt', '1 bunch parsley'], {
    slug: 'soup',
    title: 'Soup',
    servings: 4,
  });
  await addRecipe(app, ['1 bunch parsley', '3 sprigs parsley', '2 cans chickpeas', 'salt and pepper'], {
    slug: 'salad',
    title: 'Salad',
  });
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const item = ({ items }: ShownList, name: string): ShownItem | undefined => items.find((one) => one.name === name);
const update = (input: object) => change(cook, 'updateShoppingListItem', input);
const refusal = ({ errors }: { errors?: { extensions: object }[] }) => errors?.[0]?.extensions;

test('each food stands once, added up through its units and its own weights', async () => {
  const list = await makeList(cook, [{ id: 'pie' }, { id: 'soup' }]);
  expect(list.items.map(({ name }) => name).sort()).toEqual(['olive oil', 'onion', 'parsley', 'plain flour', 'salt']);
  expect(item(list, 'onion')).toMatchObject({
    totalAmount: 3,
    unit: null,
    recipes: [{ slug: 'pie' }, { slug: 'soup' }],
  });
  expect(item(list, 'plain flour')).toMatchObject({ totalAmount: 325, unit: 'g' });
  expect(item(list, 'olive oil')?.unit).toBe('tbsp');
  expect(item(list, 'olive oil')?.totalAmount).toBeCloseTo(5 / 3, 10);
  expect(item(list, 'salt')).toMatchObject({ totalAmount: 1, unit: 'tsp', isOpenEnded: true, aisle: 'basics' });
});

test('what nothing tells how to add stands side by side, and salt and pepper are two foods', async () => {
  const list = await makeList(cook, [{ id: 'salad' }]);
  expect(
    item(list, 'parsley')
      ?.amounts.map(({ unit }) => unit)
      .sort(),
  ).toEqual(expect.arrayContaining(['bunch']));
  expect(list.items.map(({ name }) => name)).toEqual(expect.arrayContaining(['salt', 'black pepper']));
  const typed = await type(cook, list.id, '2 packs kitchen roll');
  expect(typed).toMatchObject({ totalAmount: 2, unit: 'package', aisle: 'other' });
  expect((await type(cook, list.id, '1 bag kitchen rolls')).amounts).toEqual([
    { amount: 1, unit: 'bag' },
    { amount: 2, unit: 'package' },
  ]);
});

test('what is sold in tins is bought in whole ones, and what is asked for is still known to the half', async () => {
  await addRecipe(app, ['1 can chopped tomatoes', '1 can chickpeas'], { slug: 'ragout', title: 'Ragout', servings: 4 });
  const list = await makeList(cook, [{ id: 'ragout', servings: 6 }]);
  expect(item(list, 'canned chopped tomatoes')).toMatchObject({ amounts: [{ amount: 2, unit: 'can' }] });
  await change(cook, 'addRecipeToShoppingList', { listId: list.id, recipeId: 'ragout', servings: 8 });
  expect(item(await look(cook, list.id), 'canned chopped tomatoes')).toMatchObject({
    amounts: [{ amount: 2, unit: 'can' }],
  });
});

test('"2 cans of tomatoes" are two more of the chopped ones on the list, unless there are plum tomatoes too', async () => {
  await addRecipe(app, ['1 can chopped tomatoes'], { slug: 'arrabbiata', title: 'Arrabbiata', servings: 2 });
  const list = await makeList(cook, [{ id: 'arrabbiata' }]);
  expect(await type(cook, list.id, '2 cans of tomatoes')).toMatchObject({
    name: 'canned chopped tomatoes',
    amounts: [{ amount: 3, unit: 'can' }],
  });
  await type(cook, list.id, '1 can plum tomatoes');
  expect(await type(cook, list.id, '1 can of tomatoes')).toMatchObject({ name: 'canned tomatoes' });
});

test('a recipe is shopped for as many as eat, and again for others', async () => {
  const list = await makeList(cook, [{ id: 'pie', servings: 6 }]);
  expect(item(list, 'onion')?.totalAmount).toBe(6);
  expect(item(list, 'plain flour')).toMatchObject({ totalAmount: 600, unit: 'g' });
  await change(cook, 'addRecipeToShoppingList', { listId: list.id, recipeId: 'pie', servings: 3 });
  const again = await look(cook, list.id);
  expect(item(again, 'onion')?.totalAmount).toBe(3);
  expect(again.shoppedRecipes).toEqual([{ servings: 3, isPartial: false, recipe: { slug: 'pie' } }]);
  for (const servings of [0, 101, -1])
    expect(
      refusal(await change(cook, 'addRecipeToShoppingList', { listId: list.id, recipeId: 'pie', servings })),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'servings' });
});

test('of a recipe only what the cook lacks is put on the list, as the search tells it', async () => {
  const list = await makeList(cook, [{ id: 'pie', have: ['red onion'] }]);
  expect(list.items.map(({ name }) => name)).toEqual(['plain flour']);
  expect(list.shoppedRecipes[0]).toMatchObject({ isPartial: true });
});

test('taking a recipe off leaves what was there before', async () => {
  const list = await makeList(cook, [{ id: 'pie' }]);
  await type(cook, list.id, '3 onions');
  const onion = item(await look(cook, list.id), 'onion') as ShownItem;
  await update({ id: onion.id, isChecked: true });
  const before = await look(cook, list.id);
  await change(cook, 'addRecipeToShoppingList', { listId: list.id, recipeId: 'soup' });
  expect(item(await look(cook, list.id), 'onion')).toMatchObject({ totalAmount: 6, isChecked: true });
  await change(cook, 'removeRecipeFromShoppingList', { listId: list.id, recipeId: 'soup' });
  expect(seen(await look(cook, list.id))).toEqual(seen(before));
});

test('amount and unit set by hand stay when a recipe is added, and can be taken back', async () => {
  const list = await makeList(cook, [{ id: 'pie' }]);
  const onion = item(list, 'onion') as ShownItem;
  expect(
    (await update({ id: onion.id, amount: 1.5, unit: 'kilograms', version: 1 })).data['updateShoppingListItem']?.item,
  ).toMatchObject({ totalAmount: 1.5, unit: 'kg', isEdited: true, version: 2 });
  await change(cook, 'addRecipeToShoppingList', { listId: list.id, recipeId: 'soup' });
  expect(item(await look(cook, list.id), 'onion')).toMatchObject({ totalAmount: 1.5, unit: 'kg' });
  expect((await update({ id: onion.id, useSum: true })).data['updateShoppingListItem']?.item).toMatchObject({
    totalAmount: 3,
    unit: null,
    isEdited: false,
  });
});

test('only the unit changes where only the unit is given', async () => {
  const list = await makeList(cook, [{ id: 'pie' }]);
  expect(
    (await update({ id: item(list, 'plain flour')?.id, unit: 'ounces' })).data['updateShoppingListItem']?.item,
  ).toMatchObject({ totalAmount: 200, unit: 'oz' });
  expect(
    (await update({ id: item(list, 'plain flour')?.id, amount: null, unit: '' })).data['updateShoppingListItem']?.item,
  ).toMatchObject({ totalAmount: null, unit: null, amounts: [] });
});

test('an item that was taken off stays off with more servings, comes back for another recipe, and can be put back as it was', async () => {
  const list = await makeList(cook, [{ id: 'pie' }]);
  const flour = item(list, 'plain flour') as ShownItem;
  await update({ id: flour.id, amount: 5, unit: 'kg', isChecked: true });
  await change(cook, 'deleteShoppingListItem', { id: flour.id });
  await change(cook, 'addRecipeToShoppingList', { listId: list.id, recipeId: 'pie', servings: 4 });
  expect(item(await look(cook, list.id), 'plain flour')).toBeUndefined();
  await change(cook, 'addRecipeToShoppingList', { listId: list.id, recipeId: 'soup' });
  expect(item(await look(cook, list.id), 'plain flour')).toMatchObject({
    totalAmount: 1,
    unit: 'cup',
    isChecked: false,
    isEdited: false,
  });
  await change(cook, 'removeRecipeFromShoppingList', { listId: list.id, recipeId: 'soup' });
  expect(
    (await change(cook, 'restoreShoppingListItem', { id: flour.id })).data['restoreShoppingListItem']?.item,
  ).toMatchObject({ totalAmount: 5, unit: 'kg', isChecked: true });
});

test('an item put back where the food is wanted again joins its line', async () => {
  const list = await makeList(cook);
  const first = await type(cook, list.id, '2 onions');
  await change(cook, 'deleteShoppingListItem', { id: first.id });
  const second = await type(cook, list.id, '3 onions');
  expect(second.totalAmount).toBe(3);
  expect(
    (await change(cook, 'restoreShoppingListItem', { id: first.id })).data['restoreShoppingListItem']?.item,
  ).toMatchObject({ id: second.id, totalAmount: 5 });
});

test('what is typed twice under one id is added once, and goes by that id', async () => {
  const list = await makeList(cook);
  const [id, other] = [crypto.randomUUID(), await makeList(cook)];
  for (let time = 0; time < 3; time++)
    expect(
      (await change(cook, 'addShoppingListItem', { listId: list.id, text: '2 eggs', id })).data['addShoppingListItem']
        ?.item,
    ).toMatchObject({ name: 'egg', totalAmount: 2 });
  expect((await update({ id, isChecked: true })).data['updateShoppingListItem']?.item).toMatchObject({
    name: 'egg',
    isChecked: true,
  });
  expect(codeOf(await change(cook, 'addShoppingListItem', { listId: other.id, text: '2 eggs', id }))).toBe('CONFLICT');
  expect(codeOf(await change(cook, 'addShoppingListItem', { listId: list.id, text: '2 eggs', id: 'not-a-uuid' }))).toBe(
    'BAD_USER_INPUT',
  );
  await change(cook, 'deleteShoppingListItem', { id });
  expect((await look(cook, list.id)).items).toEqual([]);
});

test.each(['-1', '0', '1e309', '1000001'])('an amount of %s is refused', async (amount) => {
  const list = await makeList(cook, [{ id: 'pie' }]);
  const { id } = list.items[0] as ShownItem;
  expect((await cook.send('PATCH', `/api/shopping-list/${list.id}/items/${id}`, { amount, unit: 'g' })).status).toBe(
    400,
  );
  expect(
    codeOf(
      await cook.graphql(
        `mutation { updateShoppingListItem(input: { id: "${id}", amount: ${amount} }) { item { id } } }`,
      ),
    ),
  ).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
  expect(seen(await look(cook, list.id))).toEqual(seen(list));
});

test.each([
  ['of 10,000 letters', 'x'.repeat(10_000)],
  ['of two lines', 'a\nb'],
  ['with a NUL', 'g\u0000'],
  ['of digits', '12'],
  ['like a formula', '=1+1'],
])('a unit %s is refused', async (_, unit) => {
  const list = await makeList(cook, [{ id: 'pie' }]);
  expect(refusal(await update({ id: list.items[0]?.id, amount: 1, unit }))).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'unit',
  });
});

test.each([['1e309'], ['NaN'], ['lots'], ['1-2'], ['5'.repeat(60)]])(
  'a program may write an amount as cooks do, but not %s',
  async (amount) => {
    const list = await makeList(cook, [{ id: 'pie' }]);
    const send = (given: string) =>
      cook.send('PATCH', `/api/shopping-list/${list.id}/items/${list.items[0]?.id}`, { amount: given, unit: 'g' });
    expect((await send('1 1/2')).json()).toMatchObject({ totalAmount: 1.5, unit: 'g' });
    expect((await send(amount)).status).toBe(400);
  },
);

test('who was slower is told what the item is now, and may go on from there', async () => {
  const list = await makeList(cook, [{ id: 'pie' }]);
  const { id } = item(list, 'plain flour') as ShownItem;
  await update({ id, amount: 1, unit: 'kg', version: 1 });
  expect(refusal(await update({ id, amount: 2, unit: 'kg', version: 1 }))).toMatchObject({
    code: 'CONFLICT',
    current: { id, totalAmount: 1, unit: 'kg', version: 2 },
  });
  expect(codeOf(await update({ id, amount: 1, unit: 'kg', version: 1 }))).toBeUndefined(); // the same change again is no conflict
  expect((await update({ id, amount: 2, unit: 'kg', version: 2 })).data['updateShoppingListItem']?.item).toMatchObject({
    totalAmount: 2,
    version: 3,
  });
  const answer = await cook.send('PATCH', `/api/shopping-list/${list.id}/items/${id}`, {
    amount: 3,
    unit: 'kg',
    version: 1,
  });
  expect(answer.status).toBe(409);
});

test('a tick never undoes another, however they meet', async () => {
  const list = await makeList(cook, [{ id: 'pie' }, { id: 'soup' }]);
  await Promise.all(list.items.flatMap(({ id }) => [update({ id, isChecked: true }), update({ id, isChecked: true })]));
  expect((await look(cook, list.id)).checkedCount).toBe(list.items.length);
});

test('the order of the aisles is kept for the cook, on every list', async () => {
  const list = await makeList(cook, [{ id: 'soup' }]);
  expect(list.items[0]?.aisle).toBe('vegetables');
  const set = (aisles: string[]) =>
    cook.graphql<{ setAisleOrder: { aisles: string[] } }>(
      'mutation Set($aisles: [String!]!) { setAisleOrder(input: { aisles: $aisles }) { aisles } }',
      { aisles },
    );
  expect((await set(['baking', 'herbs'])).data.setAisleOrder.aisles.slice(0, 3)).toEqual([
    'baking',
    'herbs',
    'vegetables',
  ]);
  expect((await look(cook, list.id)).items.map(({ aisle }) => aisle).slice(0, 2)).toEqual(['baking', 'herbs']);
  expect(refusal(await set(['moon']))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'aisles' });
});

test('a list is renamed and deleted; its revision grows with every change', async () => {
  const list = await makeList(cook, [{ id: 'pie' }]);
  const renamed = (await change(cook, 'renameShoppingList', { id: list.id, name: ' Party ' })).data[
    'renameShoppingList'
  ]?.shoppingList;
  expect(renamed).toMatchObject({ name: 'Party', revision: list.revision + 1 });
  for (const name of ['', '  ', 'x'.repeat(121)])
    expect(refusal(await change(cook, 'renameShoppingList', { id: list.id, name }))).toMatchObject({ field: 'name' });
  expect(
    (await change(cook, 'deleteShoppingList', { id: list.id })).data['deleteShoppingList']?.shoppingList.items,
  ).toHaveLength(4);
  expect(await look(cook, list.id)).toBeNull();
});

test("another's list is not there, whatever is asked of it", async () => {
  const list = await makeList(cook, [{ id: 'pie' }]);
  const stranger = await signUp(app);
  expect(await look(stranger, list.id)).toBeNull();
  const { id } = list.items[0] as ShownItem;
  const asked: [string, object][] = [
    ['renameShoppingList', { id: list.id, name: 'Mine' }],
    ['deleteShoppingList', { id: list.id }],
    ['addRecipeToShoppingList', { listId: list.id, recipeId: 'pie' }],
    ['removeRecipeFromShoppingList', { listId: list.id, recipeId: 'pie' }],
    ['addShoppingListItem', { listId: list.id, text: 'eggs' }],
    ['updateShoppingListItem', { id, isChecked: true }],
    ['deleteShoppingListItem', { id }],
    ['restoreShoppingListItem', { id }],
  ];
  for (const [mutation, input] of asked) expect(codeOf(await change(stranger, mutation, input))).toBe('NOT_FOUND');
  expect(codeOf(await change(clientOf(app), 'deleteShoppingList', { id: list.id }))).toBe('UNAUTHENTICATED');
  const own = await makeList(stranger);
  expect((await stranger.send('PATCH', `/api/shopping-list/${own.id}/items/${id}`, { amount: 1 })).status).toBe(404);
  expect(seen(await look(cook, list.id))).toEqual(seen(list));
});

test('the lines stay when their recipe is deleted by its author', async () => {
  const draft = await addRecipe(app, ['1 swede'], { title: 'Gone soon' });
  const list = await makeList(cook, [{ id: draft.slug }]);
  await app.database.orm.em.fork().execute('delete from recipe where slug = ?', [draft.slug]);
  expect(await look(cook, list.id)).toMatchObject({ recipeCount: 0, items: [{ totalAmount: 1, recipes: [] }] });
});

test('everything of a cook is in the download of their data', async () => {
  await makeList(cook, [{ id: 'pie' }], 'Mine alone');
  const data = (await cook.send('GET', '/api/profile/data')).json<Record<string, object[]>>();
  expect(data['shoppingLists']).toEqual([expect.objectContaining({ name: 'Mine alone' })]);
  expect(data['shoppingListItems']).toHaveLength(4);
});
