import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { useMockApi } from '../../support/mock-api.ts';
import { currentAddress, renderApp } from '../../support/render-app.tsx';
import { clearBrowserAfterEach, openRecipe } from '../open-recipe.tsx';
import { openCook } from './open-cook.tsx';

useMockApi();
clearBrowserAfterEach();

const [RUB, SOFTEN, BAKE] = recipeToCook.instructions.map(({ description }) => description) as [string, string, string];
const place = () => screen.getByRole('heading', { name: /^Step \d of 3$/ }).textContent;
const foods = () =>
  within(screen.getByRole('region', { name: 'For this step' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

describe('cook mode', () => {
  test('is opened from the recipe, with the search it was found by, and leads back to it', async () => {
    const { user } = await openRecipe(recipeToCook, '?ingredients=leek');
    await user.click(screen.getAllByRole('link', { name: 'Cook step by step' })[0]!);
    expect(await screen.findByRole('link', { name: 'Back to the recipe' })).toBeVisible();
    expect(currentAddress()).toBe('/recipe/leek-and-ricotta-tart/cook?ingredients=leek');
    expect(screen.getByText(RUB, { selector: 'p' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the recipe' }));
    expect(currentAddress()).toBe('/recipe/leek-and-ricotta-tart?ingredients=leek');
  });

  test('has the window to itself', async () => {
    await openCook();
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  test('shows one step, with the foods and amounts of this step for the servings of the cook', async () => {
    await openCook('?servings=8');
    expect(screen.getByText(RUB, { selector: 'p' })).toBeVisible();
    expect(screen.queryByText(SOFTEN, { selector: 'p' })).not.toBeInTheDocument();
    expect(foods()).toEqual(['400\u00a0g flour', '3\u00a0cups butter']);
    press('Next');
    expect(foods()).toEqual(['4 to 6 leeks', '4\u00a0cloves garlic']);
  });

  test('goes on and back by buttons, arrow keys and a clicker, and no further than the ends', async () => {
    await openCook();
    press('Back');
    expect(place()).toBe('Step 1 of 3');
    key('ArrowRight');
    key('PageDown');
    expect(place()).toBe('Step 3 of 3');
    key('ArrowLeft');
    key('PageUp');
    key('PageUp');
    expect(place()).toBe('Step 1 of 3');
  });

  test('is swiped with a finger, but not by scrolling', async () => {
    await openCook();
    const swipe = (from: [number, number], to: [number, number]) => {
      const words = screen.getByRole('heading', { name: /^Step \d of 3$/ });
      const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, pointerType: 'touch', bubbles: true });
      fireEvent(words, new PointerEvent('pointerdown', at(from)));
      fireEvent(words, new PointerEvent('pointerup', at(to)));
    };
    swipe([300, 200], [100, 210]);
    expect(place()).toBe('Step 2 of 3');
    swipe([300, 200], [220, 400]);
    expect(place()).toBe('Step 2 of 3');
    swipe([100, 200], [300, 190]);
    expect(place()).toBe('Step 1 of 3');
  });

  test('says each step to a screen reader as it comes up', async () => {
    await openCook();
    key('ArrowRight');
    expect(screen.getByText(`Step 2 of 3. ${SOFTEN}`)).toHaveAttribute('role', 'status');
  });

  test('stands at the same step after a reload, whatever was ticked meanwhile', async () => {
    const app = await openCook();
    key('ArrowRight');
    key('ArrowRight');
    key('ArrowLeft');
    app.unmount();
    await openCook();
    expect(place()).toBe('Step 2 of 3');
  });

  test('begins at the first step that is not done, and ticks what the cook has gone past on the recipe too', async () => {
    const first = await openRecipe();
    await first.user.click(screen.getByRole('button', { name: 'Step 1' }));
    first.unmount();
    const cooking = await openCook();
    expect(place()).toBe('Step 2 of 3');
    press('Next');
    cooking.unmount();
    await openRecipe();
    expect(screen.getAllByRole('button', { name: /^Step \d$/, pressed: true })).toHaveLength(2);
  });

  test('ticks ingredients and steps as on the recipe', async () => {
    const app = await openCook();
    await app.user.click(screen.getByRole('checkbox', { name: /butter/ }));
    press('Step 1');
    app.unmount();
    await openRecipe();
    expect(screen.getByRole('checkbox', { name: /butter/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Step 1', pressed: true })).toBeVisible();
  });

  test('keeps swaps: their names, their amounts and their words in the step', async () => {
    const recipe = await openRecipe();
    await recipe.user.click(screen.getByRole('button', { name: 'Use goat cheese instead of ricotta' }));
    recipe.unmount();
    await openCook('?step=3');
    expect(await screen.findByText(BAKE.replace('ricotta', 'goat cheese'), { selector: 'p' })).toBeVisible();
    expect(foods()).toEqual(['125\u00a0g goat cheese']);
    await waitFor(() => expect(currentAddress()).toBe('/recipe/leek-and-ricotta-tart/cook'));
  });

  test('ends with the last step, and starts over', async () => {
    await openCook('?step=3');
    press('Finish');
    expect(await screen.findByRole('heading', { name: 'All steps are done' })).toBeVisible();
    press('Start over');
    expect(await screen.findByRole('heading', { name: 'Step 1 of 3' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Step 1', pressed: false })).toBeVisible();
  });

  test('is left with Escape', async () => {
    await openCook();
    key('Escape');
    await waitFor(() => expect(currentAddress()).toBe('/recipe/leek-and-ricotta-tart'));
  });

  test('says so where there is no such recipe', async () => {
    renderApp('/recipe/nothing-like-it/cook');
    expect(await screen.findByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  });
});

/** A browser that speaks and listens: what it said, and a way to be heard. */
function stubSpeech() {
  const said: string[] = [];
  const speech = { speaking: false, cancel: () => {}, speak: ({ text }: { text: string }) => void said.push(text) };
  class Utterance {
    lang = '';
    constructor(readonly text: string) {}
  }
  const heard = new EventTarget();
  class Recognition {
    continuous = false;
    lang = '';
    addEventListener = heard.addEventListener.bind(heard);
    start = jest.fn();
    abort = jest.fn();
  }
  Object.assign(globalThis, {
    speechSynthesis: speech,
    SpeechSynthesisUtterance: Utterance,
    webkitSpeechRecognition: Recognition,
  });
  const say = (transcript: string) =>
    act(
      () =>
        void heard.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [[{ transcript }]] })),
    );
  const refuse = () => act(() => void heard.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' })));
  return { said, speech, say, refuse };
}

describe('the voice', () => {
  afterEach(() => {
    for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'webkitSpeechRecognition'])
      Reflect.deleteProperty(globalThis, name);
  });

  test('reads each step aloud once it is asked to, also after a reload', async () => {
    const { said } = stubSpeech();
    const app = await openCook();
    expect(said).toEqual([]);
    press('Read aloud');
    key('ArrowRight');
    expect(said).toEqual([`Step 1 of 3. ${RUB}`, `Step 2 of 3. ${SOFTEN}`]);
    app.unmount();
    await openCook();
    expect(said).toHaveLength(3);
  });

  test('is obeyed once it is asked to listen: next, back, repeat, start timer', async () => {
    const { said, say } = stubSpeech();
    await openCook();
    press('Voice commands');
    say('next');
    expect(place()).toBe('Step 2 of 3');
    say('repeat');
    expect(said).toEqual([`Step 2 of 3. ${SOFTEN}`]);
    say('start timer');
    expect(await screen.findByRole('link', { name: /Step 2 of Leek and ricotta tart/ })).toBeVisible();
    say('go back');
    expect(place()).toBe('Step 1 of 3');
  });

  test('of the page itself is not obeyed', async () => {
    const { speech, say } = stubSpeech();
    await openCook();
    press('Voice commands');
    speech.speaking = true;
    say('next');
    expect(place()).toBe('Step 1 of 3');
  });

  test('that may not be heard says so, and the buttons go on', async () => {
    const { refuse } = stubSpeech();
    await openCook();
    press('Voice commands');
    refuse();
    expect(await screen.findByText('The microphone is not available')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Voice commands', pressed: false })).toBeVisible();
    press('Next');
    expect(place()).toBe('Step 2 of 3');
  });

  test('is not offered where the browser cannot', async () => {
    await openCook();
    expect(screen.queryByRole('button', { name: 'Read aloud' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Voice commands' })).not.toBeInTheDocument();
  });
});
