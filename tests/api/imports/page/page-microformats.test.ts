import { readPage } from '../../../../api/src/modules/imports/page/read-page.ts';

const read = (html: string): unknown => readPage(new TextEncoder().encode(html), 'https://example.com/pie');

test('a recipe marked by the classes of hRecipe is read', () => {
  const html = `<title>Pies</title><div class="post hrecipe"><h2 class="fn">Apple pie</h2> by <span class="author">Jane</span> <img class="photo" src="/pie.jpg"> <span class="yield">8 servings</span>
    <span class="duration"><span class="value-title" title="PT1H30M"></span>an hour and a half</span> <span class="preptime">20 min</span><ul><li class="ingredient"><span class="amount">6</span> apples</li><li class="ingredient">200 g flour</li></ul>
    <div class="instructions"><ol><li class="instruction">Peel the apples.</li><li class="instruction">Bake.</li></ol></div></div><p class="ingredient">a comment</p>`;
  expect(read(html)).toMatchObject({
    recipe: {
      title: 'Apple pie',
      author: 'Jane',
      image: 'https://example.com/pie.jpg',
      servings: 8,
      prepTime: 20,
      totalTime: 90,
      ingredients: ['6 apples', '200 g flour'],
      instructions: [{ text: 'Peel the apples.' }, { text: 'Bake.' }],
    },
  });
});

test('a recipe marked by the classes of h-recipe is read', () => {
  const html = `<article class="h-recipe"><h1 class="p-name">Apple pie</h1><p class="p-summary">Good.</p><time class="dt-duration" datetime="PT1H">1h</time><data class="p-yield" value="8">eight</data>
    <ul><li class="p-ingredient">6 apples<li class="p-ingredient">200 g flour</ul><div class="e-instructions"><h3>Dough</h3><p>Mix.</p></div></article>`;
  expect(read(html)).toMatchObject({
    recipe: {
      title: 'Apple pie',
      description: 'Good.',
      totalTime: 60,
      servings: 8,
      ingredients: ['6 apples', '200 g flour'],
      instructions: [{ text: 'Mix.', group: 'Dough' }],
    },
  });
});
