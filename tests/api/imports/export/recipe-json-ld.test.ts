import { toDraft } from '../../../../api/src/modules/imports/import-draft.ts';
import { isoDuration, recipeJsonLd } from '../../../../api/src/modules/imports/export/recipe-json-ld.ts';
import { readPage } from '../../../../api/src/modules/imports/page/read-page.ts';
import type { PageRecipe } from '../../../../api/src/modules/imports/page/page-recipe.ts';
import { RecipeStatus } from '../../../../api/src/modules/recipes/recipe-enums.ts';
import { exportedRecipes } from '../../../support/exported-recipes.ts';
import { page } from '../../../support/recipe-pages.ts';

const recipes = exportedRecipes(20);
const [recipe] = recipes;

function readBack(content: object): PageRecipe {
  const json = JSON.stringify(content).replaceAll('<', String.raw`\u003c`);
  const read = readPage(
    new TextEncoder().encode(page('Another title', `<script type="application/ld+json">${json}</script>`)),
  );
  if ('error' in read) throw new Error(read.error);
  return read.recipe;
}

test.each(recipes)('$title comes back through the importer as it went out', (recipe) => {
  const { title, description, authorName, cuisine, difficulty, prepTime, cookTime, servings, tags, lines, steps } =
    recipe;
  const read = readBack(recipeJsonLd(recipe));
  expect(read).toMatchObject({
    image: recipe.images[0],
    url: recipe.url,
    totalTime: prepTime + cookTime,
    rating: { value: 4.6, count: 12 },
  });
  expect(toDraft({ ...read, key: 'k' }, RecipeStatus.DRAFT)).toMatchObject({
    title,
    description,
    authorName,
    cuisine,
    difficulty,
    prepTime,
    cookTime,
    servings,
    tags,
    steps,
    lines: lines.map(({ text, group }) => ({ text, group })),
  });
});

test.each(recipes)('$title states all that Google requires or recommends of a recipe', (recipe) => {
  expect(recipeJsonLd(recipe)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: expect.stringMatching(/\S/),
    image: expect.arrayContaining([expect.stringMatching(/^https:/)]),
    description: expect.stringMatching(/\S/),
    author: { '@type': 'Person', name: 'Larder Kitchen' },
    datePublished: '2026-01-02',
    prepTime: expect.stringMatching(/^PT(\d+H)?(\d+M)?$/),
    cookTime: expect.stringMatching(/^PT(\d+H)?(\d+M)?$/),
    totalTime: expect.stringMatching(/^PT(\d+H)?(\d+M)?$/),
    recipeYield: [String(recipe.servings), expect.stringMatching(/^\d+ servings?$/)],
    ...(recipe.cuisine !== null && { recipeCuisine: recipe.cuisine }),
    keywords: recipe.tags.join(', '),
    recipeIngredient: expect.arrayContaining(recipe.lines.map(({ text }) => text)),
    recipeInstructions: expect.arrayContaining([
      expect.objectContaining({ '@type': 'HowToStep', text: expect.stringMatching(/\S/) }),
    ]),
    nutrition: { '@type': 'NutritionInformation', calories: '412 calories', proteinContent: '20.1 g' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 12 },
  });
});

test('what is not known is not stated', () => {
  const bare = recipeJsonLd({
    ...recipe!,
    url: null,
    cuisine: null,
    nutrition: null,
    rating: null,
    publishedAt: null,
    tags: [],
    diet: 'unknown',
  });
  for (const name of [
    'url',
    '@id',
    'recipeCuisine',
    'nutrition',
    'aggregateRating',
    'datePublished',
    'keywords',
    'recipeCategory',
    'suitableForDiet',
  ])
    expect(bare).not.toHaveProperty(name);
});

test('a diet is stated only when the foods fit it, and a meal only when it is tagged', () => {
  expect(recipeJsonLd({ ...recipe!, diet: 'vegan', tags: ['dinner', 'quick'] })).toMatchObject({
    suitableForDiet: 'https://schema.org/VeganDiet',
    recipeCategory: ['dinner'],
  });
  expect(recipeJsonLd({ ...recipe!, diet: 'pescatarian' })).not.toHaveProperty('suitableForDiet');
});

test.each([
  [0, 'PT0M'],
  [5, 'PT5M'],
  [60, 'PT1H'],
  [90, 'PT1H30M'],
  [1_500, 'PT25H'],
])('%d minutes are %s', (minutes, duration) => {
  expect(isoDuration(minutes)).toBe(duration);
});
