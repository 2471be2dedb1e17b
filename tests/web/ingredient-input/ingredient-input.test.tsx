import { fireEvent, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { pageOf } from '../../../web/src/mocks/fixtures/cook.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { chipNames, chips, openInput } from '../support/open-input.ts';
import { currentAddress } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

function paste(input: HTMLElement, text: string): boolean {
  return fireEvent.paste(input, { clipboardData: { getData: () => text } });
}

describe('typing an ingredient', () => {
  test('Enter makes it a chip with its quantity, and empties the box', async () => {
    const { user, input } = await openInput();
    await user.type(input, '200 g spinach{Enter}');
    expect(await chips(1)).toEqual(['spinach']);
    expect(screen.getByText('200 g')).toBeVisible();
    expect(input).toHaveValue('');
    expect(currentAddress()).toBe('/search?ingredients=200+g+spinach');
  });

  test('blank text is ignored', async () => {
    const { user, input } = await openInput('eggs');
    await user.type(input, '   {Enter}');
    expect(chipNames()).toEqual(['eggs']);
  });

  test('a duplicate ingredient is refused, whatever its case, and the page says so', async () => {
    const { user, input } = await openInput('eggs');
    await user.type(input, '2 EGGS{Enter}');
    expect(await screen.findByText('EGGS is already in your list.')).toBeVisible();
    expect(chipNames()).toEqual(['eggs']);
  });

  test('commas part ingredients', async () => {
    const { user, input } = await openInput();
    await user.type(input, 'eggs, feta{Enter}');
    expect(await chips(2)).toEqual(['eggs', 'feta']);
  });

  test('a list becomes chips as the box is left; a word that may still be typed on stays', async () => {
    const { user, input } = await openInput();
    await user.type(input, 'eggs, feta');
    await user.tab();
    expect(await chips(2)).toEqual(['eggs', 'feta']);
    expect(input).toHaveValue('');
    await user.type(input, 'spin');
    await user.tab();
    expect(input).toHaveValue('spin');
  });

  test('all chips are cleared at once, and brought back by an undo', async () => {
    const { user, input } = await openInput('eggs', 'feta');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await chips(0)).toEqual([]);
    expect(input).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await chips(2)).toEqual(['eggs', 'feta']);
  });

  test('at fifteen the box is closed and the counter says why; removing one opens it again and gives it focus', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `food ${index + 1}`);
    const { user, input } = await openInput(...names);
    await user.type(input, 'food 15{Enter}');
    await waitFor(() => expect(input).toBeDisabled());
    expect(screen.getByText('15 of at most 15 ingredients')).toBeInTheDocument();
    expect(screen.getByText(/the most Larder can weigh at once/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove food 3' }));
    await waitFor(() => expect(input).toBeEnabled());
    expect(input).toHaveFocus();
    expect(chipNames()).not.toContain('food 3');
  });
});

describe('pasting', () => {
  test('several pieces become chips, as many as there is room for', async () => {
    const { input } = await openInput(...Array.from({ length: 13 }, (_, index) => `food ${index + 1}`));
    paste(input, 'eggs, 200 g spinach\n\nfeta');
    await waitFor(() => expect(chipNames()).toHaveLength(15));
    expect(chipNames().slice(13)).toEqual(['eggs', 'spinach']);
    expect(screen.getByText(/There was no room for feta\. That is the most/)).toBeVisible();
  });

  test('of many without room the first are named', async () => {
    const { input } = await openInput();
    paste(input, Array.from({ length: 25 }, (_, index) => `food ${index + 1}`).join('\n'));
    expect(await screen.findByText(/no room for food 16, .*food 23, and 2 more\./)).toBeVisible();
  });

  test('a single piece goes into the box', async () => {
    const { user, input } = await openInput();
    await user.click(input);
    await user.paste('eggs');
    expect(input).toHaveValue('eggs');
    expect(chipNames()).toEqual([]);
  });

  test('a single piece loses the separators around it', async () => {
    const { input } = await openInput();
    paste(input, 'eggs,\n');
    await waitFor(() => expect(input).toHaveValue('eggs'));
  });
});

describe('pasting a single piece with a line break at its end', () => {
  test('puts it in place of what is marked', async () => {
    const { user, input } = await openInput();
    await user.type(input, 'feta', { initialSelectionStart: 0 });
    await user.tripleClick(input);
    paste(input, 'eggs\n');
    await waitFor(() => expect(input).toHaveValue('eggs'));
  });

  test('puts it where the caret is', async () => {
    const { user, input } = await openInput();
    await user.type(input, 'sour cream');
    await user.type(input, '{ArrowLeft>5/}');
    paste(input, 'ice \n');
    await waitFor(() => expect(input).toHaveValue('sour icecream'));
  });
});

describe('an input method', () => {
  test.each([
    ['says it is composing', { isComposing: true }],
    ['tells by the code alone, as in Safari', { keyCode: 229 }],
  ])('that %s keeps its Enter: no half-written chip is made', async (_, how) => {
    const { user, input } = await openInput('feta');
    await user.type(input, 'たまご');
    fireEvent.keyDown(input, { key: 'Enter', ...how });
    expect(input).toHaveValue('たまご');
    expect(chipNames()).toEqual(['feta']);
  });
});

describe('suggestions', () => {
  test('come once the text has rested, and none is highlighted at first', async () => {
    const { user, input } = await openInput();
    await user.type(input, 'egg');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['eggspiece', 'eggplantspiece']);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(input).not.toHaveAttribute('aria-activedescendant');
  });

  test('the arrow keys move the highlight and Enter takes it, keeping the quantity that was typed', async () => {
    const { user, input } = await openInput();
    await user.type(input, '3 egg');
    const [first, second] = await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(input).toHaveAttribute('aria-activedescendant', second?.id);
    await user.keyboard('{ArrowUp}');
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(await chips(1)).toEqual(['eggs']);
    expect(currentAddress()).toBe('/search?ingredients=3+eggs');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('a press on one takes it', async () => {
    const { user, input } = await openInput();
    await user.type(input, 'spin');
    await user.click(await screen.findByRole('option', { name: /^spinach/ }));
    expect(await chips(1)).toEqual(['spinach']);
  });

  test('Enter without a highlight adds what was typed, not a suggestion', async () => {
    const { user, input } = await openInput();
    await user.type(input, 'egg');
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    expect(await chips(1)).toEqual(['egg']);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('Escape closes them and leaves the text; typing on opens them again', async () => {
    const { user, input } = await openInput();
    await user.type(input, 'eg');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input).toHaveValue('eg');
    await user.type(input, 'g');
    expect(await screen.findByRole('listbox')).toBeVisible();
  });

  test('leaving the box closes them a moment later', async () => {
    const { user, input } = await openInput();
    await user.type(input, 'egg');
    const list = await screen.findByRole('listbox');
    await user.tab();
    expect(list).toBeInTheDocument();
    await waitForElementToBeRemoved(list);
  });

  test('foods and dishes stand apart, and the arrow keys go through both', async () => {
    const { user, input } = await openInput('feta');
    await user.type(input, 'spinach');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    const named = (name: string) =>
      within(within(list).getByRole('group', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(named('Foods')).toEqual(['spinachg', 'baby spinachg']);
    expect(named('Dishes')).toEqual(['Warm spinach & chickpea salad', 'Spinach and potato curry']);
    expect(screen.getByText('2 suggestions, 2 dishes')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Spinach and potato curry' })).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Spinach and potato curry' }).id,
    );
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/recipe/warm-spinach-chickpea-salad?ingredients=feta'));
  });

  test('a dish alone is offered too, and a press opens its page with the ingredients that are there', async () => {
    const { user, input } = await openInput('2 eggs', 'feta');
    await user.type(input, 'shakshuka');
    await user.click(await screen.findByRole('option', { name: 'Green shakshuka with feta' }));
    await waitFor(() => expect(currentAddress()).toBe('/recipe/green-shakshuka-with-feta?ingredients=2+eggs,feta'));
  });

  test('at most four dishes are asked for, in the same request as the foods', async () => {
    const requests: unknown[] = [];
    answerWith({
      ingredientSuggestions: ({ text }) => (requests.push(['foods', text]), []),
      recipes: ({ text, first }) => (requests.push(['dishes', text, first]), pageOf([])),
    });
    const { user, input } = await openInput();
    await user.type(input, 'lasagna');
    await waitFor(() =>
      expect(requests).toEqual([
        ['foods', 'lasagna'],
        ['dishes', 'lasagna', 4],
      ]),
    );
  });

  test('the server is asked once for text typed without a rest, and not for its quantity', async () => {
    const asked: string[] = [];
    answerWith({
      ingredientSuggestions: ({ text }) => {
        asked.push(text);
        return [];
      },
    });
    const { user, input } = await openInput();
    await user.type(input, '2 cups flour');
    await waitFor(() => expect(asked).toEqual(['flour']));
  });
});

test('the photo button opens the photo dialog, and closing it gives the focus back', async () => {
  const { user } = await openInput();
  const button = screen.getByRole('button', { name: 'Add ingredients from photos' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Upload ingredient photos' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});
