import '../support/browser-gaps.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { system } from '../../../web/src/app/theme.ts';
import { applyChanges } from '../../../web/src/components/unsent-changes/apply-changes.ts';
import type { ListChange } from '../../../web/src/components/unsent-changes/unsent-change.ts';
import type { ListItem } from '../../../web/src/components/unsent-changes/list-parts.ts';
import { ItemList } from '../../../web/src/pages/shopping-list/item-list.tsx';
import type { RowActions } from '../../../web/src/pages/shopping-list/item-row.tsx';
import { readAmount } from '../../../web/src/pages/shopping-list/read-amount.ts';
import { listItem } from './list-item.ts';

/** How often the name of each item has been read: every drawing of a row reads it. */
const reads = new Map<string, number>();

function watched(name: string): ListItem {
  const item = listItem(name);
  return Object.defineProperty(item, 'name', {
    enumerable: true,
    get: () => {
      reads.set(name, (reads.get(name) ?? 0) + 1);
      return name;
    },
  });
}

const items = Array.from({ length: 50 }, (_, at) => watched(`thing ${at}`));

function Ticking() {
  const [changes, setChanges] = useState<readonly ListChange[]>([]);
  const [actions] = useState<RowActions>(() => ({
    tick: ({ id }, isChecked) =>
      setChanges((made) => [
        ...made,
        {
          id: String(made.length),
          owner: 'ada',
          listId: 'list',
          itemId: id,
          itemName: id,
          act: { kind: 'tick', isChecked },
        },
      ]),
    setAmount: () => undefined,
    takeSum: () => undefined,
    remove: () => undefined,
  }));
  return (
    <ChakraProvider value={system()}>
      <ItemList items={applyChanges(items, changes)} aisles={['vegetables']} actions={actions} isPhone={false} />
    </ChakraProvider>
  );
}

test('a tick draws its own row again and no neighbour', async () => {
  const user = userEvent.setup();
  render(<Ticking />);
  const before = new Map(reads);
  await user.click(screen.getByRole('checkbox', { name: /^thing 7\b/ }));
  expect(screen.getByRole('checkbox', { name: /^thing 7\b/ })).toBeChecked();
  const drawn = [...reads].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
  expect(drawn.filter((name) => name !== 'thing 7')).toEqual([]);
});

test('the same in other measures is said about as fine as it is right, in the plural where it is more than one', () => {
  const conversions = [
    [6.75, 'sprig'],
    [10, 'leaf'],
    [2.11, 'cup'],
    [1, 'bunch'],
    [1.001, 'piece'],
    [0.5, 'cup'],
    [30, 'g'],
    [659.37, 'ml'],
    [0.53, 'oz'],
    [0.004, 'cup'],
  ].map(([amount, to]) => ({ __typename: 'Conversion' as const, amount: Number(amount), to: String(to) }));
  render(
    <ChakraProvider value={system()}>
      <ItemList
        items={[listItem('basil', { conversions })]}
        aisles={['vegetables']}
        actions={{
          tick: () => undefined,
          setAmount: () => undefined,
          takeSum: () => undefined,
          remove: () => undefined,
        }}
        isPhone={false}
      />
    </ChakraProvider>,
  );
  expect(
    screen.getByText(
      '≈ 6.8 sprigs · 10 leaves · 2.1 cups · 1 bunch · 1 piece · 0.5 cup · 30 g · 659 ml · 0.53 oz · 0.004 cup',
    ),
  ).toBeVisible();
});

test.each([
  ['2', 2],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  ['¼', 0.25],
  ['', null],
  [' ', null],
  ['0', undefined],
  ['-1', undefined],
  ['lots', undefined],
  ['1/0', undefined],
  ['1e3', undefined],
])('an amount of %j is read as %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test('what is ticked stays under the finger for a moment, then goes below the others of its aisle and keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Ticking />);
  const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('li')?.getAttribute('data-item'));
  const [first, second] = names();
  await user.click(screen.getAllByRole('checkbox')[0]!);
  expect(names().slice(0, 2)).toEqual([first, second]);
  await waitFor(() => expect(names()[0]).toBe(second), { timeout: 5_000 });
  expect(names().at(-1)).toBe(first);
  expect(screen.getAllByRole('checkbox').at(-1)).toHaveFocus();
});
