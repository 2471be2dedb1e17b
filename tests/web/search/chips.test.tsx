import { screen, within } from '@testing-library/react';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

test('a chip keeps its picture while the next search runs', async () => {
  const { user } = renderApp('/search?ingredients=eggs,spinach');
  await screen.findByRole('link', { name: 'Green shakshuka with feta' });
  const pictures = () =>
    within(screen.getByRole('list', { name: 'Your ingredients' }))
      .getAllByRole('presentation', { hidden: true })
      .filter(({ tagName }) => tagName === 'IMG').length;
  expect(pictures()).toBe(2);
  answerWith({ searchRecipes: () => new Promise(() => undefined) });
  await user.click(screen.getByRole('button', { name: 'Remove eggs' }));
  await screen.findByRole('heading', { name: 'Looking for recipes' });
  expect(pictures()).toBe(1);
});
