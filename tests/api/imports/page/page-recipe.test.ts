import { readRecipeNode, type PageRecipe } from '../../../../api/src/modules/imports/page/page-recipe.ts';

/** What is read of a recipe with these properties on a page at https://example.com/soup. */
function read(properties: object): PageRecipe {
  const recipe = readRecipeNode(
    { '@type': 'Recipe', name: 'Soup', ...properties },
    { title: null, image: null, url: null, base: 'https://example.com/soup' },
  );
  if (!recipe) throw new Error('It has no title.');
  return recipe;
}
const step = (text: string): object => ({ '@type': 'HowToStep', text });

test.each<[string, unknown, object[]]>([
  ['steps', [step('Mix.'), step('Bake.')], [{ text: 'Mix.' }, { text: 'Bake.' }]],
  ['texts', ['Mix.', 'Bake.'], [{ text: 'Mix.' }, { text: 'Bake.' }]],
  ['a list in a list', [[step('Mix.'), step('Bake.')]], [{ text: 'Mix.' }, { text: 'Bake.' }]],
  ['one step', step('Mix.'), [{ text: 'Mix.' }]],
  [
    'sections',
    [
      { '@type': 'HowToSection', name: 'Dough', itemListElement: [step('Mix.'), step('Rest.')] },
      { '@type': 'HowToSection', name: 'Finish:', itemListElement: step('Bake.') },
    ],
    [
      { text: 'Mix.', group: 'Dough' },
      { text: 'Rest.', group: 'Dough' },
      { text: 'Bake.', group: 'Finish' },
    ],
  ],
  [
    'one section',
    { '@type': 'HowToSection', name: 'Dough', itemListElement: [step('Mix.')] },
    [{ text: 'Mix.', group: 'Dough' }],
  ],
  [
    'a section and steps',
    [{ '@type': 'HowToSection', name: 'Dough', itemListElement: [step('Mix.')] }, step('Bake.')],
    [{ text: 'Mix.', group: 'Dough' }, { text: 'Bake.' }],
  ],
  [
    'a section that is one text',
    [{ '@type': 'HowToSection', name: 'Dough', text: '1. Mix.\n2. Rest.' }, step('Bake.')],
    [{ text: 'Mix.', group: 'Dough' }, { text: 'Rest.', group: 'Dough' }, { text: 'Bake.' }],
  ],
  [
    'items of a list',
    {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, item: step('Mix.') },
        { '@type': 'ListItem', item: step('Bake.') },
      ],
    },
    [{ text: 'Mix.' }, { text: 'Bake.' }],
  ],
  [
    'directions and tips',
    [
      {
        '@type': 'HowToStep',
        itemListElement: [
          { '@type': 'HowToDirection', text: 'Mix.' },
          { '@type': 'HowToTip', text: 'Gently.' },
        ],
      },
      step('Bake.'),
    ],
    [{ text: 'Mix. Gently.' }, { text: 'Bake.' }],
  ],
  [
    'steps that only have a name',
    [
      { '@type': 'HowToStep', name: 'Mix.' },
      { '@type': 'HowToStep', name: 'Step 2', text: 'Bake.' },
    ],
    [{ text: 'Mix.' }, { text: 'Bake.' }],
  ],
  ['lines', 'Mix.\nBake.', [{ text: 'Mix.' }, { text: 'Bake.' }]],
  ['paragraphs', '<p>Mix\nwell.</p><p>Bake.</p>', [{ text: 'Mix well.' }, { text: 'Bake.' }]],
  ['an HTML list', ['<ol><li>Mix.<li><b>Bake</b> it.</ol>'], [{ text: 'Mix.' }, { text: 'Bake it.' }]],
  [
    'numbers in one text',
    '1. Mix 2 eggs. 2. Bake 30 min. 3. Eat.',
    [{ text: 'Mix 2 eggs.' }, { text: 'Bake 30 min.' }, { text: 'Eat.' }],
  ],
  ['texts numbered in boxes', ['1\uFE0F\u20E3 Mix.', '2\uFE0F\u20E3 Bake.'], [{ text: 'Mix.' }, { text: 'Bake.' }]],
  ['numbered texts', ['Step 1: Mix.', 'Step 2: Bake.'], [{ text: 'Mix.' }, { text: 'Bake.' }]],
  ['a short text', 'Mix and bake. Enjoy.', [{ text: 'Mix and bake. Enjoy.' }]],
  [
    'lines under headings',
    ['For the dough:', 'Mix.', '## Finish', 'Bake.'],
    [
      { text: 'Mix.', group: 'For the dough' },
      { text: 'Bake.', group: 'Finish' },
    ],
  ],
  [
    'lines under headings in capitals',
    ['MAKE THE SAUCE', 'Mix.', 'TO SERVE', 'Bake.'],
    [
      { text: 'Mix.', group: 'MAKE THE SAUCE' },
      { text: 'Bake.', group: 'TO SERVE' },
    ],
  ],
  ['nothing but capitals', ['MIX', 'BAKE AND SERVE'], [{ text: 'MIX' }, { text: 'BAKE AND SERVE' }]],
  ['line breaks escaped twice', 'Mix.\\nBake.\\r\\nServe.', [{ text: 'Mix.' }, { text: 'Bake.' }, { text: 'Serve.' }]],
  ['a step with a timer', [{ ...step('Bake.'), timeRequired: 'PT30M' }], [{ text: 'Bake.', minutes: 30 }]],
  ['nothing', [], []],
])('instructions written as %s', (_, recipeInstructions, steps) => {
  expect(read({ recipeInstructions }).instructions).toEqual(steps);
});

test('instructions in one long text become its sentences', () => {
  const sentences = [
    'Heat the oven to 350 deg. F.',
    'Another oven is set to 180C.',
    'Beat the eggs with the sugar until they are pale and thick, about 5 minutes.',
    'Fold in the flour, the melted butter and the lemon zest, a third at a time.',
    'Bake in a buttered tin until a skewer comes out clean, about 40 minutes.',
    'Cool before you cut it, or it will crumble.',
  ];
  expect(read({ recipeInstructions: sentences.join(' ') }).instructions.map(({ text }) => text)).toEqual(sentences);
});

test.each<[string, object, string[]]>([
  ['a list', { recipeIngredient: ['1 onion', ' 2  leeks\n', ''] }, ['1 onion', '2 leeks']],
  ['the old name', { ingredients: ['1 onion'] }, ['1 onion']],
  ['lines in one text', { recipeIngredient: '1 onion\n2 leeks, sliced' }, ['1 onion', '2 leeks, sliced']],
  ['breaks in one text', { recipeIngredient: ['1 onion<br/>2 leeks'] }, ['1 onion', '2 leeks']],
  [
    'commas in one text',
    { recipeIngredient: '1 onion, finely chopped, 2 leeks (white part, washed), salt' },
    ['1 onion, finely chopped', '2 leeks (white part, washed)', 'salt'],
  ],
  ['one line of a list', { recipeIngredient: ['salt, pepper'] }, ['salt, pepper']],
  ['a list in a list', { recipeIngredient: [['1 onion'], ['2 leeks']] }, ['1 onion', '2 leeks']],
  [
    'things with amounts',
    {
      ingredients: [
        { name: 'flour', amount: '1 cup' },
        { name: 'milk', requiredQuantity: { value: 2, unitText: 'dl' } },
      ],
    },
    ['1 cup flour', '2 dl milk'],
  ],
  [
    'values beside their names',
    {
      recipeIngredient: [
        { '@type': 'PropertyValue', name: 'flour', value: '1', unitText: 'cup' },
        { quantity: 2, unit: 'tbsp', ingredient: 'butter' },
        { value: '1 egg' },
      ],
    },
    ['1 cup flour', '2 tbsp butter', '1 egg'],
  ],
  [
    'parts of the recipe',
    {
      recipeIngredient: [
        { '@type': 'ItemList', name: 'Dough', itemListElement: ['1 cup flour', '2 eggs'] },
        { '@type': 'HowToSection', name: 'Sauce', itemListElement: [{ '@type': 'ListItem', name: '1 tomato' }] },
      ],
    },
    ['## Dough', '1 cup flour', '2 eggs', '## Sauce', '1 tomato'],
  ],
  [
    'a list to tick off',
    { recipeIngredient: ['▢ 1 onion', 'Advertisement', '☐ 2 leeks', '• salt', '□'] },
    ['1 onion', '2 leeks', 'salt'],
  ],
  [
    'entities and tags',
    { recipeIngredient: ['1&frac12; cups <a href="/f">flour</a>', 'salt &amp;amp; pepper'] },
    ['1½ cups flour', 'salt & pepper'],
  ],
])('ingredients written as %s', (_, properties, lines) => {
  expect(read(properties).ingredients).toEqual(lines);
});

test('headings among the ingredients stay, and part them into groups', () => {
  const recipe = read({ recipeIngredient: ['1 egg', '## Glaze', '2 tbsp honey', 'For the top:', '1 tsp salt'] });
  expect(recipe.ingredients).toHaveLength(5);
  expect(recipe.ingredientGroups).toEqual([
    { name: null, ingredients: ['1 egg'] },
    { name: 'Glaze', ingredients: ['2 tbsp honey'] },
    { name: 'For the top', ingredients: ['1 tsp salt'] },
  ]);
  expect(read({ recipeIngredient: ['1 egg'] })).not.toHaveProperty('ingredientGroups');
});

test.each<[unknown, string | null, number | null]>([
  [4, '4', 4],
  ['4', '4', 4],
  ['4 servings', '4 servings', 4],
  [['4', '4 servings'], '4 servings', 4],
  [['12', '12 cookies'], '12 cookies', 12],
  ['Serves 4-6', 'Serves 4-6', 4],
  ['4 to 6 servings', '4 to 6 servings', 4],
  ['6 – 8 people', '6 – 8 people', 6],
  ['Makes 2 dozen', 'Makes 2 dozen', 24],
  ['six', 'six', 6],
  ['1 loaf (12 slices, 6 servings)', '1 loaf (12 slices, 6 servings)', 6],
  ['1 9-inch pie', '1 9-inch pie', 1],
  ['about 2 1/2 cups', 'about 2 1/2 cups', null],
  ['500 g', '500 g', null],
  ['3 bowls', '3 bowls', 3],
  [{ '@type': 'QuantitativeValue', value: 4, unitText: 'servings' }, '4 servings', 4],
  [{ '@type': 'QuantitativeValue', minValue: 2, maxValue: 4 }, '2', 2],
  ['TODO', 'TODO', null],
  ['', null, null],
  [[], null, null],
  [undefined, null, null],
  [0, '0', null],
  ['4 Portionen', '4 Portionen', 4],
  ['Pour 4 personnes', 'Pour 4 personnes', 4],
])('a yield written as %j is %j, %j servings', (recipeYield, text, servings) => {
  expect(read({ recipeYield })).toMatchObject({ yield: text, servings });
});

test.each<[unknown, number | null]>([
  ['PT30M', 30],
  ['PT1H30M', 90],
  ['PT1H', 60],
  ['P1D', 1_440],
  ['P1DT2H', 1_560],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['PT0.5H', 30],
  ['PT1,5H', 90],
  ['PT5400S', 90],
  ['pt45m', 45],
  ['PT1H30', 90],
  ['PT30', 30],
  ['P30M', 30],
  ['PT1H 30M', 90],
  ['PT0M', 0],
  ['P1W', 10_080],
  ['PT', null],
  ['PTM', null],
  ['P', null],
  ['-PT5M', null],
  ['30 minutes', 30],
  ['1 hour 20 minutes', 80],
  ['1 1/2 hours', 90],
  ['1½ hours', 90],
  ['half an hour', 30],
  ['an hour', 60],
  ['25-30 min', 30],
  ['1:30', 90],
  ['0:45:00', 45],
  ['1 Std. 20 Min.', 80],
  ['45 Minuten', 45],
  ['1 heure', 60],
  ['1,5 Std.', 90],
  ['1,440 minutes', 1_440],
  ['two hours', 120],
  ['About two hours', 120],
  ['one and a half hours', 90],
  ['three quarters of an hour', 45],
  ['fifteen minutes', 15],
  ['a few hours', null],
  ['30分', 30],
  ['1時間30分', 90],
  ['1小时20分钟', 80],
  ['1 godz. 20 min', 80],
  ['1 timme 20 min', 80],
  ['PT-15M', null],
  ['-15 minutes', null],
  [{ '@type': 'QuantitativeValue', value: 2, unitCode: 'HUR' }, 120],
  [{ value: '1.5', unitText: 'hours' }, 90],
  [{ value: 20, unitCode: 'MIN' }, 20],
  [45, 45],
  ['45', 45],
  ['', null],
  ['overnight', null],
  [null, null],
  [{ '@type': 'Duration', maxValue: 'PT1H' }, 60],
  [['PT20M'], 20],
  [{}, null],
])('a time written as %j is %j minutes', (cookTime, minutes) => {
  expect(read({ cookTime }).cookTime).toBe(minutes);
});

test('a total that is not stated, or stated as nothing, is what is known of its parts', () => {
  expect(read({ prepTime: 'PT10M', cookTime: 'PT20M' }).totalTime).toBe(30);
  expect(read({ prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT0M' }).totalTime).toBe(30);
  expect(read({ prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT8H' }).totalTime).toBe(480);
  expect(read({ cookTime: 'PT20M' })).toMatchObject({ prepTime: null, totalTime: 20 });
  expect(read({}).totalTime).toBeNull();
});

test.each<[unknown, string | null]>([
  ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ['/a.jpg', 'https://example.com/a.jpg'],
  ['//cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
  [['https://example.com/a.jpg', 'https://example.com/b.jpg'], 'https://example.com/a.jpg'],
  [{ '@type': 'ImageObject', url: '/a.jpg' }, 'https://example.com/a.jpg'],
  [[{ '@type': 'ImageObject', contentUrl: '/a.jpg' }], 'https://example.com/a.jpg'],
  [{ '@type': 'ImageObject', url: { '@id': 'https://example.com/a.jpg' } }, 'https://example.com/a.jpg'],
  [{ '@type': 'ImageObject', width: 3 }, null],
  [{ '@id': 'https://example.com/soup/#primaryimage' }, null],
  [[{ '@id': 'https://example.com/#i' }, '/a.jpg'], 'https://example.com/a.jpg'],
  ['data:image/png;base64,AA', null],
  ['undefined', null],
  ['javascript:alert(1)', null],
  [undefined, null],
])('an image written as %j is at %j', (image, address) => {
  expect(read({ image }).image).toBe(address);
});

test.each<[unknown, string | null]>([
  ['Jo', 'Jo'],
  [{ '@type': 'Person', name: 'Jo' }, 'Jo'],
  [{ name: ['Jo'] }, 'Jo'],
  [[{ name: 'Jo' }, { '@type': 'Organization', name: 'The Kitchen' }], 'Jo, The Kitchen'],
  [['Jo', 'Jo'], 'Jo'],
  ['https://example.com/jo', null],
  [{ '@type': 'Person' }, null],
  [undefined, null],
])('an author written as %j is %j', (author, name) => {
  expect(read({ author }).author).toBe(name);
});

test('keywords and categories become tags, each once', () => {
  expect(read({ keywords: 'Soup, quick ,, Vegan', recipeCategory: ['soup', 'Dinner'] }).tags).toEqual([
    'Soup',
    'quick',
    'Vegan',
    'Dinner',
  ]);
  expect(read({ keywords: ['soup', { '@type': 'DefinedTerm', name: 'stew' }] }).tags).toEqual(['soup', 'stew']);
});

test('nutrition keeps the words of the page, and a rating counts only when somebody gave it', () => {
  const recipe = read({
    nutrition: { '@type': 'NutritionInformation', calories: '240 kcal', fatContent: 9, note: 'x', sugarContent: '' },
    aggregateRating: { ratingValue: '4,6', reviewCount: '1,204' },
  });
  expect(recipe).toMatchObject({
    nutrition: { calories: '240 kcal', fatContent: '9' },
    rating: { value: 4.6, count: 1_204 },
  });
  expect(recipe.nutrition).toEqual({ calories: '240 kcal', fatContent: '9' });
  expect(read({ nutrition: {}, aggregateRating: { ratingValue: 0, ratingCount: 0 } })).not.toHaveProperty('rating');
});

test.each([
  [{ ratingValue: 90, bestRating: 100 }, 4.5],
  [{ ratingValue: '8,7', bestRating: '10', worstRating: 1 }, 4.35],
  [{ ratingValue: 4.3, bestRating: 5 }, 4.3],
  [{ ratingValue: 4.3, bestRating: 'none' }, 4.3],
])('a rating of another scale becomes one of five: %j', (rating, value) => {
  expect(read({ aggregateRating: { ...rating, ratingCount: 3 } }).rating).toEqual({ value, count: 3 });
});

test.each([
  [1_204, 1_204],
  ['1.204', 1_204],
  ['1,204 ratings', 1_204],
  ['12.0', 12],
])('of %j that rated %i did', (ratingCount, count) => {
  expect(read({ aggregateRating: { ratingValue: 4, ratingCount } }).rating).toEqual({ value: 4, count });
});

test('no text carries tags, entities or control characters', () => {
  expect(read({ name: '<b>Mum&#8217;s</b>\u0000 “caf&eacute;” so\u00ADup' }).title).toBe('Mum’s “café” soup');
});
