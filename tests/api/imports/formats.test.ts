import { gzipSync } from 'node:zlib';
import { inBase64, picture, readFileNamed as read, soup, steps } from '../../support/imported-files.ts';
import { zipOf } from '../../support/zip.ts';

const mealie = {
  name: 'Lentil Soup',
  description: 'Warm.',
  recipeYield: '4 servings',
  recipeIngredient: [{ title: 'Pot', quantity: 2, unit: { name: 'cup' }, food: { name: 'lentils' }, note: '' }],
  recipeInstructions: [{ title: '', text: 'Boil.' }],
  notes: [{ title: 'Salt', text: 'Go easy.' }],
  rating: 4,
  nutrition: { calories: '240', proteinContent: '12' },
  image: 'aB3d',
};

test('a zip of Mealie gives recipes with notes, stars, nutrition and pictures, whatever the system left in it', () => {
  const zip = zipOf({
    'recipes/lentil-soup/lentil-soup.json': JSON.stringify(mealie),
    'recipes/lentil-soup/images/min-original.webp': 'small',
    'recipes/lentil-soup/images/original.webp': picture,
    '__MACOSX/recipes/._lentil-soup.json': 'litter',
    'recipes/.DS_Store': 'litter',
  });
  expect(read('mealie.zip', zip)).toEqual([
    expect.objectContaining(
      soup({
        ingredients: ['## Pot', '2 cup lentils'],
        notes: 'Salt\nGo easy.',
        stars: 4,
        nutrition: { calories: '240', proteinContent: '12' },
        picture: 400,
      }),
    ),
  ]);
});

test('a zip of Tandoor, of a zip for each recipe, gives each with its own picture', () => {
  const one = (name: string, image: Uint8Array) =>
    zipOf({
      'recipe.json': JSON.stringify({
        name,
        servings: 2,
        steps: [
          {
            name: '',
            instruction: 'Boil.',
            ingredients: [{ food: { name: 'lentils' }, amount: 200, unit: { name: 'g' } }],
          },
        ],
        nutrition: { calories: 300, proteins: 12.5 },
      }),
      'image.jpg': image,
    });
  expect(
    read('tandoor.zip', zipOf({ '1.zip': one('Lentil Soup', picture), '2.zip': one('Broth', Buffer.alloc(99)) })),
  ).toMatchObject([
    soup({
      ingredients: ['200 g lentils'],
      picture: 400,
      nutrition: { calories: '300 kcal', proteinContent: '12.5 g' },
    }),
    { title: 'Broth', picture: 99 },
  ]);
});

const paprika = {
  name: 'Lentil Soup',
  ingredients: '2 cups lentils\r\n1 onion',
  directions: 'Boil.\n\nServe.',
  servings: '4',
  notes: 'Better the day after.',
  nutritional_info: '240 kcal',
  rating: 5,
  on_favorites: true,
  categories: ['Soups', 'Winter'],
  photo_data: inBase64,
};

test('Paprika keeps many gzipped recipes in a zip, with notes, stars and pictures in them', () => {
  expect(
    read('all.paprikarecipes', zipOf({ 'Lentil Soup.paprikarecipe': gzipSync(JSON.stringify(paprika)) })),
  ).toMatchObject([
    soup({
      ingredients: ['2 cups lentils', '1 onion'],
      notes: 'Better the day after.\nNutrition: 240 kcal',
      stars: 5,
      isFavorite: true,
      tags: ['Soups', 'Winter'],
      sets: [{ name: 'Soups' }, { name: 'Winter' }],
      picture: 400,
    }),
  ]);
});

test('Nextcloud Cookbook keeps a folder for each recipe with the large picture beside the small', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Lentil Soup',
    recipeIngredient: ['2 cups lentils'],
    recipeInstructions: ['Boil.'],
    recipeYield: 4,
    image: '/apps/cookbook/recipes/12/image?size=full',
    nutrition: { '@type': 'NutritionInformation', calories: '240 kcal' },
    keywords: 'soup,winter',
    recipeCategory: 'Main dishes',
  };
  const zip = zipOf({
    'Recipes/Lentil Soup/recipe.json': JSON.stringify(recipe),
    'Recipes/Lentil Soup/thumb.jpg': 'x',
    'Recipes/Lentil Soup/full.jpg': picture,
  });
  expect(read('nextcloud.zip', zip)).toMatchObject([
    soup({
      picture: 400,
      tags: ['soup', 'winter', 'Main dishes'],
      sets: [{ name: 'Main dishes' }],
      nutrition: { calories: '240 kcal' },
    }),
  ]);
});

test('My CookBook packs its XML with its pictures', () => {
  const xml = `<?xml version="1.0" encoding="utf-8"?><cookbook><recipe><title>Lentil Soup</title><preptime>10 min</preptime><cooktime>30 min</cooktime><description><li>Warm.</li></description><ingredient><li>2 cups lentils</li><li>1 onion</li></ingredient><recipetext><li>Boil.</li><li>Serve.</li></recipetext><url>https://example.org/soup</url><imagepath>/storage/emulated/0/MyCookBook/images/soup.jpg</imagepath><quantity>4</quantity><comments><li>Better the day after.</li></comments><category>Soups</category><category>Winter</category><tag>warm</tag><favorite>1</favorite><rating>5</rating></recipe></cookbook>`;
  expect(read('backup.mcb', zipOf({ 'mycookbook.xml': xml, 'images/soup.jpg': picture }))).toMatchObject([
    soup({
      ingredients: ['2 cups lentils', '1 onion'],
      ...steps('Boil.', 'Serve.'),
      servings: 4,
      stars: 5,
      isFavorite: true,
      tags: ['Soups', 'Winter', 'warm'],
      sets: [{ name: 'Soups' }, { name: 'Winter' }],
      picture: 400,
      notes: 'Better the day after.',
    }),
  ]);
});

test('Recipe Keeper packs one page of all recipes with their pictures', () => {
  const one = (
    name: string,
  ) => `<div class="recipe-details"><img src="images/${name}_0.jpg" class="recipe-photo"/><h2 itemprop="name">${name}</h2>
    <meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating"><div>Courses: <span itemprop="recipeCourse">Dinner</span><meta content="Soup" itemprop="recipeCategory"><meta content="Grandma's" itemprop="recipeCollection"></div>
    <div>Source: <span itemprop="recipeSource"><a href="https://example.org/soup">example.org</a></span></div><div>Serving size: <span itemprop="recipeYield">4</span></div>
    <div>Preparation time: <span>10 mins</span><meta content="PT10M" itemprop="prepTime"></div><div>Cooking time: <meta content="PT30M" itemprop="cookTime"></div>
    <div itemprop="recipeIngredients"><p><b>Pot</b></p><p>2 cups lentils</p><p></p></div><div itemprop="recipeDirections"><p>1. Boil.</p><p>2. Serve.</p></div><div itemprop="recipeNotes"><p>Better the day after.</p></div>
    <meta content="240" itemprop="recipeNutCalories"></div>`;
  const page = `<html><body>${one('Lentil Soup')}${one('Broth')}</body></html>`;
  expect(
    read('keeper.zip', zipOf({ 'recipes.html': page, 'images/Lentil Soup_0.jpg': picture, 'images/Broth_0.jpg': 'x' })),
  ).toMatchObject([
    soup({
      ingredients: ['## Pot', '2 cups lentils'],
      ...steps('Boil.', 'Serve.'),
      servings: 4,
      prepTime: 10,
      cookTime: 30,
      stars: 4,
      isFavorite: true,
      notes: 'Better the day after.',
      tags: ['Dinner', 'Soup'],
      sets: [{ name: "Grandma's" }],
      nutrition: { calories: '240' },
      url: 'https://example.org/soup',
      picture: 400,
    }),
    { title: 'Broth', picture: 1 },
  ]);
});

test('Copy Me That packs one page of all recipes with their pictures', () => {
  const page = `<html><body><div class="recipe"><div id="name">Lentil Soup</div><div id="link">Adapted from <a id="original_link" href="https://example.org/soup">example.org</a></div><img class="recipeImage" src="images/soup_1.jpg">
    <div id="extra_info"><div id="rating">Rating: <span id="ratingValue">5</span></div><span id="starred">Starred</span>Tags: <span class="recipeCategory">soup</span>, <span class="recipeCategory">winter</span><div id="servings">Servings: <a id="recipeYield">4</a></div></div><div id="description">Warm.</div>
    <ul id="recipeIngredients"><li class="recipeIngredient_subheader">Pot</li><li class="recipeIngredient">2 cups lentils</li></ul><ol id="recipeInstructions"><li class="instruction">Boil.</li><li class="instruction">Serve.</li></ol><ul id="recipeNotes"><li class="recipeNote">Better the day after.</li></ul></div></body></html>`;
  expect(read('copymethat.zip', zipOf({ 'recipes.html': page, 'images/soup_1.jpg': picture }))).toMatchObject([
    soup({
      description: 'Warm.',
      ingredients: ['## Pot', '2 cups lentils'],
      ...steps('Boil.', 'Serve.'),
      servings: 4,
      stars: 5,
      isFavorite: true,
      tags: ['soup', 'winter'],
      sets: [{ name: 'soup' }, { name: 'winter' }],
      notes: 'Better the day after.',
      url: 'https://example.org/soup',
      picture: 400,
    }),
  ]);
});

test('plain recipes of one file, apart by lines of marks, are all read', () => {
  const one = (name: string): string =>
    `${name}\n\nServings: 4\n\nINGREDIENTS\n2 cups lentils\n\nDIRECTIONS\n1) Boil.\n2) Serve.\n`;
  expect(read('recipes.txt', [one('Lentil Soup'), one('Broth')].join('\n* * *\n\n'))).toMatchObject([
    soup({ ingredients: ['2 cups lentils'], servings: 4 }),
    { title: 'Broth', ...steps('Boil.', 'Serve.') },
  ]);
});

test('an archive that was torn off gives what it had, and says so', () => {
  const zip = zipOf({
    'a.paprikarecipe': gzipSync(JSON.stringify(paprika)),
    'b.paprikarecipe': gzipSync(JSON.stringify(paprika)),
  });
  expect(read('torn.paprikarecipes', zip.subarray(0, zip.length - 260))).toMatchObject([
    { refusal: 'it is torn: only the first 1 of its files could be read' },
    { title: 'Lentil Soup' },
  ]);
});
