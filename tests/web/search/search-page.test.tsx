import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { buildMatch, buildRecipe } from '../../../web/src/mocks/fixtures/build.ts';
import { matches } from '../../../web/src/mocks/fixtures/matches.ts';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import type { QuerySearchRecipesArgs } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, breakNetwork, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  dismissToast();
});

const SEARCH = '/search?ingredients=eggs,spinach,feta';

async function cardOf(title: string): Promise<HTMLElement> {
  const card = (await screen.findByRole('link', { name: title })).closest('article');
  if (!card) throw new Error(`"${title}" is not on a card`);
  return card;
}

/** Counts the searches that reach the server, and gives the questions of all of them; the landing page's one for its best dish is none. */
function recordSearches(): QuerySearchRecipesArgs[] {
  const asked: QuerySearchRecipesArgs[] = [];
  answerWith({
    searchRecipes: (args) => {
      if (args.first !== 1) asked.push(args);
      return matchConnection(matches, args);
    },
  });
  return asked;
}

describe('without ingredients', () => {
  test('nothing is searched; the page says what to do, and a start leads on', async () => {
    const asked = recordSearches();
    const { user } = renderApp('/search');
    expect(await screen.findByRole('heading', { name: 'What is in your kitchen?' })).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'eggs, spinach, feta' }));
    await waitFor(() => expect(currentAddress()).toBe(SEARCH));
    await cardOf('Green shakshuka with feta');
  });

  test('the ingredients of the last visit are there again', async () => {
    const { unmount } = renderApp(SEARCH);
    await cardOf('Green shakshuka with feta');
    unmount();
    renderApp('/search');
    await waitFor(() => expect(currentAddress()).toBe(SEARCH));
    expect(screen.getByRole('button', { name: 'Remove feta' })).toBeVisible();
  });

  test('ingredients kept in a shape that cannot be read do no harm', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('search-draft', '{not json');
    renderApp('/search');
    expect(await screen.findByRole('heading', { name: 'What is in your kitchen?' })).toBeVisible();
    expect(console.warn).toHaveBeenCalled();
  });
});

describe('the cards', () => {
  test('six places are kept while the answer is on its way', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    answerWith({ searchRecipes: (args) => isReleased.then(() => matchConnection(matches, args)) });
    const { container } = renderApp(SEARCH);
    const places = () => container.querySelectorAll('main ul[aria-hidden] > li');
    await screen.findByRole('heading', { name: 'Looking for recipes' });
    expect(places()).toHaveLength(6);
    release();
    await cardOf('Green shakshuka with feta');
    expect(places()).toHaveLength(0);
  });

  test('come in the order of the server, with how many there are', async () => {
    renderApp(SEARCH);
    await cardOf('Green shakshuka with feta');
    expect(screen.getByRole('heading', { name: '4 recipes match' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'Green shakshuka with feta',
      'Warm spinach & chickpea salad',
      'Lemon ricotta spaghetti',
      'Spinach and potato curry',
    ]);
  });

  test('one says how well it fits, how long it takes, what cooks think of it, and two of its tags', async () => {
    renderApp(SEARCH);
    const card = within(await cardOf('Green shakshuka with feta'));
    expect(card.getByText('100% match')).toBeVisible();
    expect(card.getByText('20 min cooking · 30 in all')).toBeVisible();
    expect(card.getByText('Rated 4.8 of 5 by 124 cooks')).toBeInTheDocument();
    expect(card.getByText('Easy')).toBeVisible();
    expect(card.getByText('breakfast')).toBeVisible();
    expect(card.getByText('one pan')).toBeVisible();
    expect(card.queryByText('quick')).not.toBeInTheDocument();
  });

  test('one says why it is there: how much of it is there, what it uses, what stands in for what, what is to be bought', async () => {
    renderApp(SEARCH);
    const shakshuka = await cardOf('Green shakshuka with feta');
    expect(shakshuka).toHaveTextContent(/Green shakshuka with feta ?You have all 4/);
    expect(shakshuka).toHaveTextContent('uses leek, spinach, eggs, feta');
    const spaghetti = await cardOf('Lemon ricotta spaghetti');
    expect(spaghetti).toHaveTextContent(/Lemon ricotta spaghetti ?You have 2 of 3/);
    expect(spaghetti).toHaveTextContent('uses spinach feta for ricotta buy spaghetti');
  });

  test('one names at most three missing ingredients and counts the rest', async () => {
    renderApp(SEARCH);
    expect(await cardOf('Spinach and potato curry')).toHaveTextContent(
      'uses spinach buy potato, onion, garlic, +2 more',
    );
  });

  test('an unrated one says so', async () => {
    renderApp(SEARCH);
    expect(within(await cardOf('Spinach and potato curry')).getByText('Not rated yet')).toBeVisible();
    expect(screen.getAllByText('Not rated yet').every((words) => words.querySelector('svg') === null)).toBe(true);
  });

  test('one leads to the recipe, for this kitchen and these servings, without the filters that do not bear on it', async () => {
    renderApp(`${SEARCH}&servings=6&diet=vegetarian&maxCookTime=90`);
    const link = within(await cardOf('Green shakshuka with feta')).getByRole('link');
    expect(link).toHaveAttribute(
      'href',
      '/recipe/green-shakshuka-with-feta?ingredients=eggs,spinach,feta&diet=vegetarian&servings=6',
    );
  });

  test('more are fetched behind the last one when asked for', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      buildMatch(buildRecipe({ title: `Recipe ${index + 1}` }), 80),
    );
    answerWith({ searchRecipes: (args) => matchConnection(many, args) });
    const { user } = renderApp(SEARCH);
    await cardOf('Recipe 24');
    expect(screen.queryByRole('link', { name: 'Recipe 25' })).not.toBeInTheDocument();
    expect(screen.getByText('24 of 30 shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more recipes' }));
    await cardOf('Recipe 30');
    expect(screen.getAllByRole('article')).toHaveLength(30);
    expect(screen.queryByRole('button', { name: 'Show more recipes' })).not.toBeInTheDocument();
  });

  test.each([
    [
      'that the server says',
      new GraphQLError('That was too often. Try again in 20 seconds.', { extensions: { code: 'RATE_LIMITED' } }),
      'That was too often. Try again in 20 seconds.',
    ],
    ['that Larder cannot be reached', null, 'Larder could not be reached. Check your connection and try again.'],
  ])('stay where no more come, with a notice %s, and the button tries again', async (_what, refusal, sentence) => {
    const many = Array.from({ length: 30 }, (_, index) =>
      buildMatch(buildRecipe({ title: `Recipe ${index + 1}` }), 80),
    );
    answerWith({ searchRecipes: (args) => matchConnection(many, args) });
    const { user } = renderApp(SEARCH);
    await cardOf('Recipe 24');
    if (refusal)
      answerWith({
        searchRecipes: () => {
          throw refusal;
        },
      });
    else breakNetwork();
    const more = screen.getByRole('button', { name: 'Show more recipes' });
    await user.click(more);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(24);
    answerWith({ searchRecipes: (args) => matchConnection(many, args) });
    await user.click(more);
    await cardOf('Recipe 30');
  });
});

test.each([
  ['something Italian', 'Italian recipes', '/recipes/cuisine/italian'],
  ['dessert', 'Dessert recipes', '/recipes/meal/dessert'],
  ['quick dinner', 'Quick recipes', '/recipes/quick'],
])('"%s" names no food: the page of such recipes is a press away', async (typed, name, address) => {
  renderApp(`${SEARCH},${typed}`);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
  expect(screen.queryByText(/does not know/)).toBeNull();
});

test('an ingredient that is not recognised is named, and the others still count', async () => {
  renderApp(`${SEARCH},xyzzy`);
  expect(await screen.findByText('Larder does not know “xyzzy” yet, so it was left out of the search.')).toBeVisible();
  await cardOf('Green shakshuka with feta');
});

describe('when the search fails', () => {
  test('the page says so, and Try Again asks once more', async () => {
    answerWith({
      searchRecipes: () => {
        throw new Error('The index is resting.');
      },
    });
    const { user } = renderApp(SEARCH);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("Search failedWe couldn't find any recipes. Please try again.");
    answerWith({});
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await cardOf('Green shakshuka with feta');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without a network the page says so, and what was found last stays', async () => {
    const { user } = renderApp(SEARCH);
    await cardOf('Green shakshuka with feta');
    breakNetwork();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Remove feta' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("You are offline. We couldn't find any recipes. Please try again.");
    expect(within(alert).getByRole('link', { name: 'Your favorites' })).toHaveAttribute('href', '/favorites');
    const last = screen.getByRole('region', { name: 'From your last search' });
    expect(within(last).getByRole('link', { name: 'Green shakshuka with feta' })).toBeVisible();
  });

  test('without a network and without a search before there is only word of it', async () => {
    breakNetwork();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderApp(SEARCH);
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    expect(screen.queryByText('From your last search')).not.toBeInTheDocument();
  });
});

describe('when nothing is found', () => {
  test('the page has an idea, and names the filter whose lifting helps', async () => {
    answerWith({
      searchRecipes: (args) =>
        args.input.diet === 'VEGAN'
          ? { ...matchConnection([], args), hint: { filter: 'diet', alsoLift: [], wouldFind: 4 } }
          : matchConnection(matches, args),
    });
    const { user } = renderApp(`${SEARCH}&diet=vegan`);
    expect(await screen.findByRole('heading', { name: 'No recipes found' })).toBeVisible();
    expect(screen.getByText(/^Try adding /)).toBeVisible();
    expect(screen.getByText('Try adjusting your filters or adding more ingredients.')).toBeVisible();
    expect(screen.getByText('Without the diet Larder finds 4 recipes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search without the diet' }));
    await cardOf('Green shakshuka with feta');
    expect(currentAddress()).toBe(SEARCH);
  });

  test('where only something to leave out was said, the page asks for the kitchen', async () => {
    answerWith({
      searchRecipes: (args) => {
        const nothing = matchConnection([], args);
        const resolvedIngredients = nothing.resolvedIngredients.map((one) => ({
          ...one,
          isExcluded: true,
          excludes: ['animal products'],
        }));
        return { ...nothing, resolvedIngredients };
      },
    });
    renderApp('/search?ingredients=vegan');
    expect(await screen.findByRole('heading', { name: 'And what is in your kitchen?' })).toBeVisible();
    expect(screen.queryByText('No recipes found')).toBeNull();
  });

  test('filters that only help together are lifted together', async () => {
    answerWith({
      searchRecipes: (args) =>
        args.input.diet === 'VEGAN' || args.input.cuisine === 'Thai'
          ? { ...matchConnection([], args), hint: { filter: 'cuisine', alsoLift: ['diet'], wouldFind: 4 } }
          : matchConnection(matches, args),
    });
    const { user } = renderApp(`${SEARCH}&diet=vegan&cuisine=Thai`);
    expect(await screen.findByText('Without the cuisine and the diet Larder finds 4 recipes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search without the cuisine and the diet' }));
    await cardOf('Green shakshuka with feta');
    expect(currentAddress()).toBe(SEARCH);
  });

  test('lifting the time limit means the longest time, since the default is a limit too', async () => {
    answerWith({
      searchRecipes: (args) =>
        args.input.maxCookTime === 240
          ? matchConnection(matches, args)
          : { ...matchConnection([], args), hint: { filter: 'maxCookTime', alsoLift: [], wouldFind: 4 } },
    });
    const { user } = renderApp(SEARCH);
    await user.click(await screen.findByRole('button', { name: 'Search without the time limit' }));
    expect(await cardOf('Green shakshuka with feta')).toBeVisible();
  });
});

describe('going back to a search', () => {
  async function searchLeaveAndReturn(minutesAway: number): Promise<number> {
    const asked = recordSearches();
    const { user } = renderApp(SEARCH);
    await cardOf('Green shakshuka with feta');
    await user.click(screen.getByRole('link', { name: 'Discover' }));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + minutesAway * 60_000);
    await user.click(screen.getByRole('link', { name: 'Search' }));
    await cardOf('Green shakshuka with feta');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false'));
    return asked.length;
  }

  test('within two minutes the answer is still good', async () => {
    expect(await searchLeaveAndReturn(1.9)).toBe(1);
  });

  test('after two minutes the server is asked again', async () => {
    expect(await searchLeaveAndReturn(2.1)).toBe(2);
  });
});
