import { screen, waitFor, within } from '@testing-library/react';
import { ada, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { site } from '../../../web/src/mocks/fixtures/site.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import { clearBrowserAfterEach } from '../recipe/open-recipe.tsx';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp, type RenderedApp } from '../support/render-app.tsx';

useMockApi();
clearBrowserAfterEach();
afterEach(() => sessionStorage.clear());

const PAGE = `/recipe/${recipeToCook.slug}`;
const LISTS = 'Lists are kept with your account';
const COLLECTIONS = 'Collections are kept with your account';

/** A visitor on a recipe, who has an account to sign in to; and for how many what goes on the list was asked. */
async function visit(answers: Partial<MockRoot> = {}): Promise<{ app: RenderedApp; asked: unknown[] }> {
  let viewer: typeof ada | null = null;
  const asked: unknown[] = [];
  const session = { id: 's', createdAt: '', lastUsedAt: '', isCurrent: true, userAgent: null };
  answerWith({
    ...signedIn(recipeToCook),
    viewer: () => viewer,
    shoppingLists: () => [],
    signIn: () => ({ user: (viewer = ada), session }),
    signUp: () => ({ user: (viewer = ada), session }),
    // The servings that were chosen before go to the account after it.
    setProgress: ({ input: { ingredients, steps, servings } }) => ({
      recipe: recipeToCook,
      progress: { ingredients: ingredients ?? [], steps: steps ?? [], servings },
    }),
    linesToShop: ({ recipe }) => (asked.push(recipe.servings), []),
    ...answers,
  });
  const app = renderApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: recipeToCook.title });
  return { app, asked };
}

const press = async ({ user }: RenderedApp, button: string) => user.click(screen.getByRole('button', { name: button }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function logIn({ user }: RenderedApp): Promise<void> {
  await user.type(await screen.findByLabelText('User name'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'wooden spoon orbit{Enter}');
}

test('a visitor learns why a list needs an account, and after the login chooses what goes on it, for as many as they chose', async () => {
  const { app, asked } = await visit();
  await press(app, 'One serving more');
  await press(app, 'Add to list');
  expect((await dialog(LISTS)).getByText(/^So they follow you to the shop/)).toBeVisible();
  await app.user.click((await dialog(LISTS)).getByRole('link', { name: 'Log in' }));
  await logIn(app);
  await dialog('Add to shopping list');
  expect(currentAddress()).toBe(PAGE);
  expect(asked).toEqual([recipeToCook.servings + 1]);
});

test('a visitor who makes an account comes back to the collections of it', async () => {
  const { app } = await visit();
  await press(app, 'Collect');
  await app.user.click((await dialog(COLLECTIONS)).getByRole('link', { name: 'Create account' }));
  await logIn(app);
  await dialog('Add to a collection');
  expect(currentAddress()).toBe(PAGE);
});

test('a visitor who does not want to stays where they are, at the button they pressed', async () => {
  const { app } = await visit();
  await press(app, 'Add to list');
  await app.user.click((await dialog(LISTS)).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to list' })).toHaveFocus());
  expect(currentAddress()).toBe(PAGE);
  expect(screen.queryByText('Authentication required')).not.toBeInTheDocument();
});

test('where no account can be made, none is offered', async () => {
  const { app } = await visit({ site: () => ({ ...site, signUp: 'CLOSED' }) });
  await press(app, 'Collect');
  expect((await dialog(COLLECTIONS)).getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await dialog(COLLECTIONS)).queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
});

test('the window opens once, and only where it was wanted', async () => {
  const { app } = await visit();
  await press(app, 'Add to list');
  await app.user.click((await dialog(LISTS)).getByRole('link', { name: 'Log in' }));
  await logIn(app);
  await app.user.click((await dialog('Add to shopping list')).getByRole('button', { name: 'Cancel' }));
  app.unmount();
  renderApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: recipeToCook.title });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
