import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const SEARCH = '/search?ingredients=eggs,spinach,feta';

test.each([
  ['allergies=dairy', 'Your diet or allergies leave out feta: no recipe here uses it.'],
  ['diet=vegan', 'Your diet or allergies leave out eggs and feta: no recipe here uses them.'],
])('an ingredient that the cook may not eat is named: %s', async (filter, sentence) => {
  renderApp(`${SEARCH}&${filter}`);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each([
  ['what the cook may not eat', 'ingredients=spinach&allergies=dairy', 'Try adding eggs.'],
  ['what the cook has', 'ingredients=eggs', 'Try adding cheese.'],
  ['what the cook has, in other words', 'ingredients=2 red onions,an egg,goat cheese', 'Try adding garlic.'],
  ['what the cook leaves out', 'ingredients=eggs&exclude=dairy', 'Try adding onion or garlic.'],
  ['what is not vegan', 'ingredients=spinach&diet=vegan', 'Try adding onion or garlic.'],
])('where nothing is found the idea is not %s', async (_what, query, idea) => {
  answerWith({ searchRecipes: (args) => matchConnection([], args) });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  renderApp(`/search?${query}`);
  expect(await screen.findByText(idea)).toBeVisible();
});
