import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { changePantry, lookIn } from '../../support/pantry.ts';
import { change, look, makeList, type } from '../../support/shopping.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => (app = await createApp()));
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

interface PutAway {
  putListAway: { shoppingList: { checkedCount: number }; change: { id: string; names: string[] }; takenOff: string[] };
}
const putAway = (id: string) =>
  cook.graphql<PutAway>(
    'mutation($id: ID!) { putListAway(input: { id: $id }) { shoppingList { checkedCount } change { id names } takenOff } }',
    { id },
  );

/** A list with twenty things, all of them ticked but the last. */
async function shopped(): Promise<string> {
  const { id } = await makeList(cook);
  const texts = [
    '500 g beef mince',
    '2 onions',
    '1 can tomatoes',
    'kitchen roll',
    'spinach',
    '1 l milk',
    '6 eggs',
    'rice',
  ];
  for (const text of texts)
    await change(cook, 'updateShoppingListItem', { id: (await type(cook, id, text)).id, isChecked: true });
  await type(cook, id, 'butter');
  return id;
}

test('one act puts what is ticked into the pantry, with its amounts, and takes it off the list', async () => {
  const id = await shopped();
  const { data } = await putAway(id);
  expect(data.putListAway.takenOff).toHaveLength(8);
  expect((await look(cook, id)).items.map(({ name }) => name)).toEqual(['butter']);
  const pantry = await lookIn(cook);
  expect(pantry).toHaveLength(8);
  expect(pantry).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'beef mince', amount: 500, unit: 'g', place: 'FRIDGE' }),
      expect.objectContaining({ name: 'kitchen roll', food: null }),
      expect.objectContaining({ name: 'rice', amount: null }),
    ]),
  );
});

test('it can be taken back: out of the pantry, and each thing onto the list again', async () => {
  const id = await shopped();
  const before = await look(cook, id);
  const { data } = await putAway(id);
  await changePantry(cook, 'undoPantryChange', { id: data.putListAway.change.id });
  for (const item of data.putListAway.takenOff) await change(cook, 'restoreShoppingListItem', { id: item });
  expect(await lookIn(cook)).toEqual([]);
  expect((await look(cook, id)).items).toEqual(before.items);
});

test('where nothing is ticked, that is said', async () => {
  const { id } = await makeList(cook);
  await type(cook, id, 'butter');
  expect((await putAway(id)).errors?.[0]).toMatchObject({
    message: 'Nothing on this list is ticked.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
