import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ada, signedIn } from '../../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import type { MutationSetProgressArgs, SetProgressInput } from '../../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../../support/mock-api.ts';
import { currentAddress, renderApp } from '../../support/render-app.tsx';
import { clearBrowserAfterEach } from '../open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();
afterEach(() => jest.useRealTimers());

const KEY = `larder:recipe-progress:${recipeToCook.id}`;
const open = () => renderApp(`/recipe/${recipeToCook.slug}`);
const step = (number: number) => screen.findByRole('button', { name: `Step ${number}` });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

/** Ticks a step; resolves when it has rested so long that it would be on its way, and what is on its way has arrived. */
async function tickAndRest(button: HTMLElement): Promise<void> {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(600));
  jest.useRealTimers();
  // Asked after all that, and so answered after it.
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { id } }' }),
  });
}

const answerTo = ({ ingredients, steps, servings }: SetProgressInput) => ({
  recipe: recipeToCook,
  progress: { ingredients: ingredients ?? [], steps: steps ?? [], servings: servings ?? null },
});

test('a cook who logs out while ticks are on their way leaves none behind in the browser', async () => {
  let isSignedIn = true;
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answerWith(
    signedIn(recipeToCook, {
      viewer: () => (isSignedIn ? ada : null),
      signOut: () => ((isSignedIn = false), { signedOut: true }),
      setProgress: async ({ input }: MutationSetProgressArgs) => {
        sent.resolve();
        await held.promise;
        return answerTo(input);
      },
    }),
  );
  const { user, unmount } = open();
  await user.click(await step(1));
  await sent.promise;
  await user.click(await screen.findByRole('button', { name: 'Your menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(currentAddress()).toBe('/'));
  held.resolve();
  // The recipe is asked for, and answered, after the ticks.
  unmount();
  open();
  expect(await step(1)).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('ticks reach the account one after the other, however slow the first is', async () => {
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const arrived: unknown[] = [];
  answerWith(
    signedIn(recipeToCook, {
      setProgress: async ({ input }: MutationSetProgressArgs) => {
        sent.resolve();
        if (input.steps?.length === 1) await held.promise;
        arrived.push(input.steps);
        return answerTo(input);
      },
    }),
  );
  const { user } = open();
  await user.click(await step(1));
  await sent.promise;
  await tickAndRest(await step(2));
  expect(arrived).toEqual([]);
  held.resolve();
  await waitFor(() => expect(stored()).toMatchObject({ steps: [1, 2], isKept: true }));
  expect(arrived).toEqual([[1], [1, 2]]);
});

test('a tick before the account has told its progress is laid upon what it tells', async () => {
  const held = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const progress = async () => {
    await held.promise;
    return { ingredients: [], steps: [3], servings: null };
  };
  answerWith(
    signedIn({ ...recipeToCook, progress } as unknown as typeof recipeToCook, {
      setProgress: ({ input }: MutationSetProgressArgs) => (sent.push(input.steps), answerTo(input)),
    }),
  );
  open();
  await tickAndRest(await step(1));
  expect(sent).toEqual([]);
  held.resolve();
  await waitFor(() => expect(stored()).toMatchObject({ steps: [3, 1], isKept: true }));
  expect(sent).toEqual([[3, 1]]);
  const shown = await Promise.all([1, 2, 3].map(step));
  expect(shown.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'true']);
});

test('what a cook unticked here stays so, and what they ticked at another screen comes', async () => {
  localStorage.setItem(KEY, JSON.stringify({ steps: [], isKept: false, known: { steps: [1] } }));
  const sent: unknown[] = [];
  answerWith(
    signedIn(
      { ...recipeToCook, progress: { ingredients: [], steps: [1, 2], servings: null } },
      {
        setProgress: ({ input }: MutationSetProgressArgs) => (sent.push(input.steps), answerTo(input)),
      },
    ),
  );
  open();
  await waitFor(() => expect(sent).toEqual([[2]]));
});
