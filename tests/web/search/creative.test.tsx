import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { buildMatch, buildRecipe } from '../../../web/src/mocks/fixtures/build.ts';
import { matches } from '../../../web/src/mocks/fixtures/matches.ts';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import type { QuerySearchRecipesArgs } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const SEARCH = '/search?ingredients=eggs,spinach,feta';
const dishes = Array.from({ length: 8 }, (_, at) =>
  buildMatch(buildRecipe({ title: `Dish ${at + 1}`, cookTime: 30 - at, isCreative: true }), 100 - at),
);

/** Answers both modes, and notes what was asked in the creative one. */
function serve(made = dishes, note: string | null = null): QuerySearchRecipesArgs[] {
  const asked: QuerySearchRecipesArgs[] = [];
  answerWith({
    searchRecipes: (args) => {
      if (args.input.mode !== 'CREATIVE') return matchConnection(matches, args);
      asked.push(args);
      return { ...matchConnection(made, args), note };
    },
  });
  return asked;
}
const titles = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('nothing is made before the cook asks for it; the button makes six and shows them', async () => {
  const asked = serve();
  const { user } = renderApp(SEARCH);
  await screen.findByRole('link', { name: 'Green shakshuka with feta' });
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Generate Creative Recipes' }));
  await screen.findByRole('link', { name: 'Dish 6' });
  expect(asked).toMatchObject([{ first: 6, input: { mode: 'CREATIVE', ingredients: ['eggs', 'feta', 'spinach'] } }]);
  await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&mode=creative`));
  expect(screen.getByRole('tab', { name: 'Creative (6)' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Matched (4)' })).toBeVisible();
});

test('"Generating creative recipes..." is shown while they are made', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  answerWith({ searchRecipes: (args) => isReleased.then(() => matchConnection(dishes, args)) });
  renderApp(`${SEARCH}&mode=creative`);
  expect(await screen.findByRole('heading', { name: 'Generating creative recipes...' })).toBeVisible();
  release();
  expect(await screen.findByRole('link', { name: 'Dish 1' })).toBeVisible();
});

test('more are made on demand, below the first, until there are no others', async () => {
  const asked = serve();
  const { user } = renderApp(`${SEARCH}&mode=creative`);
  await user.click(await screen.findByRole('button', { name: 'Generate More Creative Recipes' }));
  await screen.findByRole('link', { name: 'Dish 8' });
  expect(asked.map(({ after }) => after ?? null)).toEqual([null, '6']);
  expect(titles()).toEqual(dishes.map(({ recipe }) => recipe.title));
  expect(screen.queryByRole('button', { name: 'Generate More Creative Recipes' })).toBeNull();
  expect(screen.getByText('These are all the dishes that make sense of what you have.')).toBeVisible();
});

test('going back and forth, and another order, generate nothing again', async () => {
  const asked = serve(dishes.slice(0, 3));
  const { user } = renderApp(`${SEARCH}&mode=creative&sort=time`);
  await screen.findByRole('link', { name: 'Dish 3' });
  expect(titles()).toEqual(['Dish 3', 'Dish 2', 'Dish 1']);
  await user.click(screen.getByRole('tab', { name: /^Matched/ }));
  await screen.findByRole('link', { name: 'Green shakshuka with feta' });
  await user.click(screen.getByRole('tab', { name: 'Creative (3)' }));
  await screen.findByRole('link', { name: 'Dish 3' });
  expect(asked).toHaveLength(1);
});

test('every card says that it is creative', async () => {
  serve();
  renderApp(`${SEARCH}&mode=creative`);
  await screen.findByRole('link', { name: 'Dish 1' });
  expect(screen.getAllByText('Creative')).toHaveLength(6);
});

test('where there are fewer, the server says why', async () => {
  serve(
    dishes.slice(0, 2),
    'Only 2 dishes make sense here: chocolate and mackerel do not belong together in one dish.',
  );
  renderApp(`${SEARCH}&mode=creative`);
  expect(await screen.findByText(/^Only 2 dishes make sense here/)).toBeVisible();
});

test('where there are none, the server says why in their place', async () => {
  serve([], 'We know no good dish for ice within these filters. Add something to go with it, or lift a filter.');
  renderApp(`${SEARCH}&mode=creative`);
  expect(await screen.findByRole('heading', { name: 'No creative recipes' })).toBeVisible();
  expect(screen.getByText(/^We know no good dish for ice/)).toBeVisible();
});

const tooOften = (): never => {
  throw new GraphQLError('That was too often in too short a time. Try again in 20 minutes.', {
    extensions: { code: 'RATE_LIMITED', retryAfter: 1_200 },
  });
};

test('who had too many made is told when to go on: instead of the first, and below those that are there', async () => {
  let isRefusing = true;
  answerWith({
    searchRecipes: (args) =>
      args.input.mode === 'CREATIVE' && isRefusing ? tooOften() : matchConnection(dishes, args),
  });
  const { user } = renderApp(`${SEARCH}&mode=creative`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No creative recipes for nowThat was too often in too short a time. Try again in 20 minutes.',
  );
  isRefusing = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  const more = await screen.findByRole('button', { name: 'Generate More Creative Recipes' });
  isRefusing = true;
  await user.click(more);
  expect(await screen.findByText(/Try again in 20 minutes/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dish 6' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  let isDown = true;
  answerWith({
    searchRecipes: (args) => {
      if (args.input.mode === 'CREATIVE' && isDown) throw new Error('down');
      return matchConnection(dishes, args);
    },
  });
  const { user } = renderApp(`${SEARCH}&mode=creative`);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Dish 1' })).toBeVisible();
});
