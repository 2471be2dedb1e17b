import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { buildPantryItem, pantryChange } from '../../../web/src/mocks/fixtures/pantry.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import { isReceipt } from '../../../web/src/pages/pantry/is-receipt.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());

const spinach = buildPantryItem({ name: 'spinach', place: 'FRIDGE', amount: 200, unit: 'g', isDue: true });
const rice = buildPantryItem({ name: 'rice', level: 'LOW' });
const milk = buildPantryItem({ name: 'milk', place: 'FRIDGE' });

/** The pantry of a cook, with what is sent to it. */
function open(answers: Partial<MockRoot> = {}) {
  const sent: object[] = [];
  answerWith(
    signedIn(recipes.shakshuka, {
      pantry: () => pageOf([spinach, milk, rice]),
      pantryHistory: () => pageOf([pantryChange]),
      addPantryItems: ({ input }) => {
        sent.push(input);
        return { items: [rice, milk], change: pantryChange, ignored: [] };
      },
      updatePantryItem: ({ input }) => {
        sent.push(input);
        return { item: { ...rice, level: input.level ?? 'HAVE', version: 2 }, change: pantryChange };
      },
      removePantryItems: ({ input }) => {
        sent.push(input);
        return { items: [spinach], change: pantryChange, ignored: [] };
      },
      undoPantryChange: ({ input }) => {
        sent.push(input);
        return { items: [spinach], change: null, ignored: [] };
      },
      ...answers,
    }),
  );
  return { sent, ...renderApp('/pantry') };
}

test('what is due comes first, then each place, and level and amount are told', async () => {
  open();
  const due = await screen.findByRole('region', { name: 'Use soon' });
  expect(within(due).getByText('spinach')).toBeVisible();
  expect(within(due).getByText('200 g')).toBeVisible();
  await screen.findByRole('region', { name: 'Cook from your pantry' });
  await screen.findByRole('region', { name: 'Buy one thing and cook more' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Use soon',
    'Fridge',
    'Cupboard',
    'Buy one thing and cook more',
    'Cook from your pantry',
  ]);
  const level = screen.getByRole('radiogroup', { name: 'How much rice is left' });
  expect(within(level).getByRole('radio', { name: 'Low' })).toBeChecked();
});

test('one press sets a level, and it is shown at once', async () => {
  const { user, sent } = open();
  const level = await screen.findByRole('radiogroup', { name: 'How much rice is left' });
  await user.click(within(level).getByRole('radio', { name: 'Out' }));
  expect(within(level).getByRole('radio', { name: 'Out' })).toBeChecked();
  await waitFor(() => expect(sent).toEqual([{ id: rice.id, level: 'OUT' }]));
});

test('pasted lines are sent as lines, a pasted receipt as a receipt', async () => {
  const { user, sent } = open();
  const box = await screen.findByRole('textbox', { name: 'What came into the kitchen?' });
  await user.click(box);
  await user.paste('2 onions\nmilk');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Added rice and milk')).toBeVisible();
  expect(box).toHaveValue('');
  await user.click(box);
  await user.paste('TESCO\nMILK 2L 1.45\nBREAD 1.10\nEGGS 2.20\nTOTAL 4.75');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { lines: ['2 onions', 'milk'] },
    { receipt: 'TESCO\nMILK 2L 1.45\nBREAD 1.10\nEGGS 2.20\nTOTAL 4.75' },
  ]);
});

test('what is refused stays in the box, with the reason', async () => {
  const refused = () => {
    throw new GraphQLError('Nothing was added: send them in parts.', {
      extensions: { code: 'BAD_USER_INPUT', field: 'lines' },
    });
  };
  const { user } = open({ addPantryItems: refused });
  const box = await screen.findByRole('textbox', { name: 'What came into the kitchen?' });
  await user.click(box);
  await user.paste('milk');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Nothing was added: send them in parts.')).toBeVisible();
  expect(box).toHaveValue('milk');
});

test('what is thrown away can be put back from the notice', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Thrown away: spinach' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual([{ ids: [spinach.id], reason: 'THROWN_AWAY' }, { id: pantryChange.id }]));
});

test('the window of an item sends what was changed alone, with the version that was seen', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Change spinach' }));
  const dialog = await screen.findByRole('dialog', { name: 'spinach' });
  await user.clear(within(dialog).getByRole('textbox', { name: 'Amount' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Amount' }), 'some');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Write a number, such as 2 or 1.5.')).toBeVisible();
  await user.clear(within(dialog).getByRole('textbox', { name: 'Amount' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Amount' }), '0,5');
  await user.click(within(dialog).getByRole('radio', { name: 'Freezer' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ id: spinach.id, version: 1, amount: 0.5, unit: 'g', place: 'FREEZER' }]);
});

test('the history tells what was done, and takes it back', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Undo: Added spinach and milk' }));
  await waitFor(() => expect(sent).toEqual([{ id: pantryChange.id }]));
});

test('an empty pantry says how to begin', async () => {
  open({ pantry: () => pageOf([]) });
  expect(await screen.findByText('Your pantry is empty')).toBeVisible();
});

test('a typed list is no receipt, however it counts', () => {
  expect(isReceipt('2 onions\n500 g mince\n1.5 l milk')).toBe(false);
  expect(isReceipt('Milk 1.45\nBread 1.10\nEggs 2,20 A')).toBe(true);
});
