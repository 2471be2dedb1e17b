import { createApp, type TestApp } from '../../support/app.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
});
afterAll(() => app.close());

test('what waits for hours off the heat is found within its cook time', async () => {
  await addRecipe(app, ['300 g dried black beans', '1 bay leaf'], {
    slug: 'soaked-beans',
    prepTime: 490,
    cookTime: 60,
  });
  const { data } = await app.graphql<{ searchRecipes: { nodes: { recipe: object }[] } }>(
    '{ searchRecipes(input: { ingredients: ["dried black beans"] }) { nodes { recipe { slug prepTime cookTime totalTime } } } }',
  );
  expect(data.searchRecipes.nodes).toEqual([
    { recipe: { slug: 'soaked-beans', prepTime: 490, cookTime: 60, totalTime: 550 } },
  ]);
});

describe('how many more take longer than the cook time', () => {
  const longer = async (input: object): Promise<number> => {
    const { data } = await app.graphql<{ searchRecipes: { longer: number } }>(
      'query Longer($input: SearchRecipesInput!) { searchRecipes(input: $input, first: 1) { longer } }',
      { input },
    );
    return data.searchRecipes.longer;
  };

  test('is what lifting it alone would add, however long they take', async () => {
    await addRecipe(app, ['1 kohlrabi'], { slug: 'slow-kohlrabi', cookTime: 300, cuisine: 'German' });
    await addRecipe(app, ['1 kohlrabi'], { slug: 'quick-kohlrabi', cookTime: 5, cuisine: 'Thai' });
    await addRecipe(app, ['1 kohlrabi'], { slug: 'roast-kohlrabi', cookTime: 61, cuisine: 'Thai' });
    const ingredients = ['kohlrabi'];
    expect(await longer({ ingredients })).toBe(2);
    expect(await longer({ ingredients, cuisine: 'Thai' })).toBe(1);
    expect(await longer({ ingredients, maxCookTime: 235 })).toBe(1);
    expect(await longer({ ingredients, maxCookTime: 240 })).toBe(0);
    expect(await longer({ ingredients, cuisine: 'Thai', maxCookTime: 90 })).toBe(0);
  });

  const offered = async (input: object): Promise<string[]> => {
    const { data } = await app.graphql<{ searchRecipes: { longerMatches: { recipe: { slug: string } }[] } }>(
      'query Offered($input: SearchRecipesInput!) { searchRecipes(input: $input) { longerMatches { recipe { slug } } } }',
      { input },
    );
    return data.searchRecipes.longerMatches.map(({ recipe }) => recipe.slug);
  };

  test('is offered by name where it fits clearly better than all that is quick, and no cook has asked for quick', async () => {
    await addRecipe(app, ['1 oxtail', '1 swede'], { slug: 'oxtail-stew', title: 'Oxtail stew', cookTime: 180 });
    await addRecipe(app, ['1 swede', '1 kohlrabi', '1 celeriac'], { slug: 'roots', cookTime: 20 });
    await addRecipe(app, ['1 swede', '1 beetroot', '1 celeriac'], { slug: 'baked-roots', cookTime: 90 });
    const ingredients = ['oxtail', 'swede'];
    expect(await offered({ ingredients })).toEqual(['oxtail-stew']);
    expect(await offered({ ingredients, maxCookTime: 45 })).toEqual([]);
    expect(await offered({ ingredients, maxCookTime: 240 })).toEqual([]);
    expect(await offered({ ingredients, sort: 'TIME' })).toEqual([]);
    expect(await offered({ ingredients, maxMissing: 0 })).toEqual(['oxtail-stew']);
    expect(await offered({ ingredients: ['celeriac', 'swede', 'kohlrabi'] })).toEqual([]);
  });

  test('is nothing where nothing takes longer, and for recipes that are made', async () => {
    expect(await longer({ ingredients: ['dried black beans'] })).toBe(0);
    expect(await longer({ ingredients: ['red lentils', 'onion', 'carrot'], mode: 'CREATIVE' })).toBe(0);
  });
});
