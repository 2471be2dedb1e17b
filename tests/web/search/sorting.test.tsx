import { screen, waitFor } from '@testing-library/react';
import { buildMatch, buildRecipe } from '../../../web/src/mocks/fixtures/build.ts';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import type { QuerySearchRecipesArgs } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const SEARCH = '/search?ingredients=eggs,spinach,feta';

function titles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

const four = [
  buildMatch(buildRecipe({ title: 'Quick', cookTime: 5, rating: 3.9, reviewCount: 10 }), 60),
  buildMatch(buildRecipe({ title: 'Loved', cookTime: 50, rating: 4.9, reviewCount: 20 }), 90),
  buildMatch(buildRecipe({ title: 'Unrated', cookTime: 30, rating: null, reviewCount: 0 }), 75),
  buildMatch(buildRecipe({ title: 'Famous', cookTime: 20, rating: 4.2, reviewCount: 300 }), 75),
];

test.each([
  ['Shortest time', 'time', ['Quick', 'Famous', 'Unrated', 'Loved']],
  ['Highest rated', 'rating', ['Loved', 'Famous', 'Quick', 'Unrated']],
  ['Most rated', 'popularity', ['Famous', 'Loved', 'Quick', 'Unrated']],
])('%s: the order changes in the browser, without asking, and is kept in the address', async (name, word, order) => {
  const asked: QuerySearchRecipesArgs[] = [];
  answerWith({
    searchRecipes: (args) => {
      asked.push(args);
      return matchConnection(four, args);
    },
  });
  const { user } = renderApp(SEARCH);
  await screen.findByRole('link', { name: 'Loved' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), name);
  await waitFor(() => expect(titles()).toEqual(order));
  expect(currentAddress()).toBe(`${SEARCH}&sort=${word}`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best match');
  await waitFor(() => expect(currentAddress()).toBe(SEARCH));
  expect(asked).toHaveLength(1);
});

test('equal ratings are sorted by their number, and unrated recipes come last', async () => {
  const rated = [
    buildMatch(buildRecipe({ title: 'Unrated', rating: null, reviewCount: 0 }), 99),
    buildMatch(buildRecipe({ title: 'Poor', rating: 1.2, reviewCount: 9000 }), 98),
    buildMatch(buildRecipe({ title: 'Liked by few', rating: 4.6, reviewCount: 2 }), 97),
    buildMatch(buildRecipe({ title: 'Liked by many', rating: 4.6, reviewCount: 80 }), 60),
    buildMatch(buildRecipe({ title: 'One vote', rating: 5, reviewCount: 1 }), 50),
  ];
  answerWith({ searchRecipes: (args) => matchConnection(rated, args) });
  const { user } = renderApp(SEARCH);
  await screen.findByRole('link', { name: 'Unrated' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest rated');
  await waitFor(() => expect(titles()).toEqual(['One vote', 'Liked by many', 'Liked by few', 'Poor', 'Unrated']));
});

test('results that are alike stay in the order of the server', async () => {
  answerWith({ searchRecipes: (args) => matchConnection(four, args) });
  renderApp(`${SEARCH}&sort=time`);
  await screen.findByRole('link', { name: 'Loved' });
  expect(titles()).toEqual(['Quick', 'Loved', 'Unrated', 'Famous']);
});

test('is asked of the server while more is to load, so that it holds for all', async () => {
  const many = Array.from({ length: 30 }, (_, index) => buildMatch(buildRecipe({ title: `Recipe ${index + 1}` }), 80));
  const asked: QuerySearchRecipesArgs[] = [];
  answerWith({
    searchRecipes: (args) => {
      asked.push(args);
      return matchConnection(many, args);
    },
  });
  const { user } = renderApp(SEARCH);
  await screen.findByRole('link', { name: 'Recipe 24' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Shortest time');
  await waitFor(() => expect(asked.map(({ input }) => input.sort)).toEqual(['RELEVANCE', 'TIME']));
  expect(currentAddress()).toBe(`${SEARCH}&sort=time`);
});
