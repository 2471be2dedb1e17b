import { seededRandom } from '../../../api/src/shared/seeded-random.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { changeItem, inDays, putIn, type ShownPantryItem } from '../../support/pantry.ts';
import { slugsOf, tonight, type ShownDish } from '../../support/tonight.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
});
afterAll(() => app.close());

/** What kitchens have, and what of it goes off. */
const CUPBOARD =
  'onions, garlic, rice, spaghetti, plain flour, olive oil, canned tomatoes, chickpeas, red lentils, vegetable stock, soy sauce, cumin, paprika, butter, potatoes, coconut milk, honey, lemons, curry powder, oregano'.split(
    ', ',
  );
const FRESH =
  'spinach, cream, mushrooms, chicken breast, courgette, red peppers, carrots, feta, eggs, milk, yogurt, broccoli, beef mince, salmon, basil, coriander, spring onions, celery, leeks, aubergine, mozzarella, bacon, tofu, green beans, cabbage, bananas, strawberries, prawns'.split(
    ', ',
  );
const EVENINGS = 6;
const KITCHENS = 14;

/** Some of a list, always the same ones for the same kitchen. */
const drawn = (random: () => number, all: readonly string[], count: number): string[] =>
  all
    .map((food) => ({ food, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ food }) => food);

/** A kitchen of a dozen foods that keep and seven that do not, good for a day to a week. */
async function stock(kitchen: number): Promise<{ cook: Cook; fresh: ShownPantryItem[] }> {
  const random = seededRandom(`kitchen ${kitchen}`);
  const cook = await signUp(app);
  await putIn(cook, ...drawn(random, CUPBOARD, 12));
  const { items } = await putIn(cook, ...drawn(random, FRESH, 7));
  const dated = items.map((item) => ({ ...item, bestBefore: inDays(1 + Math.floor(7 * random())) }));
  for (const { id, bestBefore } of dated) await changeItem(cook, { id, bestBefore, place: 'FRIDGE' });
  return { cook, fresh: dated };
}

/** Whether any recipe of which at most two foods are missing uses one of some foods. */
async function isUsable(cook: Cook, foods: readonly string[]): Promise<boolean> {
  const counts = await Promise.all(
    foods.map(async (food) => {
      const { data } = await cook.graphql<{ searchRecipes: { totalCount: number } }>(
        'query($foods: [String!]!) { searchRecipes(input: { ingredients: $foods, fromPantry: true, maxMissing: 2, maxCookTime: 240 }, first: 1) { totalCount } }',
        { foods: [food] },
      );
      return data.searchRecipes.totalCount;
    }),
  );
  return counts.some((count) => count > 0);
}

interface Evening {
  isUsable: boolean;
  dishes: ShownDish[];
}

/** A week of a kitchen whose cook makes the first dish on two evenings of three, and uses up what that took. */
async function live(kitchen: number): Promise<Evening[]> {
  const { cook, fresh } = await stock(kitchen);
  const evenings: Evening[] = [];
  let left = fresh;
  for (let day = 0; day < EVENINGS; day++) {
    const due = left.filter(({ bestBefore }) => (bestBefore ?? '') <= inDays(day + 3));
    const usable = await isUsable(
      cook,
      due.map(({ name }) => name),
    );
    const dishes = await tonight(cook, { date: inDays(day) });
    evenings.push({ isUsable: usable, dishes });
    const taken = day % 3 === 2 ? [] : due.filter(({ name }) => dishes[0]?.reason.includes(name));
    if (taken.length > 0)
      await cook.graphql(
        'mutation($ids: [ID!]!) { removePantryItems(input: { ids: $ids, reason: USED }) { items { id } } }',
        { ids: taken.map(({ id }) => id) },
      );
    left = left.filter((item) => !taken.includes(item));
  }
  return evenings;
}

test('on 95 of 100 evenings a due food is in the first three whenever any recipe that lacks at most two things uses one; no dish comes twice in a week', async () => {
  const evenings: Evening[] = [];
  for (let kitchen = 0; kitchen < KITCHENS; kitchen++) {
    const week = await live(kitchen);
    const slugs = week.flatMap(({ dishes }) => slugsOf(dishes));
    expect(new Set(slugs).size).toBe(slugs.length);
    evenings.push(...week);
  }
  const usable = evenings.filter(({ isUsable }) => isUsable);
  const used = usable.filter(({ dishes }) => dishes.some(({ reason }) => reason.startsWith('uses the ')));
  expect(usable.length).toBeGreaterThan(KITCHENS * 3);
  expect(used.length / usable.length).toBeGreaterThanOrEqual(0.95);
});
