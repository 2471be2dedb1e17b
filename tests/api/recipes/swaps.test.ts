import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { makeList } from '../../support/shopping.ts';
import { offered, writeSwapRecipe, type SwapRecipe } from '../../support/swaps.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  cook = await signUp(app);
});
afterAll(() => app.close());

interface Swapped {
  diet: string | null;
  allergens: string[];
  possibleAllergens: string[];
  addedAllergens: string[];
  instructions: { description: string }[];
  nutrition: { calories: number } | null;
}

const write = (title: string, lines: readonly string[], steps: readonly string[]): Promise<SwapRecipe> =>
  writeSwapRecipe(cook, title, lines, steps);

function swapFor({ ingredients }: SwapRecipe, name: string, by: string): { ingredientId: string; foodId: string } {
  const line = ingredients.find((one) => one.name === name);
  const food = line?.substitutes.find(({ ingredient }) => ingredient.name === by)?.ingredient;
  return { ingredientId: line?.id ?? '', foodId: food?.id ?? '' };
}

const SWAPPED = `query ($recipe: ID!, $slug: String!, $swaps: [RecipeSwapInput!]!) {
  recipe(slug: $slug) { nutrition { calories } }
  swappedRecipe(recipe: $recipe, swaps: $swaps) { diet allergens possibleAllergens addedAllergens instructions { description } nutrition { calories } } }`;

async function swapped(recipe: string, swaps: object[]): Promise<{ own: { calories: number } | null; told: Swapped }> {
  const { data } = await cook.graphql<{ recipe: { nutrition: { calories: number } | null }; swappedRecipe: Swapped }>(
    SWAPPED,
    { recipe, slug: recipe, swaps },
  );
  return { own: data.recipe.nutrition, told: data.swappedRecipe };
}

describe('what may stand in depends on what the food is for', () => {
  test('what browns in a pan burns in a deep fryer', async () => {
    const fried = await write('Fried onions', ['2 tbsp ghee', '2 onions'], ['Fry the onions in the ghee until soft.']);
    const fritters = await write(
      'Deep-fried fritters',
      ['1 litre ghee, for deep-frying', '200 g plain flour', '2 eggs'],
      ['Mix the flour and eggs.', 'Heat the ghee to 180 °C and deep-fry spoonfuls of the batter.'],
    );
    expect(offered(fried, 'ghee')).toContain('butter');
    expect(offered(fritters, 'ghee')).not.toContain('butter');
  });

  test('flour with a raising agent in it only stands in where something raises the dough', async () => {
    const steps = ['Whisk everything into a batter and fry thin pancakes.'];
    const thin = await write('Thin pancakes', ['200 g plain flour', '400 ml milk', '2 eggs'], steps);
    const thick = await write(
      'Thick pancakes',
      ['200 g plain flour', '2 tsp baking powder', '300 ml milk', '2 eggs'],
      steps,
    );
    expect(offered(thin, 'plain flour')).toContain('gluten-free flour');
    expect(offered(thin, 'plain flour')).not.toContain('self-raising flour');
    expect(offered(thick, 'plain flour')).toContain('self-raising flour');
  });

  test('what is shaped, boned or eaten fresh is not swapped for what cannot be', async () => {
    const balls = await write(
      'Beef meatballs',
      ['500 g beef mince', '1 onion, chopped'],
      ['Shape the mince into balls and fry them.', 'Simmer them in the sauce.'],
    );
    const sauce = await write('Beef ragù sauce', ['500 g beef mince'], ['Brown the mince and simmer it for an hour.']);
    const ofLentils = expect.stringMatching(/lentil/) as string;
    expect(offered(balls, 'beef mince')).not.toContainEqual(ofLentils);
    expect(offered(sauce, 'beef mince')).toContainEqual(ofLentils);
    const fried = await write(
      'Chicken stir-fry',
      ['500 g chicken thighs, boned and cut into 2 cm dice'],
      ['Stir-fry the chicken in a wok.'],
    );
    const roast = await write('Roast chicken thighs', ['8 chicken thighs'], ['Roast the chicken thighs in the oven.']);
    expect(offered(fried, 'chicken thighs')).not.toContain('chicken drumstick');
    expect(offered(roast, 'chicken thighs')).toContain('chicken drumstick');
    const rolls = await write('Prawn summer rolls', ['20 g fresh mint'], ['Wrap the mint in the rice paper.']);
    expect(rolls.ingredients[0]?.substitutes.map(({ ingredient }) => ingredient.name)).not.toContain('dried mint');
  });

  test('what the dish has already is no swap for another of its foods', async () => {
    const both = await write(
      'Gratin of two',
      ['400 g cauliflower', '400 g broccoli', '300 ml cream'],
      ['Bake the cauliflower and broccoli in the cream.'],
    );
    const one = await write('Gratin', ['400 g cauliflower', '300 ml cream'], ['Bake the cauliflower in the cream.']);
    expect(offered(both, 'cauliflower')).not.toContain('broccoli');
    expect(offered(one, 'cauliflower')).toContain('broccoli');
  });

  test('what is counted is swapped by weight: fewer of what is larger', async () => {
    const { ingredients } = await write(
      'Fried shallots',
      ['3 shallots, sliced', '1 lemon', '4 canned pineapple rings'],
      ['Fry the shallots.', 'Add the juice of the lemon and the pineapple.'],
    );
    const ratioOf = (name: string, by: string): number | null | undefined =>
      ingredients.find((line) => line.name === name)?.substitutes.find(({ ingredient }) => ingredient.name === by)
        ?.ratio;
    expect(ratioOf('shallots', 'onion')).toBeCloseTo(30 / 110, 1);
    expect(ratioOf('lemon', 'lime')).toBe(1);
    expect(ratioOf('canned pineapple rings', 'pineapple')).toBeNull();
  });

  test('what is mixed in after the cooking stays as it is, and is not swapped for what has to be cooked', async () => {
    const steps = ['Simmer the wheat noodles in the water until tender.', 'Stir in the spring onions and parsley.'];
    const lines = ['700 ml water', '180 g wheat noodles', '2 spring onions, sliced', '10 g parsley, chopped'];
    const soup = await write('Noodle soup', lines, steps);
    expect(offered(soup, 'spring onions')).not.toContain('leek');
    expect(offered(soup, 'spring onions')).toContain('chives');
    expect(offered(soup, 'parsley')).not.toContain('dried parsley');
    const simmered = await write('Noodle soup', lines, [...steps, 'Simmer for five minutes more.']);
    expect(offered(simmered, 'spring onions')).toContain('leek');
    expect(offered(simmered, 'parsley')).toContain('dried parsley');
  });

  test('what was roasted before cooks nothing that it is served with', async () => {
    const salad = await write(
      'Tofu noodle salad',
      ['200 g rice noodles', '15 g mint leaves', '30 g roasted peanuts'],
      ['Soak the noodles in boiling water.', 'Top with the mint and roasted peanuts.'],
    );
    expect(offered(salad, 'mint leaves')).toContain('basil');
    expect(offered(salad, 'mint leaves')).not.toContain('dried mint');
  });

  test('eggs that keep their shape come from no bottle', async () => {
    const boiled = await write(
      'Scotch eggs',
      ['6 eggs'],
      ['Boil four of the eggs and peel them.', 'Beat the other eggs.'],
    );
    const beaten = await write(
      'Plain omelette',
      ['3 eggs'],
      ['Beat the eggs with the salt.', 'Fry them until just set.'],
    );
    expect(offered(boiled, 'eggs')).not.toContain('vegan liquid egg');
    expect(offered(beaten, 'eggs')).toContain('vegan liquid egg');
  });

  test('flour clouds a soup that starch leaves clear', async () => {
    const steps = ['Stir the cornflour into cold water, pour it in and stir until thickened.'];
    const soup = await write('Crab soup', ['1 l chicken stock', '3 tbsp cornflour'], steps);
    const stew = await write('Beef stew', ['1 l beef stock', '3 tbsp cornflour'], steps);
    expect(offered(soup, 'cornflour')).toContain('potato starch');
    expect(offered(soup, 'cornflour')).not.toContain('plain flour');
    expect(offered(stew, 'cornflour')).toContain('plain flour');
  });

  test('a mash that is shaped or fried needs the starch of potatoes', async () => {
    const lines = ['700 g potatoes, floury', '1 tbsp sunflower oil'];
    const mash = ['Boil the potatoes until soft.', 'Mash the potatoes.'];
    const plain = await write('Mashed potatoes', lines, mash);
    const fried = await write('Bubble and squeak', lines, [...mash, 'Press in the mixture and fry until crusty.']);
    expect(offered(plain, 'potatoes')).toContain('celeriac');
    expect(offered(fried, 'potatoes')).not.toContain('celeriac');
  });

  test('a white sauce in a dish from the oven is no dough', async () => {
    const bake = await write(
      'Baked macaroni',
      ['60 g butter', '60 g plain flour', '1 l milk', '400 g macaroni'],
      [
        'Melt the butter, stir in the flour and cook.',
        'Whisk in the milk and simmer until thick.',
        'Bake with the macaroni.',
      ],
    );
    expect(offered(bake, 'butter')).toContain('olive oil');
    expect(offered(bake, 'butter')).not.toContain('coconut oil');
  });

  test('cheese that goes into the oven is cooked, however it is scattered', async () => {
    const pizza = await write(
      'Pizza margherita',
      ['250 g pizza dough', '150 g mozzarella, torn'],
      ['Roll out the dough.', 'Scatter with the mozzarella.', 'Bake until the rim is brown.'],
    );
    const salad = await write(
      'Caprese salad',
      ['4 tomatoes', '150 g mozzarella, torn'],
      ['Slice the tomatoes.', 'Scatter with the mozzarella.'],
    );
    expect(offered(pizza, 'mozzarella')).toContain('vegan mozzarella');
    expect(offered(salad, 'mozzarella')).not.toContain('provolone');
  });

  test('ginger in shreds is no paste, and what is piled on top is not heated by the oil beside it', async () => {
    const fish = await write(
      'Steamed sea bass',
      ['2 sea bass fillets', '25 g ginger, cut into matchsticks', '4 spring onions, in shreds', '2 tbsp vegetable oil'],
      ['Steam the sea bass.', 'Pile the ginger and spring onions on top, and heat the vegetable oil until smoking.'],
    );
    const curry = await write('Lamb curry', ['25 g ginger, grated'], ['Fry the ginger and simmer for an hour.']);
    expect(offered(fish, 'spring onions')).toContain('chives');
    expect(offered(fish, 'spring onions')).not.toContain('leek');
    expect(offered(fish, 'ginger')).not.toContain('ginger paste');
    expect(offered(curry, 'ginger')).toContain('ginger paste');
  });

  test('toast is not spread with oil', async () => {
    const steps = ['Warm the baked beans.', 'Toast the bread and spread it with the butter.'];
    const toast = await write('Beans on toast', ['400 g baked beans', '4 slices bread', '20 g butter'], steps);
    expect(offered(toast, 'butter')).toContain('margarine');
    expect(offered(toast, 'butter')).not.toContain('olive oil');
    const soldiers = await write(
      'Soldiers',
      ['3 slices white bread', '20 g butter'],
      ['Toast the white bread, spread with the butter and cut into fingers.'],
    );
    expect(offered(soldiers, 'butter')).not.toContain('olive oil');
  });

  test('a savoury bake takes no coconut, and milk that is cultured no drink of oats', async () => {
    const bake = ['Beat the butter with the rest and bake in small heaps.'];
    const biscuits = await write('Cheese biscuits', ['100 g butter', '100 g cheddar', '150 g plain flour'], bake);
    const cookies = await write('Sugar biscuits', ['100 g butter', '100 g caster sugar', '150 g plain flour'], bake);
    expect(offered(biscuits, 'butter')).not.toContain('coconut oil');
    expect(offered(cookies, 'butter')).toContain('coconut oil');
    const yogurt = await write(
      'Set yogurt',
      ['500 ml whole milk', '100 g plain yogurt'],
      ['Warm the milk.', 'Whisk in the plain yogurt and leave until set.'],
    );
    const pudding = await write(
      'Rice pudding',
      ['500 ml whole milk', '80 g pudding rice'],
      ['Simmer the milk and rice.'],
    );
    expect(offered(yogurt, 'whole milk')).not.toContain('oat milk');
    expect(offered(pudding, 'whole milk')).toContain('oat milk');
  });

  test('what no step names has its part in a meringue all the same', async () => {
    const pavlova = await write(
      'Pavlova',
      ['4 egg whites', '250 g caster sugar'],
      ['Beat all ingredients until stiff.', 'Bake for an hour.'],
    );
    expect(offered(pavlova, 'caster sugar')).not.toContain('palm sugar');
    expect(offered(pavlova, 'caster sugar')).not.toContain('brown sugar');
  });

  test('a tortilla of flour thickens nothing, and a sweet potato makes no dessert', async () => {
    const wraps = await write(
      'Chicken quesadillas',
      ['4 flour tortillas', '200 g cooked chicken'],
      ['Fill the tortillas with the chicken.', 'Toast them in a dry pan.'],
    );
    expect(offered(wraps, 'flour tortillas')).toContain('corn tortilla');
    const lines = ['800 g sweet potatoes', '2 tsp ginger, grated'];
    const steps = ['Simmer everything until soft, with the ginger.'];
    const curry = await write('Sweet potato curry', lines, steps);
    expect(offered(curry, 'ginger')).not.toContain('stem ginger');
    const pudding = await write('Sticky sweets with ginger', lines, steps);
    expect(offered(pudding, 'ginger')).toContain('stem ginger');
  });

  test('what suits every use is offered everywhere', async () => {
    const soup = await write(
      'Onion soup',
      ['2 onions', '500 ml milk'],
      ['Fry the onions.', 'Add the milk and simmer.'],
    );
    expect(offered(soup, 'milk')).toEqual(expect.arrayContaining(['oat milk', 'soy milk']));
  });
});

describe('a chosen swap', () => {
  const steps = ['Warm the milk with the oats.', 'Stir in more milk. Milk burns easily.'];

  test('stands in the steps, with a capital where one was', async () => {
    const porridge = await write('Porridge', ['300 ml milk', '80 g rolled oats'], steps);
    const { told } = await swapped(porridge.id, [swapFor(porridge, 'milk', 'soy milk')]);
    expect(told.instructions.map(({ description }) => description)).toEqual([
      'Warm the soy milk with the oats.',
      'Stir in more soy milk. Soy milk burns easily.',
    ]);
  });

  test('takes its allergens along and leaves those of what it replaces', async () => {
    const porridge = await write('Porridge', ['300 ml milk', '80 g rolled oats'], steps);
    const { told } = await swapped(porridge.id, [swapFor(porridge, 'milk', 'soy milk')]);
    expect(told.allergens).toContain('SOY');
    expect([...told.allergens, ...told.possibleAllergens]).not.toContain('DAIRY');
    expect(told.addedAllergens).toEqual(['SOY']);
    expect(told.diet).toBe('VEGAN');
  });

  test('tells what comes with it of the allergens that only some labels name', async () => {
    const slaw = await write(
      'Cucumber salad',
      ['2 cucumbers', '1 tbsp rice vinegar'],
      ['Dress the cucumbers with the rice vinegar.'],
    );
    const { told } = await swapped(slaw.id, [swapFor(slaw, 'rice vinegar', 'white wine vinegar')]);
    expect(told.allergens).toEqual(['SULPHITES']);
    expect(told.addedAllergens).toEqual(['SULPHITES']);
  });

  test('leaves an allergen that another line has, too', async () => {
    const porridge = await write('Porridge', ['300 ml milk', '80 g rolled oats, fried in butter'], steps);
    const { told } = await swapped(porridge.id, [swapFor(porridge, 'milk', 'soy milk')]);
    expect(told.allergens).toContain('DAIRY');
    expect(told.diet).not.toBe('VEGAN');
  });

  test('changes what a serving holds', async () => {
    const porridge = await write('Porridge', ['300 ml milk', '80 g rolled oats'], steps);
    const { own, told } = await swapped(porridge.id, [swapFor(porridge, 'milk', 'soy milk')]);
    expect(own?.calories).toBeGreaterThan(0);
    expect(told.nutrition?.calories).toBeGreaterThan(0);
    expect(told.nutrition?.calories).not.toBeCloseTo(own?.calories ?? 0, 0);
  });

  test('is bought in the place of what it replaces', async () => {
    const porridge = await write('Porridge', ['300 ml milk', '80 g rolled oats'], steps);
    const swaps = [swapFor(porridge, 'milk', 'soy milk')];
    const list = await makeList(cook, [{ id: porridge.id, swaps }]);
    expect(list.items.map(({ name }) => name)).toContain('soy milk');
    expect(list.items.map(({ name }) => name)).not.toContain('milk');
    expect(list.items.find(({ name }) => name === 'soy milk')).toMatchObject({ totalAmount: 300, unit: 'ml' });
  });

  test('is taken along in what is downloaded', async () => {
    const porridge = await write('Porridge', ['300 ml milk', '80 g rolled oats'], steps);
    const { ingredientId, foodId } = swapFor(porridge, 'milk', 'soy milk');
    const { body } = await cook.send(
      'GET',
      `/api/recipe/${porridge.id}/export?format=markdown&swaps=${ingredientId}:${foodId}`,
    );
    expect(body).toContain('300 ml soy milk');
    expect(body).toContain('Warm the soy milk');
    expect((await cook.send('GET', `/api/recipe/${porridge.id}/export?swaps=milk`)).status).toBe(400);
  });

  test('is not bought by a cook who has it', async () => {
    const porridge = await write('Porridge', ['300 ml milk', '80 g rolled oats'], steps);
    const list = await makeList(cook, [
      { id: porridge.id, have: ['soy milk'], swaps: [swapFor(porridge, 'milk', 'soy milk')] },
    ]);
    expect(list.items.map(({ name }) => name)).toEqual(['rolled oat']);
  });

  test.each([
    ['no line of the recipe', 'x', undefined],
    ['no food that stands in', undefined, 'x'],
  ])('is refused for %s', async (_what, ingredientId, foodId) => {
    const porridge = await write('Porridge', ['300 ml milk', '80 g rolled oats'], steps);
    const swap = {
      ...swapFor(porridge, 'milk', 'soy milk'),
      ...(ingredientId ? { ingredientId } : {}),
      ...(foodId ? { foodId } : {}),
    };
    const { errors } = await cook.graphql(SWAPPED, { recipe: porridge.id, slug: porridge.id, swaps: [swap] });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'swaps' });
  });
});
