import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Cook } from '../../support/clients.ts';
import { changeItem, changePantry, inDays, lookIn, putIn, type ShownPantryItem } from '../../support/pantry.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => (app = await createApp()));
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const named = (items: readonly ShownPantryItem[], name: string): ShownPantryItem => {
  const found = items.find((item) => item.name === name);
  if (!found) throw new Error(`There is no ${name} among ${items.map((item) => item.name).join(', ')}`);
  return found;
};
/** Words that no food goes by, each another. */
const things = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const letters = [...String(from + at).padStart(4, '0')].map((digit) => 'bdfgkmprtv'[Number(digit)]);
    return `z${letters.join('o')}x`;
  });
const refusal = ({ errors }: { errors?: { message: string; extensions: object }[] }) => ({
  message: errors?.[0]?.message,
  ...errors?.[0]?.extensions,
});

test('pasted lines become items: each food in its place, with a best before date that is marked as a guess', async () => {
  const { items, change } = await putIn(cook, '- 500 g chicken breast', '• 2 onions', 'milk', '[x] frozen peas');
  expect(change).toMatchObject({ act: 'ADDED' });
  expect(named(items, 'chicken breast')).toMatchObject({ amount: 500, unit: 'g', place: 'FRIDGE', level: 'HAVE' });
  expect(named(items, 'onion')).toMatchObject({ amount: 2, unit: null, place: 'CUPBOARD', bestBefore: inDays(30) });
  expect(named(items, 'milk')).toMatchObject({ amount: null, bestBefore: inDays(7), isBestBeforeGuessed: true });
  expect(items.map(({ place }) => place).sort()).toEqual(['CUPBOARD', 'FREEZER', 'FRIDGE', 'FRIDGE']);
});

test('the same food in two lines is one item, its amounts added through its units; what nothing tells how to add stands beside', async () => {
  const { items } = await putIn(
    cook,
    '500 g flour',
    '1 kg plain flour',
    '2 bananas',
    '3 bananas',
    '1 bunch parsley',
    '20 g parsley',
  );
  expect(items).toHaveLength(3);
  expect(named(items, 'plain flour').amounts).toEqual([{ amount: 1500, unit: 'g' }]);
  expect(named(items, 'banana').amounts).toEqual([{ amount: 5, unit: null }]);
  await putIn(cook, '1 lb flour');
  expect(named(await lookIn(cook), 'plain flour').amount).toBeCloseTo(1953.59, 1);
});

test('words that no food goes by are kept as they are, and the same words again are the same item', async () => {
  await putIn(cook, '2 packs kitchen roll', 'Zorblax bites');
  const { items } = await putIn(cook, '1 pack kitchen rolls');
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ food: null, amount: 3, unit: 'package', bestBefore: null });
  expect((await lookIn(cook)).map(({ name }) => name)).toEqual(expect.arrayContaining(['Zorblax bites']));
});

test('what is due comes first and what has run out last; place and due narrow the list', async () => {
  const { items } = await putIn(cook, 'rice', 'spinach', 'apples', 'butter', 'salmon');
  await changeItem(cook, { id: named(items, 'salmon').id, level: 'OUT' });
  await changeItem(cook, { id: named(items, 'apple').id, bestBefore: inDays(1) });
  const shown = await lookIn(cook);
  expect(shown[0]).toMatchObject({ name: 'apple', isDue: true, isBestBeforeGuessed: false });
  expect(shown.at(-1)).toMatchObject({ name: 'salmon', level: 'OUT', isDue: false });
  expect((await lookIn(cook, '(due: true)')).map(({ name }) => name)).toEqual(['apple']);
  expect((await lookIn(cook, '(place: CUPBOARD)')).map(({ name }) => name)).toEqual(['rice']);
});

test('opened milk is due after a week, whatever is printed on it', async () => {
  const { items } = await putIn(cook, 'milk');
  const { id } = named(items, 'milk');
  await changeItem(cook, { id, bestBefore: inDays(60) });
  expect(named(await lookIn(cook), 'milk').isDue).toBe(false);
  await changeItem(cook, { id, openedAt: inDays(-8) });
  expect(named(await lookIn(cook), 'milk')).toMatchObject({ isDue: true, openedAt: inDays(-8) });
});

test('another place is another guess, and a stated date stays', async () => {
  const { items } = await putIn(cook, 'beef mince', 'butter');
  const mince = await changeItem(cook, { id: named(items, 'beef mince').id, place: 'FREEZER' });
  expect(mince.data.updatePantryItem.item).toMatchObject({ bestBefore: inDays(90), isBestBeforeGuessed: true });
  const { id } = named(items, 'butter');
  await changeItem(cook, { id, bestBefore: inDays(9) });
  const butter = await changeItem(cook, { id, place: 'FREEZER' });
  expect(butter.data.updatePantryItem.item).toMatchObject({ bestBefore: inDays(9), isBestBeforeGuessed: false });
});

test('what is out has no amount, and bought again it is fresh', async () => {
  const { items } = await putIn(cook, '500 g spinach');
  const { id } = named(items, 'spinach');
  const out = await changeItem(cook, { id, level: 'OUT' });
  expect(out.data.updatePantryItem.item).toMatchObject({ level: 'OUT', amount: null });
  const again = await putIn(cook, '200 g spinach');
  expect(again.items[0]).toMatchObject({ id, level: 'HAVE', amount: 200, unit: 'g' });
});

describe('what is taken back', () => {
  test('a paste is taken back whole; what came in since by other ways stays', async () => {
    const { change } = await putIn(cook, '500 g flour', 'rice', '2 lemons');
    await putIn(cook, '300 g flour');
    await changePantry(cook, 'undoPantryChange', { id: change?.id });
    expect((await lookIn(cook)).map(({ name, amount }) => [name, amount])).toEqual([['plain flour', 300]]);
  });

  test('what was thrown away comes back as it was, and twice is once', async () => {
    const { items } = await putIn(cook, '500 g flour', '2 lemons');
    const before = await lookIn(cook);
    const ids = items.map(({ id }) => id);
    const removed = await changePantry(cook, 'removePantryItems', { ids, reason: 'THROWN_AWAY' });
    expect(removed.data.changed.change).toMatchObject({
      act: 'THROWN_AWAY',
      names: expect.arrayContaining(['plain flour', 'lemon']),
    });
    expect(await lookIn(cook)).toEqual([]);
    const undo = () => changePantry(cook, 'undoPantryChange', { id: removed.data.changed.change?.id });
    await undo();
    const after = (await lookIn(cook)).map((item) => ({ ...item, version: 1 }));
    expect(after).toEqual(before);
    await undo();
    expect(await lookIn(cook)).toHaveLength(2);
  });

  test('a changed level is taken back, the place that was changed since is not', async () => {
    const { items } = await putIn(cook, 'butter');
    const [{ id } = { id: '' }] = items;
    const { data } = await changeItem(cook, { id, level: 'LOW' });
    await changeItem(cook, { id, place: 'FREEZER' });
    await changePantry(cook, 'undoPantryChange', { id: data.updatePantryItem.change?.id });
    expect((await lookIn(cook))[0]).toMatchObject({ level: 'HAVE', place: 'FREEZER' });
  });

  test('the history says what was done, the latest first, and what of it was taken back', async () => {
    const { items, change } = await putIn(cook, 'rice');
    await changeItem(cook, { id: items[0]?.id, level: 'LOW' });
    await changePantry(cook, 'undoPantryChange', { id: change?.id });
    const { data } = await cook.graphql<{ pantryHistory: { nodes: object[]; totalCount: number } }>(
      '{ pantryHistory { totalCount nodes { act names isUndone } } }',
    );
    expect(data.pantryHistory).toEqual({
      totalCount: 2,
      nodes: [
        { act: 'CHANGED', names: ['rice'], isUndone: false },
        { act: 'ADDED', names: ['rice'], isUndone: true },
      ],
    });
  });
});

describe('what cannot be', () => {
  test('an amount of 0 and a day of opening that is still to come are refused with a sentence, and nothing changes', async () => {
    const [item] = (await putIn(cook, '2 lemons')).items;
    const id = item?.id;
    expect(refusal(await changeItem(cook, { id, amount: 0 }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'amount',
      message: 'An amount of 0 is none: mark it as out, or take it out of the pantry.',
    });
    expect(refusal(await changeItem(cook, { id, openedAt: inDays(2) }))).toMatchObject({ field: 'openedAt' });
    expect(await lookIn(cook)).toEqual([item]);
  });

  test('five hundred lines are taken at once, one more is refused whole', async () => {
    const lines = things(0, 501);
    expect(refusal(await changePantry(cook, 'addPantryItems', { lines }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'lines',
      message: 'At most 500 lines at once; these are 501. Nothing was added: send them in parts.',
    });
    expect(await lookIn(cook)).toEqual([]);
    const { data } = await changePantry(cook, 'addPantryItems', { lines: [lines.slice(1).join('\n')] });
    expect(data.changed.items).toHaveLength(500);
  });

  test('nothing, a receipt without food and a pantry that is full are sentences', async () => {
    expect(refusal(await changePantry(cook, 'addPantryItems', { lines: [' ', ''] }))).toMatchObject({ field: 'lines' });
    expect(refusal(await changePantry(cook, 'addPantryItems', { receipt: 'Sklep\nTOTAL 3,40' }))).toMatchObject({
      field: 'receipt',
    });
    await putIn(cook, ...things(0, 500));
    await putIn(cook, ...things(500, 500));
    expect(refusal(await changePantry(cook, 'addPantryItems', { lines: ['one more thing'] }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  test('what is sent again with its key is added once', async () => {
    const input = { lines: ['2 onions'], idempotencyKey: 'from-the-cellar' };
    await changePantry(cook, 'addPantryItems', input);
    const again = await changePantry(cook, 'addPantryItems', input);
    expect(again.data.changed).toMatchObject({ items: [], change: null });
    expect((await lookIn(cook)).map(({ amount }) => amount)).toEqual([2]);
    expect(refusal(await changePantry(cook, 'addPantryItems', { ...input, lines: ['milk'] }))).toMatchObject({
      field: 'idempotencyKey',
    });
  });

  test('a barcode is asked for once and known from then on', async () => {
    const barcode = '5000157024671';
    expect(refusal(await changePantry(cook, 'addPantryItems', { barcode }))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'This barcode is not known yet. Say what it is, and it will be next time.',
    });
    await changePantry(cook, 'addPantryItems', { barcode, lines: ['1 can baked beans'] });
    const { data } = await changePantry(cook, 'addPantryItems', { barcode: ' 5000157-024671' });
    expect(data.changed.items).toMatchObject([{ amount: 2, unit: 'can' }]);
    expect(refusal(await changePantry(cook, 'addPantryItems', { barcode: '12' }))).toMatchObject({ field: 'barcode' });
  });

  test('a barcode that scanners read with a zero before it or without is one', async () => {
    await changePantry(cook, 'addPantryItems', { barcode: '0036000291452', lines: ['1 can chickpeas'] });
    const { data } = await changePantry(cook, 'addPantryItems', { barcode: '036000291452' });
    expect(data.changed.items).toMatchObject([{ amount: 2, unit: 'can' }]);
  });
});

test('two phones: the last word counts, but a change meant for another version is a conflict with what is there', async () => {
  const [{ id, version } = { id: '', version: 0 }] = (await putIn(cook, 'butter')).items;
  await changeItem(cook, { id, level: 'LOW' });
  const late = await changeItem(cook, { id, level: 'HAVE', version });
  expect(refusal(late)).toMatchObject({ code: 'CONFLICT', current: { id, level: 'LOW', version: 2 } });
  await changeItem(cook, { id, level: 'OUT' });
  expect((await lookIn(cook))[0]).toMatchObject({ level: 'OUT' });
});

test('ten things added at once from two phones are all there', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, at) => putIn(cook, `${at + 1} eggs`, 'rice')));
  const items = await lookIn(cook);
  expect(named(items, 'egg').amount).toBe(55);
  expect(items).toHaveLength(2);
});

test('a food that was merged away is the one that stands for it', async () => {
  const { items } = await putIn(cook, '3 shallots');
  const em = app.database.orm.em.fork();
  await em.execute(
    `update food set merged_into_id = (select id from food where slug = 'onion') where slug = 'shallot'`,
  );
  await app.platform.foods.refresh(em);
  expect((await lookIn(cook))[0]).toMatchObject({ id: items[0]?.id, name: 'onion', food: { slug: 'onion' } });
  await putIn(cook, '2 onions');
  expect(await lookIn(cook)).toMatchObject([{ name: 'onion', amount: 5 }]);
  await em.execute(`update food set merged_into_id = null where slug = 'shallot'`);
  await app.platform.foods.refresh(em);
});

test('no other cook sees or changes a pantry, and a visitor has none here', async () => {
  const [item] = (await putIn(cook, 'butter')).items;
  const other = await signUp(app);
  expect(await lookIn(other)).toEqual([]);
  expect(refusal(await changeItem(other, { id: item?.id, level: 'OUT' }))).toMatchObject({ code: 'NOT_FOUND' });
  expect(refusal(await changePantry(other, 'removePantryItems', { ids: [item?.id], reason: 'USED' }))).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(refusal(await clientOf(app).graphql('{ pantry { totalCount } }'))).toMatchObject({ code: 'UNAUTHENTICATED' });
});

describe('a visitor', () => {
  const READ = `query($lines: [String!]! = [], $receipt: String) { readForPantry(lines: $lines, receipt: $receipt) {
    items { id name amount unit place bestBefore isBestBeforeGuessed isDue level leftoverOf { id } } ignored } }`;

  test('is told what lines would put into a pantry, each food once, and nothing is stored', async () => {
    const { data } = await clientOf(app).graphql<{ readForPantry: { items: object[] } }>(READ, {
      lines: ['2 onions', '1 onion', 'spinach', 'kitchen roll'],
    });
    expect(data.readForPantry.items).toMatchObject([
      { name: 'onion', amount: 3, unit: null, level: 'HAVE' },
      { name: 'spinach', place: 'FRIDGE', isBestBeforeGuessed: true },
      { name: 'kitchen roll', bestBefore: null },
    ]);
    expect(await lookIn(cook)).toEqual([]);
  });

  test('is told what of a receipt is food, and what is none', async () => {
    const { data } = await clientOf(app).graphql<{ readForPantry: { items: { name: string }[]; ignored: string[] } }>(
      READ,
      {
        receipt: 'TESCO\nMILK 2L 1.45\nBREAD 1.10\nTOTAL 2.55',
      },
    );
    expect(data.readForPantry.items.map(({ name }) => name)).toEqual(['milk', 'bread']);
  });

  test.each([
    ['nothing', { lines: ['  '] }, 'lines'],
    ['501 lines', { lines: Array.from({ length: 501 }, () => 'milk') }, 'lines'],
    ['a receipt without food', { receipt: 'TOTAL 4.75' }, 'receipt'],
  ])('who sends %s is told so in a sentence', async (_what, variables, field) => {
    const { errors } = await clientOf(app).graphql(READ, variables);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
  });
});
