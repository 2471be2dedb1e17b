import { screen, waitFor } from '@testing-library/react';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import { ada, pageOf } from '../../../web/src/mocks/fixtures/cook.ts';
import { foods } from '../../../web/src/mocks/fixtures/foods.ts';
import { matches } from '../../../web/src/mocks/fixtures/matches.ts';
import type {
  Ingredient,
  Meal,
  QuerySearchRecipesArgs,
  ResolvedIngredient,
} from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { chips } from '../support/open-input.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());
afterEach(() => dismissToast());

function food(name: string): Ingredient {
  return foods.find((known) => known.name === name)!;
}

/** The server reads chips so, and all others as it would; gives what it was asked. */
function readAs(readings: Record<string, Partial<ResolvedIngredient>>): QuerySearchRecipesArgs['input'][] {
  const asked: QuerySearchRecipesArgs['input'][] = [];
  answerWith({
    searchRecipes: (args) => {
      asked.push(args.input);
      const page = matchConnection(matches, args);
      return {
        ...page,
        resolvedIngredients: page.resolvedIngredients.map((reading) => ({ ...reading, ...readings[reading.text] })),
      };
    },
  });
  return asked;
}

const address = (): string => currentAddress().replaceAll('+', ' ');

describe('foods in one breath', () => {
  test('become a chip each by themselves, and the page says so', async () => {
    readAs({ 'eggs spinach and feta': { parts: ['eggs', 'spinach', 'feta'] } });
    renderApp('/search?ingredients=garlic,eggs spinach and feta,lemon');
    expect(await chips(5)).toEqual(['garlic', 'eggs', 'spinach', 'feta', 'lemon']);
    expect(await screen.findByText('“eggs spinach and feta” was read as eggs, spinach, and feta.')).toBeVisible();
    expect(screen.queryByText(/does not know/)).toBeNull();
    expect(address()).toBe('/search?ingredients=garlic,eggs,spinach,feta,lemon');
  });

  test('keep their amounts, and name no food twice', async () => {
    readAs({ '4 eggs and half a lemon': { parts: ['4 eggs', 'half a lemon'] } });
    renderApp('/search?ingredients=4 eggs and half a lemon,Eggs');
    await waitFor(() => expect(address()).toBe('/search?ingredients=4 eggs,half a lemon'));
    expect(await chips(2)).toEqual(['eggs', 'half a lemon']);
  });

  test('the cards stay while their chips are asked for', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    answerWith({
      searchRecipes: async (args) => {
        const page = matchConnection(matches, args);
        if (args.input.ingredients.includes('eggs')) await isReleased;
        return {
          ...page,
          resolvedIngredients: page.resolvedIngredients.map((reading) =>
            reading.text === 'eggs feta' ? { ...reading, parts: ['eggs', 'feta'] } : reading,
          ),
        };
      },
    });
    renderApp('/search?ingredients=eggs feta');
    await chips(2);
    expect(screen.getByRole('link', { name: 'Green shakshuka with feta' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false'));
  });

  test('and what must not be used with them come apart', async () => {
    readAs({ 'eggs and feta without garlic': { parts: ['eggs', 'feta'], excludes: ['garlic'] } });
    renderApp('/search?ingredients=eggs and feta without garlic');
    await waitFor(() => expect(address()).toBe('/search?ingredients=eggs,feta&exclude=garlic'));
    expect(await screen.findByText('Leaving out garlic')).toBeVisible();
  });

  test.each([
    ['that says more', 'eggs and feta but only a little', {}],
    ['of which a word is not known', 'eggs and feta and frobnitz', { unread: ['frobnitz'] }],
  ])('a text %s stays as it was typed, for the server to heed', async (_what, typed, more) => {
    readAs({ [typed]: { parts: ['eggs', 'feta'], ...more } });
    renderApp(`/search?ingredients=${typed}`);
    await screen.findByRole('link', { name: 'Green shakshuka with feta' });
    expect(address()).toBe(`/search?ingredients=${typed}`);
  });
});

describe('a time and a meal', () => {
  test('leave the chips for the filters, and the page says so', async () => {
    const asked = readAs({
      '15 minute eggs for brunch': {
        maxCookTime: 15,
        meal: 'BREAKFAST' as Meal,
        rest: 'eggs',
        ingredient: food('eggs'),
      },
    });
    renderApp('/search?ingredients=feta,15 minute eggs for brunch');
    expect(
      await screen.findByText('Filtered for “15 minute eggs for brunch”: Cook time up to 15 min and Breakfast.'),
    ).toBeVisible();
    await waitFor(() => expect(address()).toBe('/search?ingredients=feta,eggs&maxCookTime=15&meal=breakfast'));
    expect(await chips(2)).toEqual(['feta', 'eggs']);
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ ingredients: ['eggs', 'feta'], maxCookTime: 15, meal: 'BREAKFAST' }),
    );
  });

  test('a cuisine is a filter likewise', async () => {
    readAs({ 'something mexican with eggs': { cuisine: 'Mexican', rest: 'eggs', ingredient: food('eggs') } });
    renderApp('/search?ingredients=feta,something mexican with eggs');
    expect(await screen.findByText('Filtered for “something mexican with eggs”: Mexican.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/search?ingredients=feta,eggs&cuisine=Mexican'));
  });

  test('that are all of a chip leave none behind', async () => {
    readAs({ quick: { maxCookTime: 30, rest: '' } });
    renderApp('/search?ingredients=eggs,quick');
    await waitFor(() => expect(address()).toBe('/search?ingredients=eggs&maxCookTime=30'));
  });

  test('stay where nothing else is searched for, so that one can look around', async () => {
    readAs({ 'quick dinner ideas': { maxCookTime: 30, rest: 'dinner ideas' } });
    renderApp('/search?ingredients=quick dinner ideas');
    expect(await screen.findByRole('link', { name: 'Quick recipes' })).toBeVisible();
    expect(await chips(1)).toEqual(['quick dinner ideas']);
  });
});

describe('what must not be used', () => {
  const readings = { 'no garlic': { ingredient: food('garlic'), isExcluded: true, excludes: ['garlic'] } };

  test('stays a chip where it also asks for a dish', async () => {
    readAs({ 'curry without garlic': { ingredient: null, isExcluded: true, isDish: true, excludes: ['garlic'] } });
    renderApp('/search?ingredients=rice,curry without garlic');
    expect(await chips(2)).toEqual(['rice', 'curry without garlic']);
    expect(await screen.findByText('No recipe here has garlic.')).toBeVisible();
  });

  test('leaves the chips for the filters, and the page says so', async () => {
    const asked = readAs(readings);
    renderApp('/search?ingredients=eggs,no garlic');
    expect(await chips(1)).toEqual(['eggs']);
    expect(screen.getByText('Leaving out garlic')).toBeVisible();
    expect(screen.getByText('1 / 15')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove filter: No garlic' })).toBeVisible();
    expect(address()).toBe('/search?ingredients=eggs&exclude=garlic');
    await waitFor(() =>
      expect(asked).toMatchObject([
        { ingredients: ['eggs', 'no garlic'], exclude: [] },
        { ingredients: ['eggs'], exclude: ['garlic'] },
      ]),
    );
  });

  test('leaves the chips in another language, too, where it is one food', async () => {
    const german = { 'kein Knoblauch': { ingredient: food('garlic'), isExcluded: true, excludes: ['garlic'] } };
    readAs(german);
    renderApp('/search?ingredients=eggs,kein Knoblauch');
    await waitFor(() => expect(address()).toBe('/search?ingredients=eggs&exclude=garlic'));
  });

  test('stays a chip where it makes ill, for the server to heed', async () => {
    const typed = 'allergique à l’ail';
    readAs({ [typed]: { ingredient: food('garlic'), isExcluded: true, excludes: ['garlic'] } });
    renderApp(`/search?ingredients=eggs,${typed}`);
    expect(await chips(2)).toEqual(['eggs', typed]);
  });

  test('is taken back with one press', async () => {
    readAs(readings);
    const { user } = renderApp('/search?ingredients=eggs,no garlic');
    await chips(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(address()).toBe('/search?ingredients=eggs'));
    expect(screen.queryByText('Leaving out garlic')).toBeNull();
  });

  test('is said where nothing else was typed, too', async () => {
    readAs(readings);
    renderApp('/search?ingredients=no garlic');
    expect(await screen.findByRole('heading', { name: 'What is in your kitchen?' })).toBeVisible();
    expect(screen.getByText('Leaving out garlic')).toBeVisible();
    expect(address()).toBe('/search?exclude=garlic');
  });

  test('does not keep the filters of the household away', async () => {
    answerWith({
      viewer: () => ({ ...ada, household: { ...ada.household, diet: 'VEGETARIAN' } }),
      pantry: () => pageOf([]),
    });
    renderApp('/search?ingredients=eggs&exclude=garlic');
    await waitFor(() => expect(address()).toContain('diet=vegetarian'));
    expect(address()).toContain('exclude=garlic');
  });

  test.each([
    ['vegan', ['animal products']],
    ['allergic to garlic', ['garlic']],
    ['no fish except salmon', ['fish']],
  ])('stays a chip where it means more than the filter says: %s', async (typed, excludes) => {
    readAs({ [typed]: { isExcluded: true, excludes } });
    renderApp(`/search?ingredients=eggs,${typed}`);
    expect(await screen.findByText(`“${typed}” is heeded in every recipe here.`)).toBeVisible();
    expect(address()).toBe(`/search?ingredients=eggs,${typed}`);
  });
});

describe('two chips for one food', () => {
  const readings = { 'half an onion': { ingredient: food('onion') }, onions: { ingredient: food('onion') } };

  test('are one: the later goes, the earlier keeps its amount, and the page says so', async () => {
    readAs(readings);
    renderApp('/search?ingredients=half an onion,eggs,onions');
    expect(await chips(2)).toEqual(['half an onion', 'eggs']);
    expect(await screen.findByText('“onions” is the same food as “half an onion”.')).toBeVisible();
    expect(address()).toBe('/search?ingredients=half an onion,eggs');
  });

  test('what the later one leaves out besides is left out', async () => {
    readAs({ ...readings, 'onions without garlic': { ingredient: food('onion'), excludes: ['garlic'] } });
    renderApp('/search?ingredients=half an onion,onions without garlic');
    await waitFor(() => expect(address()).toBe('/search?ingredients=half an onion&exclude=garlic'));
  });

  test('one that is left out is no double', async () => {
    readAs({ ...readings, 'no onions': { ingredient: food('onion'), isExcluded: true, excludes: ['onion'] } });
    renderApp('/search?ingredients=onions,no onions');
    await waitFor(() => expect(address()).toBe('/search?ingredients=onions&exclude=onion'));
    expect(await chips(1)).toEqual(['onions']);
  });
});
