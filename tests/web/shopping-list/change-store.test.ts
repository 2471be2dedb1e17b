import { jest } from '@jest/globals';
import { changeStore } from '../../../web/src/components/unsent-changes/change-store.ts';
import type { ListChange } from '../../../web/src/components/unsent-changes/unsent-change.ts';

afterEach(() => {
  jest.restoreAllMocks();
  for (const { id } of changeStore.get()) changeStore.remove(id);
  localStorage.clear();
});

const tick = (id: string, more: Partial<ListChange> = {}): ListChange => ({
  id,
  owner: 'ada',
  listId: 'list',
  itemId: id,
  itemName: id,
  act: { kind: 'tick', isChecked: true },
  ...more,
});
const ids = (): string[] => changeStore.get().map(({ id }) => id);

test('changes keep the order they were made in, also where the clock is set back between them', () => {
  const clock = jest.spyOn(Date, 'now');
  for (const [id, now] of [
    ['first', 2_000_000_000_000],
    ['second', 2_000_000_000_000],
    ['third', 900_000_000_000],
    ['fourth', 5],
  ] as const) {
    clock.mockReturnValue(now);
    changeStore.add(tick(id));
  }
  changeStore.replace(tick('second', { refusal: 'Item not found' }));
  expect(ids()).toEqual(['first', 'second', 'third', 'fourth']);
  expect(changeStore.get()[1]?.refusal).toBe('Item not found');
});

test('what another tab has written since is neither lost nor brought back', () => {
  changeStore.add(tick('mine'));
  const [key] = Object.keys(localStorage);
  localStorage.setItem('larder:list-changes:002000000000000:theirs', JSON.stringify(tick('theirs')));
  localStorage.removeItem(key ?? '');
  changeStore.replace(tick('mine', { refusal: 'Item not found' }));
  changeStore.add(tick('mine too'));
  expect(ids()).toEqual(['theirs', 'mine too']);
});

test('a storage that is full takes nothing from the order, and gets what changes once it has room', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  changeStore.add(tick('first'));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  changeStore.add(tick('second'));
  full.mockRestore();
  changeStore.add(tick('third'));
  expect(ids()).toEqual(['first', 'second', 'third']);
  expect(Object.keys(localStorage)).toHaveLength(2);
  changeStore.replace(tick('second', { refusal: 'Item not found' }));
  expect(Object.keys(localStorage)).toHaveLength(3);
  changeStore.remove('second');
  expect(ids()).toEqual(['first', 'third']);
});

test('what stands in the storage and is no change is passed over', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('larder:list-changes:1:torn', '{"id":');
  localStorage.setItem('larder:list-changes:2:else', '[]');
  changeStore.add(tick('own'));
  expect(ids()).toEqual(['own']);
});
