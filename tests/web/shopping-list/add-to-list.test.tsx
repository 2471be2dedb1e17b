import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { shoppingList } from '../../../web/src/mocks/fixtures/shopping-list.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import type { LineToShop, ShoppingListRecipeInput } from '../../../web/src/mocks/schema-types.ts';
import { clearBrowserAfterEach } from '../recipe/open-recipe.tsx';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp, type RenderedApp } from '../support/render-app.tsx';

useMockApi();
clearBrowserAfterEach();

const LINES: LineToShop[] = [
  { id: 'flour', name: 'flour', amountText: '200 g', isMissing: true, isShort: false },
  { id: 'leeks', name: 'leeks', amountText: '3', isMissing: true, isShort: false },
  { id: 'salt', name: 'salt', amountText: '', isMissing: false, isShort: false },
];

/** The window as a cook opens it on the page of a recipe, and what is sent from it. */
async function openWindow(
  answers: Partial<MockRoot> = {},
  search = '',
): Promise<{ app: RenderedApp; added: unknown[] }> {
  const added: ShoppingListRecipeInput[] = [];
  answerWith(
    signedIn(recipeToCook, {
      shoppingLists: () => [shoppingList],
      linesToShop: ({ recipe }) =>
        LINES.map((line) => (recipe.servings === 5 && line.id === 'flour' ? { ...line, amountText: '250 g' } : line)),
      addRecipeToShoppingList: ({ input }) => (added.push(input), { shoppingList }),
      ...answers,
    }),
  );
  const app = renderApp(`/recipe/${recipeToCook.slug}${search}`);
  await screen.findByRole('heading', { level: 1, name: recipeToCook.title });
  await app.user.click(screen.getByRole('button', { name: 'Add to list' }));
  return { app, added };
}

const inWindow = async () => within(await screen.findByRole('dialog', { name: 'Add to shopping list' }));
const box = async (name: RegExp): Promise<HTMLElement> => (await inWindow()).findByRole('checkbox', { name });
const send = async ({ user }: RenderedApp) =>
  user.click((await inWindow()).getByRole('button', { name: 'Add to list' }));

test('what will be added is seen beforehand, with what is missing ticked', async () => {
  await openWindow();
  expect(await box(/^flour ?200 g$/)).toBeChecked();
  expect(await box(/^leeks/)).toBeChecked();
  expect(await box(/^salt/)).not.toBeChecked();
  expect((await inWindow()).getByText('2 of 3')).toBeVisible();
});

describe('what the cook has', () => {
  /** The foods that the server is asked with. */
  async function haveAt(search: string): Promise<unknown> {
    localStorage.setItem('search-draft', '["salt"]');
    const told: unknown[] = [];
    await openWindow({ linesToShop: ({ recipe }) => (told.push(recipe.have), LINES) }, search);
    await box(/^salt/);
    return told[0];
  }

  test('is what the page says it is, whatever was searched with last', async () => {
    expect(await haveAt('?ingredients=leeks,200%20g%20flour')).toEqual(['leeks', '200 g flour']);
  });

  test('is what was searched with last where the page names none', async () => {
    expect(await haveAt('')).toEqual(['salt']);
  });
});

test('of what there is too little of, what more is needed is ticked', async () => {
  await openWindow({
    linesToShop: () => LINES.map((line) => (line.id === 'salt' ? { ...line, amountText: '5 g', isShort: true } : line)),
  });
  expect(await box(/^salt ?5 g more$/)).toBeChecked();
});

test('what is ticked is put on the list, and nothing else', async () => {
  const { app, added } = await openWindow();
  await app.user.click(await box(/^leeks/));
  await app.user.click(await box(/^salt/));
  await send(app);
  await screen.findByText('Added to your shopping list');
  expect(added).toEqual([expect.objectContaining({ listId: shoppingList.id, lines: ['flour', 'salt'] })]);
});

test('amounts follow the servings, and ticks stay', async () => {
  const { app, added } = await openWindow();
  await app.user.click(await box(/^leeks/));
  await app.user.click((await inWindow()).getByRole('button', { name: 'One serving more' }));
  expect(await box(/^flour ?250 g$/)).toBeChecked();
  expect(await box(/^leeks/)).not.toBeChecked();
  await send(app);
  await waitFor(() => expect(added).toEqual([expect.objectContaining({ servings: 5, lines: ['flour'] })]));
});

test('everything is ticked in one press, and back to what is missing', async () => {
  const { app } = await openWindow();
  await app.user.click(await (await inWindow()).findByRole('button', { name: 'Everything' }));
  expect(await box(/^salt/)).toBeChecked();
  await app.user.click((await inWindow()).getByRole('button', { name: 'Only what is missing' }));
  expect(await box(/^salt/)).not.toBeChecked();
});

test('a cook who has it all is told so, and that something must be ticked', async () => {
  const { app, added } = await openWindow({ linesToShop: () => LINES.map((line) => ({ ...line, isMissing: false })) });
  expect(await (await inWindow()).findByText(/^You have all that it needs/)).toBeVisible();
  await send(app);
  expect(await (await inWindow()).findByRole('alert')).toHaveTextContent('Tick at least one ingredient.');
  expect(added).toEqual([]);
});

test('what the server says against it stands in the window, with the ticks as they were', async () => {
  const { app } = await openWindow({
    addRecipeToShoppingList: () => {
      throw new GraphQLError('A shopping list has at most 500 items. Start another one.', {
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  });
  await app.user.click(await box(/^leeks/));
  await send(app);
  expect(await (await inWindow()).findByRole('alert')).toHaveTextContent('at most 500 items');
  expect(await box(/^leeks/)).not.toBeChecked();
});

test('amounts that cannot be brought up to date are told to be so', async () => {
  const { app } = await openWindow({
    linesToShop: ({ recipe }) => {
      if (recipe.servings === 5) throw new GraphQLError('Resting.', { extensions: { code: 'UNAVAILABLE' } });
      return LINES;
    },
  });
  await box(/^flour/);
  await app.user.click((await inWindow()).getByRole('button', { name: 'One serving more' }));
  expect(await (await inWindow()).findByRole('alert')).toHaveTextContent('could not be brought up to date');
});
