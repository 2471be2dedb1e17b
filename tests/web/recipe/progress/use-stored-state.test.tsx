import { jest } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useStoredState } from '../../../../web/src/pages/recipe/progress/use-stored-state.ts';

const KEY = 'larder:test';
const parse = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

/** A component that keeps a list. */
function keepList() {
  const { result } = renderHook(() => useStoredState(KEY, parse));
  return {
    shown: () => result.current[0],
    change: (make: (old: readonly unknown[]) => readonly unknown[]) => act(() => result.current[1](make)),
  };
}
const adding = (item: string) => (old: readonly unknown[]) => [...old, item];
const stored = () => localStorage.getItem(KEY);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a change begins from what another tab has stored, also before the news of it has come', () => {
  const list = keepList();
  list.change(adding('own'));
  localStorage.setItem(KEY, '["own","of another tab"]');
  list.change(adding('next'));
  expect(list.shown()).toEqual(['own', 'of another tab', 'next']);
  expect(stored()).toBe('["own","of another tab","next"]');
});

test('what was forgotten in another tab is gone here, too', () => {
  const list = keepList();
  list.change(adding('own'));
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: null }));
  expect(list.shown()).toEqual([]);
});

test('a change that leaves all as it was stores nothing', () => {
  const list = keepList();
  list.change(adding('own'));
  localStorage.clear();
  list.change((old) => old);
  expect([list.shown(), stored()]).toEqual([[], null]);
});

test('a storage that refuses leaves the state on the page', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const list = keepList();
  for (const item of ['one', 'two']) list.change(adding(item));
  expect(list.shown()).toEqual(['one', 'two']);
});
