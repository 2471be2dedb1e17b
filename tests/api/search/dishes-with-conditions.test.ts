import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const SEARCH = `query Search($input: SearchRecipesInput!) {
  searchRecipes(input: $input, first: 60) {
    totalCount nodes { recipe { slug cookTime diet allergens possibleAllergens } } dishes { recipe { slug } }
    resolvedIngredients { isDish excludes unread maxCookTime }
  }
}`;
interface Found {
  totalCount: number;
  nodes: {
    recipe: { slug: string; cookTime: number; diet: string; allergens: string[]; possibleAllergens: string[] };
  }[];
  dishes: { recipe: { slug: string } }[];
  resolvedIngredients: { isDish: boolean; excludes: string[]; unread: string[]; maxCookTime: number | null }[];
}
async function search(text: string): Promise<Found> {
  const { data, errors } = await app.graphql<{ searchRecipes: Found }>(SEARCH, {
    input: { ingredients: [text], maxCookTime: 240 },
  });
  expect(errors).toBeUndefined();
  return data.searchRecipes;
}
const found = async (text: string): Promise<string[]> => (await search(text)).nodes.map(({ recipe }) => recipe.slug);
const dishes = async (text: string): Promise<string[]> => (await search(text)).dishes.map(({ recipe }) => recipe.slug);

describe('how somebody eats may be said before a dish or behind it', () => {
  test.each([
    ['vegetarian', 'meat and fish'],
    ['veggie', 'meat and fish'],
    ['vegan', 'animal products'],
    ['plant based', 'animal products'],
    ['pescatarian', 'meat'],
    ['coeliac', 'gluten'],
    ['halal', 'pork and alcohol'],
    ['kosher', 'pork and shellfish'],
    ['keto', 'carbs'],
    ['low carb', 'carbs'],
  ])('%s', async (eater, left) => {
    for (const text of [`onion soup ${eater}`, `${eater} onion soup`, `lentil soup ${eater}`]) {
      const { totalCount, resolvedIngredients } = await search(text);
      expect(resolvedIngredients).toMatchObject([{ isDish: true, excludes: [left], unread: [] }]);
      expect(totalCount).toBeGreaterThan(0);
    }
  });

  test('and is kept to', async () => {
    const { nodes } = await search('quiche vegetarian');
    expect(nodes.length).toBeGreaterThan(5);
    expect(nodes.filter(({ recipe }) => !['VEGAN', 'VEGETARIAN'].includes(recipe.diet))).toEqual([]);
  });
});

describe('a dish with a typing error is found with a condition as it is without', () => {
  test('spagetti carbonara without cream', async () => {
    expect((await found('spagetti carbonara without cream'))[0]).toBe('spaghetti-carbonara');
  });

  test('jambalya with prawns', async () => {
    expect(await dishes('jambalya with prawns')).toContain('jambalaya');
  });

  test.each(['glutenfree brownis', 'gluten free brownis'])('%s are no brown rice', async (text) => {
    const slugs = await found(text);
    expect(slugs).toContain('flourless-peanut-butter-cookies');
    expect(slugs.filter((slug) => slug.includes('rice'))).toEqual([]);
  });

  test('of a bannana bread without sugar cakes and cookies are near, and no rolls', async () => {
    expect((await found('bannana bread with walnuts no sugar'))[0]).toMatch(/cookie|cake|loaf|bar/);
  });

  test.each(['vegan ice cream', 'vegan ice creem'])('%s is one to make', async (text) => {
    const { nodes } = await search(text);
    expect(nodes.map(({ recipe }) => recipe.diet)).toContain('VEGAN');
    expect(nodes.filter(({ recipe }) => recipe.diet !== 'VEGAN')).toEqual([]);
  });
});

describe('a dish of a known name is that dish, whatever is said of it', () => {
  test.each([
    ['butter chicken not too spicy', 'chilli'],
    ['rice pudding with oat milk instead of cows milk', 'milk'],
    ['torta di mele senza burro', 'butter'],
    ['boeuf bourguignon sans vin', 'wine'],
  ])('%s', async (text, left) => {
    const { totalCount, resolvedIngredients } = await search(text);
    expect(resolvedIngredients).toMatchObject([{ isDish: true, excludes: [left] }]);
    expect(totalCount).toBeGreaterThan(0);
  });

  test('in its place come first dishes of the same food', async () => {
    expect((await found('boeuf bourguignon sans vin'))[0]).toMatch(/beef|carne/);
    expect((await found('torta di mele senza burro'))[0]).toMatch(/apple/);
  });

  test('but several foods stay foods', async () => {
    expect(await dishes('chicken breats no dairy')).toEqual([]);
    for (const text of [
      'chicken pasta no dairy',
      'tuna pasta without cheese',
      'eggs bacon no dairy',
      'chicken rice coeliac',
    ])
      expect((await search(text)).totalCount).toBeGreaterThan(30);
  });
});

describe('what is wished of a dish', () => {
  test.each(['no bake cheesecake', 'no-bake cheesecake'])('orders the dishes of a name: %s', async (text) => {
    expect((await found(text)).slice(0, 2).every((slug) => slug.startsWith('no-bake'))).toBe(true);
  });

  test.each([
    ['low fat cheesecake', ['low fat']],
    ['key lime pie no bake', ['no bake']],
    ['no bake cheesecake', []],
    ['low fat yogurt', []],
    ['one pot dinner, no oven, rice and sausages', ['one pot', 'no oven']],
    ['beans and rice without a blender', ['without a blender']],
    ['cheesecake without baking', []],
  ])('is told where no dish heeds it: %s', async (text, unread) => {
    expect((await search(text)).resolvedIngredients[0]?.unread).toEqual(unread);
  });
});

describe('the time that is wished of a dish', () => {
  test('is told where the dish of that name takes longer', async () => {
    const { nodes, resolvedIngredients } = await search('quick chili con carne');
    expect(nodes[0]?.recipe.slug).toBe('chili-con-carne');
    expect(resolvedIngredients).toMatchObject([{ maxCookTime: null, unread: ['quick'] }]);
  });

  test('is kept by the dishes near one of which none keeps to the rest', async () => {
    const { nodes, resolvedIngredients } = await search('beef stroganoff without mushrooms under 40 mins');
    expect(resolvedIngredients).toMatchObject([{ maxCookTime: 40, excludes: ['mushroom'], unread: [] }]);
    expect(nodes.length).toBeGreaterThan(10);
    expect(nodes.filter(({ recipe }) => recipe.cookTime > 40)).toEqual([]);
  });
});

test.each([
  ['guacamole without onion', /avocado|dip/],
  ['pad thai peanut free', /^(?:pad|rad|tofu|khao|gaeng|tom)/],
])('near a dish of which none keeps to the search are others of its kind: %s', async (text, near) => {
  for (const slug of (await found(text)).slice(0, 3)) expect(slug).toMatch(near);
});

describe('where only foods are named', () => {
  test('a question is no name of a dish', async () => {
    expect(await dishes('what can I cook with gnocchi spinach and half a tub of mascarpone')).toEqual([]);
    expect(await dishes('what can I make with gnocchi and spinach, no nuts')).toEqual([]);
  });

  test('what is to be used up is there', async () => {
    expect((await search('use up christmas turkey')).totalCount).toBeGreaterThan(20);
  });
});

test('who eats anything but fish is shown dishes without it', async () => {
  const { nodes } = await search('anything but fish');
  expect(nodes.length).toBeGreaterThan(20);
  for (const { recipe } of nodes) expect([...recipe.allergens, ...recipe.possibleAllergens]).not.toContain('FISH');
  expect((await search('no fish')).totalCount).toBe(0);
});

test('behind what is spared a dish is wanted', async () => {
  const { nodes, resolvedIngredients } = await search('no nuts except almonds, chocolate cake ideas');
  expect(resolvedIngredients).toMatchObject([{ isDish: true, excludes: ['nuts'], unread: [] }]);
  expect(nodes[0]?.recipe.slug).toMatch(/cake/);
});

test('what no dish tells of is told', async () => {
  const unreadOf = async (text: string): Promise<string[] | undefined> =>
    (await search(text)).resolvedIngredients[0]?.unread;
  expect(await unreadOf('picnic on saturday, need finger food with ham')).toEqual(['picnic', 'finger food']);
  expect(await unreadOf('something spicy with prawns')).toEqual(['spicy']);
  expect(await unreadOf('picnic ham with eggs')).toEqual([]);
  expect(await unreadOf('nothing spicy, prawns')).not.toContain('spicy');
});
