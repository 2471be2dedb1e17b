import { screen, waitFor } from '@testing-library/react';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import { matches } from '../../../web/src/mocks/fixtures/matches.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

/** A page without a box of its own. */
const ELSEWHERE = '/recipes';

/** The box for wide screens comes first in the header; both behave alike. */
function searchBoxes() {
  return screen.getAllByRole('searchbox', { name: 'Search ingredients' });
}

/** Notes the ingredients of each search; the landing page's one for its best dish is none. */
function recordSearches(): string[][] {
  const asked: string[][] = [];
  answerWith({
    searchRecipes: (args) => {
      if (args.first !== 1) asked.push(args.input.ingredients);
      return matchConnection(matches, args);
    },
  });
  return asked;
}

function keepDraft(...chips: string[]): void {
  localStorage.setItem('search-draft', JSON.stringify(chips));
}

describe('the search box of the header', () => {
  test('leads to the search page, where the text has become ingredients', async () => {
    const { user } = renderApp(ELSEWHERE);
    await user.type(searchBoxes()[0]!, 'eggs, spinach{Enter}');
    expect(await screen.findByRole('heading', { name: 'Find Recipes' })).toBeVisible();
    // A chip renders again once it can be dragged.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove spinach' })).toBeVisible());
    await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs,spinach'));
    expect(screen.queryByText(/^Searching with your/)).toBeNull();
  });

  test.each(['/', '/search'])('is not on %s, which begins with a box of its own', async (address) => {
    renderApp(address);
    expect(await screen.findByRole('combobox', { name: 'Search ingredients...' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test.each(['{Enter}', '   {Enter}'])('does nothing with blank text (%j)', async (keys) => {
    const { user } = renderApp(ELSEWHERE);
    await user.click(searchBoxes()[1]!);
    await user.keyboard(keys);
    expect(currentAddress()).toBe(ELSEWHERE);
  });
});

describe('where there are ingredients already, the text of the header', () => {
  test('is added to those of the last search elsewhere, with one search', async () => {
    const asked = recordSearches();
    keepDraft('eggs', 'feta', '200 g spinach', 'lemon');
    const { user } = renderApp(ELSEWHERE);
    await user.type(searchBoxes()[0]!, 'leeks{Enter}');
    expect(await screen.findByText('Searching with your 4 ingredients and leeks')).toBeVisible();
    expect(currentAddress()).toBe('/search?ingredients=eggs,feta,200+g+spinach,lemon,leeks');
    await screen.findByRole('link', { name: 'Green shakshuka with feta' });
    expect(asked).toEqual([['200 g spinach', 'eggs', 'feta', 'leeks', 'lemon']]);
  });

  test('is searched for alone with one press, and then nothing is said of the others', async () => {
    keepDraft('eggs', 'feta');
    const { user } = renderApp(ELSEWHERE);
    await user.type(searchBoxes()[0]!, 'leeks, garlic{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Only leeks and garlic' }));
    await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=leeks,garlic'));
    expect(screen.queryByText(/^Searching with your/)).toBeNull();
  });

  test('that names what is there already says so', async () => {
    keepDraft('eggs', 'feta');
    const { user } = renderApp(ELSEWHERE);
    await user.type(searchBoxes()[0]!, 'Feta{Enter}');
    expect(await screen.findByText('Feta is already among your 2 ingredients')).toBeVisible();
    expect(currentAddress()).toBe('/search?ingredients=eggs,feta');
  });

  test('that has no room there says so', async () => {
    const full = Array.from({ length: 15 }, (_, at) => `food ${at}`);
    keepDraft(...full);
    const { user } = renderApp(ELSEWHERE);
    await user.type(searchBoxes()[0]!, 'leeks{Enter}');
    expect(await screen.findByText('Your 15 ingredients leave no room for leeks')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Only leeks' }));
    await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=leeks'));
  });
});
