import fc from 'fast-check';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { change, look, makeList, seen, type } from '../../support/shopping.ts';
import { propertyRuns } from '../../support/nightly.ts';

const RECIPES = [
  'spaghetti-carbonara',
  'shakshuka',
  'ratatouille',
  'minestrone',
  'chana-masala',
  'guacamole',
  'crepes',
  'classic-hummus',
];
/** What may already be on the list, and what was done to it. */
const TYPED = ['2 onions', '1 tsp salt', '500 g tomatoes', 'a bunch of basil', 'kitchen roll', '3 cloves garlic'];

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  cook = await signUp(app);
});
afterAll(() => app.close());

const guest = fc.record({ recipeId: fc.constantFrom(...RECIPES), servings: fc.integer({ min: 1, max: 12 }) });
const scene = fc.record({
  stays: fc.uniqueArray(guest, { selector: ({ recipeId }) => recipeId, maxLength: 3 }),
  typed: fc.uniqueArray(fc.constantFrom(...TYPED), { maxLength: 4 }),
  touched: fc.array(fc.record({ at: fc.nat(60), how: fc.constantFrom('tick', 'edit', 'delete') }), { maxLength: 4 }),
  comes: fc.uniqueArray(guest, { selector: ({ recipeId }) => recipeId, minLength: 1, maxLength: 4 }),
  order: fc.infiniteStream(fc.nat(1_000)),
});

async function touch(id: string, how: string): Promise<void> {
  if (how === 'delete') await change(cook, 'deleteShoppingListItem', { id });
  else
    await change(
      cook,
      'updateShoppingListItem',
      how === 'tick' ? { id, isChecked: true } : { id, amount: 7, unit: 'kg' },
    );
}

test('whatever recipes come and go, in whatever order, the list is what it was before', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ stays, typed, touched, comes, order }) => {
      const { id: listId } = await makeList(
        cook,
        stays.map(({ recipeId, servings }) => ({ id: recipeId, servings })),
      );
      for (const text of typed) await type(cook, listId, text);
      const { items } = await look(cook, listId);
      for (const { at, how } of touched) if (items[at]) await touch(items[at].id, how);
      const before = seen(await look(cook, listId));
      const guests = comes.filter(({ recipeId }) => !stays.some((one) => one.recipeId === recipeId));
      for (const one of guests) await change(cook, 'addRecipeToShoppingList', { listId, ...one });
      const leaving = guests
        .map((one) => ({ one, turn: order.next().value as number }))
        .sort((one, two) => one.turn - two.turn);
      for (const {
        one: { recipeId },
      } of leaving)
        await change(cook, 'removeRecipeFromShoppingList', { listId, recipeId });
      expect(seen(await look(cook, listId))).toEqual(before);
      await change(cook, 'deleteShoppingList', { id: listId });
    }),
    { numRuns: propertyRuns(40) },
  );
}, 240_000);

test('a line never mixes foods, and no food stands twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(guest, { selector: ({ recipeId }) => recipeId, minLength: 1 }), async (recipes) => {
      const list = await makeList(
        cook,
        recipes.map(({ recipeId, servings }) => ({ id: recipeId, servings })),
      );
      const rows = await app.database.orm.em.fork().execute<{ item: string; foods: number }[]>(
        `select c.item_id as item, count(distinct coalesce(l.food_id, l.name))::int as foods from shopping_list_contribution c
       join recipe_line l on l.recipe_id = c.recipe_id and l.text = c.text where c.list_id = ? group by 1`,
        [list.id],
      );
      expect(rows.filter(({ foods }) => foods !== 1)).toEqual([]);
      expect(rows).toHaveLength(list.items.length);
      expect(new Set(list.items.map(({ name }) => name)).size).toBe(list.items.length);
      await change(cook, 'deleteShoppingList', { id: list.id });
    }),
    { numRuns: propertyRuns(25) },
  );
});
