import { readPage } from '../../../../api/src/modules/imports/page/read-page.ts';

const read = (html: string): unknown => readPage(new TextEncoder().encode(html), 'https://example.com/stew');
const page = (body: string): string =>
  `<!doctype html><title>Beef stew | Jo cooks</title><nav><ul><li>Ingredients<li>About</ul></nav><h1>Beef stew</h1><p>My grandmother made it.</p>${body}<footer><ul><li>Imprint</ul></footer>`;
const LIST = '<ul><li>1 lb beef</li><li>2 carrots</li></ul>';
const STEPS = '<ol><li>Brown.</li><li>Stew.</li></ol>';
const STEW = {
  title: 'Beef stew',
  ingredients: ['1 lb beef', '2 carrots'],
  instructions: [{ text: 'Brown.' }, { text: 'Stew.' }],
};

test.each([
  ['headings', `<h2>Ingredients</h2>${LIST}<h2>Method</h2>${STEPS}<h2>Comments</h2><ul><li>Nice!</li></ul>`],
  [
    'bold lines',
    `<p><b>Ingredients:</b><br>1 lb beef<br>2 carrots</p><p><strong>Directions</strong></p><p>Brown.</p><p>Stew.</p><p><b>Notes</b></p><p>Keeps for a week.</p>`,
  ],
  ['plain lines', `<div>Ingredients</div>${LIST}<div>Instructions:</div>${STEPS}`],
  [
    'cells of a table',
    `<h3>Ingredients</h3><table><tr><td>1 lb</td><td>beef</td></tr><tr><td>2</td><td>carrots</td></tr></table><h3>Preparation</h3>${STEPS}`,
  ],
  ['headings in German', `<h2>Zutaten für 4 Portionen</h2>${LIST}<h2>Zubereitung</h2>${STEPS}`],
  ['headings in French', `<h2>Ingrédients</h2>${LIST}<h2>Préparation :</h2>${STEPS}`],
  ['headings in Spanish', `<h2>Ingredientes</h2>${LIST}<h2>Elaboración</h2>${STEPS}`],
  ['headings in Italian', `<h2>Ingredienti</h2>${LIST}<h2>Preparazione</h2>${STEPS}`],
  [
    'a card below a text that speaks of both',
    `<h2>Ingredients you need</h2><ul><li>Beef: the cheaper, the better</li><li>Carrots</li></ul><h2>How to make it</h2><p>It is easily made.</p><h2>Stew</h2><h3>Ingredients</h3>${LIST}<h3>Instructions</h3>${STEPS}<h4>Nutrition</h4><ul><li>300 kcal</li></ul>`,
  ],
  [
    'a card with boxes and buttons',
    `<h3>Ingredients</h3><button>US</button><button>Metric</button><ul><li><label>▢</label> 1 lb beef</li><li><input type=checkbox> 2 carrots</li></ul><h3>Instructions</h3>${STEPS}`,
  ],
])('a page without any marks is read by %s', (_, body) => {
  expect(read(page(body))).toMatchObject({ recipe: STEW });
});

test('parts of its lists keep their headings, and lines that state times and servings count', () => {
  const body = `<p>Prep Time: 10 minutes</p><p>Serves: 4</p><h2>Ingredients</h2><h3>Stew</h3>${LIST}<h3>Dumplings</h3><ul><li>1 cup flour</li></ul><h2>Method</h2><h3>Stew</h3><ol><li>Brown.</li></ol><h3>Dumplings</h3><ol><li>Boil.</li></ol><h3>Share this</h3>`;
  expect(read(page(body))).toMatchObject({
    recipe: {
      prepTime: 10,
      servings: 4,
      ingredientGroups: [
        { name: 'Stew', ingredients: ['1 lb beef', '2 carrots'] },
        { name: 'Dumplings', ingredients: ['1 cup flour'] },
      ],
      instructions: [
        { text: 'Brown.', group: 'Stew' },
        { text: 'Boil.', group: 'Dumplings' },
      ],
    },
  });
});

test('what JSON-LD leaves out is taken from below the headings', () => {
  const script = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Stew of Jo', recipeIngredient: ['1 lb beef'], cookTime: 'PT1H' })}</script>`;
  expect(read(page(`${script}<h2>Ingredients</h2>${LIST}<h2>Method</h2>${STEPS}`))).toMatchObject({
    recipe: { title: 'Stew of Jo', cookTime: 60, ingredients: ['1 lb beef'], instructions: STEW.instructions },
  });
});

test.each([
  ['only ingredients', `<h2>Ingredients</h2>${LIST}<h2>About</h2><p>We cook.</p>`],
  ['only steps', `<h2>Instructions</h2>${STEPS}`],
  [
    'a shampoo',
    '<h2>Ingredients</h2><p>Water, sodium laureth sulfate, perfume.</p><h2>Directions</h2><p>Massage into wet hair.</p>',
  ],
  [
    'a text that names both',
    '<p>Good ingredients make good food.</p><p>Instructions are read best before cooking.</p>',
  ],
])('a page with %s has no recipe', (_, body) => {
  expect(read(page(body))).toEqual({ error: 'no recipe found' });
});
