import { UNMATCHED } from '../../../api/src/modules/recipes/unmatched.ts';
import { KEPT_DAYS, removeUnkept } from '../../../api/src/modules/creative/creative-cleanup.sql.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp } from '../../support/clients.ts';

const CREATE = `query Create($input: SearchRecipesInput!, $first: Int! = 6, $after: String) {
  searchRecipes(input: $input, first: $first, after: $after) {
    totalCount note pageInfo { hasNextPage endCursor }
    nodes { isCreative matchPercentage missingIngredients recipe { id slug title description isCreative author { name } servings diet allergens cookTime cuisine difficulty image nutrition { calories } ingredients { text } instructions { step description timeMin } } }
  }
}`;

interface Made {
  isCreative: boolean;
  matchPercentage: number;
  missingIngredients: string[];
  recipe: {
    id: string;
    slug: string;
    title: string;
    description: string;
    isCreative: boolean;
    author: { name: string };
    servings: number;
    diet: string;
    allergens: string[];
    cookTime: number;
    cuisine: string;
    difficulty: string;
    image: string;
    nutrition: { calories: number } | null;
    ingredients: { text: string }[];
    instructions: { step: number; description: string; timeMin: number | null }[];
  };
}
interface Answer {
  searchRecipes: {
    totalCount: number;
    note: string | null;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: Made[];
  };
}

let app: TestApp;
beforeAll(async () => void (app = await createApp()));
afterAll(() => app.close());

const CHIPS = ['chicken breast', 'broccoli', 'rice', 'carrot', 'soy sauce'];

async function create(ingredients: string[], more: object = {}, page: object = {}): Promise<Answer['searchRecipes']> {
  const answer = await app.graphql<Answer>(CREATE, { input: { ingredients, mode: 'CREATIVE', ...more }, ...page });
  expect(answer.errors).toBeUndefined();
  return answer.data.searchRecipes;
}
const ids = ({ nodes }: Answer['searchRecipes']): string[] => nodes.map(({ recipe }) => recipe.id);
const countStored = async (): Promise<number> => {
  const [row] = await app.database.orm.em
    .fork()
    .execute<{ count: number }[]>('select count(*)::int as count from recipe where is_creative');
  return row?.count ?? 0;
};

describe('creative recipes', () => {
  test('are six different dishes of what the cook has, with at most three foods beside it, marked as creative', async () => {
    const { nodes, note, pageInfo } = await create(CHIPS);
    expect(nodes).toHaveLength(6);
    expect(new Set(nodes.map(({ recipe }) => recipe.title)).size).toBe(6);
    expect(note).toBeNull();
    expect(pageInfo.hasNextPage).toBe(true);
    for (const { recipe, isCreative, missingIngredients } of nodes) {
      expect([isCreative, recipe.isCreative, recipe.author.name]).toEqual([true, true, 'Larder Creative']);
      expect(missingIngredients.length).toBeLessThanOrEqual(3);
      expect(recipe.nutrition?.calories).toBeGreaterThan(50);
      expect(recipe.instructions.length).toBeGreaterThan(2);
    }
  });

  test('are the same for the same foods and seed, in whatever order, and stored once', async () => {
    const first = await create(CHIPS, { seed: 7 });
    const stored = await countStored();
    expect(ids(await create(CHIPS.toReversed(), { seed: 7 }))).toEqual(ids(first));
    expect(await countStored()).toBe(stored);
  });

  test('are stored once when two ask at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create(['aubergine', 'tomato', 'feta', 'couscous'])),
    );
    expect(new Set(answers.map((answer) => ids(answer).join())).size).toBe(1);
    expect(ids(answers[0]!)).toHaveLength(6);
  });

  test('of another seed are others', async () => {
    expect(ids(await create(CHIPS, { seed: 8 }))).not.toEqual(ids(await create(CHIPS, { seed: 9 })));
  });

  test('go on with other dishes, not the same again', async () => {
    const first = await create(CHIPS);
    const more = await create(CHIPS, {}, { after: first.pageInfo.endCursor });
    expect(more.nodes.length).toBeGreaterThan(0);
    expect(more.nodes.filter(({ recipe }) => first.nodes.some((node) => node.recipe.title === recipe.title))).toEqual(
      [],
    );
  });

  test('keep diet, allergies, time, cuisine, difficulty and servings', async () => {
    const asked = {
      diet: 'VEGAN',
      allergies: ['SOY', 'GLUTEN'],
      maxCookTime: 30,
      cuisine: 'Indian',
      difficulty: 'EASY',
      servings: 2,
    };
    const { nodes } = await create(['potato', 'cauliflower', 'spinach', 'canned chickpeas', 'egg', 'soy sauce'], asked);
    expect(nodes.length).toBeGreaterThan(0);
    for (const { recipe } of nodes) {
      expect(recipe).toMatchObject({ diet: 'VEGAN', cuisine: 'Indian', difficulty: 'EASY', servings: 2 });
      expect(recipe.allergens).not.toEqual(expect.arrayContaining(['SOY']));
      expect(recipe.cookTime).toBeLessThanOrEqual(30);
    }
  });

  test('are not said to go with what the cook does not eat', async () => {
    for (const seed of [0, 1, 2, 3]) {
      const { nodes } = await create(['lentils', 'carrot', 'potato'], { seed, allergies: ['GLUTEN'] });
      expect(nodes.length).toBeGreaterThan(0);
      for (const { recipe } of nodes)
        expect([recipe.title, recipe.description].join()).not.toMatch(/bread|\bbun\b|toast/);
    }
  });

  test('use what must be used, and nothing that is excluded', async () => {
    const { nodes } = await create(['egg', 'spinach', 'cheddar', 'potato'], {
      mustUse: ['spinach'],
      exclude: ['cheese'],
    });
    expect(nodes.length).toBeGreaterThan(0);
    for (const { recipe } of nodes) {
      const list = recipe.ingredients.map(({ text }) => text).join('\n');
      expect(list).toMatch(/spinach/);
      expect(list).not.toMatch(/cheddar|cheese|feta|parmesan|mozzarella|gruy/);
    }
  });

  test('take what is always at home for nothing', async () => {
    const chips = ['spinach', 'potato', 'egg'];
    const missing = async (pantry: string[]) =>
      (await create(chips, { pantry, maxMissing: 1 })).nodes.map(({ missingIngredients }) => missingIngredients);
    const pantry = ['butter', 'olive oil', 'onion', 'garlic', 'milk', 'plain flour'];
    expect((await missing(pantry)).flat().filter((food) => pantry.includes(food))).toEqual([]);
    expect((await missing(pantry)).length).toBeGreaterThan((await missing([])).length);
  });

  test('use the food itself that must be used, and nothing in its place', async () => {
    const { nodes } = await create(['spinach', 'kale', 'pasta'], { mustUse: ['spinach'] });
    expect(nodes.length).toBeGreaterThan(0);
    for (const { recipe } of nodes) expect(recipe.ingredients.map(({ text }) => text).join('\n')).toMatch(/spinach/);
  });

  test.each([
    ['gnocchi', 3],
    ['penne', 10],
  ])('boil %s for %d minutes, unless it goes on in the oven', async (pasta, minutes) => {
    const { nodes } = await create(
      [pasta, 'frozen peas', 'bacon', 'cream cheese'],
      { mustUse: [pasta] },
      { first: 12 },
    );
    const boiled = nodes
      .flatMap(({ recipe }) => recipe.instructions)
      .filter(
        ({ description }) => description.startsWith(`Boil the ${pasta}`) && !description.includes('not quite tender'),
      );
    expect(new Set(boiled.map(({ timeMin }) => timeMin))).toEqual(new Set([minutes]));
  });

  test('are not said to be done before what runs beside the rest is', async () => {
    const { nodes } = await create(['tagliatelle', 'spinach', 'cream'], { mustUse: ['tagliatelle'] }, { first: 12 });
    const boiled = nodes.map(({ recipe }) => ({
      cookTime: recipe.cookTime,
      boil: recipe.instructions.find(({ description }) => description.startsWith('Boil the tagliatelle'))?.timeMin ?? 0,
    }));
    expect(boiled.filter(({ boil }) => boil > 0).length).toBeGreaterThan(0);
    expect(boiled.filter(({ cookTime, boil }) => cookTime < boil)).toEqual([]);
  });

  test('are few where foods do not belong together, and say so', async () => {
    const { nodes, note } = await create(['chocolate', 'mackerel', 'mint']);
    expect(nodes.length).toBeLessThan(6);
    expect(note).toMatch(/chocolate.*do not belong together/);
  });

  test('are none, with a sentence, where nothing may be cooked', async () => {
    const { nodes, note } = await create(['beef mince'], { diet: 'VEGAN' });
    expect(nodes).toEqual([]);
    expect(note).toMatch(/beef mince/);
  });

  test('are unlisted: they open by their address, and no list, search or count has them', async () => {
    const { nodes } = await create(CHIPS);
    const [{ recipe } = nodes[0]!] = nodes;
    expect((await app.rest(`/api/recipe/${recipe.slug}`)).json<{ title: string; isCreative: boolean }>()).toMatchObject(
      { title: recipe.title, isCreative: true },
    );
    expect((await app.rest(recipe.image)).status).toBe(200);
    await app.follower.refresh();
    const { data } = await app.graphql<{
      recipes: { nodes: { id: string }[]; totalCount: number };
      catalogue: { recipes: number };
    }>('{ recipes(first: 100, text: "chicken") { totalCount nodes { id } } catalogue { recipes } }');
    expect(data.recipes.nodes.map(({ id }) => id)).not.toContain(recipe.id);
    const [row] = await app.database.orm.em
      .fork()
      .execute<{ count: number }[]>(
        `select count(*)::int as count from recipe where status = 'published' and not ${UNMATCHED}`,
      );
    expect(data.catalogue.recipes).toBe(row?.count);
    const found = await app.graphql<Answer>(CREATE, { input: { ingredients: CHIPS, maxCookTime: 240 }, first: 100 });
    expect(found.data.searchRecipes.nodes.filter((node) => node.isCreative)).toEqual([]);
  });

  test('are limited in number for one caller, who is told when to go on; what was made before is there all the same', async () => {
    const visitor = clientOf(app);
    const ask = (ingredients: string[]) =>
      visitor.send('POST', '/graphql', { query: CREATE, variables: { input: { ingredients, mode: 'CREATIVE' } } });
    const before = await ask(['turnip', 'lentil', 'thyme']);
    await app.database.orm.em
      .fork()
      .execute(`update attempt set free_at = now() + interval '20 minutes' where key like 'making-hour:%'`);
    const refused = await ask(['swede', 'lentil', 'thyme']);
    expect(refused.json<{ errors: object[] }>().errors[0]).toMatchObject({
      message: 'That was too often in too short a time. Try again in 20 minutes.',
      extensions: { code: 'RATE_LIMITED' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1_100);
    expect((await ask(['turnip', 'lentil', 'thyme'])).json()).toEqual(before.json());
    await app.database.orm.em.fork().execute(`delete from attempt where key like 'making-%'`);
  });

  test('are the same through REST', async () => {
    const query = `ingredients=${CHIPS.join(',')}&mode=creative&limit=6`;
    const { recipes, total } = (await app.rest(`/api/recipes?${encodeURI(query)}`)).json<{
      recipes: { id: string; isCreative: boolean }[];
      total: number;
    }>();
    const graph = await create(CHIPS);
    expect([recipes.map(({ id }) => id), total]).toEqual([ids(graph), graph.totalCount]);
    expect(recipes.every(({ isCreative }) => isCreative)).toBe(true);
  });
});

describe('unsaved creative recipes', () => {
  const age = (id: string, days: number) =>
    app.database.orm.em
      .fork()
      .execute('update recipe set created_at = now() - make_interval(days => ?) where id = ?', [days, id]);

  test(`go after ${KEPT_DAYS} days; those that a cook saved, and those of people, stay`, async () => {
    const cook = await signUp(app);
    const { nodes } = await create(['leek', 'potato', 'bacon', 'cream']);
    const [saved, old, young] = nodes.map(({ recipe }) => recipe);
    await cook.graphql('mutation Save($input: RecipeIdInput!) { saveRecipe(input: $input) { recipe { id } } }', {
      input: { id: saved!.id },
    });
    for (const { recipe } of nodes) await age(recipe.id, KEPT_DAYS + 1);
    await age(young!.id, KEPT_DAYS - 1);
    const before = (await app.rest('/api/recipe/minestrone')).status;
    await removeUnkept(app.database.orm.em);
    const status = async (slug: string): Promise<number> => (await app.rest(`/api/recipe/${slug}`)).status;
    expect([await status(saved!.slug), await status(old!.slug), await status(young!.slug), before]).toEqual([
      200, 404, 200, 200,
    ]);
  });
});
