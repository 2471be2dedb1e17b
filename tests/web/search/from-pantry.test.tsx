import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import { pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { matches } from '../../../web/src/mocks/fixtures/matches.ts';
import { buildPantryItem } from '../../../web/src/mocks/fixtures/pantry.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const BUTTON = 'Cook from my pantry';
const spinach = buildPantryItem({ name: 'spinach', isDue: true, bestBefore: TOMORROW });

/** A cook with something at home, and what is searched for. */
function kitchen(answers: Partial<MockRoot> = {}) {
  const asked: { ingredients: string[]; fromPantry?: boolean | null }[] = [];
  const found = matches.map((match, index) => ({ ...match, usesDue: index === 0 ? [spinach] : [] }));
  answerWith(
    signedIn(recipes.shakshuka, {
      pantry: () => pageOf([spinach]),
      searchRecipes: (args) => (asked.push(args.input), matchConnection(found, args)),
      ...answers,
    }),
  );
  return asked;
}

test('the landing page of a cook with a pantry leads to a search of it in one press', async () => {
  const asked = kitchen();
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('link', { name: BUTTON }));
  await waitFor(() => expect(currentAddress()).toBe('/search?fromPantry=true'));
  expect(await screen.findByRole('link', { name: recipes.shakshuka.title })).toBeVisible();
  expect(asked.map(({ ingredients, fromPantry }) => ({ ingredients, fromPantry }))).toEqual([
    { ingredients: [], fromPantry: true },
  ]);
});

test.each([
  ['a visitor', { viewer: () => null }],
  ['a cook without anything at home', { pantry: () => pageOf([]) }],
])('%s is not offered it', async (_who, answers) => {
  kitchen(answers);
  renderApp('/search');
  await screen.findByRole('heading', { name: 'What is in your kitchen?' });
  // The answer that would show it has come by the time another of the same page has.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});

test('on the search page one press turns it on, and another off; then the chips say what must be used', async () => {
  const asked = kitchen();
  const { user } = renderApp('/search?ingredients=eggs,feta');
  const button = await screen.findByRole('button', { name: BUTTON, pressed: false });
  await user.click(button);
  expect(await screen.findByText('With all that is at home; each recipe uses eggs and feta.')).toBeVisible();
  expect(currentAddress()).toBe('/search?ingredients=eggs,feta&fromPantry=true');
  await user.click(screen.getByRole('button', { name: BUTTON, pressed: true }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs,feta'));
  await waitFor(() => expect(asked.map(({ fromPantry }) => fromPantry ?? false)).toEqual([false, true]));
});

test('what was typed at the last visit is not what must be used now', async () => {
  localStorage.setItem('search-draft', JSON.stringify(['leek']));
  kitchen();
  renderApp('/search?fromPantry=true');
  expect(await screen.findByText('With all that is at home.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove leek' })).toBeNull();
  expect(currentAddress()).toBe('/search?fromPantry=true');
});

test('a card says which food that is due it uses, and when', async () => {
  kitchen();
  renderApp('/search?fromPantry=true');
  const card = (await screen.findByRole('link', { name: recipes.shakshuka.title })).closest('article')!;
  expect(within(card).getByText('uses your spinach, due tomorrow')).toBeVisible();
});

test('the amounts on the chips are sent along, and the chips are known by their names', async () => {
  const asked = kitchen();
  renderApp('/search?ingredients=3 eggs,200 g feta');
  expect(await screen.findByRole('link', { name: recipes.shakshuka.title })).toBeVisible();
  expect(asked.map(({ ingredients }) => ingredients)).toEqual([['200 g feta', '3 eggs']]);
  expect(screen.queryByText(/does not know/)).toBeNull();
});

test('the household is heeded in a search of the pantry, too', async () => {
  const asked: unknown[] = [];
  const cook = signedIn(recipes.shakshuka).viewer!();
  kitchen({
    viewer: () => ({
      ...cook!,
      household: {
        diet: 'VEGAN',
        allergies: ['DAIRY'],
        pantry: [],
        pantryAsked: true,
        exclude: [],
        servings: 2,
        servingsSaid: true,
        units: 'WRITTEN',
      },
    }),
    searchRecipes: (args) => (asked.push(args.input.diet), matchConnection(matches, args)),
  });
  renderApp('/search?fromPantry=true');
  await waitFor(() => expect(currentAddress()).toBe('/search?diet=vegan&allergies=dairy&fromPantry=true&servings=2'));
  await waitFor(() => expect(asked.at(-1)).toBe('VEGAN'));
});

test('recipes made for a kitchen are offered once a food is named', async () => {
  kitchen();
  const { user } = renderApp('/search?fromPantry=true&mode=creative');
  expect(await screen.findByRole('link', { name: recipes.shakshuka.title })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /^Creative/ })).toBeNull();
  await user.type(screen.getByRole('combobox', { name: 'Search ingredients...' }), 'egg{Enter}');
  expect(await screen.findByRole('tab', { name: /^Creative/ })).toBeVisible();
});

test('a visitor who was sent a recipe found from a pantry sees the recipe', async () => {
  const asked: unknown[] = [];
  const refuse = () => {
    throw new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
  };
  answerWith({
    recipe: () => recipes.shakshuka,
    viewer: () => null,
    pantry: refuse,
    searchRecipes: (args) => (asked.push(args), refuse()),
  });
  renderApp(`/recipe/${recipes.shakshuka.slug}?fromPantry=true`);
  expect(await screen.findByRole('heading', { level: 1, name: recipes.shakshuka.title })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Why this recipe' })).toBeNull();
});

/** Searches a pantry of which the first recipe's foods are enough for so many; gives its card's link. */
async function cardEnoughFor(enoughFor: number, address = '/search?fromPantry=true'): Promise<HTMLElement> {
  const found = matches.map((match, index) => ({ ...match, enoughFor: index === 0 ? enoughFor : null }));
  kitchen({ searchRecipes: (args) => matchConnection(found, args) });
  renderApp(address);
  return screen.findByRole('link', { name: recipes.shakshuka.title });
}

test('a card says for how many what is at home is enough, and its recipe opens at these servings', async () => {
  const link = await cardEnoughFor(1.5);
  expect(screen.getByText('enough for 1½')).toBeVisible();
  expect(new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('servings')).toBe('1');
});

test.each([
  ['there is more than the recipe makes', recipes.shakshuka.servings + 3, '/search?fromPantry=true', null],
  ['there is not enough for one', 0.5, '/search?fromPantry=true', null],
  ['the search asks for its own', 1, '/search?fromPantry=true&servings=6', '6'],
])('where %s, the recipe opens as ever', async (_, enoughFor, address, servings) => {
  const link = await cardEnoughFor(enoughFor, address);
  expect(new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('servings')).toBe(servings);
});
