import { createApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

interface Card {
  id: string;
  title: string;
  matchPercentage: number;
  missingIngredients: string[];
  hasAllIngredients: boolean;
}
interface Rest {
  recipes: Card[];
  total: number;
}
interface Graph {
  searchRecipes: { totalCount: number; nodes: { matchPercentage: number; missingIngredients: string[]; hasAllIngredients: boolean; recipe: { id: string; title: string } }[] };
}

const GRAPH = `query Parity($input: SearchRecipesInput!) {
  searchRecipes(input: $input) { totalCount nodes { matchPercentage missingIngredients hasAllIngredients recipe { id title } } }
}`;

/** The same question as each door puts it. */
const questions: [string, string, object][] = [
  ['three foods', 'ingredients=eggs,spinach,feta', { ingredients: ['eggs', 'spinach', 'feta'] }],
  ['a diet and a time', 'ingredients=chickpeas,tomato&diet=vegan&maxCookTime=30', { ingredients: ['chickpeas', 'tomato'], diet: 'VEGAN', maxCookTime: 30 }],
  ['allergies', 'ingredients=rice,egg,peas&allergies=dairy,tree-nuts', { ingredients: ['rice', 'egg', 'peas'], allergies: ['DAIRY', 'TREE_NUTS'] }],
  ['a cuisine in any case', 'ingredients=tomato,garlic&cuisine=iTaLiAn', { ingredients: ['tomato', 'garlic'], cuisine: 'iTaLiAn' }],
  ['a difficulty, no swaps', 'ingredients=butter,flour&difficulty=easy&allowSubstitutions=false', { ingredients: ['butter', 'flour'], difficulty: 'EASY', allowSubstitutions: false }],
  ['another order', 'ingredients=onion&sort=time&servings=2', { ingredients: ['onion'], sort: 'TIME', servings: 2 }],
];

test.each(questions)('both doors answer alike: %s', async (_name, query, input) => {
  const rest = (await app.rest(`/api/recipes?${query}`)).json<Rest>();
  const { data } = await app.graphql<Graph>(GRAPH, { input });
  const graph = data.searchRecipes.nodes.map(({ recipe, ...match }) => ({ ...match, ...recipe }));
  expect(rest.total).toBe(data.searchRecipes.totalCount);
  expect(rest.total).toBeGreaterThan(0);
  expect(rest.recipes.map(({ id, title, matchPercentage, missingIngredients, hasAllIngredients }) => ({ id, title, matchPercentage, missingIngredients, hasAllIngredients }))).toEqual(graph);
});

test('both doors suggest alike', async () => {
  const rest = (await app.rest('/api/ingredients?q=tom')).json<{ suggestions: { name: string; commonUnit: string | null }[] }>();
  const { data } = await app.graphql<{ ingredientSuggestions: object[] }>('{ ingredientSuggestions(text: "tom") { name commonUnit } }');
  expect(rest.suggestions).toEqual(data.ingredientSuggestions);
});

test('both doors find the same similar recipes', async () => {
  const rest = (await app.rest('/api/recipe/minestrone/similar')).json<{ title: string }[]>();
  const { data } = await app.graphql<{ recipe: { similar: { title: string }[] } }>('{ recipe(slug: "minestrone") { similar { title } } }');
  expect(rest.map(({ title }) => ({ title }))).toEqual(data.recipe.similar);
});
