import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useMockApi } from '../../support/mock-api.ts';
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { openRecipe, clearBrowserAfterEach } from '../open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();

const ADDRESS = 'http://localhost/recipe/leek-and-ricotta-tart';

async function openDialog() {
  const { user } = await openRecipe(recipeToCook, '?servings=6&ingredients=leek');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Share this recipe' }) };
}

describe('the link of a recipe', () => {
  test('is copied without what is the cook’s own, and that is said', async () => {
    const { user } = await openRecipe(recipeToCook, '?servings=6&ingredients=leek');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied!')).toBeVisible();
    expect(screen.getByText('Recipe link copied to clipboard.')).toBeVisible();
    expect(write).toHaveBeenCalledWith(ADDRESS);
  });

  test('that cannot be copied is said to have failed', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const { user } = await openRecipe();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Failed to copy')).toBeVisible();
    expect(screen.getByText('Please try again')).toBeVisible();
    warn.mockRestore();
  });
});

describe('the Share dialog', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test('opens the share sheet of the system where there is one, and nothing fails when that is closed', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Share with an app' }));
    expect(share).toHaveBeenCalledWith({ title: recipeToCook.title, url: ADDRESS });
    expect(screen.queryByText('Link copied!')).not.toBeInTheDocument();
  });

  test('has no button for the share sheet where there is none', async () => {
    const { dialog } = await openDialog();
    expect(within(dialog).queryByRole('button', { name: 'Share with an app' })).not.toBeInTheDocument();
  });

  test('shows the address, which cannot be edited, and copies it', async () => {
    const { user, dialog } = await openDialog();
    const field = within(dialog).getByRole('textbox', { name: 'Recipe address' });
    expect(field).toHaveValue(ADDRESS);
    expect(field).toHaveAttribute('readonly');
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Link copied!')).toBeVisible();
  });

  test.each([
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(ADDRESS)}`],
    ['Twitter', `https://twitter.com/intent/tweet?url=${encodeURIComponent(ADDRESS)}&text=Leek+and+ricotta+tart`],
    ['Instagram', 'https://www.instagram.com/'],
  ])('opens %s in a popup of 600x400 that cannot reach back', async (network, href) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: network }));
    expect(open).toHaveBeenCalledWith(href, '_blank', expect.stringMatching(/noopener.*width=600,height=400/));
    open.mockRestore();
  });

  test('copies the link for Instagram, which takes none', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Instagram' }));
    expect(await screen.findByText('Link copied!')).toBeVisible();
    open.mockRestore();
  });

  test('closes with Escape and gives the focus back', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('Print prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user } = await openRecipe();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
