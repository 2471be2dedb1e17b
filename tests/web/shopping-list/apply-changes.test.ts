import fc from 'fast-check';
import { applyChanges } from '../../../web/src/components/unsent-changes/apply-changes.ts';
import { nextToSend, type ListAct, type ListChange } from '../../../web/src/components/unsent-changes/unsent-change.ts';
import { listItem } from './list-item.ts';

const items = ['onion', 'flour', 'milk'].map((name) => listItem(name));
let changes = 0;
const change = (itemId: string, act: ListAct, more: Partial<ListChange> = {}): ListChange => ({
  id: `change-${++changes}`,
  owner: 'ada',
  listId: 'list',
  itemId,
  itemName: itemId,
  act,
  ...more,
});

test('what the cook does is shown upon what the server told, and untouched items stay the same objects', () => {
  const shown = applyChanges(items, [
    change('onion', { kind: 'tick', isChecked: true }),
    change('flour', { kind: 'amount', amount: 1.5, unit: 'kg', version: 1 }),
  ]);
  expect(shown[0]).toMatchObject({ isChecked: true, amountText: '2' });
  expect(shown[1]).toMatchObject({ amountText: '1.5 kg', isEdited: true, version: 2 });
  expect(shown[2]).toBe(items[2]);
});

test('what was typed without a network can be ticked and deleted at once', () => {
  const typed = [
    change('new-id', { kind: 'add', text: 'kitchen roll' }),
    change('new-id', { kind: 'tick', isChecked: true }),
  ];
  expect(applyChanges(items, typed).at(-1)).toMatchObject({ name: 'kitchen roll', isChecked: true, isWaiting: true });
  expect(applyChanges(items, [...typed, change('new-id', { kind: 'delete' })])).toEqual(items);
});

test('what was typed goes by the id it was given here, also once it is on the line of its food', () => {
  const joined = [
    listItem('onion', { contributions: [{ __typename: 'ListContribution', id: 'new-id', text: '3 onions' }] }),
  ];
  const shown = applyChanges(joined, [
    change('new-id', { kind: 'add', text: '3 onions' }),
    change('new-id', { kind: 'tick', isChecked: true }),
  ]);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({ name: 'onion', isChecked: true });
});

test('a tick stays ticked, whatever older answers come in', () => {
  const ticked = change('milk', { kind: 'tick', isChecked: true });
  expect(applyChanges([listItem('milk', { isChecked: false })], [ticked])[0]?.isChecked).toBe(true);
  expect(applyChanges([listItem('milk', { isChecked: true })], [ticked])[0]?.isChecked).toBe(true);
});

test('a change that the server refused is shown no more', () => {
  expect(applyChanges(items, [change('onion', { kind: 'delete' }, { refusal: 'Item not found' })])).toEqual(items);
});

test('changes go out in their order; one that waits for an answer holds back its own item alone', () => {
  const asked = change(
    'onion',
    { kind: 'amount', amount: 1, unit: null, version: 1 },
    { conflict: { name: 'onion', totalAmount: 2, unit: null, version: 2 } },
  );
  const later = change('onion', { kind: 'tick', isChecked: true });
  const other = change('milk', { kind: 'tick', isChecked: true });
  expect(nextToSend([asked, later, other], 'ada')).toBe(other);
  expect(nextToSend([later, other], 'ada')).toBe(later);
  expect(nextToSend([other], 'grace')).toBeUndefined();
});

test('the last word on a tick holds, and no item is lost but those deleted', () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('tick' as const), isChecked: fc.boolean() }),
    fc.constant({ kind: 'delete' as const }),
    fc.constant({ kind: 'sum' as const }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('onion', 'flour', 'milk'), act)), (acts) => {
      const shown = applyChanges(
        items,
        acts.map(([id, one]) => change(id, one)),
      );
      for (const { id } of items) {
        const own = acts.filter(([of]) => of === id).map(([, one]) => one);
        const isGone = own.some(({ kind }) => kind === 'delete');
        const last = own.findLast((one) => one.kind === 'tick');
        expect(shown.find((item) => item.id === id)?.isChecked).toBe(isGone ? undefined : (last?.isChecked ?? false));
      }
    }),
    { numRuns: 1000 },
  );
});
