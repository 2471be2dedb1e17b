import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fixtureRoot } from '../../../web/src/mocks/root.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['within five minutes the same text sends no new request', 4.9, 1],
  ['after five minutes it is asked again', 5.1, 2],
])('%s', async (_name, minutes, times) => {
  const asked: string[] = [];
  answerWith({
    ingredientSuggestions: (args) => {
      asked.push(args.text);
      return fixtureRoot.ingredientSuggestions(args);
    },
  });
  const { user } = renderApp('/search');
  const input = await screen.findByRole('combobox', { name: 'Search ingredients...' });
  await user.type(input, 'egg');
  await screen.findByRole('listbox');
  await user.clear(input);
  await user.type(input, 'spin');
  await screen.findByRole('option', { name: /^spinach/ });
  await user.clear(input);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + minutes * 60_000);
  await user.type(input, 'egg');
  await screen.findByRole('option', { name: /eggs/ });
  await waitFor(() => expect(asked.filter((text) => text === 'egg')).toHaveLength(times));
});
