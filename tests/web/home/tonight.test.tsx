import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { matches } from '../../../web/src/mocks/fixtures/matches.ts';
import { buildPantryItem, pantryItems } from '../../../web/src/mocks/fixtures/pantry.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => {
  dismissToast();
  localStorage.clear();
});

const REASON = 'uses the spinach, due tomorrow · nothing to buy · 25 min';
const dishes = matches.map((match) => ({ ...match, reason: REASON }));
const titles = dishes.map(({ recipe }) => recipe.title);

/** The home page of a cook with a pantry, and what is asked for tonight. */
function open(answers: Partial<MockRoot> = {}) {
  const asked: { first: number; not: string[]; kitchen?: unknown }[] = [];
  answerWith(
    signedIn(recipes.shakshuka, {
      pantry: () => pageOf(pantryItems),
      tonight: ({ first = 3, not = [], kitchen }) => (
        asked.push({ first, not, ...(kitchen && { kitchen }) }),
        dishes.filter(({ recipe }) => !not.includes(recipe.id)).slice(0, first)
      ),
      ...answers,
    }),
  );
  return { asked, ...renderApp('/') };
}

const block = () => screen.findByRole('region', { name: 'Tonight' });
const shown = async () =>
  within(await block())
    .getAllByRole('link')
    .map((link) => link.textContent);

test('three dishes stand at the top of the page, each with its reason, and open judged by the pantry', async () => {
  open();
  const first = await screen.findByRole('link', { name: titles[0] });
  expect(await shown()).toEqual(titles.slice(0, 3));
  expect(within(await block()).getAllByText(REASON)).toHaveLength(3);
  expect(first).toHaveAttribute('href', `/recipe/${recipes.shakshuka.slug}?fromPantry=true`);
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings[0]).toBe('Tonight');
});

test('another idea is a fourth, which then has the focus; when there are no more the page says so', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole('button', { name: 'Another idea' }));
  await waitFor(() => expect(screen.getByRole('link', { name: titles[3] })).toHaveFocus());
  expect(asked.at(-1)).toEqual({ first: 1, not: dishes.slice(0, 3).map(({ recipe }) => recipe.id) });
  await user.click(screen.getByRole('button', { name: 'Another idea' }));
  expect(await screen.findByText('These are all the ideas for tonight.')).toBeVisible();
  expect(await shown()).toEqual(titles);
});

test('while they are on their way their place is kept', async () => {
  const answer = Promise.withResolvers<void>();
  open({ tonight: async () => (await answer.promise, dishes.slice(0, 3)) });
  expect(await block()).toHaveAttribute('aria-busy', 'true');
  expect(within(await block()).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  answer.resolve();
  expect(await screen.findByRole('link', { name: titles[0] })).toBeVisible();
  expect(await block()).toHaveAttribute('aria-busy', 'false');
});

test('a failure is told in its place alone, and trying again brings them', async () => {
  let calls = 0;
  const tonight = () => {
    calls += 1;
    if (calls === 1) throw new GraphQLError('Resting.', { extensions: { code: 'UNAVAILABLE' } });
    return dishes.slice(0, 3);
  };
  const { user } = open({ tonight });
  const alert = await within(await block()).findByRole('alert');
  expect(alert).toHaveTextContent('Ideas for tonight could not be loaded');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: titles[0] })).toBeVisible();
});

test.each([
  ['a visitor', { viewer: () => null }],
  ['a cook without anything at home', { pantry: () => pageOf([]) }],
])('%s sees the page as it was, and nothing is asked for', async (_who, answers) => {
  const { asked } = open(answers);
  await screen.findByRole('link', { name: 'Start Cooking' });
  // The answer that would show it has come by the time another of the same page has.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('region', { name: 'Tonight' })).toBeNull();
  expect(asked).toEqual([]);
});

describe('for a visitor with a pantry in their browser', () => {
  const food = { id: 'food-spinach', thumbnail: null };
  const spinach = {
    ...buildPantryItem({ name: 'spinach', bestBefore: '2026-12-01', isBestBeforeGuessed: true }),
    food,
  };
  const rice = { ...buildPantryItem({ name: 'rice', level: 'OUT' }), food };
  const kitchen = { foods: [{ food: food.id, bestBefore: '2026-12-01', isBestBeforeGuessed: true }] };
  const openAsVisitor = () => {
    localStorage.setItem('larder:pantry', JSON.stringify([spinach, rice]));
    return open({ viewer: () => null });
  };

  test('three dishes come from it, and open judged by it', async () => {
    const { asked } = openAsVisitor();
    const first = await screen.findByRole('link', { name: titles[0] });
    expect(asked).toEqual([{ first: 3, not: [], kitchen: { ...kitchen, diet: 'ANY', allergies: [], exclude: [] } }]);
    expect(first).toHaveAttribute('href', `/recipe/${recipes.shakshuka.slug}?ingredients=spinach`);
  });

  test('what they last filtered by is kept to, and said', async () => {
    localStorage.setItem(
      'larder:table',
      JSON.stringify({ diet: 'VEGAN', allergies: ['PEANUT', 'none'], exclude: ['coriander', 7] }),
    );
    const { asked } = openAsVisitor();
    await screen.findByRole('link', { name: titles[0] });
    expect(asked[0]?.kitchen).toEqual({ ...kitchen, diet: 'VEGAN', allergies: ['PEANUT'], exclude: ['coriander'] });
    expect(within(await block()).getByText(/Vegan · No peanuts · Without coriander/)).toBeVisible();
  });

  test('no dish comes twice in a week, and the same ones on one evening', async () => {
    const once = openAsVisitor();
    await screen.findByRole('link', { name: titles[0] });
    once.unmount();
    const again = openAsVisitor();
    await screen.findByRole('link', { name: titles[0] });
    expect(again.asked[0]?.not).toEqual([]);
    again.unmount();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    localStorage.setItem('larder:proposed', JSON.stringify([{ recipe: matches[0]?.recipe.id, day: yesterday }]));
    const { asked } = openAsVisitor();
    await screen.findByRole('link', { name: titles[1] });
    expect(asked[0]?.not).toEqual([matches[0]?.recipe.id]);
    expect(screen.queryByRole('link', { name: titles[0] })).toBeNull();
  });

  test.each(['nonsense', '{}', '[1, null]'])('a storage that holds %s does no harm', async (stored) => {
    for (const key of ['larder:table', 'larder:proposed']) localStorage.setItem(key, stored);
    openAsVisitor();
    expect(await screen.findByRole('link', { name: titles[0] })).toBeVisible();
  });
});
