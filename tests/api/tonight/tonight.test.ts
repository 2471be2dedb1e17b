import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Cook } from '../../support/clients.ts';
import { changeItem, inDays, putIn } from '../../support/pantry.ts';
import { addRecipe } from '../../support/recipes.ts';
import { slugsOf, tonight } from '../../support/tonight.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  const dishes: [string, string[]][] = [
    ['saag', ['200 g spinach', '2 onions']],
    ['spinach-rice', ['200 g spinach', '200 g rice', '2 eggs']],
    ['spinach-pasta', ['200 g spinach', '200 g spaghetti', '100 g feta']],
    ['spinach-feast', ['200 g spinach', '1 leek', '1 parsnip', '1 swede', '400 g beef mince']],
    ['egg-rice', ['200 g rice', '2 eggs']],
    ['onion-rice', ['200 g rice', '2 onions']],
    ['omelette', ['3 eggs', '1 onion']],
    ['fried-eggs', ['2 eggs', '20 g butter']],
  ];
  for (const [slug, lines] of dishes)
    await addRecipe(app, lines, { slug, title: slug, tags: ['dinner'], prepTime: 5, cookTime: 20 });
  await app.follower.refresh();
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

/** A kitchen of which the spinach is due tomorrow. */
async function stock(): Promise<void> {
  const { items } = await putIn(cook, 'spinach', 'rice', 'eggs', 'onions');
  await changeItem(cook, { id: items[0]?.id, bestBefore: inDays(1) });
}

test('three dishes, what is due first, each with its reason', async () => {
  await stock();
  const dishes = await tonight(cook);
  expect(dishes).toHaveLength(3);
  expect(dishes[0]).toMatchObject({
    recipe: { slug: expect.stringMatching('saag|spinach-rice') },
    reason: 'uses the spinach, due tomorrow · nothing to buy · 25 min',
    usesDue: [{ name: 'spinach' }],
  });
  expect(dishes.slice(1).map(({ reason }) => reason)).toEqual(['nothing to buy · 25 min', 'nothing to buy · 25 min']);
});

test('what is due is used, where a little more must be bought for it than for other dishes', async () => {
  const { items } = await putIn(cook, 'beef mince', 'rice', 'eggs', 'onions');
  await changeItem(cook, { id: items[0]?.id, bestBefore: inDays(1) });
  const [first] = await tonight(cook);
  expect(first).toMatchObject({ recipe: { slug: 'spinach-feast' }, usesDue: [{ name: 'beef mince' }] });
  expect(first?.missingIngredients).toEqual(['spinach', 'parsnip', 'swede']);
});

test('a dish is a dinner unless it is something else: fried rice is, a side dish is not', async () => {
  await addRecipe(app, ['200 g cabbage', '200 g rice'], {
    slug: 'side-rice',
    title: 'Side rice',
    tags: ['side'],
    cookTime: 10,
  });
  await addRecipe(app, ['200 g cabbage', '200 g rice', '2 eggs', '1 leek'], {
    slug: 'fried-rice',
    title: 'Fried rice',
    tags: ['rice'],
    cookTime: 10,
  });
  await app.follower.refresh();
  const { items } = await putIn(cook, 'cabbage', 'rice', 'eggs');
  await changeItem(cook, { id: items[0]?.id, bestBefore: inDays(1) });
  expect(slugsOf(await tonight(cook))[0]).toBe('fried-rice');
  await app.database.orm.em.fork().execute(`delete from recipe where slug in ('fried-rice', 'side-rice')`);
  await app.follower.refresh();
});

test('the same again on the same evening; a fourth on request', async () => {
  await stock();
  const dishes = await tonight(cook);
  expect(slugsOf(await tonight(cook))).toEqual(slugsOf(dishes));
  const fourth = await tonight(cook, { first: 1, not: dishes.map(({ recipe }) => recipe.id) });
  expect(fourth).toHaveLength(1);
  expect(slugsOf(dishes)).not.toContain(slugsOf(fourth)[0]);
});

test('no dish twice in a week: neither proposed on another evening, nor cooked', async () => {
  await stock();
  await cook.graphql('mutation { markCooked(input: { recipeId: "saag" }) { recipe { slug } } }');
  const evenings = [
    slugsOf(await tonight(cook)),
    slugsOf(await tonight(cook, { date: inDays(1) })),
    slugsOf(await tonight(cook, { date: inDays(2) })),
  ].flat();
  expect(evenings).not.toContain('saag');
  expect(new Set(evenings).size).toBe(evenings.length);
  expect(evenings).toContain('spinach-pasta');
});

test('of what is missing at most two things where that is enough, and the reason says which', async () => {
  await stock();
  const dishes = await tonight(cook, { first: 7 });
  expect(slugsOf(dishes)).not.toContain('spinach-feast');
  const pasta = dishes.find(({ recipe }) => recipe.slug === 'spinach-pasta');
  expect(pasta?.reason).toBe('uses the spinach, due tomorrow · buy spaghetti and feta · 25 min');
  expect(slugsOf(await tonight(cook, { first: 8 }))).toContain('spinach-feast');
});

test("the cook's diet and allergies are kept to", async () => {
  await stock();
  await cook.graphql(
    'mutation { updateProfile(input: { household: { diet: VEGETARIAN, allergies: [EGGS] } }) { user { id } } }',
  );
  expect(slugsOf(await tonight(cook, { first: 10 })).sort()).toEqual(['onion-rice', 'saag', 'spinach-pasta']);
});

test('what a cook never eats is in no dish, and what the catalogue does not know stops none', async () => {
  await stock();
  await cook.graphql(
    'mutation { updateProfile(input: { household: { exclude: ["onions", "frobnitzes"], pantry: ["moon milk"] } }) { user { id } } }',
  );
  const dishes = slugsOf(await tonight(cook, { first: 10 }));
  expect(dishes).toEqual(expect.arrayContaining(['spinach-rice', 'egg-rice', 'fried-eggs']));
  for (const slug of ['saag', 'onion-rice', 'omelette']) expect(dishes).not.toContain(slug);
});

test('a visitor who says nothing and a cook without a pantry get an empty list', async () => {
  expect(await tonight(clientOf(app))).toEqual([]);
  expect(await tonight(cook)).toEqual([]);
});

describe('for somebody without an account', () => {
  const foods = async (...names: string[]) => {
    const { data } = await clientOf(app).graphql<{
      readForPantry: { items: { name: string; food: { id: string } }[] };
    }>('query($lines: [String!]) { readForPantry(lines: $lines) { items { name food { id } } } }', { lines: names });
    return data.readForPantry.items.map(({ food, name }) => ({
      food: food.id,
      ...(name === 'spinach' && { bestBefore: inDays(1), isBestBeforeGuessed: true }),
    }));
  };

  test('dishes come from what they say is at home, what is due first, within what they do not eat', async () => {
    const kitchen = {
      foods: await foods('spinach', 'rice', 'eggs', 'onions'),
      diet: 'VEGETARIAN',
      allergies: ['EGGS'],
    };
    const dishes = await tonight(clientOf(app), { kitchen, first: 10 });
    expect(slugsOf(dishes).sort()).toEqual(['onion-rice', 'saag', 'spinach-pasta']);
    const saag = dishes.find(({ recipe }) => recipe.slug === 'saag');
    expect(saag?.reason).toBe('uses the spinach, due about tomorrow · nothing to buy · 25 min');
  });

  test('what they never eat is in no dish, and too much of it is refused with a sentence', async () => {
    const kitchen = { foods: await foods('spinach', 'rice', 'eggs', 'onions'), exclude: ['onions', 'frobnitzes'] };
    const dishes = slugsOf(await tonight(clientOf(app), { kitchen, first: 10 }));
    expect(dishes).toEqual(expect.arrayContaining(['spinach-rice', 'egg-rice', 'fried-eggs']));
    for (const slug of ['saag', 'onion-rice', 'omelette']) expect(dishes).not.toContain(slug);
    const many = Array.from({ length: 51 }, (_, at) => `food ${at}`);
    await expect(tonight(clientOf(app), { kitchen: { ...kitchen, exclude: many } })).rejects.toThrow(
      'At most 50 foods',
    );
  });

  test('nothing is remembered: what they had before they say themselves', async () => {
    const kitchen = { foods: await foods('spinach', 'rice', 'eggs', 'onions') };
    const dishes = await tonight(clientOf(app), { kitchen });
    expect(slugsOf(await tonight(clientOf(app), { kitchen }))).toEqual(slugsOf(dishes));
    const others = await tonight(clientOf(app), { kitchen, not: dishes.map(({ recipe }) => recipe.id) });
    for (const slug of slugsOf(dishes)) expect(slugsOf(others)).not.toContain(slug);
  });

  test("a cook's own pantry counts, whatever else is said", async () => {
    expect(await tonight(cook, { kitchen: { foods: await foods('rice', 'eggs') } })).toEqual([]);
  });

  test('foods that are not known do not count, and too many are refused with a sentence', async () => {
    expect(await tonight(clientOf(app), { kitchen: { foods: [{ food: 'nothing' }] } })).toEqual([]);
    const many = Array.from({ length: 301 }, (_, at) => ({ food: String(at) }));
    await expect(tonight(clientOf(app), { kitchen: { foods: many } })).rejects.toThrow('at most 300 foods');
  });
});

test('a day that has passed, one too far off and too many dishes are refused with a sentence', async () => {
  await stock();
  await expect(tonight(cook, { date: inDays(-2) })).rejects.toThrow('today and the next seven days');
  await expect(tonight(cook, { date: inDays(9) })).rejects.toThrow('today and the next seven days');
  await expect(tonight(cook, { first: 0 })).rejects.toThrow('first must be 1 to 10.');
  await expect(tonight(cook, { not: Array.from({ length: 51 }, String) })).rejects.toThrow('at most 50');
});
