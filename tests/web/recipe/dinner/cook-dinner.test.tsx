import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '../../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { useMockApi } from '../../support/mock-api.ts';
import { setClock } from '../../support/frozen-clock.ts';
import { currentAddress } from '../../support/render-app.tsx';
import { clearBrowserAfterEach } from '../open-recipe.tsx';
import { clockGoesOnAfterEach, openDinner, startCooking, TWO } from './open-dinner.tsx';

useMockApi();
clearBrowserAfterEach();
clockGoesOnAfterEach();

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const next = () => press(/^(?:Next|Start timer, next|Finish)$/);
const place = () => document.getElementById('cook-step')?.textContent;
const timers = async () => within(await screen.findByRole('region', { name: 'Timers' })).getAllByRole('listitem');

/** Goes on until a step of a dish is there. */
function goTo(wanted: string): void {
  for (let steps = 0; steps < 10 && place() !== wanted; steps += 1) next();
  expect(place()).toBe(wanted);
}

describe('cooking a whole dinner', () => {
  test('begins with getting the first dish ready, and all that is needed for it', async () => {
    await startCooking();
    expect(currentAddress()).toBe('/dinner/cook');
    expect(place()).toBe('Leek and ricotta tart');
    const foods = within(screen.getByRole('region', { name: 'For this step' })).getAllByRole('listitem');
    expect(foods).toHaveLength(7);
    expect(screen.getByText(/^Nothing to do until 1[78]:\d\d, in /)).toHaveAttribute('role', 'status');
  });

  test('goes through the steps of both dishes in one order, each told to a screen reader', async () => {
    await startCooking();
    const places = new Set<string | null | undefined>();
    for (let steps = 0; steps < 7; steps += 1) {
      places.add(place());
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(`${place()}. `),
      );
      next();
    }
    expect([...places]).toHaveLength(7);
    expect(places).toContain('Tomato soup · Step 1 of 2');
    expect(screen.getByRole('heading', { level: 1, name: 'Everything is ready' })).toBeVisible();
  });

  test('going on from a step that waits starts its timer, named after the step and the dish', async () => {
    await startCooking();
    goTo('Tomato soup · Step 1 of 2');
    press('Start timer, next');
    const running = (await timers()).map(({ textContent }) => textContent);
    expect(running).toContainEqual(expect.stringMatching(/Step 1 of Tomato soup15:00/));
    press('Back');
    goTo('Tomato soup · Step 1 of 2');
    expect(screen.queryByRole('button', { name: 'Start timer, next' })).not.toBeInTheDocument();
  });

  test('stands at the same step after a reload, with its timers', async () => {
    const app = await startCooking();
    goTo('Tomato soup · Step 1 of 2');
    next();
    const there = place();
    const running = (await timers()).length;
    app.unmount();
    openDinner('/dinner/cook');
    await screen.findByRole('heading', { level: 1, name: 'Dinner at 19:00' });
    expect(place()).toBe(there);
    expect(await timers()).toHaveLength(running);
  });

  test('ticks the steps on the recipe’s own page, too', async () => {
    await startCooking();
    goTo('Leek and ricotta tart · Step 2 of 3');
    press('Back');
    goTo('Leek and ricotta tart · Step 1 of 3');
    expect(screen.getByRole('button', { name: 'Step 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('where a step took too long, the rest is planned again from now, and says so', async () => {
    await startCooking();
    setClock(18, 40);
    next();
    expect(screen.getByRole('heading', { level: 1, name: /^Dinner at 19:[2345]\d$/ })).toBeVisible();
    expect(screen.getAllByText(/^That took longer\. Dinner is now at 19:[2345]\d\.$/)[0]).toBeInTheDocument();
  });

  test('is gone on with from its plan', async () => {
    const { user } = await startCooking();
    next();
    const there = place();
    await user.click(screen.getByRole('link', { name: 'Back to the recipe' }));
    expect(currentAddress()).toBe(TWO);
    await user.click(await screen.findByRole('link', { name: 'Go on cooking' }));
    await screen.findByRole('heading', { level: 1, name: 'Dinner at 19:00' });
    expect(place()).toBe(there);
  });

  test('of a dish that was cooked with a swap, what stands in is asked for at its end', async () => {
    const asked: unknown[] = [];
    const cook = signedIn(recipeToCook, {
      setProgress: () => ({ recipe: recipeToCook, progress: { ingredients: [], steps: [], servings: null } }),
      markCooked: () => ({ recipe: recipeToCook, pantryChange: null }),
      cookingProposal: ({ recipe, servings, swaps }) => (
        asked.push({ recipe, swaps }),
        { recipe: recipeToCook, servings: servings ?? 0, deductions: [] }
      ),
    });
    const page = openDinner(`/recipe/${recipeToCook.slug}`, cook);
    await page.user.click(await screen.findByRole('button', { name: 'Use goat cheese instead of ricotta' }));
    page.unmount();
    await startCooking(cook);
    for (let steps = 0; steps < 7; steps += 1) next();
    press(/^I cooked Leek and ricotta tart$/);
    const ricotta = recipeToCook.ingredients.find(({ name }) => name === 'ricotta');
    const goatCheese = ricotta?.substitutes.find(({ ingredient }) => ingredient.name === 'goat cheese');
    const swaps = [{ ingredientId: ricotta?.id, foodId: goatCheese?.ingredient.id }];
    await waitFor(() => expect(asked).toEqual([{ recipe: recipeToCook.id, swaps }]));
  });

  test('is over when the cook says so', async () => {
    await startCooking();
    for (let steps = 0; steps < 7; steps += 1) next();
    press('Finish');
    expect(localStorage.getItem('larder:dinner')).toBeNull();
  });

  test('without a dinner leads to planning one', async () => {
    openDinner('/dinner/cook');
    expect(await screen.findByRole('heading', { name: 'No dinner is being cooked' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plan a dinner' })).toHaveAttribute('href', '/dinner');
  });

  test.each(['{"slugs":[]}', '[1', '{"slugs":["a"],"wished":"soon"}'])(
    'does not take %s for a dinner',
    async (stored) => {
      localStorage.setItem('larder:dinner', stored);
      openDinner('/dinner/cook');
      expect(await screen.findByRole('heading', { name: 'No dinner is being cooked' })).toBeVisible();
    },
  );
});
