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
afterEach(() => {
  dismissToast();
  // What a test has not waited for would be sent by the next.
  localStorage.clear();
});

const spinach = buildPantryItem({ name: 'spinach', place: 'FRIDGE', amount: 200, unit: 'g', isDue: true });
const rice = buildPantryItem({ name: 'rice', level: 'LOW' });
const milk = buildPantryItem({ name: 'milk', place: 'FRIDGE' });

/** The pantry of a cook, with what is sent to it. */
function open(answers: Partial<MockRoot> = {}) {
  const sent: object[] = [];
  let level = rice.level;
  answerWith(
    signedIn(recipes.shakshuka, {
      pantry: () => pageOf([spinach, milk, { ...rice, level }]),
      pantryHistory: () => pageOf([pantryChange]),
      pantryMonths: () => [],
      addPantryItems: ({ input }) => {
        sent.push(input);
        return { items: [rice, milk], change: pantryChange, ignored: [] };
      },
      updatePantryItem: ({ input }) => {
        sent.push(input);
        level = input.level ?? 'HAVE';
        return { item: { ...rice, level, version: 2 }, change: pantryChange };
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
  expect(sent).toMatchObject([
    { lines: ['2 onions', 'milk'], receipt: null },
    { lines: [], receipt: 'TESCO\nMILK 2L 1.45\nBREAD 1.10\nEGGS 2.20\nTOTAL 4.75' },
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

describe('without a network', () => {
  const unreachable = () => {
    throw new GraphQLError('Resting.', { extensions: { code: 'UNAVAILABLE' } });
  };

  test('a level and what is taken out are shown, kept, and sent when the server is back', async () => {
    let isBack = false;
    const { user, sent } = open({
      removePantryItems: ({ input }) => {
        if (!isBack) unreachable();
        sent.push(input);
        return { items: [spinach], change: pantryChange, ignored: [] };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Used up: spinach' }));
    await waitFor(() => expect(screen.queryByText('spinach')).toBeNull());
    const rice = await screen.findByRole('radiogroup', { name: 'How much rice is left' });
    await user.click(within(rice).getByRole('radio', { name: 'Out' }));
    expect(within(rice).getByRole('radio', { name: 'Out' })).toBeChecked();
    expect(await screen.findByText('2 changes are kept and will be sent.', {}, { timeout: 4_000 })).toBeVisible();
    isBack = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toMatchObject([{ reason: 'USED' }, { level: 'OUT' }]), { timeout: 4_000 });
  });

  test('what was taken out by mistake comes back without the server having heard of it', async () => {
    const { user, sent } = open({ removePantryItems: unreachable });
    await user.click(await screen.findByRole('button', { name: 'Thrown away: spinach' }));
    await waitFor(() => expect(screen.queryByText('spinach')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('spinach')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('what is added is kept, and added once when the server is back', async () => {
    let isBack = false;
    const keys: unknown[] = [];
    const { user, sent } = open({
      addPantryItems: ({ input }) => {
        keys.push(input.idempotencyKey);
        if (!isBack) unreachable();
        sent.push(input);
        return { items: [rice], change: pantryChange, ignored: [] };
      },
    });
    const box = await screen.findByRole('textbox', { name: 'What came into the kitchen?' });
    await user.click(box);
    await user.paste('2 onions');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('It goes into your pantry when you are back online.')).toBeVisible();
    expect(box).toHaveValue('');
    isBack = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toMatchObject([{ lines: ['2 onions'] }]), { timeout: 4_000 });
    expect(new Set(keys).size).toBe(1);
  });

  test('what the server will not have is said, and stays until it has been read', async () => {
    const { user } = open({
      updatePantryItem: () => {
        throw new GraphQLError('Item not found.', { extensions: { code: 'NOT_FOUND' } });
      },
    });
    const level = await screen.findByRole('radiogroup', { name: 'How much rice is left' });
    await user.click(within(level).getByRole('radio', { name: 'Out' }));
    expect(await screen.findByText('Your change of rice was not taken: Item not found.')).toBeVisible();
    expect(within(level).getByRole('radio', { name: 'Low' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'I have read this' }));
    expect(screen.queryByText(/^Your change of rice was not taken:/)).toBeNull();
  });
});
