import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import '../../../web/src/components/sign-in/bring-along.ts';
import { ada } from '../../../web/src/mocks/fixtures/cook.ts';
import { buildPantryItem, pantryChange } from '../../../web/src/mocks/fixtures/pantry.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => {
  dismissToast();
  localStorage.clear();
});

const spinach = buildPantryItem({
  name: 'spinach',
  place: 'FRIDGE',
  amount: 200,
  unit: 'g',
  isBestBeforeGuessed: true,
});
const rice = buildPantryItem({ name: 'rice', place: 'CUPBOARD' });
const FOODS = [spinach, rice];

/** The pantry of somebody without an account. */
function open(answers: Partial<MockRoot> = {}) {
  answerWith({
    viewer: () => null,
    readForPantry: ({ lines = [] }) => ({
      items: FOODS.filter(({ name }) => lines.some((line) => line.includes(name))),
      ignored: [],
    }),
    ...answers,
  });
  return renderApp('/pantry');
}

async function add({ user }: ReturnType<typeof open>, lines: string) {
  await user.click(await screen.findByRole('textbox', { name: 'What came into the kitchen?' }));
  await user.paste(lines);
  await user.click(screen.getByRole('button', { name: 'Add' }));
}

test('a visitor has a pantry that the browser keeps', async () => {
  const app = open();
  expect(await screen.findByText('Your pantry is kept in this browser.')).toBeVisible();
  await add(app, 'spinach\nrice');
  expect(await screen.findByText('2 things at home')).toBeVisible();
  app.unmount();
  open();
  expect(await screen.findByText('2 things at home')).toBeVisible();
  expect(within(await screen.findByRole('region', { name: 'Fridge' })).getByText('spinach')).toBeVisible();
});

test('a line that was no food is named, and the hint of the keys is for those who have them', async () => {
  const app = open({ readForPantry: () => ({ items: [rice], ignored: ['LOYALTY CARD 0042'] }) });
  await add(app, 'rice\nLOYALTY CARD 0042');
  expect(await screen.findByText('“LOYALTY CARD 0042” was no food.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'What came into the kitchen?' })).toHaveAccessibleDescription(
    'A line for each thing, or a whole receipt. Ctrl + Enter adds it.',
  );
});

test('the same food twice is one thing, with both amounts', async () => {
  const app = open();
  await add(app, 'spinach');
  await screen.findByText(/^200 g/);
  await add(app, 'spinach');
  expect(await screen.findByText(/^400 g/)).toBeVisible();
  expect(screen.getByText('1 thing at home')).toBeVisible();
});

test('a visitor sets levels, changes amounts, takes out and puts back', async () => {
  const app = open();
  await add(app, 'spinach\nrice');
  const level = await screen.findByRole('radiogroup', { name: 'How much rice is left' });
  await app.user.click(within(level).getByRole('radio', { name: 'Low' }));
  expect(within(level).getByRole('radio', { name: 'Low' })).toBeChecked();
  await app.user.click(screen.getByRole('button', { name: 'Change spinach' }));
  const dialog = await screen.findByRole('dialog', { name: 'spinach' });
  await app.user.clear(within(dialog).getByRole('textbox', { name: 'Amount' }));
  await app.user.type(within(dialog).getByRole('textbox', { name: 'Amount' }), '50');
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^50 g/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Used up: spinach' }));
  await waitFor(() => expect(screen.queryByText(/^50 g/)).toBeNull());
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^50 g/)).toBeVisible();
});

test('what cannot be read stays in the box, with the reason', async () => {
  const app = open({
    readForPantry: () => {
      throw new GraphQLError('No food was found in this receipt.', { extensions: { code: 'BAD_USER_INPUT' } });
    },
  });
  await add(app, 'TOTAL 4.75');
  expect(await screen.findByText('No food was found in this receipt.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'What came into the kitchen?' })).toHaveValue('TOTAL 4.75');
});

test('a pantry comes along into the account that is made, with places, levels and stated dates', async () => {
  const app = open();
  await add(app, 'spinach\nrice');
  const level = await screen.findByRole('radiogroup', { name: 'How much rice is left' });
  await app.user.click(within(level).getByRole('radio', { name: 'Low' }));
  const sent: object[] = [];
  let isIn = false;
  answerWith({
    viewer: () => (isIn ? ada : null),
    signUp: () => {
      isIn = true;
      return { user: ada, session: { id: 'session' } as never };
    },
    addPantryItems: ({ input }) => {
      sent.push(input);
      return { items: FOODS.filter(({ place }) => place === input.place), change: pantryChange, ignored: [] };
    },
    updatePantryItem: ({ input }) => {
      sent.push(input);
      return { item: rice, change: pantryChange };
    },
  });
  await app.user.click(screen.getByRole('link', { name: /^Sign up and it comes along/ }));
  await app.user.type(await screen.findByLabelText('User name'), 'ada');
  await app.user.type(screen.getByLabelText('Password'), 'wooden spoon orbit');
  await app.user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('2 things came along into your pantry')).toBeVisible();
  expect(sent).toMatchObject([
    { lines: ['200 g spinach'], place: 'FRIDGE' },
    { lines: ['rice'], place: 'CUPBOARD' },
    { id: rice.id, level: 'LOW' },
  ]);
  expect(localStorage.getItem('larder:pantry')).toBe('[]');
});
