import { RecipeStatus } from '../../../api/src/modules/recipes/recipe-enums.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { addRecipe } from '../../support/recipes.ts';
import { countStatements } from '../../support/statements.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

interface Group {
  count: number;
  example: { slug: string; totalTime: number };
}
interface Index {
  cuisines: (Group & { name: string })[];
  meals: (Group & { meal: string })[];
  foods: { ingredient: { slug: string; name: string }; count: number }[];
  quick: Group;
  fewIngredients: Group;
}
interface List {
  totalCount: number;
  nodes: {
    slug: string;
    title: string;
    tags: string[];
    cuisine: string;
    totalTime: number;
    ingredients: { isOptional: boolean; ingredient: { slug: string; isStaple: boolean } | null }[];
  }[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

const INDEX =
  '{ recipeIndex { cuisines { name count example { slug } } meals { meal count example { slug } } foods { count ingredient { slug name } } quick { count example { slug totalTime } } fewIngredients { count example { slug } } } }';
const FILTERS =
  '$first: Int!, $after: String, $cuisine: String, $meal: Meal, $food: String, $maxTime: Int, $maxIngredients: Int';
const GIVEN =
  'first: $first, after: $after, cuisine: $cuisine, meal: $meal, food: $food, maxTime: $maxTime, maxIngredients: $maxIngredients';
const LIST = `query List(${FILTERS}) { recipes(${GIVEN}) { totalCount pageInfo { endCursor hasNextPage } nodes { slug title tags cuisine totalTime ingredients { isOptional ingredient { slug isStaple } } } } }`;

const index = async (): Promise<Index> => (await app.graphql<{ recipeIndex: Index }>(INDEX)).data.recipeIndex;
const ask = (filter: object) => app.graphql<{ recipes: List }>(LIST, { first: 20, ...filter });
const list = async (filter: object): Promise<List> => (await ask(filter)).data.recipes;

describe('a list is narrowed to', () => {
  test('a cuisine, in any case', async () => {
    const { nodes } = await list({ cuisine: 'middle eastern' });
    expect(new Set(nodes.map(({ cuisine }) => cuisine))).toEqual(new Set(['Middle Eastern']));
  });

  test('a meal, as the tags say; brunch is breakfast', async () => {
    const { nodes } = await list({ meal: 'BREAKFAST', first: 100 });
    expect(nodes.length).toBeGreaterThan(20);
    expect(nodes.filter(({ tags }) => !tags.includes('breakfast') && !tags.includes('brunch'))).toEqual([]);
    expect(nodes.some(({ tags }) => !tags.includes('breakfast'))).toBe(true);
  });

  test('what needs a food or a kind of it, by slug or by name', async () => {
    const { nodes, totalCount } = await list({ food: 'fish', first: 100 });
    expect(nodes.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['miso-glazed-salmon', 'fish-and-chips', 'goan-fish-curry']),
    );
    expect(totalCount).toBe(nodes.length);
    expect((await list({ food: 'potatoes' })).totalCount).toBe((await list({ food: 'potato' })).totalCount);
  });

  test('what offers a food among others', async () => {
    await addRecipe(app, ['200 g tofu or tempeh', '1 onion'], { slug: 'either', title: 'Aaa either' });
    for (const food of ['tofu', 'tempeh'])
      expect((await list({ food, first: 100 })).nodes.map(({ slug }) => slug)).toContain('either');
  });

  test('what takes at most so many minutes in all', async () => {
    const { nodes } = await list({ maxTime: 15, first: 100 });
    expect(nodes.length).toBeGreaterThan(5);
    expect(nodes.filter(({ totalTime }) => totalTime > 15)).toEqual([]);
  });

  test('few foods, of which what every kitchen has is none', async () => {
    const { nodes } = await list({ maxIngredients: 3, first: 100 });
    const needed = ({ ingredients }: List['nodes'][number]) =>
      new Set(
        ingredients
          .filter(({ isOptional, ingredient }) => !isOptional && !ingredient?.isStaple)
          .map(({ ingredient }) => ingredient?.slug),
      ).size;
    expect(nodes.length).toBeGreaterThan(5);
    expect(nodes.filter((recipe) => needed(recipe) > 3)).toEqual([]);
    expect(nodes.some(({ ingredients }) => ingredients.length > 3)).toBe(true);
  });

  test('all of these at once, page by page', async () => {
    const filter = { meal: 'DINNER', food: 'chicken', maxTime: 60 };
    const whole = await list({ ...filter, first: 100 });
    const seen: string[] = [];
    for (
      let page = await list({ ...filter, first: 5 });
      ;
      page = await list({ ...filter, first: 5, after: page.pageInfo.endCursor })
    ) {
      seen.push(...page.nodes.map(({ slug }) => slug));
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual(whole.nodes.map(({ slug }) => slug));
    expect(whole.totalCount).toBe(seen.length);
  });
});

test.each([
  [{ cuisine: 'martian' }, 'cuisine', expect.stringContaining('There is no cuisine "martian".')],
  [{ food: 'zorble' }, 'food', 'There is no ingredient "zorble".'],
  [{ maxTime: 0 }, 'maxTime', 'maxTime must be 1 or more.'],
  [{ maxIngredients: -1 }, 'maxIngredients', 'maxIngredients must be 1 or more.'],
])('%j is refused, and the field is named', async (filter, field, message) => {
  expect((await ask(filter)).errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
});

test('a meal that there is not is refused', async () => {
  expect((await ask({ meal: 'TEA' })).errors?.[0]).toMatchObject({
    message: expect.stringContaining('$meal'),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

describe('the index', () => {
  test('counts what its lists have', async () => {
    const { cuisines, meals, foods, quick, fewIngredients } = await index();
    expect(cuisines).toHaveLength(17);
    expect(meals.map(({ meal }) => meal)).toEqual([
      'BREAKFAST',
      'LUNCH',
      'DINNER',
      'STARTER',
      'SIDE',
      'SNACK',
      'DESSERT',
      'DRINK',
    ]);
    const groups: [object, number][] = [
      ...cuisines.map(({ name, count }): [object, number] => [{ cuisine: name }, count]),
      ...meals.map(({ meal, count }): [object, number] => [{ meal }, count]),
      ...foods.map(({ ingredient, count }): [object, number] => [{ food: ingredient.slug }, count]),
      [{ maxTime: 30 }, quick.count],
      [{ maxIngredients: 5 }, fewIngredients.count],
    ];
    for (const [filter, count] of groups)
      expect([filter, (await list({ ...filter, first: 1 })).totalCount]).toEqual([filter, count]);
  });

  test('shows a recipe of each group, another for each', async () => {
    const { cuisines, meals, quick, fewIngredients } = await index();
    const shown = [quick, fewIngredients, ...meals, ...cuisines].map(({ example }) => example.slug);
    expect(new Set(shown).size).toBe(shown.length);
    expect(quick.example.totalTime).toBeLessThanOrEqual(30);
  });

  test('names the foods that dishes are about, and of a food and its kinds just one', async () => {
    const slugs = (await index()).foods.map(({ ingredient }) => ingredient.slug);
    expect(slugs.length).toBeGreaterThan(25);
    expect(slugs.length).toBeLessThanOrEqual(40);
    expect(slugs).toEqual(expect.arrayContaining(['chicken', 'pasta', 'rice', 'potato', 'egg', 'tofu', 'mushroom']));
    for (const cupboard of ['garlic', 'onion', 'butter', 'plain-flour', 'sugar', 'olive-oil', 'spaghetti'])
      expect(slugs).not.toContain(cupboard);
  });

  test('leaves out what is not published', async () => {
    const before = await index();
    await addRecipe(app, ['1 salmon fillet'], {
      slug: 'draft-salmon',
      title: 'Salmon in draft',
      cuisine: 'Greek',
      status: RecipeStatus.DRAFT,
    });
    expect(await index()).toEqual(before);
  });

  test('takes one statement for each kind of group, and one for all that is shown', async () => {
    expect((await countStatements(app, index)).count).toBeLessThanOrEqual(5);
  });
});

test('REST lists the same recipes where no ingredients are given', async () => {
  const { nodes, totalCount } = await list({ meal: 'DESSERT', cuisine: 'french' });
  const { recipes, total } = (await app.rest('/api/recipes?meal=dessert&cuisine=french&limit=20')).json<{
    recipes: { slug: string; matchPercentage?: number }[];
    total: number;
  }>();
  expect({ slugs: recipes.map(({ slug }) => slug), total }).toEqual({
    slugs: nodes.map(({ slug }) => slug),
    total: totalCount,
  });
  expect(recipes.every((recipe) => !('matchPercentage' in recipe))).toBe(true);
  const next = (await app.rest('/api/recipes?limit=2&offset=2')).json<{ recipes: { slug: string }[] }>().recipes;
  expect(next.map(({ slug }) => slug)).toEqual((await list({ first: 4 })).nodes.slice(2).map(({ slug }) => slug));
});
