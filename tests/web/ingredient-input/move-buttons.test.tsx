import { act, screen, waitFor } from '@testing-library/react';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { chipNames, openInput } from '../support/open-input.ts';
import { currentAddress } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

describe('reordering by buttons', () => {
  async function openMoves(name: string) {
    const { user } = await openInput('eggs', 'spinach', 'feta');
    const chip = screen.getByRole('button', { name });
    await user.click(chip);
    return { user, chip };
  }

  /** A browser that has no moment without work until it is told to have one. */
  function holdIdleness(): () => void {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (tell) => waiting.push(tell);
    window.cancelIdleCallback = () => undefined;
    return () => waiting.forEach((tell) => tell({ didTimeout: false, timeRemaining: () => 50 }));
  }

  // What the page asked for before is called off when it goes, so that `cancelIdleCallback` stays.
  afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

  test('a press on a chip shows them; one moves the chip a place, keeps the focus, and the page says where it is', async () => {
    const { user } = await openMoves('feta');
    const left = screen.getByRole('button', { name: 'Move feta left' });
    await user.click(left);
    await waitFor(() => expect(chipNames()).toEqual(['eggs', 'feta', 'spinach']));
    expect(currentAddress()).toBe('/search?ingredients=eggs,feta,spinach');
    expect(left).toHaveFocus();
    expect(screen.getByText('Moved feta to place 2 of 3.')).toBeInTheDocument();
  });

  test('opened they stay, and so does the focus, when dragging arrives meanwhile', async () => {
    const tellIdle = holdIdleness();
    const { user } = await openInput('eggs', 'spinach', 'feta');
    const chip = screen.getByRole('button', { name: 'eggs' });
    while (document.activeElement !== chip) await user.tab();
    await user.keyboard('{Enter}');
    await act(async () => {
      tellIdle();
      await import('../../../web/src/components/ingredient-input/chip-dragging.tsx');
    });
    expect(screen.getByRole('button', { name: 'Move eggs right' })).toBeVisible();
    expect(chip).toHaveFocus();
    expect(chip).toHaveAccessibleDescription(/^Press Space/);
    expect(screen.getByRole('button', { name: 'eggs' })).toBe(chip);
  });

  test('they do nothing at the ends of the row, without losing the focus', async () => {
    const { user } = await openMoves('feta');
    const right = screen.getByRole('button', { name: 'Move feta right' });
    await user.click(right);
    expect(right).toHaveAttribute('aria-disabled', 'true');
    expect(right).toHaveFocus();
    expect(chipNames()).toEqual(['eggs', 'spinach', 'feta']);
  });

  test('they are worked by keyboard: Enter shows them, Escape or leaving the chip hides them', async () => {
    const { user, chip } = await openMoves('eggs');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Move eggs right' })).not.toBeInTheDocument();
    expect(chip).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Move eggs right' })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Search ingredients...' }));
    expect(screen.queryByRole('button', { name: 'Move eggs right' })).not.toBeInTheDocument();
  });

  test('a lone chip has none', async () => {
    const { user } = await openInput('eggs');
    await user.click(screen.getByRole('button', { name: 'eggs' }));
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });

  test('a new order asks the server nothing', async () => {
    const asked: string[][] = [];
    answerWith({
      searchRecipes: (args) => {
        asked.push(args.input.ingredients);
        return matchConnection([], args);
      },
    });
    const { user } = await openMoves('feta');
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Move feta left' }));
    await waitFor(() => expect(chipNames()).toEqual(['eggs', 'feta', 'spinach']));
    await screen.findByRole('heading', { name: 'No recipes found' });
    expect(asked).toHaveLength(1);
  });
});
