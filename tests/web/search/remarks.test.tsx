import { screen, within } from '@testing-library/react';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import { foods } from '../../../web/src/mocks/fixtures/foods.ts';
import type { ResolvedIngredient } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

/** The server reads chips so; all others as it would. */
function readAs(readings: Record<string, Partial<ResolvedIngredient>>): void {
  answerWith({
    searchRecipes: (args) => {
      const page = matchConnection([], args);
      return {
        ...page,
        resolvedIngredients: page.resolvedIngredients.map((resolved) => ({ ...resolved, ...readings[resolved.text] })),
      };
    },
  });
}

test('a chip that may have been meant otherwise says how it was taken, and is said again with its amount', async () => {
  readAs({ '2 pepper': { ingredient: { ...foods[0]!, name: 'black pepper' }, otherwise: 'bell pepper' } });
  const { user } = renderApp('/search?ingredients=2 pepper,spinach');
  expect(await screen.findByText('“pepper” was taken for black pepper.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use bell pepper' }));
  expect(currentAddress().replaceAll('+', ' ')).toBe('/search?ingredients=2 bell pepper,spinach');
});

test('where more chips would be too many a chip stays as it was typed, and the page says why', async () => {
  readAs({ 'eggs milk': { parts: ['eggs', 'milk'] } });
  const others = Array.from({ length: 14 }, (_, at) => `food ${at}`);
  renderApp(`/search?ingredients=${['eggs milk', ...others].join(',')}`);
  expect(await screen.findByText(/names several foods at once/)).toBeVisible();
  expect(currentAddress()).toContain('=eggs milk,');
});

test('where there is room for all foods of a chip, only the word of it that is not known is told', async () => {
  readAs({ 'traybake with eggs and milk': { parts: ['eggs', 'milk'], unread: ['traybake'] } });
  renderApp('/search?ingredients=traybake with eggs and milk');
  expect(await screen.findByText(/does not know “traybake”/)).toBeVisible();
  expect(screen.queryByText(/names several foods at once/)).toBeNull();
});

test('what is left out in words that stay as they were typed has no picture as if it were there', async () => {
  const isLeftOut = {
    ingredient: { ...foods[0]!, thumbnail: '/pictures/egg.svg' },
    isExcluded: true,
    excludes: ['egg'],
  };
  readAs({ 'allergique aux oeufs': isLeftOut });
  renderApp(`/search?ingredients=${encodeURIComponent('allergique aux oeufs')}`);
  await screen.findByText(/is heeded in every recipe here/);
  const list = screen.getByRole('list', { name: 'Your ingredients' });
  expect(within(list).queryByRole('presentation', { hidden: true })).toBeNull();
});
