import { picture, readFileNamed as read, soup, steps } from '../../support/imported-files.ts';
import { zipOf } from '../../support/zip.ts';

test("Copy Me That's headings stand among its lines and steps", () => {
  const page = `<div class="recipe"><div id="name">Lentil Soup</div><ul id="recipeIngredients">
    <div class="recipeIngredient recipeIngredient_subheader">Pot:</div><li class="recipeIngredient">2 cups lentils</li>
    <div class="recipeIngredient_spacer"></div>
    <div class="recipeIngredient recipeIngredient_subheader">To serve:</div><li class="recipeIngredient">4 slices bread</li></ul>
    <ol id="recipeInstructions"><div class="instruction instruction_subheader">Pot:</div><li class="instruction">Boil.</li></ol></div>`;
  expect(read('recipes.html', page)).toMatchObject([
    soup({
      ingredients: ['## Pot:', '2 cups lentils', '## To serve:', '4 slices bread'],
      instructions: [{ text: 'Boil.', group: 'Pot' }],
    }),
  ]);
});

describe('the picture of a saved page', () => {
  const page = (image: string, head = ''): string =>
    `${head}<html><body><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Lentil Soup</h1>${image}
    <p itemprop="recipeIngredient">2 cups lentils</p><div itemprop="recipeInstructions"><p>Boil.</p></div></div></body></html>`;
  const marked = '<img itemprop="image" src="./soup_files/a%20soup.jpg?w=2">';
  const other = { 'pages/broth_files/a soup.jpg': 'other' };

  test('is the one beside it, also where another page has one of that name', () => {
    const zip = zipOf({ 'pages/soup.htm': page(marked), 'pages/soup_files/a soup.jpg': picture, ...other });
    expect(read('pages.zip', zip)).toMatchObject([soup({ picture: 400, url: null })]);
  });

  test('and its address the one that the browser wrote down', () => {
    const head = '<!-- saved from url=(0024)https://example.org/soup -->\n';
    const zip = zipOf({ 'pages/soup.htm': page(marked, head), 'pages/soup_files/a soup.jpg': picture, ...other });
    expect(read('pages.zip', zip)).toMatchObject([soup({ picture: 400, url: 'https://example.org/soup' })]);
  });

  test('is its only one, where it marks none', () => {
    const images = '<img src="soup_files/soup.jpg"><img src="https://example.org/logo.png">';
    const zip = zipOf({ 'soup.html': page(images), 'soup_files/soup.jpg': picture });
    expect(read('pages.zip', zip)).toMatchObject([soup({ picture: 400 })]);
  });

  test('is none of two that it does not mark', () => {
    const images = '<img src="soup_files/soup.jpg"><img src="soup_files/logo.png">';
    const zip = zipOf({ 'soup.html': page(images), 'soup_files/soup.jpg': picture, 'soup_files/logo.png': 'logo' });
    expect(read('pages.zip', zip)).toMatchObject([soup({ picture: null })]);
  });
});

test.each([
  [
    'in its text',
    '---\ntitle: Lentil Soup\n---\n![Soup](/assets/img/soup.jpg)\n\n## Ingredients\n\n* 2 cups lentils\n',
  ],
  [
    'in its front matter',
    '---\ntitle: Lentil Soup\nimage: ../assets/img/soup.jpg\n---\n## Ingredients\n\n* 2 cups lentils\n',
  ],
  [
    'beside its ingredients',
    '---\ntitle: Lentil Soup\ningredients: [2 cups lentils]\n---\n![](/assets/img/soup.jpg)\n',
  ],
])("the picture of a site's recipe is the one that it names %s", (_, text) => {
  const zip = zipOf({
    'blog/_posts/soup.md': `${text}\n## Method\n\n1. Boil.\n`,
    'blog/assets/img/soup.jpg': picture,
    'blog/assets/small/soup.jpg': 'small',
  });
  expect(read('blog.zip', zip)).toMatchObject([soup({ picture: 400, ingredients: ['2 cups lentils'] })]);
});

test('MasterCook names the address in a field of its own, and the source beside an author', () => {
  const file = `<?xml version="1.0"?><mx2><RcpE name="Lentil Soup" author="Jo"><IngR name="lentils" unit="cups" qty="2"/><DirS><DirT>Boil.</DirT></DirS>
    <Srce>A book</Srce><AltS label="Internet address" source="https://example.org/soup"/></RcpE></mx2>`;
  expect(read('soup.mx2', file)).toMatchObject([
    soup({ author: 'Jo', url: 'https://example.org/soup', notes: 'Source: A book' }),
  ]);
});

test("MasterCook's amounts are plain numbers, or spans of two, and no name is none", () => {
  const amounts = ['0.75 1', '3/4 1', '1 1/2', '1 1/2 2', '2.500000', '2.000000'];
  const lines = amounts.map((amount) => `<IngR name="lentils -" unit="cups" qty="${amount}"><IPrp>(red)</IPrp></IngR>`);
  const file = `<?xml version="1.0"?><mx2><RcpE name="Lentil Soup" author="n/a">${lines.join('')}<DirS><DirT>Boil.</DirT></DirS>
    <Serv qty="4"/><Yield unit="cups" qty="6.000000"/><Srce>The archive at https://example.org/soup</Srce></RcpE></mx2>`;
  expect(read('soup.mx2', file)).toMatchObject([
    soup({
      ingredients: ['0.75-1', '3/4-1', '1 1/2', '1 1/2-2', '2.5', '2'].map((amount) => `${amount} cups lentils (red)`),
      author: 'The archive',
      url: 'https://example.org/soup',
      servings: 4,
      notes: 'Yield: 6 cups',
    }),
  ]);
});

test.each([
  ['<preptime type="Total"><time><qty>70</qty><timeunit>minutes</timeunit></time></preptime>', [null, null, 70]],
  [
    '<preptime type="Preparation"><time><qty>25</qty><timeunit>minutes</timeunit></time></preptime><preptime type="Cooking">20 min</preptime>',
    [25, 20, 45],
  ],
  ['<preptime>25 min</preptime>', [25, null, 25]],
])("RecipeML's times are what their type says: %s", (times, [prepTime, cookTime, totalTime]) => {
  const file = `<recipeml><recipe><head><title>Lentil Soup</title>${times}</head><ingredients><ing><item>Lentils</item></ing></ingredients><directions><step>Boil.</step></directions></recipe></recipeml>`;
  expect(read('soup.xml', file)).toMatchObject([soup({ prepTime, cookTime, totalTime })]);
});

describe('RecipeML', () => {
  const recipeMl = (ingredients: string, directions: string, head = '', more = ''): string =>
    `<recipe><head><title>Lentil Soup</title>${head}</head>${more}<ingredients>${ingredients}</ingredients><directions>${directions}</directions></recipe>`;
  const lentils = '<ing><amt><qty>2</qty><unit>cups</unit></amt><item>lentils</item></ing>';
  const file = (recipe: string): string => `<?xml version="1.0"?><recipeml version="0.5">${recipe}</recipeml>`;

  test('a file without the element of a recipe holds one', () => {
    const bare = recipeMl(lentils, '<step>Boil.</step>').replace(/<\/?recipe>/g, '');
    expect(read('soup.xml', file(bare))).toMatchObject([soup({ ingredients: ['2 cups lentils'], ...steps('Boil.') })]);
  });

  test('spans, other foods, notes and what may be left out stand in the lines', () => {
    const lines = `<ing-div><title>Pot</title><ing><amt><qty><range><q1>0.5</q1><q2>1</q2></range></qty><unit>kg</unit></amt><item>lentils</item><prep>washed</prep>
      <alt-ing><amt><qty>1</qty><unit>can</unit></amt><item>lentils</item><amt><qty>1</qty></amt><item>onion</item></alt-ing></ing></ing-div>
      <ing optional="yes"><item>lemon</item><ing-note>a small one</ing-note></ing>`;
    expect(read('soup.xml', file(recipeMl(lines, '<step>Boil.</step>')))).toMatchObject([
      soup({
        ingredients: [
          '## Pot',
          '0.5-1 kg lentils, washed or 1 can lentils and 1 onion',
          '***',
          'lemon (a small one) (optional)',
        ],
      }),
    ]);
  });

  test('a step is one however its lines are broken, below the title of its part', () => {
    const directions = `<dir-div><title>Pot</title><step>\n  Boil the <ingref>lentils</ingref>\n  for <time><qty>20</qty><timeunit>minutes</timeunit></time>\n  at <temp><qty>90</qty><tempunit>°C</tempunit></temp>.\n</step></dir-div>
      <dir-div><title>To serve</title><step>Cut\nthe lemon.</step><note type="Tip">Use a sharp knife.</note></dir-div>`;
    expect(read('soup.xml', file(recipeMl(lentils, directions)))).toMatchObject([
      soup({
        instructions: [
          { text: 'Boil the lentils for 20 minutes at 90°C.', group: 'Pot' },
          { text: 'Cut the lemon.', group: 'To serve' },
        ],
        notes: 'Tip: Use a sharp knife.',
      }),
    ]);
  });

  test('several sources, waits and tools are kept', () => {
    const head = `<subtitle>For winter</subtitle><source><srcitem>Jo</srcitem><srcitem>A book</srcitem></source><yield><range><q1>2</q1><q2>3</q2></range><unit>bowls</unit></yield>
      <preptime type="preparation">10 min</preptime><preptime type="cooling"><time><qty>1</qty><timeunit>hour</timeunit></time></preptime>`;
    const tools = '<equipment><tool><qty>1</qty> pot</tool><tool>spoon</tool></equipment>';
    expect(read('soup.xml', file(recipeMl(lentils, '<step>Boil.</step>', head, tools)))).toMatchObject([
      soup({
        author: 'Jo, A book',
        description: 'For winter',
        servings: 2,
        prepTime: 70,
        notes: 'Equipment: 1 pot, spoon',
      }),
    ]);
  });

  test('recipes that name the front page of a site are not taken for one another', () => {
    const head = '<source>https://example.org/</source>';
    expect(read('soup.xml', file(recipeMl(lentils, '<step>Boil.</step>', head)))).toMatchObject([
      soup({ url: 'https://example.org/', key: 'soup.xml#lentil-soup' }),
    ]);
  });
});

test('Gourmet names other recipes of the file among the ingredients', () => {
  const text = `<gourmetDoc><recipe id="2"><title>Lentil Soup</title><ingredient-list><inggroup><groupname>Pot</groupname>
    <ingref amount="1" refid="1">Stock</ingref></inggroup><ingref refid="3">Croutons</ingref></ingredient-list><instructions>Boil.</instructions></recipe></gourmetDoc>`;
  expect(read('recipes.grmt', text)).toMatchObject([soup({ ingredients: ['## Pot', '1 Stock', '***', 'Croutons'] })]);
});

describe('Cooklang', () => {
  test.each([
    ['source: Oma', { author: 'Oma', url: null }],
    ['source: Oma\nauthor: Jo', { author: 'Jo', notes: 'Source: Oma' }],
    ['source: https://example.org/soup', { author: null, url: 'https://example.org/soup' }],
    ['source:\n  name: Oma\n  url: https://example.org/soup', { author: 'Oma', url: 'https://example.org/soup' }],
  ])('keeps where a recipe comes from: %s', (said, expected) => {
    expect(read('Lentil Soup.cook', `---\n${said}\n---\nBoil @lentils{2%cups}.\n`)).toMatchObject([soup(expected)]);
  });

  test('a section of notes is no step', () => {
    const text = 'Boil @lentils{2%cups}.\n\n== Notes ==\n\nBetter the day after.\n\n= To serve\n\nAdd @bread{}.\n';
    expect(read('Lentil Soup.cook', text)).toMatchObject([
      soup({
        ingredients: ['2 cups lentils', '## To serve', 'bread'],
        ...steps('Boil lentils.', 'Add bread.'),
        notes: 'Better the day after.',
      }),
    ]);
  });
});

test('RecipeSage wrote its labels in small letters, in another order', () => {
  const one = (title: string): string =>
    `id: cc98-07\r\ntitle: ${title}\r\nactiveTime: 10 minutes\r\ntotalTime: 40 minutes\r\nsource: Jo\r\nurl: \r\nnotes: Better the day after.\r\nsource: a well\r\ningredients: [Pot]\r\n2 cups lentils\r\ninstructions: Boil.\r\nServe.\r\nfolder: main\r\nuserId: 7a5a\r\nlabels: soup\r\nimages: \r\n`;
  const expected = soup({
    ingredients: ['[Pot]', '2 cups lentils'],
    ...steps('Boil.', 'Serve.'),
    author: 'Jo',
    prepTime: 10,
    totalTime: 40,
    notes: 'Better the day after.\nsource: a well',
    tags: ['soup'],
  });
  expect(
    read('recipesage.txt', `==== Recipes ====\r\n\r\n${one('Lentil Soup')}\r\n${one('Lentil Soup')}`),
  ).toMatchObject([expected, expected]);
});

test("Markdown in Mealie's texts and in the lines of a site is read, and its marks are gone", () => {
  const mealie = {
    name: 'Lentil Soup',
    description: 'As *good* as [hers](https://example.org).',
    recipeIngredient: [{ quantity: 2, unit: { name: 'cup' }, food: { name: 'lentils' }, note: '**red** _or_ brown' }],
    recipeInstructions: [
      { text: '**Boil** them, see [this](https://example.org/a "A guide") ![pot](/api/pot.webp)' },
      { text: '**To serve**' },
      { text: 'Add 2*3 slices of `bread`.' },
    ],
    notes: [{ title: 'Ahead', text: 'Keeps **2 days**.' }],
  };
  expect(read('soup.json', JSON.stringify(mealie))).toMatchObject([
    soup({
      description: 'As good as hers.',
      ingredients: ['2 cup lentils, red or brown'],
      instructions: [{ text: 'Boil them, see this' }, { text: 'Add 2*3 slices of bread.', group: 'To serve' }],
      notes: 'Ahead\nKeeps 2 days.',
    }),
  ]);
  const site =
    '---\ntitle: Lentil Soup\ningredients:\n- "1 jar of [stew mix](https://example.org)"\ndirections:\n- "**Boil**."\n---\nFrom [Jo](https://example.org).\n';
  expect(read('soup.md', site)).toMatchObject([
    soup({ description: 'From Jo.', ingredients: ['1 jar of stew mix'], ...steps('Boil.') }),
  ]);
});

test('a page says its times and people in one line, in any language', () => {
  const page = `<h1>Lentil Soup</h1><p>Préparation : 30 min — Cuisson : 45 min — Pour 6 personnes</p>
    <h2>Ingrédients</h2><ul><li>200 g de lentilles</li><li>1 oignon</li></ul><h2>Préparation</h2><ol><li>Faites cuire.</li></ol>`;
  expect(read('soupe.html', page)).toMatchObject([soup({ prepTime: 30, cookTime: 45, totalTime: 75, servings: 6 })]);
});

test('a plain text may be broken at a width, and says how many pieces its one loaf is cut into', () => {
  const text =
    'Lentil Soup\n\nMakes: 1 loaf (10 slices)\nPrep time: 20 – 30 min\n\nIngredients\n2 cups lentils\nsalt\n\nMethod\nboil\nStir it all together and leave to cool for a while\nbefore serving.\nServe.\n';
  expect(read('soup.txt', text)).toMatchObject([
    soup({
      servings: 10,
      prepTime: 30,
      ingredients: ['2 cups lentils', 'salt'],
      ...steps('boil', 'Stir it all together and leave to cool for a while before serving.', 'Serve.'),
    }),
  ]);
});

test('the notes of a page that Paprika writes come along, and comments of readers do not', () => {
  const page = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Lentil Soup</h1>
    <p itemprop="recipeIngredient">2 cups lentils</p><div itemprop="recipeInstructions"><p>Boil.</p></div>
    <div itemprop="comment" class="notes text"><p class="line">Better the day after.</p></div>
    <div itemprop="comment" itemscope><p itemprop="text">Love it!</p></div></div>`;
  expect(read('Lentil Soup.html', page)).toMatchObject([soup({ url: null, notes: 'Better the day after.' })]);
});

test('several categories of Gourmet stand in one field', () => {
  const file = `<gourmetDoc><recipe><title>Lentil Soup</title><category>Soups &amp; Stews, Main Course</category>
    <ingredient-list><ingredient><amount>2</amount><unit>cups</unit><item>lentils</item></ingredient></ingredient-list>
    <instructions>Boil.</instructions></recipe></gourmetDoc>`;
  const both = ['Soups & Stews', 'Main Course'];
  expect(read('recipes.grmt', file)).toMatchObject([{ tags: both, sets: both.map((name) => ({ name })) }]);
});

describe('the front matter of a site', () => {
  const site = (front: string, text = ''): object[] =>
    read('soup.md', `---\ntitle: Lentil Soup\n${front}\n---\n${text}`);
  const base = 'directions:\n  - Boil.\n';

  test('may list the bare foods as well, to search for', () => {
    const lists = 'ingredients: [lentils, onion]\ningredienten:\n  - 200 g linzen\n  - 1 ui\n';
    expect(site(lists + base)).toMatchObject([soup({ ingredients: ['200 g linzen', '1 ui'] })]);
    const text = '## Ingredients\n\n- 200 g lentils\n\n## Method\n\nBoil.\n';
    expect(site('ingredients: [lentils, onion]', text)).toMatchObject([
      soup({ ingredients: ['200 g lentils'], ...steps('Boil.') }),
    ]);
  });

  test('may name its facts in other ways', () => {
    const facts =
      'ingredients: [200 g linzen]\naantal_personen: 3\nprepTime: 5 minuten\ncookTime: 20\nauthorName: Jo\nsourceName: Di\nsourceURL: https://example.org/soup\n';
    expect(site(facts + base)).toMatchObject([
      soup({
        author: 'Jo',
        url: 'https://example.org/soup',
        servings: 3,
        prepTime: 5,
        cookTime: 20,
        notes: 'Source: Di',
      }),
    ]);
  });

  test('may name recipes that are parts of this one, with ingredients or without', () => {
    expect(site(`components:\n  - Vegetable stock\n${base}`)).toMatchObject([
      soup({ ingredients: ['Vegetable stock'] }),
    ]);
    expect(site(`ingredients: [1 onion]\ncomponents: [Vegetable stock]\n${base}`)).toMatchObject([
      soup({ ingredients: ['1 onion', 'Vegetable stock'] }),
    ]);
  });

  test('may leave the steps to the text, which may have parts', () => {
    expect(
      site('ingredients: [1 onion]', '## Method\n\n### Pot\n\n1. Boil.\n\n### Table\n\n1. Serve:\n'),
    ).toMatchObject([
      soup({
        instructions: [
          { text: 'Boil.', group: 'Pot' },
          { text: 'Serve:', group: 'Table' },
        ],
      }),
    ]);
  });

  test('may leave yield and times to the text', () => {
    expect(site(`ingredients: [1 onion]\n${base}`, 'Warm.\nYields: 6 servings\nTotal Time: 35\n')).toMatchObject([
      soup({ description: 'Warm.', servings: 6, totalTime: 35 }),
    ]);
  });
});

describe('steps that a program broke at a width', () => {
  const first = [
    'Boil the lentils in a large pot with plenty of water until they are',
    'soft, which takes half an hour. Taste one of them before you drain all',
    'of the water from the pot.',
  ];
  const broken = [...first, '', 'Serve.', '', 'SOURCE: Aunt Di'];
  const expected = soup({ ...steps(first.join(' '), 'Serve.'), notes: 'SOURCE: Aunt Di' });
  const unbroken = soup({ ...steps('Boil.', 'Serve.') });
  const items = (lines: string[]): string => lines.map((line) => `<li>${line}</li>`).join('\n');

  test.each<[string, string, (lines: string[]) => string]>([
    [
      'RecipeSage in text',
      'sage.txt',
      (lines) =>
        `==== Recipes ====\n\nTitle: Lentil Soup\nIngredients: 1 leek\nInstructions: ${lines.join('\n')}\nNotes: \n`,
    ],
    [
      'RecipeSage in XML',
      'sage.xml',
      (lines) =>
        `<data><recipe><title>Lentil Soup</title><ingredients>1 leek</ingredients><instructions>${lines.join('\n')}</instructions></recipe></data>`,
    ],
    [
      'Cookmate',
      'cookmate.xml',
      (lines) =>
        `<cookbook><recipe><title>Lentil Soup</title><ingredient><li>1 leek</li></ingredient><recipetext>${items(lines)}</recipetext></recipe></cookbook>`,
    ],
  ])('are its paragraphs, in %s', (_, name, write) => {
    expect(read(name, write(broken))).toMatchObject([expected]);
    expect(read(name, write(['Boil.', 'Serve.']))).toMatchObject([unbroken]);
  });

  test.each<[string, string, object]>([
    ['Paprika', 'soup.paprikarecipe', { name: 'Lentil Soup', ingredients: '1 leek', directions: broken.join('\n') }],
    ['Mela', 'soup.melarecipe', { title: 'Lentil Soup', ingredients: '1 leek', instructions: broken.join('\n') }],
  ])('are its paragraphs, in %s', (_, name, recipe) => {
    expect(read(name, JSON.stringify(recipe))).toMatchObject([
      soup(steps(first.join(' '), 'Serve.', 'SOURCE: Aunt Di')),
    ]);
  });

  test('are its lines where each is as long as its cook made it', () => {
    const directions =
      'boil the lentils in a large pot with plenty of water until soft\nserve them with a little bread\nand some butter';
    const recipe = { name: 'Lentil Soup', ingredients: '1 leek', directions };
    expect(read('soup.paprikarecipe', JSON.stringify(recipe))).toMatchObject([soup(steps(...directions.split('\n')))]);
  });
});

test('Recipe Keeper may leave the quotes of its attributes out', () => {
  const page = `<div class=recipe-details><meta content=3 itemprop=recipeRating><h2 itemprop=name>Lentil Soup</h2><div class=recipe-ingredients
    itemprop=recipeIngredients><p>2 cups lentils</p></div><div itemprop=recipeDirections><p>1.Boil.</p><p>2. Serve.</p></div></div>`;
  expect(read('recipes.html', page)).toMatchObject([
    soup({ ingredients: ['2 cups lentils'], stars: 3, ...steps('Boil.', 'Serve.') }),
  ]);
});

test('a category of Paprika that only an id names is none', () => {
  const recipe = {
    name: 'Lentil Soup',
    ingredients: '2 cups lentils',
    directions: 'Boil.',
    categories: ['0A1B2C3D-1234-5678-9ABC-0123456789AB-47062-0002', 'Soups'],
  };
  expect(read('soup.json', JSON.stringify(recipe))).toMatchObject([
    soup({ tags: ['Soups'], sets: [{ name: 'Soups' }] }),
  ]);
});

test('a row of My Recipe Box with a column too many keeps its address', () => {
  const row = 'Lentil Soup,10,2 cups lentils,Boil.,winter';
  const addresses = 'https://example.org/soup,https://example.org/soup.jpg';
  const table = `title,preparationTime,ingredients,instructions,tags,video,source,originalPicture,\n${row},,${addresses},\n${row},,,${addresses}\n`;
  const expected = soup({ url: 'https://example.org/soup', tags: ['winter'] });
  expect(read('box.csv', table)).toMatchObject([expected, expected]);
});

test('the name that JSON-LD gives to a page is no part of its address', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Lentil Soup',
    mainEntityOfPage: 'https://example.org/soup/#webpage',
    recipeIngredient: ['2 cups lentils'],
    recipeInstructions: 'Boil.',
  };
  expect(read('soup.json', JSON.stringify(recipe))).toMatchObject([soup({ url: 'https://example.org/soup/' })]);
});

test('Nextcloud’s recipe is known by its marks, whatever the file is called', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Lentil Soup',
    printImage: true,
    recipeCategory: 'Soups',
    recipeIngredient: ['2 cups lentils'],
    recipeInstructions: ['Boil.'],
  };
  expect(read('lentils.json', JSON.stringify(recipe))).toMatchObject([soup({ sets: [{ name: 'Soups' }] })]);
});

test('of a text with labels, a line that no label stands before belongs to no number', () => {
  const text =
    'Title: Lentil Soup\nServes: 4\nPrep: 10 min\nLevel: 2\nIngredients:\n2 cups lentils\nDirections:\nBoil.\n';
  expect(read('soup.txt', text)).toMatchObject([soup({ servings: 4, prepTime: 10 })]);
});
