import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { announceFinish } from '../../../../web/src/pages/recipe/timer/announce-finish.ts';
import { toastStore } from '../../../../web/src/ui/overlays/toast-store.ts';
import { useMockApi } from '../../support/mock-api.ts';
import { currentAddress, renderApp } from '../../support/render-app.tsx';
import { openRecipe, clearBrowserAfterEach } from '../open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();

/** What the browser was asked to show, and a browser that notifies with this permission. */
function stubNotification(permission: NotificationPermission) {
  const [shown, tags]: [string[], (string | undefined)[]] = [[], []];
  const requestPermission = jest.fn(async () => {
    StubNotification.permission = 'granted';
    return StubNotification.permission;
  });
  class StubNotification {
    static permission: NotificationPermission = permission;
    static requestPermission = requestPermission;
    constructor(title: string, options?: NotificationOptions) {
      shown.push(`${title} ${options?.body}`);
      tags.push(options?.tag);
    }
  }
  Object.defineProperty(window, 'Notification', { configurable: true, value: StubNotification });
  return { shown, tags, requestPermission };
}

function hideDocument(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(document, 'hidden');
});

/** Opens the page with a timer that has ended in the background. */
async function openAfterTheEnd() {
  localStorage.setItem(
    `larder:step-timer:${recipeToCook.id}`,
    JSON.stringify({ step: 2, total: 600_000, endsAt: Date.now() - 1 }),
  );
  await openRecipe();
  await screen.findByText('Timer finished!');
}

/** A browser with a speaker: how many notes were played on it. */
function stubAudio() {
  const start = jest.fn();
  const node = {
    connect: (next: unknown) => next,
    frequency: {},
    gain: { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() },
    start,
    stop: jest.fn(),
  };
  class StubAudioContext {
    state = 'suspended';
    currentTime = 0;
    destination = {};
    createOscillator = () => node;
    createGain = () => node;
    async resume() {
      this.state = 'running';
    }
  }
  Object.defineProperty(globalThis, 'AudioContext', { configurable: true, value: StubAudioContext });
  return start;
}

describe('the sound of a timer’s end', () => {
  test('is heard once the cook has pressed something, and not before', async () => {
    const start = stubAudio();
    await openAfterTheEnd();
    expect(start).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Start 10 min timer for step 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    const key = `larder:step-timer:${recipeToCook.id}`;
    localStorage.setItem(key, JSON.stringify({ step: 2, total: 600_000, left: 0 }));
    fireEvent(window, new StorageEvent('storage', { key }));
    expect(start).toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });
});

test('a phone that can buzz does so at the end of a timer', async () => {
  const vibrate = jest.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  await openAfterTheEnd();
  expect(vibrate).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('that a timer has ended stands until the cook comes back to the stove', async () => {
  await openAfterTheEnd();
  expect(toastStore.get()).toMatchObject({ title: 'Timer finished!', duration: 600_000 });
});

describe('the notification of a timer’s end', () => {
  test('does not take the place of that of another timer, and is the same in every tab', async () => {
    const { tags } = stubNotification('granted');
    hideDocument(true);
    const [soup, bread] = [
      { step: 2, total: 600_000, endsAt: 1_000 },
      { step: 2, total: 600_000, endsAt: 2_000 },
    ];
    for (const timer of [soup, bread, soup]) announceFinish(timer);
    expect(new Set(tags).size).toBe(2);
  });

  test('is shown to a cook who allowed it and looks elsewhere', async () => {
    const { shown } = stubNotification('granted');
    hideDocument(true);
    await openAfterTheEnd();
    expect(shown).toEqual(['Timer finished! Step 2 is complete.']);
  });

  test('is left to the service worker on a phone, which accepts it from this page only', async () => {
    class PhoneNotification {
      static permission = 'granted';
      constructor() {
        throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
      }
    }
    Object.defineProperty(window, 'Notification', { configurable: true, value: PhoneNotification });
    const showNotification = jest.fn();
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => ({ showNotification }) },
    });
    hideDocument(true);
    await openAfterTheEnd();
    expect(showNotification).toHaveBeenCalledWith(
      'Timer finished!',
      expect.objectContaining({ body: 'Step 2 is complete.' }),
    );
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test.each([
    ['was not allowed', 'denied', true],
    ['was never asked for', 'default', true],
    ['is not needed, since the page is looked at', 'granted', false],
  ] as const)('is not shown when it %s', async (_, permission, isHidden) => {
    const { shown } = stubNotification(permission);
    hideDocument(isHidden);
    await openAfterTheEnd();
    expect(shown).toEqual([]);
  });

  test('is asked for only by its own button, once', async () => {
    const { requestPermission } = stubNotification('default');
    const { user } = await openRecipe();
    fireEvent.click(screen.getByRole('button', { name: 'Start 10 min timer for step 2' }));
    expect(requestPermission).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
  });
});

describe('a timer whose recipe was left', () => {
  const key = `larder:step-timer:${recipeToCook.id}`;
  /** Keeps a timer of ten minutes that ends so many milliseconds from now. */
  const keepTimer = (inMs: number) =>
    localStorage.setItem(key, JSON.stringify({ step: 2, total: 600_000, endsAt: Date.now() + inMs }));
  /** Long enough for a timer that has ended to ring on any page. */
  const aMoment = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 1500)));

  test('rings on the page that the cook is at, once, and leads back', async () => {
    const { user } = await openRecipe();
    fireEvent.click(screen.getByRole('button', { name: 'Start 10 min timer for step 2' }));
    keepTimer(500);
    await user.click(screen.getByRole('link', { name: 'Larder' }));
    expect(currentAddress()).toBe('/');
    expect(await screen.findByText('Timer finished!')).toBeVisible();
    expect(screen.getByText('Step 2 is complete.')).toBeVisible();
    expect(localStorage.getItem(key)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the recipe' }));
    expect(currentAddress()).toBe(`/recipe/${recipeToCook.id}`);
  });

  test('rings after a reload elsewhere, unless that was long ago or it is paused', async () => {
    keepTimer(-3_600_001);
    const first = renderApp('/');
    await aMoment();
    expect(screen.queryByText('Timer finished!')).not.toBeInTheDocument();
    first.unmount();
    localStorage.setItem(key, JSON.stringify({ step: 2, total: 600_000, left: 0 }));
    const second = renderApp('/');
    await aMoment();
    expect(screen.queryByText('Timer finished!')).not.toBeInTheDocument();
    second.unmount();
    keepTimer(-60_000);
    renderApp('/');
    expect(await screen.findByText('Timer finished!')).toBeVisible();
  });

  test('is left to the page of its recipe where that is open', async () => {
    const { shown } = stubNotification('granted');
    hideDocument(true);
    await openAfterTheEnd();
    fireEvent(document, new Event('visibilitychange'));
    await aMoment();
    expect(shown).toEqual(['Timer finished! Step 2 is complete.']);
  });
});
