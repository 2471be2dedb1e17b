import { createApp, type TestApp } from '../../support/app.ts';
import { addRecipe } from '../../support/recipes.ts';

const SEARCH = `query Search($input: SearchRecipesInput!, $first: Int! = 100, $after: String) {
  searchRecipes(input: $input, first: $first, after: $after) {
    totalCount
    nodes { matchPercentage have needed usedOfYours hasAllIngredients missingIngredients recipe { slug } lines { state via note ingredient { name } } }
    pageInfo { hasNextPage endCursor }
    resolvedIngredients { text ingredient { name } parts otherwise }
    hint { filter alsoLift wouldFind }
  }
}`;

interface Match {
  matchPercentage: number;
  have: number;
  needed: number;
  usedOfYours: number;
  hasAllIngredients: boolean;
  missingIngredients: string[];
  recipe: { slug: string };
  lines: { state: string; via: string | null; note: string | null; ingredient: { name: string } }[];
}
interface Found {
  searchRecipes: {
    totalCount: number;
    nodes: Match[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    resolvedIngredients: {
      text: string;
      ingredient: { name: string } | null;
      parts: string[];
      otherwise: string | null;
    }[];
    hint: { filter: string; alsoLift: string[]; wouldFind: number } | null;
  };
}

let app: TestApp;

/** A small catalogue in which every answer can be told by hand; its foods are those of the starter catalogue. */
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  await addRecipe(app, ['2 eggs', '100 g cheddar', '1 tbsp butter', 'salt'], {
    slug: 'cheese-omelette',
    cookTime: 5,
    cuisine: 'French',
  });
  await addRecipe(app, ['200 g tofu', '2 tbsp soy sauce', '1 clove garlic', '1 tsp sugar (optional)'], {
    slug: 'fried-tofu',
    cookTime: 15,
    cuisine: 'Chinese',
  });
  await addRecipe(app, ['400 g beef mince', '1 onion', '2 cloves garlic'], { slug: 'mince-and-onions', cookTime: 90 });
  await addRecipe(app, ['250 ml buttermilk', '200 g plain flour', '1 egg'], {
    slug: 'buttermilk-pancakes',
    cookTime: 20,
    cuisine: 'American',
    tags: ['brunch'],
  });
  await addRecipe(app, ['1 egg', '3 frobnitzes'], { slug: 'egg-with-a-mystery' });
});
afterAll(() => app.close());

async function search(ingredients: string[], more: object = {}, page: object = {}): Promise<Found['searchRecipes']> {
  const answer = await app.graphql<Found>(SEARCH, { input: { ingredients, ...more }, ...page });
  expect(answer.errors).toBeUndefined();
  return answer.data.searchRecipes;
}
async function changeTags(slug: string, tags: string[]): Promise<void> {
  await app.database.orm.em
    .fork()
    .execute('update recipe set tags = ?::text[] where slug = ?', [`{${tags.join(',')}}`, slug]);
  await app.follower.refresh();
}
const slugs = ({ nodes }: Found['searchRecipes']): string[] => nodes.map((node) => node.recipe.slug);
const match = ({ nodes }: Found['searchRecipes'], slug: string): Match =>
  nodes.find((node) => node.recipe.slug === slug)!;
const states = (found: Match): Record<string, string> =>
  Object.fromEntries(found.lines.map((line) => [line.ingredient.name, line.state]));

test('what is held counts in full, salt is taken to be there, and the rest is missing', async () => {
  const omelette = match(await search(['eggs', 'butter']), 'cheese-omelette');
  expect(omelette).toMatchObject({
    have: 2,
    needed: 3,
    usedOfYours: 1,
    hasAllIngredients: false,
    missingIngredients: ['cheddar'],
  });
  expect(states(omelette)).toEqual({ eggs: 'HAVE', cheddar: 'MISSING', butter: 'HAVE', salt: 'STAPLE' });
});

test('a food that was only named broadly is had, and counts less than the food itself', async () => {
  const omelette = match(await search(['eggs', 'butter', 'cheese']), 'cheese-omelette');
  expect(omelette).toMatchObject({ have: 3, needed: 3, hasAllIngredients: true });
  expect(omelette.matchPercentage).toBeLessThan(
    match(await search(['eggs', 'butter', 'cheddar']), 'cheese-omelette').matchPercentage,
  );
  expect(states(omelette)['cheddar']).toBe('HAVE_BROADER');
});

test('a food that may stand in is had, counts less, and says how, unless swaps are off', async () => {
  const pancakes = match(await search(['plain yogurt', 'plain flour', 'egg']), 'buttermilk-pancakes');
  expect(pancakes).toMatchObject({ have: 3, needed: 3 });
  expect(pancakes.matchPercentage).toBeLessThan(
    match(await search(['buttermilk', 'plain flour', 'egg']), 'buttermilk-pancakes').matchPercentage,
  );
  expect(pancakes.lines[0]).toMatchObject({ state: 'SUBSTITUTE', via: expect.stringContaining('yogurt') });
  expect(pancakes.lines[0]?.note).toBeTruthy();
  expect(
    match(await search(['plain yogurt', 'plain flour', 'egg'], { allowSubstitutions: false }), 'buttermilk-pancakes'),
  ).toMatchObject({ have: 2, needed: 3 });
});

test('what stands in for a food stands in for a kind of it', async () => {
  await addRecipe(app, ['500 ml whole milk', '1 vanilla pod'], { slug: 'vanilla-milk' });
  expect(match(await search(['oat milk', 'vanilla pod']), 'vanilla-milk')).toMatchObject({
    have: 2,
    hasAllIngredients: true,
    lines: [{ state: 'SUBSTITUTE', via: 'oat milk' }, { state: 'HAVE' }],
  });
});

test('an optional line never counts', async () => {
  const tofu = match(await search(['tofu', 'soy sauce', 'garlic']), 'fried-tofu');
  expect(tofu).toMatchObject({ matchPercentage: 100, hasAllIngredients: true });
  expect(states(tofu)['sugar']).toBe('OPTIONAL');
});

test('what is missing is named in the number that the recipe has it in, and once', async () => {
  await addRecipe(app, ['2 onions', '1 carrot', '3 eggs', '1 egg', '200 g green beans', '1 clove garlic'], {
    slug: 'beans-and-eggs',
  });
  expect(match(await search(['garlic']), 'beans-and-eggs').missingIngredients).toEqual([
    'onions',
    'carrot',
    'eggs',
    'green beans',
  ]);
});

test('an unlinked line is unknown: never had, never complete', async () => {
  const mystery = match(await search(['egg']), 'egg-with-a-mystery');
  expect(mystery).toMatchObject({ have: 1, needed: 2, hasAllIngredients: false, missingIngredients: ['frobnitzes'] });
  expect(mystery.lines[1]?.state).toBe('UNKNOWN');
});

test('a heading, a tool and a remark among the lines are nothing that is needed or missing', async () => {
  const lines = ['For the sauce:', '2 pomegranates', 'a large frying pan', 'Serves 4'];
  await addRecipe(app, lines, { slug: 'opened-pomegranates', cookTime: 5 });
  expect(match(await search(['pomegranate']), 'opened-pomegranates')).toMatchObject({
    matchPercentage: 100,
    have: 1,
    needed: 1,
    hasAllIngredients: true,
    missingIngredients: [],
  });
});

test('salt by any name is taken to be there, through nothing that is held', async () => {
  await addRecipe(app, ['300 g sirloin steak', '1 tsp sea salt', '1 tsp kosher salt', 'black pepper'], {
    slug: 'grilled-steak',
  });
  const steak = match(await search(['sirloin steak', 'soy sauce', 'white pepper']), 'grilled-steak');
  expect(steak.hasAllIngredients).toBe(true);
  expect(steak.lines.slice(1)).toEqual(
    ['sea salt', 'salt', 'black pepper'].map((name) => ({
      state: 'STAPLE',
      via: null,
      note: null,
      ingredient: { name },
    })),
  );
});

test('the best fit comes first, and holding a staple alone finds nothing', async () => {
  expect(slugs(await search(['eggs', 'butter', 'cheddar']))[0]).toBe('cheese-omelette');
  expect((await search(['salt'])).totalCount).toBe(0);
});

test('spelling, plural and case do not matter, and what is not known is said', async () => {
  const found = await search(['EGGS', 'chedar', 'unobtainium']);
  expect(found.resolvedIngredients.map(({ ingredient }) => ingredient?.name ?? null)).toEqual(['egg', 'cheddar', null]);
  expect(found.resolvedIngredients.at(-1)).toEqual({
    text: 'unobtainium',
    ingredient: null,
    parts: [],
    otherwise: null,
  });
  expect(match(found, 'cheese-omelette')).toMatchObject({ have: 2, needed: 3 });
});

test('cook time is bounded by sixty minutes unless told otherwise', async () => {
  expect(slugs(await search(['beef mince', 'onion']))).not.toContain('mince-and-onions');
  expect(slugs(await search(['beef mince', 'onion'], { maxCookTime: 90 }))).toContain('mince-and-onions');
});

test('a meal leaves out what is not eaten as such, by the tags that a recipe has at the time', async () => {
  expect(slugs(await search(['egg'], { meal: 'BREAKFAST' }))).toEqual(['buttermilk-pancakes']);
  expect(slugs(await search(['egg'], { meal: 'DESSERT' }))).toEqual([]);
  expect((await app.rest('/api/recipes?ingredients=egg&meal=breakfast')).json()).toMatchObject({ total: 1 });
  await changeTags('cheese-omelette', ['dinner', 'breakfast']);
  expect(slugs(await search(['egg'], { meal: 'BREAKFAST' }))).toEqual(['cheese-omelette', 'buttermilk-pancakes']);
  await changeTags('cheese-omelette', []);
});

test('what is typed of a time and a meal bounds the results, as the filters do', async () => {
  expect(slugs(await search(['quick egg for breakfast']))).toEqual(['buttermilk-pancakes']);
  expect(slugs(await search(['egg', '10 minutes']))).toEqual(['cheese-omelette']);
  expect(slugs(await search(['egg, 2 hours'], { maxCookTime: 10 }))).toEqual(['cheese-omelette']);
});

test('a diet, an allergy and a cuisine each leave out what does not fit; an unknown line never passes as free', async () => {
  const everything = ['egg', 'tofu', 'garlic'];
  expect(slugs(await search(everything, { diet: 'VEGAN' }))).toEqual(['fried-tofu']);
  expect(slugs(await search(everything, { allergies: ['EGGS'] }))).toEqual(['fried-tofu']);
  expect(slugs(await search(everything, { allergies: ['PEANUT'] }))).not.toContain('egg-with-a-mystery');
  expect(slugs(await search(everything, { cuisine: 'chinese' }))).toEqual(['fried-tofu']);
});

test('each of the fourteen allergens leaves out what contains it or may, and shellfish means both of its kinds', async () => {
  await addRecipe(app, ['1 avocado', '200 g prawns'], { slug: 'avocado-prawns' });
  await addRecipe(app, ['1 avocado', '200 g squid'], { slug: 'avocado-squid' });
  await addRecipe(app, ['1 avocado', '2 stalks celery'], { slug: 'avocado-celery' });
  await addRecipe(app, ['1 avocado', '2 tbsp mayonnaise'], { slug: 'avocado-mayonnaise' });
  await addRecipe(app, ['1 avocado', '1 cucumber'], { slug: 'avocado-cucumber' });
  const found = async (...allergies: string[]): Promise<string[]> =>
    slugs(await search(['avocado'], { allergies }))
      .filter((slug) => slug.startsWith('avocado-'))
      .map((slug) => slug.slice('avocado-'.length))
      .sort();
  expect(await found()).toEqual(['celery', 'cucumber', 'mayonnaise', 'prawns', 'squid']);
  expect(await found('SHELLFISH')).toEqual(['celery', 'cucumber', 'mayonnaise']);
  expect(await found('CRUSTACEANS')).toEqual(['celery', 'cucumber', 'mayonnaise', 'squid']);
  expect(await found('MOLLUSCS')).toEqual(['celery', 'cucumber', 'mayonnaise', 'prawns']);
  expect(await found('CELERY', 'MUSTARD')).toEqual(['cucumber', 'prawns', 'squid']);
  expect(await found('SULPHITES', 'EGGS')).toEqual(['celery', 'cucumber']);
  expect(await found('LUPIN', 'SESAME')).toEqual(['celery', 'cucumber', 'mayonnaise', 'prawns', 'squid']);
});

test('a swap never brings in an excluded allergen', async () => {
  await addRecipe(app, ['2 tbsp lard', '1 banana'], { slug: 'fried-banana' });
  const held = ['butter', 'banana'];
  expect(match(await search(held), 'fried-banana').lines[0]?.state).toBe('SUBSTITUTE');
  const free = match(await search(held, { allergies: ['DAIRY'] }), 'fried-banana');
  expect(free.lines[0]?.state).toBe('MISSING');
});

test('what must be used, must not be needed, and may be missing are honoured', async () => {
  const held = ['egg', 'garlic', 'tofu', 'soy sauce'];
  expect(slugs(await search(held, { mustUse: ['tofu'] }))).toEqual(['fried-tofu']);
  expect(slugs(await search(held, { exclude: ['soy sauce'] }))).not.toContain('fried-tofu');
  expect(slugs(await search(held, { maxMissing: 0 }))).toEqual(['fried-tofu']);
});

test('what is always at home is had, wholly, broadly or as a swap, but finds no recipe and is nothing that was used', async () => {
  expect(match(await search(['egg']), 'cheese-omelette')).toMatchObject({ have: 1, needed: 3 });
  const pantry = ['butter', 'cheese', 'garlic', 'tofu'];
  const found = await search(['egg'], { pantry });
  expect(match(found, 'cheese-omelette')).toMatchObject({ have: 3, usedOfYours: 1, missingIngredients: [] });
  expect(slugs(found)).toEqual(expect.not.arrayContaining(['fried-tofu']));
  expect(slugs(found).toSorted()).toEqual(slugs(await search(['egg'])).toSorted());
});

test('a chip that is always at home as well is a chip', async () => {
  const found = await search(['tofu', 'soy sauce'], { pantry: ['tofu', 'garlic'] });
  expect(match(found, 'fried-tofu')).toMatchObject({ matchPercentage: 100, usedOfYours: 1 });
});

test('what is always at home stands in for nothing against a diet or an allergy', async () => {
  await addRecipe(app, ['2 tbsp lard', '1 pear'], { slug: 'fried-pear' });
  expect(match(await search(['pear'], { pantry: ['butter'] }), 'fried-pear').lines[0]).toMatchObject({
    state: 'SUBSTITUTE',
    via: 'butter',
  });
  expect(
    match(await search(['pear'], { pantry: ['butter'], allergies: ['DAIRY'] }), 'fried-pear').lines[0]?.state,
  ).toBe('MISSING');
});

describe('when filters leave little, the search says', () => {
  const LIFTED: Record<string, unknown> = {
    maxCookTime: 240,
    cuisine: null,
    difficulty: 'ANY',
    maxMissing: null,
    mustUse: [],
    exclude: [],
    diet: 'ANY',
    allergies: [],
  };

  test.each([
    ['the only one in the way', ['beef mince'], {}, ['maxCookTime']],
    ['another', ['tofu'], { cuisine: 'Italian' }, ['cuisine']],
    [
      'the one of two that frees more',
      ['egg', 'garlic'],
      { cuisine: 'French', mustUse: ['egg'], maxCookTime: 5, exclude: ['egg'] },
      ['exclude'],
    ],
    ['no diet or allergy while another would do', ['egg', 'tofu'], { diet: 'VEGAN', cuisine: 'French' }, ['cuisine']],
    ['a diet when nothing else would', ['egg'], { diet: 'VEGAN' }, ['diet']],
    ['a diet that kept what is held from standing in', ['butter'], { diet: 'VEGAN' }, ['diet']],
    ['two when neither alone would do', ['tofu'], { cuisine: 'French', maxCookTime: 5 }, ['maxCookTime', 'cuisine']],
    [
      'as few as will do',
      ['tofu'],
      { cuisine: 'French', difficulty: 'HARD', diet: 'VEGAN' },
      ['cuisine', 'difficulty'],
    ],
  ])('which to lift: %s, and how many results that frees', async (_, held, filters, expected) => {
    const { hint, totalCount } = await search(held, filters);
    expect([hint?.filter, ...(hint?.alsoLift ?? [])]).toEqual(expected);
    const lifted = await search(held, {
      ...filters,
      ...Object.fromEntries(expected.map((filter) => [filter, LIFTED[filter]])),
    });
    expect(lifted.totalCount).toBe(hint?.wouldFind);
    expect(lifted.totalCount).toBeGreaterThan(totalCount);
  });

  test('nothing when there is nothing to free, or enough was found', async () => {
    expect((await search(['saffron'], { cuisine: 'Thai', diet: 'VEGAN' })).hint).toBeNull();
    expect((await search(['egg', 'garlic', 'tofu'], { exclude: ['soy sauce'], maxCookTime: 240 })).hint).toBeNull();
  });
});

test('a food that must be used is used by what asks for a kind of it, though the kind itself is held too', async () => {
  expect(slugs(await search(['egg', 'cheddar'], { mustUse: ['cheese'] }))).toEqual(['cheese-omelette']);
});

test('pages follow each other without gap or repeat', async () => {
  const all = slugs(await search(['egg', 'garlic', 'tofu']));
  const paged: string[] = [];
  let after: string | null = null;
  do {
    const page: Found['searchRecipes'] = await search(['egg', 'garlic', 'tofu'], {}, { first: 1, after });
    paged.push(...slugs(page));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  expect(paged).toEqual(all);
  expect(all.length).toBeGreaterThan(2);
});

test.each([
  [{ ingredients: [] }, 'ingredients', 'Name at least one ingredient.'],
  [
    { ingredients: Array.from({ length: 16 }, (_, at) => `food ${at}`) },
    'ingredients',
    'At most 15 ingredients fit into one search; there are 16.',
  ],
  [{ ingredients: ['x'.repeat(10_000)] }, 'ingredients', 'An ingredient is longer than 200 characters.'],
  [{ ingredients: ['  '] }, 'ingredients', 'An ingredient is empty.'],
  [{ ingredients: ['egg'], maxCookTime: 4 }, 'maxCookTime', 'maxCookTime must be 5 to 240 minutes.'],
  [{ ingredients: ['egg'], servings: 13 }, 'servings', 'servings must be 1 to 12 servings.'],
  [
    { ingredients: ['egg'], cuisine: 'Martian' },
    'cuisine',
    expect.stringMatching(/^There is no cuisine "Martian". Choose one of: Italian, /),
  ],
  [{ ingredients: ['egg'], pantry: ['unobtainium'] }, 'pantry', 'There is no ingredient "unobtainium".'],
  [
    { ingredients: ['egg'], pantry: Array.from({ length: 51 }, () => 'egg') },
    'pantry',
    'At most 50 ingredients fit into one search; there are 51.',
  ],
  [{ ingredients: ['egg'], mustUse: ['unobtainium'] }, 'mustUse', 'There is no ingredient "unobtainium".'],
])('bad input is refused in a sentence that names the field: %j', async (input, field, message) => {
  const { errors } = await app.graphql(SEARCH, { input });
  expect(errors).toEqual([
    expect.objectContaining({ message, extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', field }) }),
  ]);
});

test('a page of more than a hundred and a cursor that is not ours are refused', async () => {
  expect((await app.graphql(SEARCH, { input: { ingredients: ['egg'] }, first: 101 })).errors?.[0]?.message).toBe(
    'Ask for 1 to 100 at a time.',
  );
  expect(
    (await app.graphql(SEARCH, { input: { ingredients: ['egg'] }, after: 'nonsense' })).errors?.[0]?.extensions,
  ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
});

test('a recipe by itself says how it fits, as the search does, even where a filter would leave it out', async () => {
  const input = { ingredients: ['eggs', 'butter'], maxCookTime: 5 };
  const found = match(await search(input.ingredients), 'cheese-omelette');
  const { data } = await app.graphql<{ recipe: { match: Match } }>(
    `query Fit($input: SearchRecipesInput!) {
      recipe(slug: "cheese-omelette") { match(input: $input) { matchPercentage have needed usedOfYours hasAllIngredients missingIngredients recipe { slug } lines { state via note ingredient { name } } } }
    }`,
    { input: { ...input, diet: 'VEGAN' } },
  );
  expect(data.recipe.match).toEqual(found);
});

test('a recipe judged for nothing is refused like a search for nothing', async () => {
  const { errors } = await app.graphql(
    '{ recipe(slug: "cheese-omelette") { match(input: { ingredients: [] }) { matchPercentage } } }',
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ingredients' });
});
