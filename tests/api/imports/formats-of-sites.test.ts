import { inBase64, picture, readFileNamed as read, soup, steps } from '../../support/imported-files.ts';
import { zipOf } from '../../support/zip.ts';

/** Tables as `alchemy_exporter.py` of Mealie dumps them; on SQLite an id has no dashes. */
function mealieDatabase(idOf: (id: string) => string): object {
  const [recipe, broth] = [idOf('0a1b2c3d-0000-4000-8000-000000000001'), idOf('0a1b2c3d-0000-4000-8000-000000000002')];
  return {
    alembic_version: [{ version_num: 'b9e516e2d3b3' }],
    users: [{ id: idOf('0a1b2c3d-0000-4000-8000-0000000000aa') }],
    users_to_recipes: [{ recipe_id: recipe, rating: 4, is_favorite: 1 }],
    ingredient_foods: [{ id: 'f1', name: 'lentil', plural_name: 'lentils' }],
    ingredient_units: [{ id: 'u1', name: 'cup', plural_name: 'cups' }],
    tags: [{ id: 't1', name: 'Vegan' }],
    recipes_to_tags: [{ recipe_id: recipe, tag_id: 't1' }],
    categories: [{ id: 'c1', name: 'Soups' }],
    recipes_to_categories: [{ recipe_id: recipe, category_id: 'c1' }],
    recipes: [
      {
        id: recipe,
        slug: 'lentil-soup',
        name: 'Lentil Soup',
        description: 'Warm.',
        image: 'aB3d',
        org_url: 'https://example.org/soup',
        recipe_servings: 4,
        recipe_yield: 'bowls',
        prep_time: '10 minutes',
        perform_time: '30 minutes',
        rating: 4,
      },
      { id: broth, slug: 'broth', name: 'Broth', description: '', org_url: null, recipe_yield: null, rating: null },
    ],
    recipes_ingredients: [
      { recipe_id: recipe, position: 1, title: '', quantity: 1, unit_id: null, food_id: null, note: '1 onion' },
      { recipe_id: broth, position: 0, title: null, quantity: 1, unit_id: null, food_id: null, note: '2 bones' },
      { recipe_id: recipe, position: 0, title: 'Pot', quantity: 2, unit_id: 'u1', food_id: 'f1', note: 'rinsed' },
    ],
    recipe_instructions: [
      { recipe_id: recipe, position: 1, title: '', text: 'Serve.' },
      { recipe_id: recipe, position: 0, title: '', text: 'Boil.' },
      { recipe_id: broth, position: 0, title: '', text: 'Simmer.' },
    ],
    notes: [{ recipe_id: recipe, title: 'Salt', text: 'Go easy.' }],
    recipe_nutrition: [{ id: 1, recipe_id: recipe, calories: '240', protein_content: '12' }],
  };
}

test.each([
  ['on PostgreSQL', (id: string) => id],
  ['on SQLite', (id: string) => id.replaceAll('-', '')],
])('the backup of a whole site of Mealie %s gives its recipes with their pictures', (_, idOf) => {
  const zip = zipOf({
    'database.json': JSON.stringify(mealieDatabase(idOf)),
    'data/recipes/0a1b2c3d-0000-4000-8000-000000000002/images/original.webp': 'x',
    'data/recipes/0a1b2c3d-0000-4000-8000-000000000001/images/min-original.webp': 'small',
    'data/recipes/0a1b2c3d-0000-4000-8000-000000000001/images/original.webp': picture,
    'data/users/0a1b2c3d-0000-4000-8000-0000000000aa/profile.webp': 'face',
  });
  expect(read('mealie_2026.11.25.zip', zip)).toMatchObject([
    soup({
      description: 'Warm.',
      url: 'https://example.org/soup',
      servings: 4,
      prepTime: 10,
      cookTime: 30,
      ingredients: ['## Pot', '2 cups lentils, rinsed', '1 onion'],
      ...steps('Boil.', 'Serve.'),
      tags: ['Vegan', 'Soups'],
      notes: 'Salt\nGo easy.',
      stars: 4,
      isFavorite: true,
      nutrition: { calories: '240', proteinContent: '12' },
      picture: 400,
    }),
    { title: 'Broth', ingredients: ['2 bones'], ...steps('Simmer.'), picture: 1 },
  ]);
});

test('of a site of Mealie with several cooks no favourites come, as they may be any cook’s', () => {
  const database = { ...mealieDatabase((id) => id), users: [{ id: 'a' }, { id: 'b' }] };
  expect(read('database.json', JSON.stringify(database))[0]).not.toHaveProperty('isFavorite');
});

test('the favourites that Mealie kept in a table of their own until 2024 come too', () => {
  const recipe = '0a1b2c3d-0000-4000-8000-000000000002';
  const database = { ...mealieDatabase((id) => id), users_to_favorites: [{ user_id: 'a', recipe_id: recipe }] };
  expect(read('database.json', JSON.stringify(database))[1]).toMatchObject({ title: 'Broth', isFavorite: true });
});

/** What lies in the cookbooks of a backup, by their names. */
function lyingIn(cookbooks: object[], more: object = {}): Record<string, string[]> {
  const recipes = read('database.json', JSON.stringify({ ...mealieDatabase((id) => id), ...more, cookbooks })) as {
    title?: string;
    sets?: { name: string }[];
  }[];
  const found: Record<string, string[]> = {};
  for (const { title = '', sets = [] } of recipes) for (const { name } of sets) (found[name] ??= []).push(title);
  return found;
}
const VEGAN = '11111111-1111-4111-8111-111111111111';
const QUICK = '22222222-2222-4222-8222-222222222222';
const [SOUP, BROTH] = ['0a1b2c3d-0000-4000-8000-000000000001', '0a1b2c3d-0000-4000-8000-000000000002'];
/** The soup is vegan and quick, the broth quick. */
const TAGGED = {
  tags: [
    { id: VEGAN, name: 'Vegan' },
    { id: QUICK, name: 'Quick' },
  ],
  recipes_to_tags: [
    { recipe_id: SOUP, tag_id: VEGAN },
    { recipe_id: SOUP, tag_id: QUICK },
    { recipe_id: BROTH, tag_id: QUICK },
  ],
};
const both = ['Lentil Soup', 'Broth'];

test.each([
  [`tags.id IN ["${VEGAN}"]`, ['Lentil Soup']],
  [`tags.id IN ["${VEGAN}", "${QUICK}"]`, both],
  [`tags.id CONTAINS ALL ["${VEGAN}","${QUICK}"]`, ['Lentil Soup']],
  [`tags.id NOT IN ["${VEGAN.replaceAll('-', '')}"]`, ['Broth']],
  ['recipeCategory.name = "soups"', ['Lentil Soup']],
  ['recipe_category.id IS NULL', ['Broth']],
  ['recipe_ingredient.food.name IN ["Lentil"]', ['Lentil Soup']],
  ['name LIKE "%nt_l so%"', ['Lentil Soup']],
  ['rating >= 4', ['Lentil Soup']],
  ['rating IS NULL OR (rating < 5 AND tags.name = "Vegan")', both],
  ['tags.name = "quick" AND slug <> "broth"', ['Lentil Soup']],
])('a cookbook of Mealie by the rule %s holds what that says', (rule, titles) => {
  expect(lyingIn([{ id: 'b1', name: 'Book', query_filter_string: rule }], TAGGED)).toEqual({ Book: titles });
});

test('a cookbook of an older Mealie lists the tags and categories of its recipes, all of them or any', () => {
  const cookbooks = [
    { id: 'b1', name: 'All', require_all_tags: true },
    { id: 'b2', name: 'Any', require_all_tags: 0 },
    { id: 'b3', name: 'Everything' },
  ];
  const listed = ['b1', 'b2'].flatMap((book) => [VEGAN, QUICK].map((tag) => ({ cookbook_id: book, tag_id: tag })));
  expect(lyingIn(cookbooks, { ...TAGGED, cookbooks_to_tags: listed })).toEqual({ All: ['Lentil Soup'], Any: both });
});

test.each([
  'last_made >= "$NOW-30d"',
  'created_at > "2024',
  'tags.id ARE ["x"]',
  'nothing.id IN ["x"]',
  '(',
  '('.repeat(4_000),
  'AND',
  'rating',
])(
  'a cookbook of Mealie by a rule that is not understood, %s, stays out with its name told, and nothing else does',
  (rule) => {
    const cookbooks = [{ id: 'b1', name: 'Made lately', query_filter_string: rule }];
    expect(read('database.json', JSON.stringify({ ...mealieDatabase((id) => id), cookbooks }))).toMatchObject([
      { title: 'Lentil Soup' },
      { title: 'Broth' },
      { refusal: expect.stringContaining('the cookbook “Made lately” goes by a rule that Larder cannot follow') },
    ]);
  },
);

test('a cookbook of Mealie keeps what is said of it', () => {
  const cookbooks = [
    { id: 'b1', name: 'Book', description: 'For winter.', public: true, query_filter_string: 'rating = 4' },
  ];
  expect(read('database.json', JSON.stringify({ ...mealieDatabase((id) => id), cookbooks }))[0]).toMatchObject({
    sets: [{ name: 'Book', description: 'For winter.' }],
  });
});

const ofRecipeSage = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  identifier: '1',
  name: 'Lentil Soup',
  description: 'Warm.',
  image: ['https://example.org/soup.jpg'],
  prepTime: 'PT10M',
  totalTime: 'PT40M',
  recipeIngredient: ['[Pot]', '2 cups lentils'],
  recipeInstructions: [
    { '@type': 'HowToSection', name: 'Cook' },
    { '@type': 'HowToStep', text: 'Boil.' },
  ],
  recipeYield: '4',
  recipeCategory: ['soup'],
  creditText: 'Jo',
  isBasedOn: 'https://example.org/soup',
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Better the day after.' }],
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '5', bestRating: '5' },
  nutrition: { '@type': 'NutritionInformation', calories: '240 kcal' },
};

test.each([
  ['below `recipes`, as today', { recipes: [ofRecipeSage] }],
  ['in a list, as before', [ofRecipeSage]],
])('JSON-LD of RecipeSage %s keeps notes, credit, stars and nutrition', (_, file) => {
  expect(read('recipesage-data.json-ld.json', JSON.stringify(file))).toMatchObject([
    soup({
      author: 'Jo',
      url: 'https://example.org/soup',
      ingredientGroups: [{ name: 'Pot', ingredients: ['2 cups lentils'] }],
      notes: 'Better the day after.',
      stars: 5,
      nutrition: { calories: '240 kcal' },
    }),
  ]);
});

test('RecipeSage’s export as text is read value by value, over lines that look like labels', () => {
  const one = (title: string): string => `Title: ${title}
Description: Warm.
Yield: 4
ActiveTime: 10 minutes
TotalTime: 40 minutes
Source: Jo
Url: https://example.org/soup
Folder: main
Ingredients: [Pot]
2 cups lentils
1 onion
Instructions: Boil.
Yield: whatever the pot holds.
Notes: Better the day after.
CreatedAt: Wed Nov 25 2026
UpdatedAt: Wed Nov 25 2026
Rating: null
Labels: soup, winter
Images:\u0020
\r\n`;
  const text = `==== Recipes ====\n\n${one('Lentil Soup')}${one('Broth').replace('https://example.org/soup', 'null')}`;
  expect(read('recipesage-data.txt', text)).toMatchObject([
    soup({
      description: 'Warm.',
      author: 'Jo',
      url: 'https://example.org/soup',
      servings: 4,
      prepTime: 10,
      totalTime: 40,
      tags: ['soup', 'winter'],
      ingredients: ['[Pot]', '2 cups lentils', '1 onion'],
      ...steps('Boil.', 'Yield: whatever the pot holds.'),
      notes: 'Better the day after.',
    }),
    { title: 'Broth', url: null },
  ]);
});

test('Copy Me That’s items tell what they are where their lists have no names, and a star is a favourite', () => {
  const page = `<html><body><div class="recipe"><div id="name">Lentil Soup</div><span id="starred">Starred</span><a id="original_link" href="https://example.org/soup">x</a><img src="images/soup_1.jpg">
    <ul><li class="recipeIngredient">2 cups lentils</li></ul><ol><li class="instruction">Boil.</li></ol><div id="recipeNotes">Better the day after.</div></div></body></html>`;
  expect(read('copymethat.zip', zipOf({ 'recipes.html': page, 'images/soup_1.jpg': picture }))).toMatchObject([
    soup({
      ingredients: ['2 cups lentils'],
      ...steps('Boil.'),
      notes: 'Better the day after.',
      isFavorite: true,
      picture: 400,
    }),
  ]);
});

test('Recipe Keeper names the picture of a recipe in its facts', () => {
  const page = `<html><body><div class="recipe-details"><h2 itemprop="name">Lentil Soup</h2><meta content="images/soup_0.jpg" itemprop="recipeImage">
    <div itemprop="recipeIngredients"><p>2 cups lentils</p></div><div itemprop="recipeDirections"><p>Boil.</p></div></div></body></html>`;
  expect(
    read('keeper.zip', zipOf({ 'recipes.html': page, 'images/soup_0.jpg': picture, 'images/other_0.jpg': 'x' })),
  ).toMatchObject([soup({ picture: 400 })]);
});

test('RecetteTek packs a list of recipes with their pictures', () => {
  const recipe = {
    title: 'Lentil Soup',
    description: 'Warm.',
    ingredients: '2 cups lentils\n1 onion',
    instructions: 'Boil.\nServe.',
    preparationTime: '10',
    cookingTime: '30',
    totalTime: '',
    quantity: '4 servings',
    url: 'https://example.org/soup',
    notes: 'Better the day after.',
    nutrition: '240 kcal',
    rating: 4,
    favorite: true,
    categories: [{ title: 'Soups' }],
    tags: [{ title: 'winter' }],
    pictures: ['/storage/emulated/0/RecetteTek/soup.jpg'],
  };
  expect(read('backup.rtk', zipOf({ 'recipes_0.json': JSON.stringify([recipe]), 'soup.jpg': picture }))).toMatchObject([
    soup({
      description: 'Warm.',
      servings: 4,
      prepTime: 10,
      cookTime: 30,
      ingredients: ['2 cups lentils', '1 onion'],
      ...steps('Boil.', 'Serve.'),
      tags: ['Soups', 'winter'],
      sets: [{ name: 'Soups' }],
      notes: 'Better the day after.\nNutrition: 240 kcal',
      stars: 4,
      isFavorite: true,
      picture: 400,
    }),
  ]);
});

test('Crouton keeps a file for each recipe, with sections, ranges and pictures in it', () => {
  const recipe = {
    name: 'Lentil Soup',
    serves: 4,
    duration: 10,
    cookingDuration: 30,
    webLink: 'https://example.org/soup',
    sourceName: 'Jo',
    neutritionalInfo: '240 kcal',
    notes: 'Better the day after.',
    tags: [{ name: 'soup', color: '#FCBE56' }],
    ingredients: [
      { order: 1, ingredient: { name: 'lentils' }, quantity: { quantityType: 'CUP', amount: 2, secondaryAmount: 3 } },
      { order: 0, ingredient: { name: 'Pot' }, quantity: { quantityType: 'SECTION' } },
      { order: 2, ingredient: { name: 'salt' } },
      { order: 3, ingredient: { name: 'onion' }, quantity: { quantityType: 'ITEM', amount: 1 } },
    ],
    steps: [
      { order: 1, isSection: false, step: 'Boil.' },
      { order: 0, isSection: true, step: 'Cook' },
    ],
    images: [inBase64],
  };
  expect(read('crouton.zip', zipOf({ 'Lentil Soup.crumb': JSON.stringify(recipe) }))).toMatchObject([
    soup({
      author: 'Jo',
      url: 'https://example.org/soup',
      servings: 4,
      prepTime: 10,
      cookTime: 30,
      ingredients: ['## Pot', '2-3 cup lentils', 'salt', '1 onion'],
      instructions: [{ text: 'Boil.', group: 'Cook' }],
      tags: ['soup'],
      notes: 'Better the day after.\nNutrition: 240 kcal',
      picture: 400,
    }),
  ]);
});
