import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { dismissToast, toastStore } from '../../../../web/src/ui/overlays/toast-store.ts';
import { setClock } from '../../support/frozen-clock.ts';
import { useMockApi } from '../../support/mock-api.ts';
import { currentAddress, renderApp } from '../../support/render-app.tsx';
import { openCook } from '../cook/open-cook.tsx';
import { clearBrowserAfterEach, openRecipe } from '../open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();
beforeEach(() => setClock(18, 0));
afterEach(() => {
  jest.useRealTimers();
});

const bar = () => screen.findByRole('region', { name: 'Timers' });
const clocks = async () =>
  within(await bar())
    .getAllByRole('timer')
    .map((clock) => clock.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Keeps a timer as another page or an earlier visit has left it. */
function keepTimer(step: number, endsIn: number, title = 'Onion soup', more: object = {}) {
  const key = `larder:cook-timer:${step}:${title}`;
  localStorage.setItem(
    key,
    JSON.stringify({
      step,
      total: 3_600_000,
      endsAt: Date.now() + endsIn,
      slug: 'onion-soup',
      title,
      hasRung: false,
      ...more,
    }),
  );
  return key;
}

/** Lets time pass. Only the last second of it ticks, as in a tab that was put to sleep meanwhile. */
function pass(seconds: number) {
  jest.setSystemTime(Date.now() + (seconds - 1) * 1000);
  act(() => jest.advanceTimersByTime(1000));
}

describe('the bar of timers', () => {
  test('is not there without a timer', async () => {
    await openCook();
    expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument();
  });

  test('has those of several steps and recipes at once, the next to end first', async () => {
    keepTimer(3, 60_000);
    keepTimer(1, 30_000, 'Garlic bread');
    await openCook('?step=2');
    press('Start 10 min timer');
    expect(await within(await bar()).findByText('10:00')).toBeVisible();
    expect(
      within(await bar())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Go toStep 1 of Garlic bread0:30',
      'Go toStep 3 of Onion soup1:00',
      'Go toStep 2 of Leek and ricotta tart10:00',
    ]);
  });

  test('is on every page, and leads to the step of a timer', async () => {
    keepTimer(3, 60_000);
    const { user } = renderApp('/');
    await user.click(within(await bar()).getByRole('link', { name: /Step 3 of Onion soup/ }));
    expect(currentAddress()).toMatch(/^\/recipe\/onion-soup\/cook/);
  });

  test('shows what is left after a sleep, pauses, goes on and stops', async () => {
    await openCook('?step=2');
    press('Start 10 min timer');
    await bar();
    jest.useFakeTimers({ now: Date.now() });
    press('Pause Step 2 of Leek and ricotta tart');
    pass(60);
    expect(await clocks()).toEqual(['10:00']);
    press('Resume Step 2 of Leek and ricotta tart');
    pass(90);
    expect(await clocks()).toEqual(['8:30']);
    press('Stop Step 2 of Leek and ricotta tart');
    expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument();
  });

  test('follows what another tab does', async () => {
    await openCook();
    const key = keepTimer(3, 60_000);
    fireEvent(window, new StorageEvent('storage', { key }));
    expect(await clocks()).toEqual(['1:00']);
    localStorage.removeItem(key);
    fireEvent(window, new StorageEvent('storage', { key }));
    expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument();
  });

  test('tells of an end once, and keeps it in sight until the cook has seen to it', async () => {
    keepTimer(3, -60_000);
    const app = renderApp('/');
    expect(await screen.findByText('Step 3 of Onion soup is complete.')).toBeVisible();
    expect(await clocks()).toEqual(['Time is up']);
    app.unmount();
    act(dismissToast);
    renderApp('/');
    expect(await clocks()).toEqual(['Time is up']);
    expect(toastStore.get()).toBeNull();
    press('Stop Step 3 of Onion soup');
    expect(localStorage.length).toBe(0);
  });

  test('does not tell of what ended long ago, but shows it', async () => {
    keepTimer(3, -3_600_001);
    renderApp('/');
    expect(await clocks()).toEqual(['Time is up']);
    expect(toastStore.get()).toBeNull();
  });

  test('leaves the one timer of a recipe to the banner of its page, and shows it elsewhere', async () => {
    const { user } = await openRecipe();
    press('Start 10 min timer for step 2');
    keepTimer(3, 60_000);
    fireEvent(window, new StorageEvent('storage', { key: null }));
    expect(await clocks()).toEqual(['1:00']);
    await user.click(screen.getByRole('link', { name: 'Larder' }));
    expect(await within(await bar()).findByRole('link', { name: /Step 2 Timer/ })).toHaveAttribute(
      'href',
      `/recipe/${recipeToCook.id}`,
    );
  });
});
