import { screen, within } from '@testing-library/react';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import { buildLine, buildMatch, buildRecipe } from '../../../web/src/mocks/fixtures/build.ts';
import { matches } from '../../../web/src/mocks/fixtures/matches.ts';
import type { RecipeMatch } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const recipe = buildRecipe({
  title: 'Lasagna al forno',
  prepTime: 25,
  cookTime: 45,
  ingredients: [buildLine({ name: 'pasta' }), buildLine({ name: 'tomato' }), buildLine({ name: 'beef' })],
});
const nothingHeld = buildMatch(recipe, 0, {
  pasta: { state: 'MISSING' },
  tomato: { state: 'MISSING' },
  beef: { state: 'MISSING' },
});
const tomatoHeld = buildMatch(recipe, 41, { pasta: { state: 'MISSING' }, beef: { state: 'MISSING' } });

/** The server knows a dish called lasagna. */
function serve(dish: RecipeMatch | null, found: RecipeMatch[]): void {
  answerWith({
    searchRecipes: (args) => {
      const page = matchConnection(found, args);
      return {
        ...page,
        dishes: dish === null ? [] : [dish],
        resolvedIngredients: page.resolvedIngredients.map((reading) => ({
          ...reading,
          isDish: reading.text === 'lasagna',
        })),
      };
    },
  });
}

const dishes = async () => within(await screen.findByRole('region', { name: 'Dishes called lasagna' }));

test('a dish that was typed stands above the results, with how it fits what is there', async () => {
  serve(tomatoHeld, matches);
  renderApp('/search?ingredients=lasagna,tomatoes');
  const row = await dishes();
  expect(row.getByRole('link', { name: 'Lasagna al forno' })).toHaveAttribute(
    'href',
    '/recipe/lasagna-al-forno?ingredients=lasagna,tomatoes',
  );
  expect(row.getByText('41% match')).toBeVisible();
  expect(row.getByText('You have 1 of 3')).toBeVisible();
  expect(row.getByRole('article')).toHaveTextContent('uses tomato buy pasta, beef');
  expect(row.getByText('45 min cooking · 70 in all')).toBeVisible();
  expect(screen.getByRole('heading', { name: '4 recipes match' })).toBeVisible();
  expect(screen.queryByText(/does not know/)).toBeNull();
});

test('results that begin with the dish are not shown twice', async () => {
  serve(tomatoHeld, [tomatoHeld, ...matches]);
  renderApp('/search?ingredients=lasagna');
  expect(await screen.findAllByRole('link', { name: 'Lasagna al forno' })).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Dishes called lasagna' })).toBeNull();
  expect(screen.getByRole('heading', { name: '5 recipes match' })).toBeVisible();
});

test('of a dish that was asked for without something the page says what no recipe here has', async () => {
  answerWith({
    searchRecipes: (args) => {
      const page = matchConnection([], args);
      const resolvedIngredients = page.resolvedIngredients.map((reading) => ({
        ...reading,
        ingredient: null,
        excludes: ['animal products'],
        isExcluded: true,
        isDish: true,
      }));
      return { ...page, dishes: [nothingHeld], resolvedIngredients };
    },
  });
  renderApp('/search?ingredients=vegan curry');
  expect(await screen.findByText('No recipe here has animal products.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Dishes of that kind' })).toBeVisible();
  expect(screen.queryByText(/heeded|does not know/)).toBeNull();
});

test('where no dish of that name keeps to the filters, the page says so above what there is instead', async () => {
  serve(null, matches);
  renderApp('/search?ingredients=lasagna&diet=vegan');
  expect(await screen.findByText('No dish called lasagna keeps to what you asked for.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '4 recipes match' })).toBeVisible();
});

test('where nothing else was typed the dish is the answer: no match is told, and nothing is missing from the page', async () => {
  serve(nothingHeld, []);
  renderApp('/search?ingredients=lasagna');
  const row = await dishes();
  expect(row.queryByText(/match/)).toBeNull();
  expect(row.getByRole('article')).toHaveTextContent('buy pasta, tomato, beef');
  expect(screen.queryByText('No recipes found')).toBeNull();
  expect(screen.queryByText('0 recipes match')).toBeNull();
  expect(screen.getByText('1 dish called lasagna')).toBeInTheDocument();
});

describe('recipes that take longer', () => {
  test('are counted with the results, and one press lifts the time limit', async () => {
    answerWith({
      searchRecipes: (args) => ({ ...matchConnection(matches, args), longer: args.input.maxCookTime === 240 ? 0 : 12 }),
    });
    const { user } = renderApp('/search?ingredients=eggs&diet=vegetarian');
    await user.click(await screen.findByRole('button', { name: /^12 more take longer than 60 min/ }));
    expect(currentAddress()).toBe('/search?ingredients=eggs&diet=vegetarian&maxCookTime=240');
    expect(await screen.findByRole('button', { name: 'Remove filter: Any cook time' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /take longer/ })).toBeNull();
  });

  test('are shown by name where they fit better than all that is quick', async () => {
    const oxtailStew = buildRecipe({ id: 'oxtail-stew', slug: 'oxtail-stew', title: 'Oxtail stew', cookTime: 180 });
    const stew = buildMatch(oxtailStew, 96);
    answerWith({ searchRecipes: (args) => ({ ...matchConnection(matches, args), longer: 1, longerMatches: [stew] }) });
    renderApp('/search?ingredients=oxtail');
    const region = within(await screen.findByRole('region', { name: 'Worth the wait: these fit better' }));
    expect(region.getByRole('link', { name: 'Oxtail stew' })).toHaveAttribute(
      'href',
      expect.stringContaining('ingredients=oxtail'),
    );
    expect(region.getByText('96% match')).toBeVisible();
    expect(region.getByText('180 min cooking')).toBeVisible();
  });

  test('one is told as one, and none not at all', async () => {
    answerWith({ searchRecipes: (args) => ({ ...matchConnection(matches, args), longer: 1 }) });
    renderApp('/search?ingredients=eggs');
    expect(await screen.findByRole('button', { name: /^1 more takes longer than 60 min/ })).toBeVisible();
  });
});
