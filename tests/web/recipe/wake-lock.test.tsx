import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useMockApi } from '../support/mock-api.ts';
import { openCook } from './cook/open-cook.tsx';
import { openRecipe, clearBrowserAfterEach } from './open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();

/** A browser that can keep the screen on: how often it was asked to, and how often it was let off. */
function stubWakeLock() {
  const release = jest.fn(async () => {});
  const request = jest.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return { request, release };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('the screen', () => {
  test('is kept on from the first step done to the last', async () => {
    const { request, release } = stubWakeLock();
    const { user } = await openRecipe();
    expect(request).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Step 1' }));
    expect(request).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('switch', { name: 'Keep screen on' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Complete All Steps' }));
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('is asked to stay on again when the cook comes back to the page', async () => {
    const { request } = stubWakeLock();
    const { user } = await openRecipe();
    await user.click(screen.getByRole('switch', { name: 'Keep screen on' }));
    await act(async () => fireEvent(document, new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('may go dark when the cook says so', async () => {
    const { release } = stubWakeLock();
    const { user } = await openRecipe();
    await user.click(screen.getByRole('button', { name: 'Step 1' }));
    await user.click(screen.getByRole('switch', { name: 'Keep screen on' }));
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('is let go when the page is left', async () => {
    const { release } = stubWakeLock();
    const { user, unmount } = await openRecipe();
    await user.click(screen.getByRole('button', { name: 'Step 1' }));
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('is kept on by cook mode without being asked to, until that is left', async () => {
    const { request, release } = stubWakeLock();
    const app = await openCook();
    expect(request.mock.calls).toEqual([['screen']]);
    expect(release).not.toHaveBeenCalled();
    await act(async () => app.unmount());
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('has no switch where the browser cannot keep it on', async () => {
    await openRecipe();
    expect(screen.queryByRole('switch', { name: 'Keep screen on' })).not.toBeInTheDocument();
  });
});
