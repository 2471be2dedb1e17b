import { readPage } from '../../../../api/src/modules/imports/page/read-page.ts';

const read = (html: string): unknown => readPage(new TextEncoder().encode(html), 'https://example.com/pie');

test('microdata is read where there is no JSON-LD', () => {
  const html = `<article itemscope itemtype="http://schema.org/Recipe">
    <h2 itemprop="name">Apple  pie</h2> by <span itemprop="author" itemscope itemtype="https://schema.org/Person"><a itemprop="url" href="/jane"><span itemprop="name">Jane</span></a></span>
    <img itemprop="image" src="/pie.jpg"> <meta itemprop="prepTime" content="PT20M"> <time itemprop="cookTime" datetime="PT1H">one hour</time>
    <span itemprop="recipeYield">8 servings</span> <span itemprop="recipeCuisine">British</span>
    <ul><li itemprop="recipeIngredient">6 apples<li itemprop="recipeIngredient"><b>200 g</b> flour</ul>
    <div itemprop="recipeInstructions"><ol><li>Peel the apples.</li><li>Bake.</li></ol><script>track('x')</script></div>
    <div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><span itemprop="ratingValue">4.5</span> of <span itemprop="ratingCount">12</span></div>
    <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><span itemprop="calories">300 kcal</span></div>
  </article>`;
  expect(read(html)).toEqual({
    recipe: {
      title: 'Apple pie',
      description: null,
      author: 'Jane',
      image: 'https://example.com/pie.jpg',
      url: 'https://example.com/pie',
      yield: '8 servings',
      servings: 8,
      prepTime: 20,
      cookTime: 60,
      totalTime: 80,
      ingredients: ['6 apples', '200 g flour'],
      instructions: [{ text: 'Peel the apples.' }, { text: 'Bake.' }],
      tags: [],
      cuisine: 'British',
      nutrition: { calories: '300 kcal' },
      rating: { value: 4.5, count: 12 },
    },
  });
});

test('headings inside of instructions and ingredients part them', () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><div itemprop="name"><h1>Pie</h1></div><div itemprop="ingredients"><h4>Filling</h4><p>6 apples</p><p>1 egg</p></div>
    <div itemprop="recipeInstructions"><h2>Method</h2><h3>Dough</h3><p>Mix.</p><p>Rest.</p><h3>Filling</h3><p>Peel the apples.</p></div></div>`;
  expect(read(html)).toMatchObject({
    recipe: {
      title: 'Pie',
      ingredientGroups: [{ name: 'Filling', ingredients: ['6 apples', '1 egg'] }],
      instructions: [
        { text: 'Mix.', group: 'Dough' },
        { text: 'Rest.', group: 'Dough' },
        { text: 'Peel the apples.', group: 'Filling' },
      ],
    },
  });
});

test('headings that only count or name the steps are no parts', () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Pie</b><div itemprop="recipeInstructions"><h3>Instructions</h3><h4>Step 1</h4><p>Mix.</p><h4>Step 2</h4><p>Bake.</p></div></div>`;
  expect(read(html)).toMatchObject({ recipe: { instructions: [{ text: 'Mix.' }, { text: 'Bake.' }] } });
});

test('RDFa Lite is read where there is no JSON-LD', () => {
  const html = `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Apple pie</h1><a property="author" href="/jane">Jane</a><link property="image" href="/pie.jpg">
    <p property="recipeIngredient">6 apples<p property="recipeIngredient">200 g flour<p property="schema:recipeInstructions">Bake.</div>`;
  expect(read(html)).toMatchObject({
    recipe: {
      title: 'Apple pie',
      author: 'Jane',
      image: 'https://example.com/pie.jpg',
      ingredients: ['6 apples', '200 g flour'],
      instructions: [{ text: 'Bake.' }],
    },
  });
});

test('the vocabulary before schema.org is read too', () => {
  const html = `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Apple pie</h1><img itemprop="photo" src="/pie.jpg"><p itemprop="summary">Good.</p>
    <li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">6</span> <span itemprop="name">apples</span></li><p itemprop="instructions">Bake.</p><p itemprop="yield">8</p></div>`;
  expect(read(html)).toMatchObject({
    recipe: {
      image: 'https://example.com/pie.jpg',
      description: 'Good.',
      ingredients: ['6 apples'],
      servings: 8,
      instructions: [{ text: 'Bake.' }],
    },
  });
});

test('properties of the page outside of the recipe are not taken for its own', () => {
  const html = `<html itemscope itemtype="https://schema.org/WebPage"><h1 itemprop="name">My site</h1><div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Pie</b><i itemprop="recipeIngredient">6 apples</i></div><div itemprop="recipeIngredient">a comment</div>`;
  expect(read(html)).toMatchObject({ recipe: { title: 'Pie', ingredients: ['6 apples'] } });
});
