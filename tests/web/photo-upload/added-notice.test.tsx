import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useAddedNotice } from '../../../web/src/components/photo-upload/use-added-notice.ts';
import { toastStore } from '../../../web/src/ui/overlays/toast-store.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what was added is told a moment later, and not any more once the cook has left the page', () => {
  const here = renderHook(() => useAddedNotice(() => undefined));
  here.result.current(['lemon']);
  jest.runAllTimers();
  expect(toastStore.get()).toMatchObject({ title: 'Ingredient Added' });
  const told = toastStore.get();
  here.result.current(['lime']);
  here.unmount();
  jest.runAllTimers();
  expect(toastStore.get()).toBe(told);
});
