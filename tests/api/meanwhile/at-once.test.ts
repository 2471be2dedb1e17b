import { randomUUID } from 'node:crypto';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { codeOf, signUp, type Cook } from '../../support/clients.ts';
import { untilSomebodyWaits } from '../../support/lock-waits.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })), 60_000);
afterAll(() => app.close());

const rename = (admin: Cook, id: string, name: string) => admin.graphql<object>('mutation U($input: UpdateUserInput!) { updateUser(input: $input) { user { name } } }', { input: { id, name } });
const addItem = (cook: Cook, list: string, id: string) => cook.graphql<object>('mutation A($input: AddShoppingListItemInput!) { addShoppingListItem(input: $input) { item { id } } }', { input: { listId: list, id, text: 'kitchen roll' } });

test('admins who correct their own and each other\'s accounts at once are all served', async () => {
  const admins = [await signUpAdmin(app), await signUpAdmin(app)];
  const acts = Array.from({ length: 3 }, (_, i) => admins.flatMap((admin) => admins.map((other) => rename(admin, other.id, `Admin ${i}`)))).flat();
  expect((await Promise.all(acts)).flatMap(({ errors }) => errors ?? [])).toEqual([]);
});

test('an id that comes onto two lists at the same moment is on one, and the other is told', async () => {
  const cook = await signUp(app);
  const makeList = async () => (await cook.graphql<{ createShoppingList: { shoppingList: { id: string } } }>('mutation { createShoppingList(input: { name: "Groceries" }) { shoppingList { id } } }')).data.createShoppingList.shoppingList.id;
  const [list, other, id, former] = [await makeList(), await makeList(), randomUUID(), randomUUID()];
  expect((await addItem(cook, other, former)).errors).toBeUndefined();
  const elsewhere = app.database.orm.em.fork();
  await elsewhere.begin();
  await elsewhere.execute('update shopping_list_contribution set id = ? where id = ?', [id, former]);
  const answer = addItem(cook, list, id);
  expect(await untilSomebodyWaits(app)).toBe('waiting');
  await elsewhere.commit();
  expect(codeOf(await answer)).toBe('CONFLICT');
});
