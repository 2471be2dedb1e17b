import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Cook } from '../../support/clients.ts';
import { changeItem, inDays, lookIn, putIn } from '../../support/pantry.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => (app = await createApp()));
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const soon = new Date(Date.now() + 5 * 86_400_000);
const [year, month, day] = inDays(5).split('-').map(Number) as [number, number, number];
const inWords = (locale: string, length: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: length, timeZone: 'UTC' }).format(soon);

test.each([
  `spinach 200g best before ${inWords('en-GB', 'short')}`,
  `spinach 200g best before ${inWords('en-US', 'long')}, ${year}`,
  `200 g spinach, use by ${day}/${month}`,
  `200 g spinach BBE ${day}.${month}.${year}`,
  `200 g spinach (exp. ${inDays(5)})`,
  `spinach 200g expires on ${day}/${month}/${year % 100}`,
  `spinach 200g until ${inWords('en-GB', 'long')}`,
  `200 g Spinat mindestens haltbar bis ${day}.${month}.${year}`,
  `200 g Spinat MHD ${inWords('de', 'long')}`,
  `200 g d'épinards à consommer avant le ${inWords('fr', 'long')}`,
  `200 g de espinacas consumir antes de ${day}/${month}`,
  `200 g de espinacas, caduca el ${inWords('es', 'long')}`,
  `200 g di spinaci da consumarsi entro il ${inWords('it', 'long')}`,
])('the date of a line is read and is no part of the name: "%s"', async (line) => {
  const { items } = await putIn(cook, line);
  expect(items).toMatchObject([
    { name: 'spinach', amount: 200, unit: 'g', place: 'FRIDGE', bestBefore: inDays(5), isBestBeforeGuessed: false },
  ]);
});

test('a month alone means its last day, and a date without a year the next one', async () => {
  const { items } = await putIn(cook, 'canned tuna BBE 02/2031', `rice best before 1 ${month === 1 ? 'Dec' : 'Jan'}`);
  expect(items[0]).toMatchObject({ bestBefore: '2031-02-28' });
  expect(items[1]?.bestBefore).toMatch(month === 1 ? /-12-01$/ : /-01-01$/);
});

test('what has passed is told as it is: food past its date is in the kitchen all the same', async () => {
  const { items } = await putIn(cook, `yogurt best before ${inDays(-2)}`);
  expect(items).toMatchObject([
    { name: 'plain yogurt', bestBefore: inDays(-2), isBestBeforeGuessed: false, isDue: true },
  ]);
  await changeItem(cook, { id: items[0]?.id, bestBefore: inDays(-4) });
  expect(await lookIn(cook)).toMatchObject([{ bestBefore: inDays(-4), isDue: true }]);
});

test('words that only look like a date are none', async () => {
  const { items } = await putIn(cook, 'zozox by bozox', 'gozox best before 31 Feb');
  expect(items).toMatchObject([{ bestBefore: null }, { bestBefore: null }]);
  expect(items).toHaveLength(2);
});

test('a comma parts the items of a line, each with its own date', async () => {
  const { items } = await putIn(cook, `bananas, 1.5 kg flour, kitchen roll, milk, use by ${inDays(3)}`);
  expect(items.map(({ name, amount }) => [amount, name].filter(Boolean).join(' '))).toEqual([
    'banana',
    '1.5 plain flour',
    'kitchen roll',
    'milk',
  ]);
  expect(items[3]).toMatchObject({ bestBefore: inDays(3), isBestBeforeGuessed: false });
});

test('a visitor is told the date of a line, too', async () => {
  const { data } = await clientOf(app).graphql(
    'query($lines: [String!]!) { readForPantry(lines: $lines) { items { name bestBefore isBestBeforeGuessed } } }',
    { lines: [`spinach best before ${inDays(5)}`] },
  );
  expect(data).toMatchObject({
    readForPantry: { items: [{ name: 'spinach', bestBefore: inDays(5), isBestBeforeGuessed: false }] },
  });
});
