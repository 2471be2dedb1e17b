import { createApp, type TestApp } from '../../support/app.ts';
import { countStatements } from '../../support/statements.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const SEARCH = `query Search($input: SearchRecipesInput!, $first: Int! = 24, $after: String) {
  searchRecipes(input: $input, first: $first, after: $after) {
    totalCount nodes { matchPercentage have recipe { slug cookTime allergens possibleAllergens } } pageInfo { hasNextPage endCursor }
    dishes { matchPercentage have missingIngredients recipe { slug cookTime allergens possibleAllergens } } resolvedIngredients { text isDish unread ingredient { name } }
  }
}`;
interface Match {
  matchPercentage: number;
  have: number;
  missingIngredients: string[];
  recipe: { slug: string; cookTime: number; allergens: string[]; possibleAllergens: string[] };
}
interface Found {
  totalCount: number;
  nodes: Match[];
  dishes: Match[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  resolvedIngredients: { text: string; isDish: boolean; unread: string[]; ingredient: { name: string } | null }[];
}
async function search(ingredients: string[], more: object = {}, page: object = {}): Promise<Found> {
  const { data, errors } = await app.graphql<{ searchRecipes: Found }>(SEARCH, {
    input: { ingredients, ...more },
    ...page,
  });
  expect(errors).toBeUndefined();
  return data.searchRecipes;
}
test.each([
  ['Pfannkuchen', 'pancakes'],
  ["soupe à l'oignon", 'onion-soup'],
  ['gâteau au chocolat', 'chocolate-cake'],
])('a dish is found by its name in another language: %s', async (text, part) => {
  const { dishes } = await search([text]);
  expect(dishes[0]?.recipe.slug).toContain(part);
});

test('pâtes are pasta, and no pâté', async () => {
  const { dishes, resolvedIngredients } = await search(['pâtes']);
  expect([dishes, resolvedIngredients[0]?.ingredient?.name]).toEqual([[], 'pasta']);
});

const slugs = (matches: Match[]): string[] => matches.map(({ recipe }) => recipe.slug);
const inRest = async (ingredients: string): Promise<string[]> =>
  (await app.rest(`/api/recipes?${new URLSearchParams({ ingredients })}`))
    .json<{ recipes: { slug: string }[] }>()
    .recipes.map(({ slug }) => slug);

test.each([
  'potato',
  'tomato',
  'carrot',
  'onion',
  'broccoli',
  'spinach',
  'aubergine',
  'leek',
  'beef',
  'chicken',
  'lamb',
  'pork',
  'salmon',
  'cod',
  'prawns',
  'egg',
  'tofu',
  'chickpeas',
])('%s is a food, and the name of no dish', async (food) => {
  expect(slugs((await search([food, 'garlic'])).dishes)).toEqual([]);
});

describe('where nothing but a dish is named, it is the first result, in both APIs', () => {
  test.each([
    ['lasagna', 'lasagne-alla-bolognese'],
    ['carbonara', 'spaghetti-carbonara'],
    ['chicken tikka masala', 'chicken-tikka-masala'],
    ['pancakes', 'buttermilk-pancakes'],
    ['spagetti carbonarra', 'spaghetti-carbonara'],
    ['buter chicken', 'butter-chicken'],
    ['pizza', 'pizza-margherita'],
    ['fish and chips', 'fish-and-chips'],
    ['roast chicken', 'roast-chicken'],
    ['shakshooka', 'shakshuka'],
    ['Crêpes', 'crepes'],
    ['mac & cheese', 'stovetop-mac-and-cheese'],
    ['sweet and sour pork', 'sweet-and-sour-pork'],
    ['I fancy toad in the hole tonight', 'toad-in-the-hole'],
    ['beans on toast', 'beans-on-toast'],
    ['eggs on toast', 'scrambled-eggs-on-toast'],
    ['padthai', 'prawn-pad-thai'],
    ['bananabread', 'banana-bread'],
    ['burger', 'classic-cheeseburgers'],
    ['hamburger', 'classic-cheeseburgers'],
    ['🍕', 'pizza-margherita'],
    ['vegetable soup', 'garden-vegetable-soup'],
    ['dal', 'red-lentil-and-spinach-coconut-dal'],
  ])('%s', async (text, slug) => {
    const { nodes, dishes, resolvedIngredients } = await search([text]);
    expect([nodes[0]?.recipe.slug, dishes[0]?.recipe.slug]).toEqual([slug, slug]);
    expect(resolvedIngredients).toMatchObject([{ text, isDish: true }]);
    expect((await inRest(text))[0]).toBe(slug);
  });
});

test.each([
  'chicken',
  'tomatoes',
  'rice',
  'garlic',
  'chilli',
  'eggs',
  'chicken breast',
  '2 onions',
  'soy sauce',
  'tinned chopped tomatoes',
  'butter',
  'mussels',
  'bread',
  'pork chops',
  'frobnitz',
  'stamppot',
  'kosher',
  'halal',
])('%s is no dish', async (text) => {
  const { dishes, resolvedIngredients } = await search([text]);
  expect(dishes).toEqual([]);
  expect(resolvedIngredients).toMatchObject([{ isDish: false }]);
});

test('five spice are no spiced dishes, and pepper beside other foods is no stuffed pepper', async () => {
  expect((await search(['five spice'])).dishes).toEqual([]);
  expect((await search(['pepper', 'salt', 'rice'])).dishes).toEqual([]);
});

test.each([
  ['Kuchen ohne Ei', 'vegan-chocolate-cake'],
  ['torta senza uova', 'vegan-chocolate-cake'],
  ['Eintopf', 'irish-stew'],
  ['Kekse', 'sugar-cookies'],
])('a kind of dish is found by what it is called in another language: %s', async (text, slug) => {
  const { dishes, nodes, resolvedIngredients } = await search([text]);
  expect(slugs([...dishes, ...nodes])).toContain(slug);
  expect(resolvedIngredients).toMatchObject([{ isDish: true, unread: [] }]);
});

test('of cakes with a food those with it come first', async () => {
  expect(
    slugs((await search(['cake with apples'])).dishes)
      .slice(0, 3)
      .join(),
  ).toMatch(/apple|mele/);
});

describe('a text that names no food but a meal', () => {
  test.each(['dessert', 'quick breakfast', 'lunchbox ideas for kids'])(
    'shows the best known dishes for it: %s',
    async (text) => {
      const { nodes, dishes, resolvedIngredients } = await search([text]);
      expect(nodes.length).toBeGreaterThan(10);
      expect(dishes).toEqual([]);
      expect(resolvedIngredients).toMatchObject([{ unread: [] }]);
    },
  );

  test('keeps to what else is said', async () => {
    const { nodes } = await search(['dairy free dessert']);
    expect(nodes.length).toBeGreaterThan(10);
    for (const { recipe } of nodes) expect([...recipe.allergens, ...recipe.possibleAllergens]).not.toContain('DAIRY');
  });

  test('leaves out what lacks more than may be missing', async () => {
    const { totalCount } = await search(['dessert']);
    expect((await search(['dessert'], { maxMissing: 1 })).totalCount).toBeLessThan(totalCount / 10);
  });

  test('shows none of them beside a food, or a word that is not known', async () => {
    expect((await search(['dessert', 'frobnitz'])).nodes).toEqual([]);
    const { nodes } = await search(['apples', 'dessert']);
    for (const { have } of nodes) expect(have).toBeGreaterThan(0);
  });
});

describe('a kind of dish that no recipe is called', () => {
  test('asks for its food, and shows dishes of that kind beside', async () => {
    const { nodes, dishes, resolvedIngredients } = await search(['crab curry']);
    expect(nodes[0]?.recipe.slug).toMatch(/^crab-/);
    expect(slugs(dishes)).toContain('prawn-laksa');
    expect(slugs(dishes)).not.toContain('egg-curry');
    expect(resolvedIngredients).toMatchObject([{ isDish: false, ingredient: { name: 'crab' }, unread: [] }]);
  });

  test.each([
    ['salmon burger', 'salmon', 'vegan-burgers'],
    ['pear cake', 'pear', 'torta-di-mele'],
    ['pork pie', 'pork', 'cottage-pie'],
  ])('%s is one, though such things are sold: its food is there', async (text, food, akin) => {
    const { dishes, resolvedIngredients } = await search([text]);
    expect(resolvedIngredients).toMatchObject([{ ingredient: { name: food }, unread: [] }]);
    expect(slugs(dishes)).toContain(akin);
  });

  test('a dish that is asked for as quick is quick, where there are quick ones', async () => {
    const { dishes } = await search(['quick soup']);
    expect(dishes.length).toBeGreaterThan(0);
    expect(slugs(dishes)).not.toContain('borscht');
  });

  test('is the same for one recipe as in the search', async () => {
    const { nodes } = await search(['prawn curry', 'garlic']);
    const { data } = await app.graphql<{ recipe: { match: { matchPercentage: number } } }>(
      'query ($slug: String!, $input: SearchRecipesInput!) { recipe(slug: $slug) { match(input: $input) { matchPercentage } } }',
      { slug: nodes[0]?.recipe.slug, input: { ingredients: ['prawn curry', 'garlic'] } },
    );
    expect(data.recipe.match.matchPercentage).toBe(nodes[0]?.matchPercentage);
  });

  test.each(['vegetable curry', 'indian curry'])(
    'where no recipe needs its food, as in "%s", finds what there is of its kind',
    async (text) => {
      const { totalCount, nodes, dishes } = await search([text]);
      expect(totalCount).toBeGreaterThan(2);
      expect(slugs(nodes)).toEqual(expect.arrayContaining(slugs(dishes)));
    },
  );
});

test.each(['italian', 'something Mexican'])('"%s" is the name of no dish', async (text) => {
  expect(await search([text])).toMatchObject({ dishes: [], resolvedIngredients: [{ isDish: false }] });
});

test('where no dish of that name keeps to what was said, its foods are looked for', async () => {
  const { dishes, totalCount } = await search(['thai green curry with prawns instead of chicken']);
  expect(dishes).toEqual([]);
  expect(totalCount).toBeGreaterThan(0);
});

test.each([
  ['omelette with ham', 'ham-and-cheese-omelette'],
  ['omlette w/ ham', 'ham-and-cheese-omelette'],
])('"%s" asks for a dish with that in it', async (text, slug) => {
  expect(slugs((await search([text])).dishes)).toEqual([slug]);
});

test.each([
  ['chicken and rice', 'chicken-and-pea-rice'],
  ['beef and broccoli', 'beef-and-broccoli'],
])('"%s" is a kitchen of two foods, and the dish of that name is shown besides', async (text, dish) => {
  const { totalCount, dishes } = await search([text]);
  expect(totalCount).toBeGreaterThan(20);
  expect(slugs(dishes)).toContain(dish);
});

test.each([
  ['eggless cake', 'lemon-drizzle-cake', 0],
  ['vegan curry', 'goan-fish-curry', 1],
  ['curry without dairy', 'butter-chicken', 1],
  ['curry, no fish', 'goan-fish-curry', 1],
  ['curry, no coconut', 'coconut-chicken-curry', 1],
])('"%s" gives dishes of that kind, without %s', async (text, against, least) => {
  const { dishes, resolvedIngredients } = await search([text]);
  expect(dishes.length).toBeGreaterThanOrEqual(least);
  expect(slugs(dishes)).not.toContain(against);
  // What dishes go by is known, whatever else the text says.
  expect(resolvedIngredients.filter(({ isDish }) => isDish).flatMap(({ unread }) => unread)).toEqual([]);
});

test.each([
  ['hummus', 'classic-hummus'],
  ['pesto', 'linguine-al-pesto-with-potatoes-and-green-beans'],
  ['guacamole', 'guacamole'],
])('%s is a food, and its dish is given besides', async (text, slug) => {
  const { dishes, resolvedIngredients } = await search([text, 'chicken']);
  expect(slugs(dishes)).toEqual([slug]);
  expect(resolvedIngredients).toMatchObject([
    { isDish: true, ingredient: { name: text } },
    { isDish: false, ingredient: { name: 'chicken' } },
  ]);
});

test.each(['olive oil', 'salt', 'chicken stock', 'kidneys', 'black pepper'])(
  '%s beside other foods is there, and names no dish that is called after it',
  async (text) => {
    const { dishes, nodes, resolvedIngredients } = await search([text, 'chicken', 'onion']);
    expect(dishes).toEqual([]);
    expect(resolvedIngredients[0]?.isDish).toBe(false);
    expect(nodes.length).toBeGreaterThan(0);
  },
);

test('beside foods the dishes are judged for the kitchen, whatever their time; the results are what fits the foods', async () => {
  const { dishes, nodes } = await search(['lasagna', 'minced beef', 'onion'], { maxCookTime: 30 });
  expect(dishes[0]).toMatchObject({ recipe: { slug: 'lasagne-alla-bolognese', cookTime: 150 } });
  expect(slugs(dishes).every((slug) => slug.includes('lasagne'))).toBe(true);
  expect(dishes[0]?.matchPercentage).toBeGreaterThan(0);
  expect(dishes[0]?.missingIngredients).toContain('parmesan');
  expect(nodes.length).toBeGreaterThan(0);
  expect(nodes.every(({ recipe }) => recipe.cookTime <= 30)).toBe(true);
});

test('no dish breaks the diet, the allergies, or what must not be in it', async () => {
  expect(slugs((await search(['lasagna'])).dishes)).toContain('lasagne-alla-bolognese');
  const vegetarian = await search(['lasagna'], { diet: 'VEGETARIAN' });
  expect(slugs(vegetarian.dishes).sort()).toEqual(['lentil-lasagne', 'vegetable-lasagne']);
  expect(slugs(vegetarian.nodes)).toEqual(slugs(vegetarian.dishes));
  for (const filter of [{ allergies: ['DAIRY'] }, { diet: 'VEGAN' }]) {
    const { dishes, nodes, resolvedIngredients } = await search(['lasagna'], filter);
    expect([dishes, resolvedIngredients]).toMatchObject([
      [],
      [{ isDish: true, ingredient: { name: 'lasagne sheets' } }],
    ]);
    // What there is instead are dishes near to a lasagna.
    expect(slugs(nodes)).toContain('lentil-bolognese');
    expect(slugs(nodes)).not.toContain('lasagne-alla-bolognese');
  }
});

test.each([
  ['risotto', 'mushroom-risotto', 5],
  ['cookies', 'chocolate-chip-cookies', 5],
  ['chicken soup', 'chicken-noodle-soup', 5],
])('"%s" is more than one dish', async (text, slug, atLeast) => {
  const { nodes } = await search([text]);
  expect(slugs(nodes)).toContain(slug);
  expect(nodes.length).toBeGreaterThan(atLeast);
});

test.each(['500 g minced beef', '200 g pasta', '300 g chicken breast', 'chicken breats', 'haddock', 'flour', 'oats'])(
  '"%s" is what is there, and the name of no dish',
  async (text) => {
    expect((await search([text], { maxCookTime: 240 })).totalCount).toBeGreaterThan(10);
  },
);

test.each(['no soup', 'no oven', "I don't have an oven", 'not too hot', 'not vegan', 'no salad please'])(
  '"%s" asks for no dish that is called so',
  async (text) => {
    const { dishes, totalCount } = await search([text, 'potatoes', 'carrots']);
    expect(dishes).toEqual([]);
    expect(totalCount).toBeGreaterThan(10);
  },
);

test('at most six dishes stand beside the results; where nothing else is named, the rest are on its pages', async () => {
  const all = await search(['soup'], {}, { first: 100 });
  expect(all.dishes).toHaveLength(6);
  expect(all.totalCount).toBe(all.nodes.length);
  expect(all.totalCount).toBeGreaterThan(10);
  const first = await search(['soup'], {}, { first: 5 });
  const second = await search(['soup'], {}, { first: 5, after: first.pageInfo.endCursor });
  expect([...slugs(first.nodes), ...slugs(second.nodes)]).toEqual(slugs(all.nodes).slice(0, 10));
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(
    (await app.rest('/api/recipes?ingredients=soup&limit=5&offset=5'))
      .json<{ recipes: { slug: string }[] }>()
      .recipes.map(({ slug }) => slug),
  ).toEqual(slugs(second.nodes));
});

test('as many statements for fifteen texts as for one', async () => {
  const count = async (texts: string[]): Promise<number> => (await countStatements(app, () => search(texts))).count;
  expect(await count(Array.from({ length: 15 }, (_, at) => `frobnitz ${'x'.repeat(at + 2)}`))).toBe(
    await count(['frobnitz']),
  );
});

test('what babies eat is found by that name, and is no answer to what is in a kitchen', async () => {
  const byName = slugs((await search(['baby food'])).nodes);
  expect(byName).toContain('babys-chicken-and-carrot-rice');
  expect(byName.length).toBeGreaterThan(7);
  const { nodes } = await search(['chicken', 'rice', 'onion', 'carrot', 'peas'], {}, { first: 100 });
  expect(slugs(nodes).filter((slug) => byName.includes(slug))).toEqual([]);
});

test.each([
  ['cottage pie with sweet potato', 'cottage-pie', 'sweet potato'],
  ['chicken curry with rice', 'coconut-chicken-curry', 'rice'],
])('"%s" shows dishes of that name, and what is there besides', async (text, slug, food) => {
  const { dishes, totalCount, resolvedIngredients } = await search([text], { maxCookTime: 240 });
  expect(slugs(dishes)).toContain(slug);
  expect(totalCount).toBeGreaterThan(10);
  expect(JSON.stringify(resolvedIngredients)).not.toContain(`"unread":["${food}"`);
});

test('two foods that are spelt right are no misspelt third', async () => {
  expect((await search(['chicken pasta'])).totalCount).toBeGreaterThan(10);
});
