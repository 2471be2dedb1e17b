import { createApp, type TestApp } from '../../support/app.ts';
import { codeOf, signUp, type Cook } from '../../support/clients.ts';
import { change, look, makeList, type, type ShownItem, type ShownList } from '../../support/shopping.ts';

let app: TestApp;
let cook: Cook;
let list: ShownList;
beforeAll(async () => (app = await createApp()));
beforeEach(async () => {
  cook = await signUp(app);
  list = await makeList(cook);
});
afterAll(() => app.close());

const words = ({ name, totalAmount, unit }: ShownItem): string =>
  [totalAmount, unit, name].filter((part) => part !== null).join(' ');

/** What is on the list after something was typed. */
async function put(text: string): Promise<string[]> {
  await type(cook, list.id, text);
  return (await look(cook, list.id)).items.map(words).sort();
}

test.each([
  ['bananas, 1.5 kg flour, kitchen roll', ['1.5 kg plain flour', 'banana', 'kitchen roll']],
  ['washing up liquid, bananas, 1.5 kg flour', ['1.5 kg plain flour', 'banana', 'washing up liquid']],
  ['milk,eggs;bread', ['bread', 'egg', 'milk']],
  ['milk, eggs, and bread', ['bread', 'egg', 'milk']],
  ['Bananen, 1,5 kg Mehl, Küchenrolle', ['1.5 kg plain flour', 'Küchenrolle', 'banana']],
  ['foil, bin bags, 2 bottles washing up liquid', ['2 bottle washing up liquid', 'bin bags', 'foil']],
  ['milk, oats', ['milk', 'oat']],
  ['salt, pepper', ['black pepper', 'salt']],
])('a comma parts what is typed, and nothing is lost: "%s"', async (text, items) => {
  expect(await put(text)).toEqual(items);
});

test.each([
  ['flour, plain', 'plain flour'],
  ['1,5 kg Mehl', '1.5 kg plain flour'],
  ['chicken, skinless', 'chicken'],
  ['chicken breasts, boneless, skinless, 500 g', '500 g chicken breast'],
  ['bananas, 6', '6 banana'],
  ['onion, finely chopped', 'onion'],
  ['tomatoes, on the vine', 'tomato'],
  ['peppers (red, yellow)', 'red pepper'],
  ['cheese, cheddar', 'cheddar'],
  ['milk, semi-skimmed', 'semi-skimmed milk'],
])('a comma that belongs to one item does not part it: "%s"', async (text, item) => {
  expect(await put(text)).toEqual([item]);
});

test('each item says what was typed of it, and what is sent twice is added once', async () => {
  const input = { listId: list.id, text: 'bananas, 1.5 kg flour', id: '3f2b7c1e-0000-4000-8000-00000000a001' };
  await change(cook, 'addShoppingListItem', input);
  await change(cook, 'addShoppingListItem', input);
  const { items } = await look(cook, list.id);
  expect(items.flatMap(({ contributions }) => contributions.map(({ text }) => text)).sort()).toEqual([
    '1.5 kg flour',
    'bananas',
  ]);
  expect(codeOf(await change(cook, 'addShoppingListItem', { ...input, text: 'apples, milk' }))).toBe('CONFLICT');
});
