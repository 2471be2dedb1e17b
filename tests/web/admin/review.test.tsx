import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
// Fetched when it is first needed; here it is compiled beforehand.
import '../../../web/src/pages/admin/admin-page.tsx';
import { adminRecipes } from '../../../web/src/mocks/fixtures/admin.ts';
import { ada, pageOf } from '../../../web/src/mocks/fixtures/cook.ts';
import { cookRoot, type MockRoot } from '../../../web/src/mocks/root.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());

/** Opens the queue of three recipes that wait; gives the decisions that come to the server, which answers none until it is let. */
async function openQueue() {
  const decided: string[] = [];
  const { promise: isLet, resolve: letAnswer } = Promise.withResolvers<void>();
  const waiting = ['pie', 'jam', 'soup'].map((id) => ({ ...adminRecipes[0], id, status: 'PENDING' as const }));
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminRecipes: () => pageOf(waiting),
    reviewRecipe: async (asked) => {
      decided.push(`${asked.input.decision} ${asked.input.id}`);
      await isLet;
      return cookRoot.reviewRecipe(asked);
    },
  });
  const { user } = renderApp('/admin?tab=recipes');
  await user.click(await screen.findByRole('button', { name: /^Review / }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Approve' });
  return { user, dialog, decided, letAnswer };
}

test('a key that is held down decides nothing, and goes past nothing', async () => {
  const { dialog, decided } = await openQueue();
  for (const key of ['a', 's', 'r']) fireEvent.keyDown(document, { key, repeat: true });
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(decided).toEqual([]);
});

test('while a decision is on its way, neither keys nor presses make another', async () => {
  const { user, dialog, decided, letAnswer } = await openQueue();
  await user.keyboard('a');
  await user.keyboard('a');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await user.keyboard('s');
  await waitFor(() => expect(decided).toEqual(['APPROVE pie']));
  letAnswer();
  expect(await screen.findByText(/can be found now/)).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Approve' })).toBeEnabled();
  await user.keyboard('a');
  await waitFor(() => expect(decided).toEqual(['APPROVE pie', 'APPROVE jam']));
});

/** Opens the queue over other answers; gives what comes to the server as a word about a recipe. */
async function openQueueOver(overrides: Partial<MockRoot>, waiting = ['pie', 'jam']) {
  const words: unknown[] = [];
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminRecipes: () => pageOf(waiting.map((id) => ({ ...adminRecipes[0], id, status: 'PENDING' as const }))),
    reviewRecipe: (asked) => (words.push(asked.input), cookRoot.reviewRecipe(asked)),
    ...overrides,
  });
  const { user } = renderApp('/admin?tab=recipes');
  await user.click(await screen.findByRole('button', { name: /^Review / }));
  return { user, words, dialog: within(await screen.findByRole('dialog')) };
}

const textOf = (title: string) => ({ title, description: '', facts: [], lines: [], steps: [] });

test('the word is about the text that was looked at: what its cook changed meanwhile is shown first', async () => {
  const sent: unknown[] = [];
  let version = 'v1';
  const { user, dialog } = await openQueueOver({
    adminRecipe: () => ({
      recipe: adminRecipes[0],
      version,
      now: textOf(version === 'v1' ? 'Marrow stew' : 'Buy marrow pills'),
      approved: null,
    }),
    reviewRecipe: ({ input }) => {
      sent.push(input);
      throw new GraphQLError('Look at it again.', { extensions: { code: 'CONFLICT', field: 'version' } });
    },
  });
  await dialog.findByText('Marrow stew');
  version = 'v2';
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('Buy marrow pills')).toBeVisible();
  expect(screen.getByText('Look at it again.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await user.type(dialog.getByLabelText('What should be different?'), 'No pills.');
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 'pie', version: 'v1', decision: 'APPROVE', reason: null },
      { id: 'pie', version: 'v2', decision: 'REJECT', reason: 'No pills.' },
    ]),
  );
});

test('a recipe that is gone meanwhile does not hold up the others that wait', async () => {
  const { user, dialog } = await openQueueOver({
    adminRecipe: (asked) => {
      if (asked.id === 'pie') throw new GraphQLError('Recipe not found', { extensions: { code: 'NOT_FOUND' } });
      return cookRoot.adminRecipe(asked);
    },
  });
  expect(await dialog.findByRole('alert')).toHaveTextContent('Recipe not found');
  await user.click(dialog.getByRole('button', { name: 'Skip' }));
  expect(await dialog.findByRole('button', { name: 'Approve' })).toBeVisible();
});

test('a queue that does not load is not called done', async () => {
  let isAway = true;
  const { user, dialog } = await openQueueOver({
    adminRecipes: ({ first }) => {
      if (isAway && first === 100) throw new GraphQLError('Resting.', { extensions: { code: 'UNAVAILABLE' } });
      return pageOf([{ ...adminRecipes[0], id: 'pie', status: 'PENDING' as const }]);
    },
  });
  expect(await dialog.findByText('The recipes that wait did not load')).toBeVisible();
  expect(dialog.queryByText('Every recipe has been looked at.')).not.toBeInTheDocument();
  isAway = false;
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByRole('button', { name: 'Approve' })).toBeVisible();
});

test('behind the first hundred that wait come the next', async () => {
  const { user, words, dialog } = await openQueueOver({
    adminRecipes: ({ after }) => {
      const page = pageOf([
        { ...adminRecipes[0], id: after === null || after === undefined ? 'pie' : 'jam', status: 'PENDING' as const },
      ]);
      return after === 'more'
        ? page
        : { ...page, pageInfo: { ...page.pageInfo, hasNextPage: true, endCursor: 'more' } };
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(words).toMatchObject([{ id: 'pie' }]));
  await user.click(await dialog.findByRole('button', { name: 'Skip' }));
  expect(await dialog.findByText('Every recipe has been looked at.')).toBeVisible();
});

test('the photo that everyone would see is shown, and marked where it is another one', async () => {
  const { dialog } = await openQueueOver({
    adminRecipe: () => ({
      recipe: adminRecipes[0],
      version: 'v1',
      now: { ...textOf('Marrow stew'), photo: '/images/new.webp' },
      approved: { ...textOf('Marrow stew'), photo: '/images/old.webp' },
    }),
  });
  const photos = await dialog.findAllByRole('img', { name: 'The photo of Marrow stew' });
  expect(photos.map((photo) => photo.getAttribute('src'))).toEqual(['/images/old.webp', '/images/new.webp']);
  expect(dialog.getByText('new')).toBeVisible();
  expect(dialog.getByText('gone')).toBeVisible();
});

/** Opens the recipes in one state; gives what comes to the server as a word about a recipe. */
async function openRecipes(status: 'PUBLISHED' | 'REJECTED') {
  const words: unknown[] = [];
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminRecipes: ({ text }) => pageOf(text === 'xyzzy' ? [] : [{ ...adminRecipes[0], status }]),
    reviewRecipe: (asked) => (words.push(asked.input), cookRoot.reviewRecipe(asked)),
  });
  const { user } = renderApp('/admin?tab=recipes');
  await screen.findByText('Smoky bean stew');
  return { user, words };
}

test('a published recipe is taken down with a reason, after a question', async () => {
  const { user, words } = await openRecipes('PUBLISHED');
  await user.click(screen.getByRole('button', { name: 'Take down Smoky bean stew' }));
  await user.type(await screen.findByRole('textbox', { name: 'Why is it taken down?' }), 'It is an advertisement.');
  expect(words).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Take it down' }));
  expect(await screen.findByText('Smoky bean stew is no longer public. Its author sees your reason.')).toBeVisible();
  expect(words).toEqual([
    { id: 'admin-smoky-bean-stew', version: 'v1', decision: 'TAKE_DOWN', reason: 'It is an advertisement.' },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a recipe that was held back is published again by a press', async () => {
  const { user, words } = await openRecipes('REJECTED');
  await user.click(screen.getByRole('button', { name: 'Publish Smoky bean stew again' }));
  expect(await screen.findByText('Smoky bean stew can be found now.')).toBeVisible();
  expect(words).toEqual([{ id: 'admin-smoky-bean-stew', version: 'v1', decision: 'RESTORE', reason: null }]);
});

test('recipes are found by title or author', async () => {
  const { user } = await openRecipes('PUBLISHED');
  await user.type(screen.getByRole('searchbox', { name: 'Find by title or author' }), 'xyzzy');
  expect(await screen.findByText('No recipes found')).toBeVisible();
});
