import { act, screen, waitFor, within } from '@testing-library/react';
import { site } from '../../../web/src/mocks/fixtures/site.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();

test('what the pointer rests on is named, on whatever page', async () => {
  const { user } = renderApp('/');
  const menu = screen.getByRole('button', { name: 'Open menu' });
  // What names it comes once the page stands: a pointer that was there before is not seen.
  await waitFor(async () => {
    await user.unhover(menu);
    await user.hover(menu);
    expect(await screen.findByRole('tooltip', {}, { timeout: 1000 })).toHaveTextContent('Open menu');
  });
});

describe('the navigation', () => {
  test('leads to the three main places and highlights the current one', async () => {
    renderApp('/search');
    await screen.findByRole('heading', { name: 'Find Recipes' });
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/');
    expect(nav.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'My Collection' })).toHaveAttribute('href', '/profile');
    expect(nav.getByRole('link', { name: 'Discover' })).not.toHaveAttribute('aria-current');
  });

  test('on small screens is in a drawer, which closes when it has led somewhere', async () => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Search' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { name: 'Find Recipes' })).toBeVisible();
  });

  test('a new page takes the focus, so that reading goes on there', async () => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('link', { name: 'Search' }));
    await screen.findByRole('heading', { name: 'Find Recipes' });
    expect(screen.getByRole('main')).toHaveFocus();
    expect(document.title).toBe('Find Recipes · Larder');
  });

  test('the name of a page that was come to is said once it has one, also of a recipe that had to be fetched', async () => {
    const { user } = renderApp('/');
    const said = (name: string, timeout = 10_000) =>
      waitFor(
        () =>
          expect(screen.getAllByText(name).some((words) => words.getAttribute('aria-live') === 'polite')).toBe(true),
        { timeout },
      );
    const seek = async () => {
      await user.click(screen.getByRole('link', { name: 'Discover' }));
      await user.click(screen.getByRole('link', { name: 'Search' }));
      await said('Find Recipes · Larder', 1_500);
    };
    // What says it comes once the page stands.
    await waitFor(seek, { timeout: 10_000 });
    await user.click(screen.getByRole('link', { name: 'Discover' }));
    await user.click(await screen.findByRole('link', { name: 'Spaghetti aglio e olio' }));
    await said('Spaghetti aglio e olio · Larder');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('the skip link comes first and moves the focus to the page', async () => {
    const { user } = renderApp('/');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe("the cook's menu", () => {
  /** Waits until the keys have come to this entry. The menu goes on from what it has drawn, and draws after the key. */
  const reached = (name: string) =>
    waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));

  test('leads to profile, favorites, collections, pantry and settings', async () => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Your menu' }));
    const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Profile', '/profile'],
      ['Favorites', '/favorites'],
      ['Collections', '/collections'],
      ['Pantry', '/pantry'],
      ['Dark look', null],
      ['Settings', '/settings'],
      ['Log in', '/login'],
      ['Sign up', '/sign-up'],
    ]);
  });

  test('is worked by keyboard: Escape closes it and gives the focus back', async () => {
    const { user } = renderApp('/');
    const button = screen.getByRole('button', { name: 'Your menu' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  test('turns the page dark and light, and the choice is kept', async () => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Your menu' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await user.keyboard('{End}');
    await reached('Sign up');
    for (const name of ['Log in', 'Settings', 'Dark look']) {
      await user.keyboard('{ArrowUp}');
      await reached(name);
    }
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Light look' })).toBeVisible();
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem('larder:color-mode')).toBe('dark');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Dark look' })).toBeVisible();
    expect(document.documentElement).not.toHaveClass('dark');
  });
});

test('the footer credits its maker and has four links with names', async () => {
  renderApp('/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByText(/Crafted by/)).toBeVisible();
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'the Larder kitchen',
    'Source code',
    'Professional network',
    'Email',
    'Photos',
  ]);
});

test('the footer leads where the admins settled, and has no icon for what they left empty', async () => {
  answerWith({
    site: () => ({
      ...site,
      authorName: 'Ada Marsh',
      portfolioUrl: 'https://ada.example/',
      networkUrl: '',
      mailUrl: 'mailto:ada@example.org',
      photosUrl: '',
    }),
  });
  renderApp('/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByRole('link', { name: 'Ada Marsh' })).toHaveAttribute('href', 'https://ada.example/');
  expect(footer.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:ada@example.org');
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'Ada Marsh',
    'Source code',
    'Email',
  ]);
});

test('the footer credits a maker who has no portfolio', async () => {
  answerWith({ site: () => ({ ...site, authorName: 'Ada Marsh', portfolioUrl: '' }) });
  renderApp('/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByText('Crafted by Ada Marsh')).toBeVisible();
  expect(footer.queryByRole('link', { name: 'Ada Marsh' })).not.toBeInTheDocument();
});

test('an address that leads nowhere shows the 404 page inside the layout', async () => {
  renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});
