import { kindredOf } from '../../../api/src/modules/search/kindred-dishes.ts';
import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const SEARCH = `query Search($input: SearchRecipesInput!) {
  searchRecipes(input: $input, first: 24) {
    totalCount nodes { recipe { slug tags diet allergens possibleAllergens } } dishes { recipe { slug } }
    resolvedIngredients { isDish excludes unread parts }
  }
}`;
interface Dish {
  slug: string;
  tags: string[];
  diet: string;
  allergens: string[];
  possibleAllergens: string[];
}
interface Found {
  totalCount: number;
  nodes: { recipe: Dish }[];
  dishes: { recipe: { slug: string } }[];
  resolvedIngredients: { isDish: boolean; excludes: string[]; unread: string[]; parts: string[] }[];
}
async function search(text: string, more: object = {}): Promise<Found & { found: Dish[] }> {
  const { data, errors } = await app.graphql<{ searchRecipes: Found }>(SEARCH, {
    input: { ingredients: [text], ...more },
  });
  expect(errors).toBeUndefined();
  const { searchRecipes } = data;
  return { ...searchRecipes, found: searchRecipes.nodes.map(({ recipe }) => recipe) };
}
const slugs = (found: readonly Dish[]): string[] => found.map(({ slug }) => slug);

describe('of a dish that there is none of without something, those near it are given that are without', () => {
  test.each([
    ['gluten free brownies', 'GLUTEN', 'flourless-peanut-butter-cookies'],
    ['gluten free apple pie', 'GLUTEN', 'orange-and-almond-cake'],
    ['dairy free lasagna', 'DAIRY', 'lentil-bolognese'],
    ['egg free quiche', 'EGGS', 'besan-chilla'],
    ['gluten free pizza', 'GLUTEN', 'socca'],
    ['egg free caesar salad', 'EGGS', 'panzanella'],
  ])('%s', async (text, allergen, near) => {
    const { found, dishes, resolvedIngredients } = await search(text, { maxCookTime: 240 });
    expect(slugs(found)).toContain(near);
    expect(found.filter((dish) => [...dish.allergens, ...dish.possibleAllergens].includes(allergen))).toEqual([]);
    // No recipe goes by that name, which the page says; the text is known all the same.
    expect(dishes).toEqual([]);
    expect(resolvedIngredients).toMatchObject([{ isDish: true, unread: [] }]);
  });

  test.each([
    ['vegan shepherds pie', 'potato-tomato-and-pepper-stew'],
    ['vegan cheesecake', 'vegan-chocolate-cake'],
    ['vegan butter chicken', 'chana-masala'],
    ['vegan fish and chips', 'vegetable-tempura'],
    ['vegan carbonara', 'spaghetti-aglio-e-olio'],
    ['vegan meatballs', 'falafel'],
    ['vegan toad in the hole', 'chilli-sin-carne'],
  ])('%s', async (text, near) => {
    const { found, resolvedIngredients } = await search(text, { maxCookTime: 240 });
    expect(slugs(found)).toContain(near);
    expect(found.filter(({ diet }) => diet !== 'VEGAN')).toEqual([]);
    expect(resolvedIngredients[0]?.excludes).toEqual(['animal products']);
  });
});

test.each([
  ['lasagnes végétariennes', 'vegetable-lasagne'],
  ['lasaña vegetariana', 'vegetable-lasagne'],
  ['lasagne vegetariane', 'vegetable-lasagne'],
  ['vegetarian lasagna', 'vegetable-lasagne'],
])('a dish in another language is found without what it leaves out: %s', async (text, slug) => {
  const { found } = await search(text, { maxCookTime: 240 });
  expect(slugs(found)).toContain(slug);
  expect(found.filter(({ diet }) => !['VEGAN', 'VEGETARIAN'].includes(diet))).toEqual([]);
});

test.each([
  ['keto pizza', 'bubble-up-pizza'],
  ['low carb lasagne', 'pasta-bake-with-leftover-vegetables'],
  ['Kartoffelsuppe ohne Sellerie', 'kartoffelsuppe'],
  ['no sugar pancakes', 'buttermilk-pancakes'],
  ['sugar free cake', 'baked-alaska'],
  ['vegan icecream', 'affogato'],
  ['egg free mayonnaise', 'egg-mayonnaise-sandwiches'],
  ['galletas sin gluten', 'dirt-pudding'],
])('what a dish is to be without is in none that is given: %s is no %s', async (text, slug) => {
  const { found, resolvedIngredients } = await search(text, { maxCookTime: 240 });
  expect(slugs(found)).not.toContain(slug);
  expect(found.length).toBeGreaterThan(0);
  expect(resolvedIngredients[0]?.excludes).toHaveLength(1);
});

test.each([
  ['sugar free cookies', 'banana-oat-and-peanut-butter-cookies'],
  ['no butter cookies', 'flourless-peanut-butter-cookies'],
  ['vegan ice cream', 'mango-sorbet'],
])('what is without it is given: %s', async (text, slug) => {
  expect(slugs((await search(text, { maxCookTime: 240 })).found)).toContain(slug);
});

test('what a dish is free of is not there though its kind is of nothing else', async () => {
  const { resolvedIngredients } = await search('eggs, oats, sugar free cookies');
  expect(resolvedIngredients[0]?.parts).not.toContain('sugar');
  expect(resolvedIngredients[0]?.excludes).toEqual(['added sugar']);
});

test('sweet dishes are near to sweet ones only', async () => {
  const pies = (await search('vegan shepherds pie')).found;
  expect(pies.filter(({ tags }) => tags.includes('dessert'))).toEqual([]);
  const cakes = (await search('vegan cheesecake')).found;
  expect(slugs(cakes)).not.toContain('aloo-tikki');
});

test('dishes whose names say that they are without come first', async () => {
  expect((await search('egg free pancakes')).found[0]?.slug).toBe('eggless-pancakes');
});

test('several foods in one breath are there, even where what is left out forbids the dish of that name', async () => {
  const { totalCount, resolvedIngredients } = await search('dairy free chicken pasta');
  expect(resolvedIngredients).toMatchObject([{ parts: ['chicken', 'pasta'], excludes: ['dairy'] }]);
  expect(totalCount).toBeGreaterThan(50);
});

test.each(['vegan mayonnaise', 'vegan sausages', 'gluten free bread and cheese'])(
  '"%s" stays a food that is there',
  async (text) => {
    const { totalCount, resolvedIngredients } = await search(text);
    expect(resolvedIngredients[0]?.excludes).toEqual([]);
    expect(totalCount).toBeGreaterThan(10);
  },
);

test.each([
  ['chocolate brownies', 'brownies'],
  ['carrot cake muffins', 'cake'],
  ['beef and ale pie', 'pie'],
  ['lasagna', 'lasagne'],
  ['bread and butter pudding', 'mousse'],
])('the last kind of dish in a name decides: %s', (name, first) => {
  expect(kindredOf(name)[0]).toBe(first);
});

test('a word of another language finds what is made of the food that it means there', async () => {
  const { found } = await search('farina uova latte');
  expect(slugs(found.slice(0, 2))).toContain('yorkshire-puddings');
  expect(found.length).toBeGreaterThan(10);
});

test('words that are no kind of dish have none near', () => {
  expect(kindredOf('toad in the hole')).toEqual([]);
});
