import { toDraft } from '../../../../api/src/modules/imports/import-draft.ts';
import { recipeMarkdown } from '../../../../api/src/modules/imports/export/recipe-markdown.ts';
import { readMarkdown } from '../../../../api/src/modules/imports/markdown/read-markdown.ts';
import { RecipeStatus } from '../../../../api/src/modules/recipes/recipe-enums.ts';
import { exportedRecipes } from '../../../support/exported-recipes.ts';

const recipes = exportedRecipes(20);

test.each(recipes)('$title comes back from Markdown as it went out', (recipe) => {
  const { title, description, authorName, cuisine, difficulty, prepTime, cookTime, servings, tags, lines, steps } =
    recipe;
  const read = readMarkdown(recipeMarkdown(recipe));
  expect(read).toMatchObject({ url: recipe.url });
  expect(toDraft({ ...read!, key: 'k' }, RecipeStatus.DRAFT)).toMatchObject({
    title,
    description,
    authorName,
    cuisine,
    difficulty,
    prepTime,
    cookTime,
    servings,
    tags,
    lines: lines.map(({ text, group }) => ({ text, group })),
    steps: steps.map(({ description }) => ({ description })),
  });
});

test('a recipe reads well as Markdown', () => {
  const lines = [
    { text: '2 eggs', group: null },
    { text: '1 tsp salt', group: 'To serve' },
  ];
  const recipe = {
    ...recipes[0]!,
    title: 'Eggs',
    description: 'Soft.',
    cuisine: null,
    tags: [],
    lines,
    steps: [
      { description: 'Boil.', timeMin: 6 },
      { description: 'Serve.', timeMin: null },
    ],
    servings: 2,
    prepTime: 1,
    cookTime: 6,
    url: null,
  };
  expect(recipeMarkdown(recipe)).toBe(`# Eggs

Soft.

- Serves: 2
- Prep time: 1 min
- Cook time: 6 min
- Difficulty: ${recipe.difficulty}
- Author: Larder Kitchen

## Ingredients

- 2 eggs

### To serve

- 1 tsp salt

## Instructions

1. Boil.
2. Serve.
`);
});

test('marks of Markdown in the words of a recipe stay words', () => {
  const words = [
    '1. *Not* a_list_',
    '# no heading',
    '+ more',
    '- less',
    '2) two [x](y) `z` ~w~ | v',
    '= e',
    String.raw`\back`,
    '2024',
  ];
  const recipe = {
    ...recipes[0]!,
    title: '# 1 *Soup*',
    lines: words.map((text) => ({ text, group: null })),
    steps: words.map((description) => ({ description, timeMin: null })),
  };
  expect(readMarkdown(recipeMarkdown(recipe))).toMatchObject({
    title: '# 1 *Soup*',
    ingredients: words,
    instructions: words.map((text) => ({ text })),
  });
});
