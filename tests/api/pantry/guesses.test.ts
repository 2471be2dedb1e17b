import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { takeForGone } from '../../../api/src/modules/pantry/take-for-gone-job.ts';
import { changePantry, changeItem, inDays, lookIn, putIn } from '../../support/pantry.ts';
import { liveAYear } from '../../support/pantry-year/live-a-year.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await addRecipe(app, ['50 g cheddar', '100 g spinach'], { slug: 'gratin', title: 'Gratin', servings: 1 });
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

interface Deduction {
  item: { id: string; name: string };
  level: string;
  isUnsure: boolean;
}
const propose = async (servings: number): Promise<Deduction[]> => {
  const { data } = await cook.graphql<{ cookingProposal: { deductions: Deduction[] } }>(
    'query($servings: Float) { cookingProposal(recipe: "gratin", servings: $servings) { deductions { item { id name } level isUnsure } } }',
    { servings },
  );
  return data.cookingProposal.deductions;
};
const cookIt = (deductions: object[]) =>
  cook.graphql('mutation($input: MarkCookedInput!) { markCooked(input: $input) { recipe { id } } }', {
    input: { recipeId: 'gratin', deductions },
  });

test('of an amount that nobody said, an ordinary package tells what is left, and only where it is in doubt is it asked', async () => {
  await putIn(cook, 'cheddar');
  expect(await propose(1)).toMatchObject([{ level: 'HAVE', isUnsure: false }]);
  expect(await propose(4)).toMatchObject([{ level: 'OUT', isUnsure: true }]);
});

test('a meal asks about one food at most', async () => {
  await putIn(cook, 'cheddar', 'spinach');
  expect((await propose(4)).filter(({ isUnsure }) => isUnsure)).toHaveLength(1);
});

test('a known amount of which hardly anything is left is low, and nothing is asked', async () => {
  await putIn(cook, '210 g cheddar');
  expect(await propose(4)).toMatchObject([{ level: 'LOW', isUnsure: false }]);
});

test('an amount that the cook says later counts before the guess', async () => {
  const { items } = await putIn(cook, 'cheddar');
  const [{ id } = { id: '' }] = items;
  await changeItem(cook, { id, amount: 2, unit: 'kg' });
  await cookIt([{ itemId: id, amount: 1, unit: 'kg' }]);
  expect(await lookIn(cook)).toMatchObject([{ level: 'HAVE', amount: 1, unit: 'kg' }]);
});

test('what is counted in other measures than weight is counted in these', async () => {
  const { items } = await putIn(cook, '2 bunches spinach');
  const [{ id } = { id: '' }] = items;
  await cookIt([{ itemId: id, amount: 1, unit: 'bunch' }]);
  expect(await lookIn(cook)).toMatchObject([{ level: 'HAVE', amount: 1, unit: 'bunch' }]);
  await cookIt([{ itemId: id, amount: 1, unit: 'bunch' }]);
  expect(await lookIn(cook)).toMatchObject([{ level: 'OUT' }]);
});

test('a cook who has answered three times in a week is not asked again, though what they were asked about is gone by now', async () => {
  for (const isAsked of [true, true, true, false]) {
    await putIn(cook, 'cheddar');
    const [proposed] = await propose(4);
    expect(proposed).toMatchObject({ isUnsure: isAsked });
    await cookIt([{ itemId: proposed?.item.id, amount: 200, unit: 'g', level: 'OUT' }]);
    await changePantry(cook, 'removePantryItems', { ids: [proposed?.item.id], reason: 'USED' });
  }
});

test('meal after meal adds up: what was plenty is low in the end', async () => {
  const { items } = await putIn(cook, '400 g cheddar');
  const [{ id } = { id: '' }] = items;
  const levels = [];
  for (let meal = 0; meal < 4; meal++) {
    await cookIt([{ itemId: id, amount: 100, unit: 'g' }]);
    levels.push((await lookIn(cook))[0]?.level);
  }
  expect(levels).toEqual(['HAVE', 'HAVE', 'HAVE', 'OUT']);
});

test('what is long past a guessed date is taken for gone, which can be taken back; a stated date is believed', async () => {
  const { items } = await putIn(cook, 'spinach', 'milk');
  await changeItem(cook, { id: items[1]?.id, bestBefore: inDays(9) });
  const later = new Date(Date.now() + 60 * 86_400_000);
  await takeForGone(app.database.orm.em.fork(), later);
  const levels = async () => Object.fromEntries((await lookIn(cook)).map(({ name, level }) => [name, level]));
  expect(await levels()).toEqual({ milk: 'HAVE', spinach: 'OUT' });
  const { data } = await cook.graphql<{ pantryHistory: { nodes: { id: string; act: string; names: string[] }[] } }>(
    '{ pantryHistory(first: 20) { nodes { id act names } } }',
  );
  const gone = data.pantryHistory.nodes.find(({ act }) => act === 'TAKEN_FOR_GONE');
  expect(gone?.names).toEqual(['spinach']);
  await changePantry(cook, 'undoPantryChange', { id: gone?.id });
  expect(await levels()).toEqual({ milk: 'HAVE', spinach: 'HAVE' });
});

test('twenty households keep their pantries right for a year, though they forget one use in ten, and are never asked more than three times a week', () => {
  const figures = liveAYear(20, 52);
  expect(figures).toMatchObject({ negative: 0, refused: 0, busyWeeks: 0 });
  expect(figures.right).toBeGreaterThan(0.9);
});
