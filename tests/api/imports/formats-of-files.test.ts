import { inBase64, readFileNamed as read, soup, steps } from '../../support/imported-files.ts';

test.each<[string, string, string | Uint8Array, object]>([
  [
    'RecipeSage in JSON-LD',
    'recipesage-data-1.json-ld.json',
    JSON.stringify([
      {
        '@type': 'Recipe',
        name: 'Lentil Soup',
        creditText: 'Jo',
        isBasedOn: 'https://example.org/soup',
        image: [`data:image/png;base64,${inBase64}`],
        recipeIngredient: ['2 cups lentils'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil.' }],
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Better the day after.' }],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4' },
        recipeCategory: ['soup', 'winter'],
      },
    ]),
    {
      url: 'https://example.org/soup',
      notes: 'Better the day after.',
      stars: 4,
      sets: [{ name: 'soup' }, { name: 'winter' }],
      picture: 400,
    },
  ],
  [
    'RecipeSage in XML',
    'recipesage-data-1.xml',
    `<data>
    <recipe><title>Lentil Soup</title><description>Warm.</description><yield>4 servings</yield><activeTime>10 minutes</activeTime><totalTime>40 minutes</totalTime>
      <source>Jo</source><url>https://example.org/soup</url><notes>Better the day after.</notes><ingredients>[Pot]&#xA;2 cups lentils</ingredients><instructions>Boil.
Serve.</instructions><labels><title>soup</title></labels><labels><title>winter</title></labels><images><location>data:image/png;base64,${inBase64}</location></images></recipe></data>`,
    {
      ingredients: ['[Pot]', '2 cups lentils'],
      ...steps('Boil.', 'Serve.'),
      prepTime: 10,
      totalTime: 40,
      servings: 4,
      tags: ['soup', 'winter'],
      sets: [{ name: 'soup' }, { name: 'winter' }],
      notes: 'Better the day after.',
      picture: 400,
    },
  ],
  [
    'Mela',
    'soup.melarecipe',
    JSON.stringify({
      title: 'Lentil Soup',
      text: 'Warm.',
      ingredients: '# Pot\n2 cups lentils',
      instructions: 'Boil.\nServe.',
      notes: 'Better the day after.',
      favorite: true,
      yield: '4',
      images: [inBase64],
      categories: ['Soup'],
      link: 'https://example.org/soup',
    }),
    {
      ingredients: ['## Pot', '2 cups lentils'],
      isFavorite: true,
      notes: 'Better the day after.',
      servings: 4,
      picture: 400,
      tags: ['Soup'],
      sets: [{ name: 'Soup' }],
    },
  ],
  [
    'AnyList',
    'recipes.json',
    JSON.stringify([
      {
        name: 'Lentil Soup',
        sourceName: 'Jo',
        sourceUrl: 'https://example.org/soup',
        prepTime: 600,
        cookTime: 1800,
        servings: '4',
        note: 'Better the day after.',
        rating: 5,
        collections: ['Weeknights', 'weeknights'],
        ingredients: [{ rawIngredient: '2 cups lentils' }, { quantity: '1', name: 'onion', note: 'chopped' }],
        preparationSteps: ['Boil.', 'Serve.'],
      },
    ]),
    {
      ingredients: ['2 cups lentils', '1 onion, chopped'],
      prepTime: 10,
      cookTime: 30,
      servings: 4,
      stars: 5,
      sets: [{ name: 'Weeknights' }],
      notes: 'Better the day after.',
    },
  ],
  [
    'AnyList with its collections',
    'anylist.json',
    JSON.stringify({
      recipes: [
        {
          identifier: 'r1',
          name: 'Lentil Soup',
          ingredients: [{ rawIngredient: '2 cups lentils' }],
          preparationSteps: ['Boil.'],
        },
      ],
      recipeCollections: [
        { identifier: 'c1', name: 'Weeknights', recipeIds: ['r1', 'r2'] },
        { identifier: 'c2', name: 'Feasts', recipeIds: ['r2'] },
      ],
    }),
    { sets: [{ name: 'Weeknights' }] },
  ],
  [
    'Cooklang',
    'Lentil Soup.cook',
    '---\nservings: 4\ntags: [soup, winter]\nsource: https://example.org/soup\ntime: 40 minutes\n---\n> Better the day after.\n\n== Pot ==\n\n-- a remark\nBoil @red lentils{2%cups}(rinsed) with @salt in a #large pot{} for ~{20%minutes}.\n\nServe with @olive oil{}.\n',
    {
      ingredients: ['## Pot', '2 cups red lentils, rinsed', 'salt', 'olive oil'],
      ...steps('Boil red lentils with salt in a large pot for 20 minutes.', 'Serve with olive oil.'),
      servings: 4,
      tags: ['soup', 'winter'],
      totalTime: 40,
      notes: 'Better the day after.',
      url: 'https://example.org/soup',
    },
  ],
  [
    'Plan to Eat as CSV',
    'recipes.csv',
    '\uFEFFTitle,Course,Cuisine,Main Ingredient,Description,Source,Url,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url,Calories,Protein\r\nLentil Soup,Dinner,Indian,Lentils,"Warm, and ""good"".",Jo,https://example.org/soup,10 min,30 min,40 min,4,,"Pot:\r\n2 cups lentils\r\n1 onion, chopped","Boil.\r\nServe.",winter,4,,240,12 g\r\n',
    {
      description: 'Warm, and "good".',
      ingredients: ['Pot:', '2 cups lentils', '1 onion, chopped'],
      ...steps('Boil.', 'Serve.'),
      cuisine: 'Indian',
      tags: ['winter', 'Dinner', 'Lentils'],
      servings: 4,
      stars: 4,
      nutrition: { calories: '240', proteinContent: '12 g' },
    },
  ],
  [
    'Plan to Eat as text',
    'plantoeat.txt',
    'Title: Lentil Soup\r\nDescription: Warm.\r\nSource: https://example.org/soup\r\nServes: 4\r\nPrep Time: 10 min\r\nCook Time: 30 min\r\nTags: soup^winter\r\nIngredients:\r\n2 cups lentils\r\nDirections:\r\nBoil.\r\nServe.\r\n------------------------------\r\n',
    {
      ingredients: ['2 cups lentils'],
      ...steps('Boil.', 'Serve.'),
      servings: 4,
      tags: ['soup', 'winter'],
      url: 'https://example.org/soup',
    },
  ],
  [
    'My Recipe Box',
    'myrecipebox.csv',
    'title,originalPicture,preparationTime,cookingTime,totalTime,quantity,ingredients,instructions,notes,nutrition,categories,tags,source,video,favorite\nLentil Soup,,10 min,30 min,,4 servings,"2 cups lentils\n1 onion","Boil.\nServe.",Better the day after.,"Carbohydrate: 30 g\nFat: 3 g",Soups;Dinner,winter,https://example.org/soup,,1\n',
    {
      ingredients: ['2 cups lentils', '1 onion'],
      ...steps('Boil.', 'Serve.'),
      tags: ['Soups', 'Dinner', 'winter'],
      sets: [{ name: 'Soups' }, { name: 'Dinner' }],
      isFavorite: true,
      notes: 'Better the day after.',
      nutrition: { carbohydrateContent: '30 g', fatContent: '3 g' },
    },
  ],
  [
    'Chowdown',
    'lentil-soup.md',
    '---\nlayout: recipe\ntitle: "Lentil Soup"\nimage: soup.jpg\ntags: soup, winter\n\ningredients:\n- 2 cups lentils\n- 1 onion\n\ndirections:\n- Boil.\n- Serve.\n---\n\nWarm and good.\n',
    {
      description: 'Warm and good.',
      ingredients: ['2 cups lentils', '1 onion'],
      ...steps('Boil.', 'Serve.'),
      tags: ['soup', 'winter'],
    },
  ],
  [
    'Jekyll with its method in the text',
    'lentil-soup.markdown',
    '---\ntitle: Lentil Soup\nservings: 4\ningredients:\n  Pot:\n    - 2 cups lentils\n---\n\n## Method\n\n1. Boil.\n2. Serve.\n',
    { ingredients: ['## Pot', '2 cups lentils'], ...steps('Boil.', 'Serve.'), servings: 4 },
  ],
  [
    'Meal-Master',
    'soup.mmf',
    `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Lentil Soup
 Categories: Soups, Winter
      Yield: 4 Servings

      2 c  Lentils; rinsed
  1 1/2 tb Olive oil; the best
           -that you have
      1 lg Onion                             1/2 ts Salt

MMMMM--------------------------TO SERVE-------------------------------
      4 sl Bread

  Boil the lentils until they
  are soft.

  Serve.

MMMMM
`,
    {
      ingredients: [
        '2 cup Lentils, rinsed',
        '1 1/2 tbsp Olive oil, the best that you have',
        '1 large Onion',
        '1/2 tsp Salt',
        '## TO SERVE',
        '4 slice Bread',
      ],
      ...steps('Boil the lentils until they are soft.', 'Serve.'),
      servings: 4,
      tags: ['Soups', 'Winter'],
    },
  ],
  [
    'RezKonv',
    'suppe.rk',
    Buffer.from(
      `========== REZKONV-Rezept - RezkonvSuite v1.4

      Titel: Lentil Soup
 Kategorien: Suppe, Winter
      Menge: 4 Portionen

    250 Gramm  Linsen
      1        Zwiebel; gew\u00fcrfelt
============================ ZUM SERVIEREN ============================
      4 Scheib. Brot

============================== QUELLE ==============================
            Oma
            -- Erfasst *RK* 01.01.2001

  Linsen weich kochen
  und servieren.

=====
`,
      'latin1',
    ),
    {
      ingredients: ['250 Gramm Linsen', '1 Zwiebel, gewürfelt', '## ZUM SERVIEREN', '4 Scheibe Brot'],
      ...steps('Linsen weich kochen und servieren.'),
      servings: 4,
      author: 'Oma',
      tags: ['Suppe', 'Winter'],
    },
  ],
  [
    'MasterCook as text',
    'soup.mxp',
    `                     *  Exported from  MasterCook  *

                                Lentil Soup

Recipe By     : Jo
Serving Size  : 4    Preparation Time :0:30
Categories    : Soups                            Winter

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
       2  cups          lentils -- rinsed
   1 1/2  tablespoons   olive oil
                        ***TO SERVE***
       4  slices        bread

Boil the lentils until
soft.

Serve.

                   - - - - - - - - - - - - - - - - - -

NOTES : Better the day after.
`,
    {
      ingredients: ['2 cups lentils, rinsed', '1 1/2 tablespoons olive oil', '## TO SERVE', '4 slices bread'],
      ...steps('Boil the lentils until soft.', 'Serve.'),
      servings: 4,
      prepTime: 30,
      author: 'Jo',
      tags: ['Soups', 'Winter'],
      notes: 'Better the day after.',
    },
  ],
  [
    'MasterCook as XML',
    'soup.mx2',
    `<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?><!DOCTYPE mx2 SYSTEM "mx2.dtd"><mx2 source="MasterCook" date="1">
    <Summ><Nam>Lentil Soup</Nam></Summ><RcpE name="Lentil Soup" author="Jo"><Serv qty="4"/><PrpT elapsed="0:30"/><CatS><CatT>Soups</CatT></CatS>
    <IngR name="POT" code="S"></IngR><IngR name="lentils" unit="cups" qty="2"><IPrp>rinsed</IPrp></IngR><DirS><DirT>Boil.</DirT><DirT>Serve.</DirT></DirS><Note>Better the day after.</Note></RcpE></mx2>`,
    {
      ingredients: ['## POT', '2 cups lentils, rinsed'],
      ...steps('Boil.', 'Serve.'),
      servings: 4,
      prepTime: 30,
      notes: 'Better the day after.',
    },
  ],
  [
    'RecipeML',
    'soup.xml',
    `<?xml version="1.0"?><!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "x"><recipeml version="0.5"><recipe><head><title>Lentil Soup</title><categories><cat>Soups</cat></categories><yield>4</yield></head>
    <ingredients><ing><amt><qty>2</qty><unit>cups</unit></amt><item>Lentils</item><prep>rinsed</prep></ing><ing-div><title>To serve</title><ing><amt><qty>4</qty><unit/></amt><item>Bread slices</item></ing></ing-div></ingredients>
    <directions><step>Boil.</step><step>Serve.</step></directions></recipe></recipeml>`,
    {
      ingredients: ['2 cups Lentils, rinsed', '## To serve', '4 Bread slices', '***'],
      ...steps('Boil.', 'Serve.'),
      servings: 4,
      tags: ['Soups'],
    },
  ],
  [
    'Gourmet',
    'soup.grmt',
    `<?xml version="1.0" ?><!DOCTYPE gourmetDoc><gourmetDoc><recipe id="1"><title>Lentil Soup</title><category>Soups</category><cuisine>Indian</cuisine><source>Jo</source><rating>4/5 stars</rating><preptime>10 minutes</preptime><yields>4 servings</yields><link>https://example.org/soup</link>
    <image format="jpeg"><![CDATA[${inBase64}]]></image>
    <ingredient-list><inggroup><groupname>Pot</groupname><ingredient><amount>2</amount><unit>cups</unit><item>lentils</item></ingredient></inggroup><ingredient optional="yes"><amount>1</amount><item>lemon</item></ingredient></ingredient-list>
    <instructions>Boil.\n\nServe.</instructions><modifications>Better the day after.</modifications></recipe></gourmetDoc>`,
    {
      ingredients: ['## Pot', '2 cups lentils', '***', '1 lemon (optional)'],
      ...steps('Boil.', 'Serve.'),
      cuisine: 'Indian',
      sets: [{ name: 'Soups' }],
      stars: 4,
      prepTime: 10,
      servings: 4,
      notes: 'Better the day after.',
      picture: 400,
    },
  ],
  [
    'KRecipes',
    'soup.kreml',
    `<?xml version="1.0" encoding="UTF-8"?><krecipes version="2.0" lang="en"><krecipes-recipe><krecipes-description><title>Lentil Soup</title><author>Jo</author><pictures><pic format="JPEG"><![CDATA[${inBase64}]]></pic></pictures><category><cat>Soups</cat></category><yield><amount>4</amount><type>Servings</type></yield><preparation-time>0:30</preparation-time></krecipes-description>
    <krecipes-ingredients><ingredient-group name="Pot"><ingredient><name>lentils</name><amount>2</amount><unit>cups</unit><prep>rinsed</prep></ingredient></ingredient-group></krecipes-ingredients><krecipes-instructions>Boil.\nServe.</krecipes-instructions></krecipes-recipe></krecipes>`,
    {
      ingredients: ['## Pot', '2 cups lentils, rinsed', '***'],
      ...steps('Boil.', 'Serve.'),
      servings: 4,
      totalTime: 30,
      picture: 400,
      tags: ['Soups'],
      sets: [{ name: 'Soups' }],
    },
  ],
])('a recipe of %s comes with all that it says', (_, name, content, expected) => {
  expect(read(name, content)).toMatchObject([soup(expected)]);
});
