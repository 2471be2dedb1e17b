import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { useMockApi } from '../support/mock-api.ts';
import { openRecipe, reload, rowOf, clearBrowserAfterEach } from './open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();

const step = (number: number) => screen.getByRole('button', { name: `Step ${number}` });
const ticks = () =>
  within(screen.getByRole('region', { name: 'Ingredients' }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => box.checked);
const done = () => [1, 2, 3].map((number) => step(number).getAttribute('aria-pressed') === 'true');

describe('the steps', () => {
  test('are marked as done and not done by their numbers, and stay so', async () => {
    const app = await openRecipe();
    await app.user.click(step(1));
    await app.user.click(step(3));
    await app.user.click(step(1));
    expect(done()).toEqual([false, false, true]);
    await reload(app);
    expect(done()).toEqual([false, false, true]);
  });

  test('are ticked by a tap anywhere on them, but not by one on their timer', async () => {
    const { user } = await openRecipe();
    const words = 'Soften the leeks with the garlic.';
    await user.click(screen.getByText(words));
    expect(done()).toEqual([false, true, false]);
    await user.click(screen.getByRole('button', { name: 'Start 10 min timer for step 2' }));
    expect(done()).toEqual([false, true, false]);
    await user.click(screen.getByText(words));
    expect(done()).toEqual([false, false, false]);
  });

  test('name what they use, as much as the servings need, and what stands in', async () => {
    const { user } = await openRecipe(recipeToCook, '?servings=8');
    expect(screen.getByText(/400\sg flour, 3\scups butter/)).toBeVisible();
    expect(screen.getByText(/4 to 6 leeks, 4\scloves garlic/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use goat cheese instead of ricotta' }));
    expect(screen.getByText(/250\sg goat cheese/, { selector: 'p' })).toBeVisible();
  });

  test('name no amount beside what they take only a part of', async () => {
    const steps = ['Melt half of the butter.', 'Stir in the flour and the rest of the butter.'];
    const [first] = recipeToCook.instructions;
    const instructions = steps.map((description, at) => ({ ...first!, step: at + 1, description }));
    await openRecipe({ ...recipeToCook, instructions });
    expect(screen.queryByText(/cups butter/, { selector: 'p' })).toBeNull();
    expect(screen.getAllByText(/200\sg flour/, { selector: 'p' })).not.toHaveLength(0);
  });

  test('have a timer button where they have minutes', async () => {
    await openRecipe();
    expect(screen.getAllByRole('button', { name: /timer for step/ }).map((button) => button.textContent)).toEqual([
      'Start 10 min',
      'Start 35 min',
    ]);
  });
});

describe('the quick actions', () => {
  test('check all ingredients, complete all steps, and reset both', async () => {
    const { user } = await openRecipe();
    await user.click(screen.getByRole('button', { name: 'Check All Ingredients' }));
    expect(ticks().every(Boolean)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Complete All Steps' }));
    expect(done()).toEqual([true, true, true]);
    expect(screen.getByText('7 of 7 ingredients checked, 3 of 3 steps done.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset Progress' }));
    expect(ticks().some(Boolean)).toBe(false);
    expect(done()).toEqual([false, false, false]);
  });

  test('leave servings and substitutes as they are', async () => {
    const { user } = await openRecipe();
    await user.click(screen.getByRole('button', { name: 'One serving more' }));
    await user.click(screen.getByRole('button', { name: 'Use goat cheese instead of ricotta' }));
    await user.click(screen.getByRole('button', { name: 'Reset Progress' }));
    expect(rowOf('goat cheese')).toHaveTextContent('156.25 g');
  });
});

describe('the progress', () => {
  test('belongs to its recipe alone', async () => {
    const app = await openRecipe();
    await app.user.click(screen.getByRole('button', { name: 'Check All Ingredients' }));
    app.unmount();
    const [other] = recipeToCook.similar;
    await openRecipe({ ...recipeToCook, id: 'another', slug: 'another', title: `Not ${other?.title}` });
    expect(ticks().some(Boolean)).toBe(false);
  });

  test('is followed from another tab', async () => {
    await openRecipe();
    const key = `larder:recipe-progress:${recipeToCook.id}`;
    localStorage.setItem(key, JSON.stringify({ ingredients: [], steps: [2], servings: null, substitutes: {} }));
    fireEvent(window, new StorageEvent('storage', { key }));
    expect(await screen.findByRole('button', { name: 'Step 2', pressed: true })).toBeVisible();
  });

  test('is only on the page when the browser keeps nothing, which is logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const keep = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await openRecipe();
    await user.click(step(1));
    expect(done()).toEqual([true, false, false]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be kept'), expect.any(DOMException));
    keep.mockRestore();
    warn.mockRestore();
  });

  test('is none when what was kept cannot be read, which is logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(`larder:recipe-progress:${recipeToCook.id}`, '{"steps": [1');
    await openRecipe();
    expect(done()).toEqual([false, false, false]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be read'), expect.any(SyntaxError));
    warn.mockRestore();
  });
});
