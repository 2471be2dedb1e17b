import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { offered, standInOf, writeSwapRecipe, type SwapRecipe } from '../../support/swaps.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  cook = await signUp(app);
});
afterAll(() => app.close());

const write = (title: string, lines: readonly string[], steps: readonly string[]): Promise<SwapRecipe> =>
  writeSwapRecipe(cook, title, lines, steps);
/** What may stand in for the food of the first line, whose name is `food`. */
const swapsOf = async (food: string, title: string, lines: readonly string[], steps: readonly string[]) =>
  offered(await write(title, lines, steps), food);

describe('what is done with a food decides what can replace it', () => {
  test.each([
    ['Bean burritos', 'Fill the flour tortillas, fold in the sides and roll up.', false],
    ['Bean tacos', 'Fold the flour tortillas over the beans.', true],
  ])('%s: corn tortillas, which break when rolled', async (title, step, isOffered) => {
    const swaps = await swapsOf('flour tortillas', title, ['4 flour tortillas', '400 g refried beans'], [step]);
    expect(swaps.includes('corn tortilla')).toBe(isOffered);
  });

  test.each([
    ['Leftover chicken hash', false],
    ['Chicken and potato hash', true],
  ])('%s: raw chicken, which a dish of leftovers is not made from', async (title, isOffered) => {
    const swaps = await swapsOf('chicken', title, ['300 g cooked chicken'], ['Fry the chicken until crisp.']);
    expect(swaps).toContain('cooked turkey');
    expect(swaps.includes('chicken')).toBe(isOffered);
  });

  test.each([
    ['1 orange, peel only', 'Simmer the beans with the orange.', false],
    ['2 oranges, peeled and sliced', 'Lay out the oranges.', true],
  ])('%s: canned fruit, which has no peel', async (line, step, isOffered) => {
    const dish = await write('Sweet orange salad dessert', [line, '20 g sugar'], [step]);
    const names = dish.ingredients[0]?.substitutes.map(({ ingredient }) => ingredient.name);
    expect(names?.includes('canned mandarins')).toBe(isOffered);
  });

  test.each([
    ['Fry the onion in the oil until deep golden.', false],
    ['Fry the onion in the oil until soft.', true],
  ])('%s: leek, which burns before it browns', async (step, isOffered) => {
    const swaps = await swapsOf('onion', 'Lentil stew', ['1 onion, sliced', '300 g red lentils'], [step]);
    expect(swaps.includes('leek')).toBe(isOffered);
  });

  test.each([
    ['Simmer the cinnamon in the water and strain it.', false],
    ['Simmer the cinnamon in the stew.', true],
  ])('%s: a ground spice, which no strainer holds', async (step, isOffered) => {
    const dish = await write('Lamb pot', ['1 cinnamon stick', '500 g lamb shoulder'], [step]);
    const names = dish.ingredients[0]?.substitutes.map(({ ingredient }) => ingredient.name);
    expect(names?.includes('cinnamon')).toBe(isOffered);
  });

  test.each([
    ['Whisk the egg whites stiff. Stir the mixture in a pan until it thickens.', false],
    ['Whisk the egg whites stiff and fold in the nuts.', true],
  ])('%s: aquafaba, which no heat sets', async (step, isOffered) => {
    const swaps = await swapsOf('egg whites', 'Nut meringues', ['3 egg whites', '180 g sugar'], [step]);
    expect(swaps.includes('aquafaba')).toBe(isOffered);
  });

  test('nutritional yeast is not scattered over what browns, nor wild garlic fried from the start', async () => {
    const bake = await write(
      'Potato gratin with sauce',
      ['60 g parmesan, grated', '1 kg potatoes', '2 cloves garlic, chopped'],
      ['Fry the garlic in a pan.', 'Scatter the parmesan over the potatoes.', 'Bake in the oven until golden.'],
    );
    expect(offered(bake, 'parmesan')).not.toContain('nutritional yeast');
    expect(offered(bake, 'garlic')).not.toContain('wild garlic');
    const soup = ['Stir the parmesan into the soup.'];
    expect(await swapsOf('parmesan', 'Bean soup', ['60 g parmesan, grated'], soup)).toContain('nutritional yeast');
  });

  test.each([
    ['15 g parsley, chopped', true],
    ['40 g parsley, chopped', false],
  ])('%s: chervil, which is lost in large amounts', async (line, isOffered) => {
    const swaps = await swapsOf('parsley', 'Cucumber salad', [line, '1 cucumber'], ['Toss the cucumber and parsley.']);
    expect(swaps.includes('chervil')).toBe(isOffered);
  });

  test('what greases a tin needs no block, and raw brown rice is boiled before it goes into meatballs', async () => {
    const cups = await write(
      'Baked egg cakes',
      ['1 tsp butter, for the tin', '100 g plain flour', '6 eggs'],
      ['Grease the tin with the butter.', 'Bake the eggs and flour.'],
    );
    expect(standInOf(cups, 'butter', 'margarine')).toMatchObject({ note: null });
    expect(standInOf(cups, 'butter', 'vegan butter')).toMatchObject({ note: null });
    const balls = await write(
      'Meatballs with rice',
      ['80 g long-grain rice', '500 g beef mince'],
      ['Knead the mince with the long-grain rice, shape into balls and simmer.'],
    );
    expect(standInOf(balls, 'long-grain rice', 'brown rice')?.note).toContain('first');
  });
});

describe('what else is in a dish decides what can replace a food', () => {
  const fried = ['Fry the spices and stir in the rest.'];

  test('chilli powder is pure in an Indian dish and a mild blend in a chilli', async () => {
    const ratio = async (...others: string[]) =>
      standInOf(
        await write('Vegetable pan', ['1 tsp chilli powder', ...others], fried),
        'chilli powder',
        'cayenne pepper',
      )?.ratio;
    expect(await ratio('1 tsp ground turmeric', '2 tsp garam masala')).toBe(0.75);
    expect(await ratio('1 tsp ground cumin', '1 tsp dried oregano')).toBe(0.25);
  });

  test.each([
    ['with coriander in it too', ['1 tsp coriander seeds', '1 tsp paprika'], 'Bean pan', false],
    ['as the only spice', ['1 tsp black pepper'], 'Bean pan', false],
    ['named by the title', ['1 tsp paprika'], 'Beans with cumin', false],
    ['among others', ['1 tsp paprika'], 'Bean pan', true],
  ])('cumin %s', async (_, others, title, isOffered) => {
    const swaps = await swapsOf('ground cumin', title, ['1 tsp ground cumin', ...others], fried);
    expect(swaps.includes('ground coriander')).toBe(isOffered);
  });

  test('the seeds of a spice are no second one beside its powder, and stand in for it', async () => {
    expect(await swapsOf('ground cumin', 'Bean pan', ['1 tsp ground cumin'], fried)).toContain('cumin seed');
    const both = ['1 tsp ground coriander', '1 tsp cumin seeds', '1 tsp paprika'];
    expect(await swapsOf('ground coriander', 'Bean curry', both, fried)).not.toContain('ground cumin');
  });

  test('flour beside another of wheat is not swapped for one without gluten, as the dish would keep it', async () => {
    const dough = async (...others: string[]): Promise<string[]> =>
      swapsOf(
        'plain flour',
        'Yogurt flatbread cakes',
        ['200 g plain flour', '3 tsp baking powder', ...others],
        ['Mix the plain flour with the rest and bake.'],
      );
    expect(await dough('200 g wholemeal flour')).not.toContain('gluten-free flour');
    expect(await dough('50 g cornflour')).toContain('gluten-free flour');
  });

  test('salad cream is not made sharper still, and vinegar goes into no sweet sauce', async () => {
    const salad = (...others: string[]) =>
      swapsOf('mayonnaise', 'Egg salad', ['100 g mayonnaise', '4 eggs', ...others], ['Toss the eggs and mayonnaise.']);
    expect(await salad()).toContain('salad cream');
    expect(await salad('1 tbsp lemon juice')).not.toContain('salad cream');
    const sauce = (title: string, ...others: string[]) =>
      swapsOf('lemon juice', title, ['1 tbsp lemon juice', ...others], ['Simmer everything.']);
    expect(await sauce('Apple sauce', '1 kg apples', '2 tbsp sugar')).not.toContain('white wine vinegar');
    expect(await sauce('Tomato sauce', '1 kg tomatoes', '1 tsp sugar')).toContain('white wine vinegar');
  });

  test('sweetening for a sauce of fruit tells that honey is not for babies', async () => {
    const sauce = await write('Apple sauce', ['2 tbsp sugar', '1 kg apples'], ['Simmer the apples with the sugar.']);
    expect(standInOf(sauce, 'sugar', 'honey')?.note).toContain('under one');
  });
});

describe('a title that names a nut or tofu keeps it', () => {
  test.each([
    ['peanut butter', 'Sweet potato, peanut and kale stew', 'almond butter', false],
    ['peanut butter', 'Sweet potato and kale stew', 'almond butter', true],
    ['almonds', 'Sprout salad with almonds', 'pumpkin seed', false],
    ['almonds', 'Sprout salad with almonds', 'hazelnut', true],
    ['almonds', 'Sprout salad', 'pumpkin seed', true],
    ['firm tofu', 'Tofu and pepper noodles', 'seitan', false],
    ['firm tofu', 'Tofu and pepper noodles', 'tempeh', true],
  ])('%s in "%s": %s', async (food, title, use, isOffered) => {
    const swaps = await swapsOf(food, title, [`100 g ${food}`], [`Stir the ${food} into the dish.`]);
    expect(swaps.includes(use)).toBe(isOffered);
  });
});

describe('how much is told', () => {
  test('has three digits at most, and of eggs a whole number', async () => {
    const dish = await write(
      'Baked egg noodles',
      ['3 eggs, beaten', '2 flour tortillas', '1 onion, chopped'],
      ['Fry the onion and stir in the eggs.', 'Serve in the flour tortillas.'],
    );
    const ratios = dish.ingredients.flatMap(({ substitutes }) => substitutes.flatMap(({ ratio }) => ratio ?? []));
    expect(ratios.map((ratio) => Number(ratio.toPrecision(3)))).toEqual(ratios);
    expect(Math.round(3 * (standInOf(dish, 'eggs', 'duck egg')?.ratio ?? 0) * 100) / 100).toBe(2);
  });

  test('of one or two eggs is left to the scales, and a white is that of one egg', async () => {
    const batter = await write('Pancakes', ['2 eggs', '200 g plain flour'], ['Whisk the eggs and flour to a batter.']);
    expect(standInOf(batter, 'eggs', 'duck egg')).toMatchObject({ ratio: null, note: expect.stringContaining('50 g') });
    const whites = await write('Meringues', ['3 egg whites', '150 g sugar'], ['Whisk the egg whites stiff.']);
    expect(standInOf(whites, 'egg whites', 'egg')?.ratio).toBe(1);
  });

  test('of a fruit is by its weight: half a green papaya for a green mango', async () => {
    const salad = await write('Sour salad', ['1 green mango, shredded'], ['Toss the green mango.']);
    expect(standInOf(salad, 'green mango', 'green papaya')?.ratio).toBeCloseTo(0.53, 2);
  });
});
