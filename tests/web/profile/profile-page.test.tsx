import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { ada, buildProfile, pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { Collection } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, breakNetwork, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());

const { shakshuka, pasta } = recipes;
const kept = [
  { ...shakshuka, isSaved: true },
  { ...pasta, isSaved: true },
];
const brunch: Collection = {
  id: 'brunch',
  name: 'Brunch',
  description: 'Late and long.',
  coverImage: null,
  isPublic: true,
  isOwn: true,
  createdAt: '2026-01-01T00:00:00Z',
  recipeCount: 2,
  recipes: pageOf(kept),
};
const full = buildProfile({
  savedRecipes: pageOf(kept),
  recentRecipes: pageOf([{ recipe: shakshuka, lastCooked: '2026-11-03T18:00:00Z', times: 2 }]),
  collections: [brunch],
});
const asAda = (profile = full) => answerWith(signedIn(shakshuka, { profile: () => profile }));

test('the head says who the cook is, and the three cards how much there is', async () => {
  asAda();
  renderApp('/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Marsh' })).toBeVisible();
  expect(screen.getByText('ada@example.org')).toBeVisible();
  expect(document.querySelector('main [data-initials="AM"]')).toBeVisible();
  const cards = within(screen.getByRole('list', { name: 'Your numbers' })).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(['2 Saved Recipes', '1 Recipes Cooked', '1 Collections']);
});

test('there are four tabs, saved recipes first; the address says which is open', async () => {
  asAda();
  const { user } = renderApp('/profile');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Saved Recipes',
    'Recently Cooked',
    'Collections',
    'Shopping Lists',
  ]);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  await user.click(tabs[2]!);
  expect(await screen.findByRole('link', { name: 'Brunch' })).toHaveAttribute('href', '/collections/brunch');
  await waitFor(() => expect(currentAddress()).toBe('/profile?tab=collections'));
});

test('a saved recipe shows its first two tags, cook time, rating and reviews', async () => {
  asAda();
  renderApp('/profile');
  const card = within((await screen.findByRole('link', { name: shakshuka.title })).closest('article')!);
  expect(card.getByText('breakfast')).toBeVisible();
  expect(card.getByText('one pan')).toBeVisible();
  expect(card.queryByText('quick')).not.toBeInTheDocument();
  expect(card.getByText('20 min cooking')).toBeVisible();
  expect(card.getByText('Rated 4.8 of 5 by 124 cooks')).toBeInTheDocument();
});

test('saved recipes are filtered and sorted by the server', async () => {
  const asked: unknown[] = [];
  answerWith(
    signedIn(shakshuka, {
      profile: () => ({ ...full, savedRecipes: ((args: object) => (asked.push(args), pageOf(kept))) as never }),
    }),
  );
  const { user } = renderApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Sort' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Quickest' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'TIME' }));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.type(screen.getByRole('searchbox', { name: 'Words in the title' }), 'green');
  await user.click(screen.getByRole('radio', { name: 'Up to 30 min' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      sort: 'TIME',
      filter: { text: 'green', maxTotalTime: 30, cuisine: null, difficulty: null },
    }),
  );
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
});

test('a cooked recipe says when, and leads back to cooking it', async () => {
  asAda();
  renderApp('/profile?tab=recent');
  expect(await screen.findByText('1 recipe')).toBeVisible();
  expect(screen.getByText('Cooked Nov 3, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: `Cook Again: ${shakshuka.title}` })).toHaveAttribute(
    'href',
    `/recipe/${shakshuka.slug}`,
  );
});

test.each([
  ['/profile', 'No saved recipes yet'],
  ['/profile?tab=recent', 'No recipes cooked yet'],
  ['/profile?tab=collections', 'No collections yet'],
  ['/favorites', 'No saved recipes yet'],
  ['/collections', 'No collections yet'],
])('%s without anything says "%s" and what to do', async (address, title) => {
  asAda(buildProfile());
  renderApp(address);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test.each([
  ['/profile', ['Filter', 'Sort']],
  ['/favorites', ['Filter', 'Sort']],
  ['/profile?tab=collections', ['New Collection']],
  ['/collections', ['New Collection']],
])('%s has its buttons where there is nothing yet, too', async (address, buttons) => {
  asAda(buildProfile());
  renderApp(address);
  await screen.findByRole('heading', { name: /^No .* yet$/ });
  for (const name of buttons) expect(screen.getByRole('button', { name })).toBeVisible();
});

test.each(['/profile', '/profile?tab=recent', '/submit', '/collections/brunch'])(
  'further recipes that do not come at %s are reported',
  async (address) => {
    const goesOn = <Node,>(nodes: Node[]) => {
      const page = pageOf(nodes);
      return { ...page, totalCount: 2, pageInfo: { ...page.pageInfo, hasNextPage: true, endCursor: '1' } };
    };
    const started = goesOn([shakshuka]);
    answerWith(
      signedIn(shakshuka, {
        profile: () =>
          buildProfile({
            savedRecipes: started,
            recentRecipes: goesOn([{ recipe: shakshuka, lastCooked: '2026-11-03T18:00:00Z', times: 2 }]),
            recipes: started,
          }),
        collection: () => ({ ...brunch, recipes: started }),
      }),
    );
    const { user } = renderApp(address);
    const more = await screen.findByRole('button', { name: 'Show more' });
    breakNetwork();
    await user.click(more);
    expect(await screen.findByText('Larder could not be reached. Check your connection and try again.')).toBeVisible();
    expect(screen.getAllByText(shakshuka.title)[0]).toBeVisible();
  },
);

test('a profile that does not load says so, and is tried again', async () => {
  let isDown = true;
  answerWith(
    signedIn(shakshuka, {
      profile: () => {
        if (isDown) throw new GraphQLError('Down.', { extensions: { code: 'UNAVAILABLE' } });
        return full;
      },
    }),
  );
  const { user } = renderApp('/profile');
  expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeVisible();
  expect(screen.getByText('Unable to load your profile. Please try again.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Ada Marsh' })).toBeVisible();
});

test.each(['/profile', '/favorites', '/collections', '/settings', '/submit', '/submit/new'])(
  '%s sends a visitor to sign in, and back there afterwards',
  async (address) => {
    renderApp(address);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(await screen.findByText('Authentication required')).toBeVisible();
    expect(currentAddress()).toBe(`/login?next=${address}`);
  },
);

test('Edit Profile changes the name everywhere; a refused field says why beside it', async () => {
  const profile = { ...full, user: { ...ada } };
  answerWith(
    signedIn(shakshuka, {
      profile: () => profile,
      updateProfile: ({ input }) => {
        if (input.email === 'nonsense')
          throw new GraphQLError('This is not an e-mail address.', {
            extensions: { code: 'BAD_USER_INPUT', field: 'email' },
          });
        return { user: { ...ada, name: input.name ?? ada.username, email: input.email ?? null } };
      },
    }),
  );
  const { user } = renderApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Ada King');
  await user.clear(dialog.getByLabelText('Email'));
  await user.type(dialog.getByLabelText('Email'), 'nonsense');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('This is not an e-mail address.'),
  );
  await user.clear(dialog.getByLabelText('Email'));
  await user.type(dialog.getByLabelText('Email'), 'ada@king.example');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada King' })).toBeVisible();
  expect(screen.getByText('ada@king.example')).toBeVisible();
});

test('saved recipes that could not be put in another order are not shown as if they were', async () => {
  asAda();
  const { user } = renderApp('/profile');
  await screen.findByText(shakshuka.title);
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  breakNetwork();
  await user.click(await screen.findByRole('menuitemradio', { name: 'Quickest' }));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText(shakshuka.title)).not.toBeInTheDocument();
});
