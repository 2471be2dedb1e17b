import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import '../../../web/src/components/cooked/cooking-sheet.tsx';
import { signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { buildPantryItem, pantryChange } from '../../../web/src/mocks/fixtures/pantry.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import { buildItem, shoppingList } from '../../../web/src/mocks/fixtures/shopping-list.ts';
import type { ProposedDeduction } from '../../../web/src/mocks/schema-types.ts';
import { clearBrowserAfterEach } from '../recipe/open-recipe.tsx';
import '../recipe/cook/open-cook.tsx';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp, type RenderedApp } from '../support/render-app.tsx';

useMockApi();
clearBrowserAfterEach();

const leek = buildPantryItem({ name: 'leek', amount: 3 });
const butter = buildPantryItem({ name: 'butter' });
const flour = buildPantryItem({ name: 'flour', amount: 1, unit: 'kg' });
const PROPOSED: ProposedDeduction[] = [
  { item: leek, amount: 3, unit: null, left: [], level: 'OUT', isUnsure: false },
  { item: butter, amount: 50, unit: 'g', left: [], level: 'HAVE', isUnsure: true },
  { item: flour, amount: 200, unit: 'g', left: [{ amount: 0.8, unit: 'kg' }], level: 'HAVE', isUnsure: false },
];

const LIST_NAME = 'Weekend';

/** The answers for a cook with a pantry, and what is sent to them. */
function kitchen(deductions: ProposedDeduction[] = PROPOSED, answers: Partial<MockRoot> = {}) {
  const cooked: object[] = [];
  const asked: unknown[] = [];
  const swapped: unknown[] = [];
  const listed: string[] = [];
  const undone: string[] = [];
  answerWith(
    signedIn(recipeToCook, {
      cookingProposal: ({ servings = 0, swaps }) => (
        asked.push(servings),
        swapped.push(swaps),
        { recipe: recipeToCook, servings: servings ?? 0, deductions }
      ),
      markCooked: ({ input }) => (
        cooked.push(input),
        { recipe: recipeToCook, pantryChange: input.deductions ? { ...pantryChange, id: 'change-9' } : null }
      ),
      setProgress: () => ({ recipe: recipeToCook, progress: { ingredients: [], steps: [], servings: null } }),
      shoppingLists: () => [{ ...shoppingList, name: LIST_NAME }],
      addShoppingListItem: ({ input }) => (
        listed.push(input.text),
        { shoppingList, item: buildItem({ id: String(input.id), name: input.text }) }
      ),
      undoPantryChange: ({ input }) => (undone.push(input.id), { items: [], change: null, ignored: [] }),
      ...answers,
    }),
  );
  return { cooked, asked, swapped, listed, undone };
}

/** The recipe's page of a cook, with the sheet open. */
async function cookIt(...kitchenOf: Parameters<typeof kitchen>) {
  const sent = kitchen(...kitchenOf);
  const { user } = renderApp(`/recipe/${recipeToCook.slug}?servings=6`);
  await user.click(await screen.findByRole('button', { name: 'I cooked this' }));
  const sheet = await screen.findByRole('dialog', { name: 'Well cooked' });
  return { user, sheet, ...sent };
}

const takeOut = (sheet: HTMLElement) => within(sheet).getByRole('button', { name: 'Take it out' });
const itemsSent = (sent: object) =>
  (sent as { deductions: { itemId: string }[] }).deductions.map(({ itemId }) => itemId);

test('everything is ticked as proposed for the servings of the page, and one press takes it out', async () => {
  const { user, sheet, cooked, asked } = await cookIt();
  expect(asked).toEqual([6]);
  expect(
    within(sheet)
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).checked),
  ).toEqual([true, true, true]);
  expect(within(sheet).getByText('3 · then gone')).toBeVisible();
  expect(within(sheet).getByText('200 g · 0.8 kg left')).toBeVisible();
  await user.click(takeOut(sheet));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cooked).toEqual([
    { recipeId: recipeToCook.id },
    {
      recipeId: recipeToCook.id,
      deductions: [
        { itemId: leek.id, amount: 3, unit: null },
        { itemId: butter.id, amount: 50, unit: 'g' },
        { itemId: flour.id, amount: 200, unit: 'g' },
      ],
    },
  ]);
  expect(screen.getByText('3 foods were used')).toBeVisible();
});

test('that it was cooked is noted before the sheet comes, so that closing it loses nothing', async () => {
  const { user, sheet, cooked } = await cookIt();
  await user.click(within(sheet).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cooked).toEqual([{ recipeId: recipeToCook.id }]);
});

test('that the last of a food was used is said with one tap', async () => {
  const { user, sheet, cooked } = await cookIt();
  await user.click(within(sheet).getByRole('button', { name: 'That was the last flour' }));
  expect(within(sheet).getByText('200 g · then gone')).toBeVisible();
  await user.click(takeOut(sheet));
  await waitFor(() => expect(cooked).toHaveLength(2));
  expect(cooked[1]).toMatchObject({ deductions: [{}, {}, { itemId: flour.id, level: 'OUT' }] });
});

test('what is unticked stays in the pantry', async () => {
  const { user, sheet, cooked } = await cookIt();
  await user.click(within(sheet).getByRole('checkbox', { name: /^leek/ }));
  await user.click(takeOut(sheet));
  await waitFor(() => expect(cooked).toHaveLength(2));
  expect(itemsSent(cooked[1]!)).toEqual([butter.id, flour.id]);
});

test('of an unknown amount one tap says what is left; a known one asks nothing', async () => {
  const { user, sheet, cooked } = await cookIt();
  const question = within(sheet).getByRole('radiogroup', { name: 'How much butter is left' });
  expect(within(sheet).getAllByRole('radiogroup')).toHaveLength(1);
  expect(within(question).queryByRole('radio', { checked: true })).toBeNull();
  await user.click(within(question).getByRole('radio', { name: 'Gone' }));
  await user.click(takeOut(sheet));
  await waitFor(() => expect(cooked).toHaveLength(2));
  expect(cooked[1]).toMatchObject({ deductions: [{}, { itemId: butter.id, level: 'OUT' }, {}] });
});

test('leftovers go into the pantry by their portions, also where nothing else does', async () => {
  const { user, sheet, cooked } = await cookIt();
  for (const box of within(sheet).getAllByRole('checkbox')) await user.click(box);
  await user.click(within(sheet).getByRole('button', { name: 'One portion more' }));
  await user.click(within(sheet).getByRole('button', { name: 'One portion more' }));
  await user.click(takeOut(sheet));
  expect(await screen.findByText('2 portions left over')).toBeVisible();
  expect(cooked[1]).toEqual({ recipeId: recipeToCook.id, deductions: [], leftoverPortions: 2 });
});

test('what runs low is put on the shopping list with one button, what is only now said to be low too', async () => {
  const { user, sheet, listed } = await cookIt();
  await user.click(within(sheet).getByRole('button', { name: 'Put leek on the shopping list' }));
  expect(await within(sheet).findByText(`On “${LIST_NAME}”: leek`)).toBeVisible();
  const question = within(sheet).getByRole('radiogroup', { name: 'How much butter is left' });
  await user.click(within(question).getByRole('radio', { name: 'Low' }));
  await user.click(within(sheet).getByRole('button', { name: 'Put butter on the shopping list' }));
  expect(await within(sheet).findByText(`On “${LIST_NAME}”: leek and butter`)).toBeVisible();
  expect(listed).toEqual(['leek', 'butter']);
});

test('the notice takes all of it back', async () => {
  const { user, sheet, undone } = await cookIt();
  await user.click(takeOut(sheet));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undone).toEqual(['change-9']));
});

test('what the server refuses stands in the sheet, and nothing of it is lost', async () => {
  let calls = 0;
  const markCooked = () => {
    calls += 1;
    if (calls > 1) throw new GraphQLError('Item not found.', { extensions: { code: 'NOT_FOUND' } });
    return { recipe: recipeToCook };
  };
  const { user, sheet } = await cookIt(PROPOSED, { markCooked });
  await user.click(within(sheet).getByRole('checkbox', { name: /^leek/ }));
  await user.click(takeOut(sheet));
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('Item not found.');
  expect(within(sheet).getByRole('checkbox', { name: /^leek/ })).not.toBeChecked();
});

test('a cook of whose pantry nothing was used is not asked; the notice keeps leftovers', async () => {
  kitchen([]);
  const { user } = renderApp(`/recipe/${recipeToCook.slug}`);
  await user.click(await screen.findByRole('button', { name: 'I cooked this' }));
  await user.click(await screen.findByRole('button', { name: 'Keep leftovers' }));
  const sheet = await screen.findByRole('dialog', { name: 'Well cooked' });
  expect(within(sheet).queryByRole('checkbox')).toBeNull();
  expect(within(sheet).getByRole('button', { name: 'One portion more' })).toBeVisible();
});

test('a pantry that cannot be asked does not keep a cook from noting it', async () => {
  const failing = () => {
    throw new GraphQLError('Resting.', { extensions: { code: 'UNAVAILABLE' } });
  };
  const { cooked } = kitchen(PROPOSED, { cookingProposal: failing });
  const { user } = renderApp(`/recipe/${recipeToCook.slug}`);
  await user.click(await screen.findByRole('button', { name: 'I cooked this' }));
  expect(await screen.findByText('Well cooked')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cooked).toHaveLength(1);
});

test('the last step done on the page of the recipe opens nothing, its notice leads to the sheet', async () => {
  kitchen();
  const { user } = renderApp(`/recipe/${recipeToCook.slug}`);
  await user.click(await screen.findByRole('button', { name: 'Complete All Steps' }));
  await user.click(await screen.findByRole('button', { name: 'Take from pantry' }));
  expect(await screen.findByRole('dialog', { name: 'Well cooked' })).toBeVisible();
});

test('the end of cook mode asks by itself, and again by its button', async () => {
  kitchen();
  const { user } = renderApp(`/recipe/${recipeToCook.slug}/cook`);
  const next = await screen.findByRole('button', { name: 'Next' });
  await user.click(next);
  await user.click(next);
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  const sheet = await screen.findByRole('dialog', { name: 'Well cooked' });
  await user.click(within(sheet).getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'I cooked this' }));
  expect(await screen.findByRole('dialog', { name: 'Well cooked' })).toBeVisible();
});

/** Chooses goat cheese on the recipe's page; gives what the API is told of it. */
async function chooseGoatCheese(user: RenderedApp['user']): Promise<object[]> {
  await user.click(await screen.findByRole('button', { name: 'Use goat cheese instead of ricotta' }));
  const ricotta = recipeToCook.ingredients.find(({ name }) => name === 'ricotta');
  const goatCheese = ricotta?.substitutes.find(({ ingredient }) => ingredient.name === 'goat cheese');
  return [{ ingredientId: ricotta?.id, foodId: goatCheese?.ingredient.id }];
}

test('what was swapped on the page is asked for in the place of what it replaces', async () => {
  const { swapped } = kitchen();
  const { user } = renderApp(`/recipe/${recipeToCook.slug}`);
  const chosen = await chooseGoatCheese(user);
  await user.click(screen.getByRole('button', { name: 'I cooked this' }));
  await screen.findByRole('dialog', { name: 'Well cooked' });
  expect(swapped).toEqual([chosen]);
});

test('the end of cook mode asks with the swaps that were chosen on the page', async () => {
  const { swapped } = kitchen();
  const page = renderApp(`/recipe/${recipeToCook.slug}`);
  const chosen = await chooseGoatCheese(page.user);
  page.unmount();
  const { user } = renderApp(`/recipe/${recipeToCook.slug}/cook`);
  await screen.findByRole('button', { name: 'Next' });
  for (const name of ['Next', 'Next', 'Finish']) await user.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', { name: 'Well cooked' });
  expect(swapped).toEqual([chosen]);
});
