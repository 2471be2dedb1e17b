import { screen, waitFor, within } from '@testing-library/react';
import { ada, pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { buildFood } from '../../../web/src/mocks/fixtures/build.ts';
import { pantryItems } from '../../../web/src/mocks/fixtures/pantry.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import { buildItem, shoppingList } from '../../../web/src/mocks/fixtures/shopping-list.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import type { SearchRecipesInput } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());
afterEach(() => dismissToast());

/** A cook with a pantry, and what is asked and sent. */
function kitchen(answers: Partial<MockRoot> = {}) {
  const asked: SearchRecipesInput[] = [];
  const listed: object[] = [];
  answerWith(
    signedIn(recipes.shakshuka, {
      pantry: () => pageOf(pantryItems),
      pantryMonths: () => [],
      unlocks: ({ input }) => (
        asked.push(input),
        [
          { food: buildFood('feta'), recipes: 7, examples: [recipes.shakshuka, recipes.salad] },
          { food: buildFood('lime'), recipes: 1, examples: [recipes.curry] },
        ]
      ),
      unlockPair: () => null,
      shoppingLists: () => [{ ...shoppingList, name: 'Weekend' }],
      addShoppingListItem: ({ input }) => (
        listed.push({ listId: input.listId, text: input.text }),
        { shoppingList, item: buildItem({ id: String(input.id), name: input.text }) }
      ),
      ...answers,
    }),
  );
  return { asked, listed };
}

const block = () => screen.findByRole('region', { name: 'Buy one thing and cook more' });

test('the pantry says what one more food would complete, and one press puts it on the shopping list', async () => {
  const { asked, listed } = kitchen();
  const { user } = renderApp('/pantry');
  const unlocks = await block();
  const rows = within(unlocks).getAllByText(/: cook /);
  expect(rows.map((row) => row.textContent)).toEqual(['feta: cook 7 more recipes', 'lime: cook 1 more recipe']);
  expect(within(unlocks).getByText(`Such as ${recipes.shakshuka.title} and ${recipes.salad.title}`)).toBeVisible();
  await user.click(within(unlocks).getByRole('button', { name: 'Put on list: feta' }));
  expect(await within(unlocks).findByText('On “Weekend”')).toBeVisible();
  expect(listed).toEqual([{ listId: shoppingList.id, text: 'feta' }]);
  expect(within(unlocks).queryByRole('button', { name: 'Put on list: feta' })).toBeNull();
  expect(asked[0]).toMatchObject({ ingredients: [], fromPantry: true });
});

test('what the household does not eat is heeded on the page of the pantry', async () => {
  const household = {
    diet: 'VEGAN' as const,
    allergies: ['PEANUT' as const],
    pantry: [],
    pantryAsked: true,
    exclude: ['coriander'],
    servings: 2,
    servingsSaid: true,
    units: 'WRITTEN' as const,
  };
  const viewer = signedIn(recipes.shakshuka).viewer!;
  const searched: SearchRecipesInput[] = [];
  const { asked } = kitchen({
    viewer: () => ({ ...viewer()!, household }),
    searchRecipes: (args) => {
      searched.push(args.input);
      throw new Error('There is nothing to show.');
    },
  });
  renderApp('/pantry');
  await block();
  await waitFor(() => expect(searched.length).toBeGreaterThan(0));
  for (const input of [asked[0], searched[0]])
    expect(input).toMatchObject({ diet: 'VEGAN', allergies: ['PEANUT'], exclude: ['coriander'] });
});

test('a search says it below its results, for the same kitchen', async () => {
  const { asked } = kitchen();
  renderApp('/search?ingredients=eggs,leeks&maxMissing=1&sort=time');
  await block();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ ingredients: ['eggs', 'leeks'], sort: 'RELEVANCE' });
  expect(asked[0]).not.toHaveProperty('maxMissing');
});

const tacos = () => ({
  ingredients: [buildFood('tortillas'), buildFood('mince')],
  recipes: 12,
  examples: [recipes.curry],
});

test('below them stand the two foods that complete most together, and one press puts both on the shopping list', async () => {
  const { listed } = kitchen({ unlockPair: tacos });
  const { user } = renderApp('/search?ingredients=eggs');
  const unlocks = await block();
  const words = await within(unlocks).findByText(/^Or buy two/);
  expect(words).toHaveTextContent('Or buy two: tortillas and mince, and cook 12 more');
  expect(within(unlocks).getAllByRole('listitem').at(-1)).toContainElement(words);
  await user.click(within(unlocks).getByRole('button', { name: 'Put on list: tortillas and mince' }));
  expect(await within(unlocks).findByText('On “Weekend”')).toBeVisible();
  expect(listed).toEqual(['tortillas', 'mince'].map((text) => ({ listId: shoppingList.id, text })));
});

test('where no single food completes a recipe, the two are told under their own title', async () => {
  kitchen({ unlocks: () => [], unlockPair: tacos });
  renderApp('/search?ingredients=eggs');
  const two = await screen.findByRole('region', { name: 'Buy two things and cook more' });
  expect(within(two).getByText(/: cook /)).toHaveTextContent('tortillas and mince: cook 12 more recipes');
});

test('each of the two answers does without the other', async () => {
  const fail = () => {
    throw new Error('It took too long.');
  };
  kitchen({ unlockPair: fail });
  const { unmount } = renderApp('/search?ingredients=eggs');
  expect(await within(await block()).findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  kitchen({ unlocks: fail, unlockPair: tacos });
  renderApp('/search?ingredients=leeks');
  expect(await screen.findByRole('region', { name: 'Buy two things and cook more' })).toBeVisible();
});

test('a visitor learns why a list needs an account, and after the login the food is on their list, once', async () => {
  let viewer: typeof ada | null = null;
  const session = { id: 's', createdAt: '', lastUsedAt: '', isCurrent: true, userAgent: null };
  const { listed } = kitchen({ viewer: () => viewer, signIn: () => ({ user: (viewer = ada), session }) });
  const { user } = renderApp('/search?ingredients=eggs');
  await user.click(await screen.findByRole('button', { name: 'Put on list: feta' }));
  const why = within(await screen.findByRole('dialog', { name: 'Lists are kept with your account' }));
  expect(why.getByText(/feta goes on your list/)).toBeVisible();
  await user.click(why.getByRole('link', { name: 'Log in' }));
  await user.type(await screen.findByLabelText('User name'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'wooden spoon orbit{Enter}');
  expect(await screen.findByText('Feta is on “Weekend”')).toBeVisible();
  expect(currentAddress()).toBe('/search?ingredients=eggs');
  expect(listed).toEqual([{ listId: shoppingList.id, text: 'feta' }]);
});

test('a visitor who wants the two gets both after the login', async () => {
  let viewer: typeof ada | null = null;
  const session = { id: 's', createdAt: '', lastUsedAt: '', isCurrent: true, userAgent: null };
  const signIn = () => ({ user: (viewer = ada), session });
  const { listed } = kitchen({ viewer: () => viewer, signIn, unlockPair: tacos });
  const { user } = renderApp('/search?ingredients=eggs');
  await user.click(await screen.findByRole('button', { name: 'Put on list: tortillas and mince' }));
  const why = within(await screen.findByRole('dialog', { name: 'Lists are kept with your account' }));
  expect(why.getByText(/tortillas and mince go on your list/)).toBeVisible();
  await user.click(why.getByRole('link', { name: 'Log in' }));
  await user.type(await screen.findByLabelText('User name'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'wooden spoon orbit{Enter}');
  expect(await screen.findByText('Tortillas and mince are on “Weekend”')).toBeVisible();
  expect(listed).toHaveLength(2);
});
