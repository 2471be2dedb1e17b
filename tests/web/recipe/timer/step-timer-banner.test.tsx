import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { useMockApi } from '../../support/mock-api.ts';
import { openRecipe, reload, clearBrowserAfterEach } from '../open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();
afterEach(() => {
  jest.useRealTimers();
});

const KEY = `larder:step-timer:${recipeToCook.id}`;
const startButton = (step: number) => screen.getByRole('button', { name: new RegExp(`timer for step ${step}$`) });
const banner = () => screen.getByRole('region', { name: 'Step 2 Timer' });
const clock = () => screen.getByRole('timer').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Lets time pass. Only the last second of it ticks, as in a tab that was put to sleep meanwhile. */
function pass(seconds: number) {
  jest.setSystemTime(Date.now() + (seconds - 1) * 1000);
  act(() => jest.advanceTimersByTime(1000));
}

/** Opens the page, then takes hold of the clock and starts the ten minutes of step 2. */
async function openAndStart() {
  const app = await openRecipe();
  jest.useFakeTimers();
  fireEvent.click(startButton(2));
  return app;
}

describe('the timer of a step', () => {
  test('counts down every second from the minutes of the step', async () => {
    await openAndStart();
    expect(clock()).toBe('10:00');
    const shown = [1, 2, 3].map(() => {
      pass(1);
      return clock();
    });
    expect(shown).toEqual(['9:59', '9:58', '9:57']);
    pass(60);
    expect(clock()).toBe('8:57');
    const bar = within(banner()).getByRole('progressbar', { name: 'Minutes passed' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['1', '10']);
  });

  test('lets no other be started while it exists, and the others say why', async () => {
    await openAndStart();
    expect([startButton(2), startButton(3)].map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
    expect(startButton(2)).toHaveAccessibleDescription('Its timer is at the foot of the screen.');
    expect(startButton(3)).toHaveAccessibleDescription('Step 2 is being timed. Cook step by step for several timers.');
    press('Stop');
    expect([startButton(2), startButton(3)].map((button) => button.hasAttribute('disabled'))).toEqual([false, false]);
    expect(startButton(3)).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('stands still while it is paused and goes on from there', async () => {
    await openAndStart();
    pass(30);
    press('Pause');
    pass(300);
    expect(clock()).toBe('9:30');
    press('Resume');
    pass(10);
    expect(clock()).toBe('9:20');
  });

  test('is right again after the tab has slept', async () => {
    await openAndStart();
    jest.setSystemTime(Date.now() + 400_000);
    fireEvent(document, new Event('visibilitychange'));
    expect(clock()).toBe('3:20');
  });

  test('says so when it ends, and is gone', async () => {
    await openAndStart();
    pass(599);
    expect(screen.queryByText('Timer finished!')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByText('Timer finished!')).toBeVisible();
    expect(screen.getByText('Step 2 is complete.')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('is announced at its start and silent while it counts', async () => {
    await openAndStart();
    expect(screen.getByText('Timer for step 2 started: 10 minutes.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('timer').closest('[aria-live]')).toBeNull();
  });

  test('takes the focus along and gives it back', async () => {
    await openAndStart();
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
    press('Stop');
    expect(startButton(2)).toHaveFocus();
  });
});

describe('after a reload', () => {
  test('the timer has run on', async () => {
    const app = await openRecipe();
    fireEvent.click(startButton(2));
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    localStorage.setItem(KEY, JSON.stringify({ ...kept, endsAt: kept.endsAt - 120_000 }));
    await reload(app);
    expect(clock()).toMatch(/^(?:8:00|7:5\d)$/);
    expect(screen.getByRole('button', { name: 'Pause' })).not.toHaveFocus();
  });

  test('a paused timer is still paused', async () => {
    localStorage.setItem(KEY, JSON.stringify({ step: 2, total: 600_000, left: 90_000 }));
    await openRecipe();
    expect(clock()).toBe('1:30');
    expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
  });

  test('a timer that ended meanwhile says so', async () => {
    localStorage.setItem(KEY, JSON.stringify({ step: 3, total: 600_000, endsAt: Date.now() - 60_000 }));
    await openRecipe();
    expect(await screen.findByText('Step 3 is complete.')).toBeVisible();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
