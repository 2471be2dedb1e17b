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

describe('how much of what stands in', () => {
  test('three eggs are two of a duck, one chilli is one, and an onion three or four shallots', async () => {
    const dish = await write(
      'Egg curry',
      ['3 eggs, beaten', '1 green chilli, slit', '1 onion, chopped'],
      ['Fry the onion and green chilli and stir in the eggs.'],
    );
    expect(3 * (standInOf(dish, 'eggs', 'duck egg')?.ratio ?? 0)).toBeCloseTo(2, 1);
    expect(standInOf(dish, 'green chilli', 'serrano chilli')?.ratio).toBeCloseTo(1, 1);
    expect(standInOf(dish, 'green chilli', 'jalapeño')?.ratio).toBe(1);
    expect(standInOf(dish, 'onion', 'shallot')?.ratio).toBeCloseTo(3.7, 1);
    expect(standInOf(dish, 'onion', 'shallot')?.note).toContain('three or four');
  });

  test('two aubergines are three courgettes, and a large lettuce two or three little ones', async () => {
    const dish = await write(
      'Roast aubergines',
      ['2 aubergines, in cubes', '1 romaine lettuce, torn'],
      ['Roast the aubergines until soft.', 'Serve on the romaine lettuce.'],
    );
    expect(2 * (standInOf(dish, 'aubergines', 'courgette')?.ratio ?? 0)).toBeCloseTo(3.1, 1);
    expect(standInOf(dish, 'romaine lettuce', 'little gem lettuce')?.ratio).toBeCloseTo(2.4, 1);
  });

  test('is not told where another size of head or stalk, a tin or a bottle stands in', async () => {
    const dish = await write(
      'Celery soup',
      ['2 stalks celery, diced', '2 tomatoes, chopped', '300 ml chicken stock', '1 tbsp lemon juice'],
      ['Simmer everything until soft.'],
    );
    expect(standInOf(dish, 'celery', 'fennel')).toMatchObject({ ratio: null, note: expect.stringContaining('40 g') });
    expect(standInOf(dish, 'tomatoes', 'canned tomatoes')?.ratio).toBeNull();
    expect(standInOf(dish, 'chicken stock', 'chicken stock cube')?.ratio).toBeNull();
    expect(standInOf(dish, 'chicken stock', 'stock cube')).toBeUndefined();
    expect(standInOf(dish, 'lemon juice', 'lemon')?.ratio).toBeNull();
  });

  test('is not told in stalks for cloves, nor in sprigs of a dried herb, but a sprig of one herb is one of another', async () => {
    const dish = await write(
      'Roast carrots',
      ['800 g carrots', '2 cloves garlic, chopped', '3 sprigs thyme'],
      ['Roast the carrots with the garlic and thyme.'],
    );
    expect(standInOf(dish, 'garlic', 'green garlic')?.ratio).toBeNull();
    expect(standInOf(dish, 'thyme', 'dried thyme')?.ratio).toBeNull();
    expect(standInOf(dish, 'thyme', 'rosemary')?.ratio ?? 1).toBe(1);
  });

  test('is an eighth of a soft herb that is weighed, and a third of one that is spooned', async () => {
    const steps = ['Stir the parsley into the sauce and simmer it.'];
    const ofHerb = async (line: string) =>
      standInOf(await write('Herb sauce', [line], steps), 'parsley', 'dried parsley');
    expect((await ofHerb('20 g parsley, chopped'))?.ratio).toBeCloseTo(0.12, 2);
    expect((await ofHerb('3 tbsp parsley, chopped'))?.ratio).toBeCloseTo(0.33, 2);
  });

  test('is more for beans that were drained than for the whole can', async () => {
    const steps = ['Simmer the beans in the sauce.'];
    const dry = async (line: string) =>
      standInOf(await write('Bean stew', [line], steps), 'canned haricot beans', 'dried haricot beans');
    expect((await dry('400 g canned haricot beans, drained'))?.ratio).toBe(0.25);
    expect((await dry('480 g canned haricot beans, drained'))?.ratio).toBe(0.42);
  });
});

describe('what a title promises is kept', () => {
  test('a vegan dish takes no honey, and one for babies nothing seasoned or sweetened with honey', async () => {
    const vegan = await write('Vegan pancakes', ['2 tbsp maple syrup'], ['Serve the pancakes with the maple syrup.']);
    const any = await write('Thick pancakes', ['2 tbsp maple syrup'], ['Serve the pancakes with the maple syrup.']);
    expect(offered(vegan, 'maple syrup')).toEqual(['agave syrup']);
    expect(offered(any, 'maple syrup')).toContain('honey');
    const own = await write('Vegan waffles', ['2 tbsp maple syrup or honey'], ['Serve with the syrup.']);
    expect(own.ingredients[0]?.substitutes.map(({ ingredient }) => ingredient.name)).toContain('honey');
    const toast = ['Mash the avocado and spread it on the toast.'];
    const baby = await write("Baby's avocado toast fingers", ['1 avocado, ripe'], toast);
    const grown = await write('Avocado toast', ['1 avocado, ripe'], toast);
    expect(offered(baby, 'avocado')).not.toContain('guacamole');
    expect(offered(grown, 'avocado')).toContain('guacamole');
  });

  test('a wholemeal dough is not made of white flour', async () => {
    const steps = ['Knead the flour with the yeast and water to a dough and bake it.'];
    const lines = ['300 g wholemeal flour', '7 g dried yeast'];
    const named = await write('Wholemeal rolls', lines, steps);
    const any = await write('Breakfast rolls', lines, steps);
    expect(offered(named, 'wholemeal flour')).toEqual(['spelt flour']);
    expect(offered(any, 'wholemeal flour')).toContain('bread flour');
  });

  test('a white dip and a vanilla pudding stay white, and what is named for its butter is not made with oil', async () => {
    const dip = await write('White bean dip', ['480 g canned cannellini beans, drained'], ['Blend the beans.']);
    expect(offered(dip, 'canned cannellini beans')).toContain('canned butter beans');
    expect(offered(dip, 'canned cannellini beans')).not.toContain('canned borlotti beans');
    const pudding = await write('Vanilla pudding', ['60 g sugar', '500 ml milk'], ['Boil the milk with the sugar.']);
    expect(offered(pudding, 'sugar')).not.toContain('brown sugar');
    const turnips = await write(
      'Mashed turnips with butter',
      ['1 kg turnips', '50 g butter'],
      ['Boil the turnips and mash them with the butter.'],
    );
    expect(offered(turnips, 'butter')).toEqual(['vegan butter']);
    const curry = await write('Butter chicken', ['60 g butter'], ['Stir the butter into the sauce.']);
    expect(offered(curry, 'butter')).not.toContain('olive oil');
  });

  test('what a dish is called after stays what it is: no pears in apple sauce, no stock for the wine, no peanuts for the tahini', async () => {
    const named = async (title: string, line: string, food: string): Promise<string[]> =>
      offered(await write(title, [line], [`Simmer the ${food} until thick.`]), food);
    expect(await named('Apple sauce', '1 kg apples', 'apples')).not.toContain('pear');
    expect(await named('Roast pork', '2 apples', 'apples')).toContain('pear');
    expect(await named('Strawberry jam', '1 kg strawberries', 'strawberries')).not.toContain('raspberry');
    expect(await named('Coq au vin', '500 ml red wine', 'red wine')).not.toContain('beef stock');
    expect(await named('Steak with red wine sauce', '200 ml red wine', 'red wine')).not.toContain('grape juice');
    expect(await named('Beef stew', '100 ml red wine', 'red wine')).toContain('beef stock');
    expect(await named('Mango lassi', '1 mango', 'mango')).not.toContain('peach');
    expect(await named('Mango and prawn salad', '1 mango', 'mango')).toContain('peach');
    expect(await named('Candied pecans', '300 g pecans', 'pecans')).not.toContain('walnut');
    const beans = ['Brazilian black beans', '800 g canned black beans', 'canned black beans'] as const;
    expect(await named(...beans)).toContain('dried black beans');
    expect(await named(...beans)).not.toContain('canned kidney beans');
    expect(await named('Pumpkin soup', '1 kg pumpkin', 'pumpkin')).toContain('butternut squash');
    expect(await named('Tahini sauce', '120 g tahini', 'tahini')).not.toContain('peanut butter');
    expect(await named('Cherries jubilee', '500 g cherries', 'cherries')).not.toContain('plum');
    expect(await named('Split pea soup with croutons', '300 g split peas', 'split peas')).not.toContain('red lentil');
    expect(await named('Three bean salad', '200 g green beans', 'green beans')).not.toContain('asparagus');
    expect(await named('Pork chops with thyme', '4 pork chops', 'pork chops')).not.toContain('chicken thigh');
    expect(await named('Braised chops', '4 pork chops', 'pork chops')).toContain('chicken thigh');
  });

  test('starch that a food is dipped in thickens nothing, and arrowroot goes into no milk', async () => {
    const starch = async (title: string, lines: string[], steps: string[]): Promise<string[]> =>
      offered(await write(title, lines, steps), 'cornflour');
    const katsu = await starch(
      'Tofu katsu',
      ['60 g cornflour', '400 g firm tofu'],
      ['Whisk the cornflour and water to a thin paste.', 'Dip the tofu in the paste and fry.'],
    );
    const soup = ['Stir in the cornflour to thicken the soup.'];
    expect(katsu).not.toContain('plain flour');
    expect(await starch('Hot and sour soup', ['2 tbsp cornflour'], soup)).toContain('arrowroot');
    expect(await starch('Milk soup', ['2 tbsp cornflour', '1 l milk'], soup)).not.toContain('arrowroot');
  });

  test('raw leaves that fill a bowl are not dried ones, and a caramel is made of white sugar', async () => {
    const bowl = await write(
      'Noodle bowl',
      ['20 g mint', '200 g rice vermicelli'],
      ['Boil the rice vermicelli.', 'Fill bowls with the rice vermicelli and mint.'],
    );
    expect(offered(bowl, 'mint')).not.toContain('dried mint');
    const fish = await write('Caramel fish', ['3 tbsp sugar'], ['Melt the sugar in a pan until it is deep amber.']);
    expect(offered(fish, 'sugar')).not.toContain('brown sugar');
  });

  test('an egg for each bowl is no part of a larger one', async () => {
    const bowl = await write('Rice bowl', ['2 eggs', '300 g cooked rice'], ['Fry the eggs and lay them on the rice.']);
    expect(offered(bowl, 'eggs')).not.toContain('duck egg');
  });
});

describe('what is said and done of a line', () => {
  test('wild garlic stands in for a few chopped cloves, and nothing for a dozen whole ones', async () => {
    const steps = ['Simmer the garlic in the soup for an hour.'];
    const few = await write('Bean soup', ['2 cloves garlic, chopped'], steps);
    const whole = await write('Chicken soup', ['12 cloves garlic'], steps);
    const cold = await write('Ajo blanco', ['1 clove garlic, crushed'], ['Blend the garlic with the almonds.']);
    expect(offered(few, 'garlic')).toEqual(expect.arrayContaining(['wild garlic', 'garlic powder']));
    expect(offered(whole, 'garlic')).toEqual([]);
    expect(offered(cold, 'garlic')).not.toContain('wild garlic');
  });

  test('spring onions that top the soup unboiled are not swapped for leek', async () => {
    const soup = await write(
      'Miso soup',
      ['1 l dashi', '2 spring onions, sliced'],
      ['Bring the dashi to a simmer.', 'Pour into bowls without boiling again and top with the spring onions.'],
    );
    expect(offered(soup, 'spring onions')).toContain('chives');
    expect(offered(soup, 'spring onions')).not.toContain('leek');
  });

  test('what makes the broth is not swapped for cooked meat, and ears of corn not for loose kernels', async () => {
    const chicken = async (...others: string[]): Promise<string[]> =>
      offered(
        await write(
          'Noodle soup',
          ['1 kg chicken thighs, bone in', ...others],
          ['Simmer the chicken thighs until soft.'],
        ),
        'chicken thighs',
      );
    expect(await chicken('2 l water')).not.toContain('cooked chicken');
    expect(await chicken('1 l chicken stock')).toContain('cooked chicken');
    const sage = async (line: string): Promise<string[]> =>
      offered(await write('Veal with sage', [line], ['Fry the veal with the sage.']), 'sage');
    expect(await sage('8 leaves sage')).not.toContain('dried sage');
    expect(await sage('1 tbsp sage, chopped')).toContain('dried sage');
    const corn = async (line: string): Promise<string[]> =>
      offered(await write('Corn pot', [line], ['Boil the sweetcorn.']), 'sweetcorn');
    expect(await corn('4 ears sweetcorn, in thirds')).not.toContain('canned sweetcorn');
    expect(await corn('200 g sweetcorn')).toContain('canned sweetcorn');
  });

  test('caramel takes no coconut oil, and a pudding lined with bread none that breaks', async () => {
    const tart = await write(
      'Apple tart',
      ['120 g caster sugar', '70 g butter', '320 g puff pastry'],
      ['Melt the sugar to a deep amber caramel and stir in the butter.', 'Lay the pastry on it and bake.'],
    );
    expect(offered(tart, 'butter')).not.toContain('coconut oil');
    const pudding = await write(
      'Summer pudding',
      ['800 g berries', '8 slices white bread'],
      ['Warm the berries.', 'Line a bowl with the bread.'],
    );
    expect(offered(pudding, 'white bread')).not.toContain('sourdough bread');
    expect(offered(pudding, 'white bread')).not.toContain('gluten-free bread');
  });
});

describe('the advice is that for its use', () => {
  test('only a dough is kneaded less, and only where there is much flour is liquid held back', async () => {
    const spelt = async (title: string, flour: string, step: string): Promise<string | null | undefined> =>
      standInOf(await write(title, [flour, '150 g butter', '100 g sugar'], [step]), 'plain flour', 'spelt flour')?.note;
    expect(await spelt('Shortbread', '200 g plain flour', 'Knead to a dough and bake.')).toContain('knead');
    expect(await spelt('Butter cake', '200 g plain flour', 'Beat everything and bake.')).toBe(
      'Nuttier; hold back a splash of liquid.',
    );
    expect(await spelt('Almond tart', '20 g plain flour', 'Beat everything and bake.')).toBe('Nuttier.');
  });

  test('milk for what is not sweet is unsweetened, margarine for baking comes in a block, and toast is for sandwiches', async () => {
    const mash = await write('Mashed potatoes', ['1 kg potatoes', '120 ml milk'], ['Mash the potatoes with the milk.']);
    const custard = await write('Custard', ['500 ml milk', '60 g sugar'], ['Heat the milk with the sugar.']);
    expect(standInOf(mash, 'milk', 'oat milk')?.note).toBe('Take an unsweetened one.');
    expect(standInOf(custard, 'milk', 'oat milk')?.note).toBeNull();
    const onions = await write('Fried onions', ['2 onions', '30 g butter'], ['Fry the onions in the butter.']);
    const cake = await write('Plain cake', ['200 g butter', '200 g plain flour'], ['Beat the butter and bake.']);
    expect(standInOf(onions, 'butter', 'margarine')?.note).toBeNull();
    expect(standInOf(cake, 'butter', 'margarine')?.note).toContain('block');
    const soup = await write('Ribollita', ['250 g crusty bread'], ['Simmer the crusty bread in the soup.']);
    expect(standInOf(soup, soup.ingredients[0]?.name ?? '', 'gluten-free bread')?.note).toContain('goes in last');
  });
});
