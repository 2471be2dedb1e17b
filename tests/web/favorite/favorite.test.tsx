import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { ada, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => {
  dismissToast();
  sessionStorage.clear();
});

const { shakshuka } = recipes;
const SEARCH = '/search?ingredients=eggs';
const save = `Save ${shakshuka.title}`;
const remove = `Remove ${shakshuka.title} from favorites`;

/** An answer that comes when the test says so. */
function later<Answer>(): {
  promise: Promise<Answer>;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
} {
  return Promise.withResolvers<Answer>();
}

test('a recipe is kept at once, and the notice follows when the server has agreed', async () => {
  const answer = later<{ recipe: typeof shakshuka }>();
  answerWith(signedIn(shakshuka, { saveRecipe: () => answer.promise }));
  const { user } = renderApp(SEARCH);
  await user.click(await screen.findByRole('button', { name: save }));
  const heart = await screen.findByRole('button', { name: remove });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Recipe saved!')).not.toBeInTheDocument();
  answer.resolve({ recipe: { ...shakshuka, isSaved: true } });
  expect(await screen.findByText('Recipe saved!')).toBeVisible();
  expect(screen.getByText('Added to your favorites')).toBeVisible();
});

test('while it is on its way a second press changes nothing', async () => {
  const answer = later<{ recipe: typeof shakshuka }>();
  let asked = 0;
  answerWith(signedIn(shakshuka, { saveRecipe: () => ((asked += 1), answer.promise) }));
  const { user } = renderApp(SEARCH);
  await user.click(await screen.findByRole('button', { name: save }));
  const heart = await screen.findByRole('button', { name: remove });
  await waitFor(() => expect(heart).toHaveAttribute('aria-disabled', 'true'));
  await user.click(heart);
  answer.resolve({ recipe: { ...shakshuka, isSaved: true } });
  await screen.findByText('Recipe saved!');
  expect(asked).toBe(1);
  expect(heart).toHaveAttribute('aria-disabled', 'false');
});

test('what fails is taken back, with the notice of the specification', async () => {
  answerWith(
    signedIn(shakshuka, {
      saveRecipe: () => {
        throw new GraphQLError('Something went wrong on our side.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      },
    }),
  );
  const { user } = renderApp(SEARCH);
  await user.click(await screen.findByRole('button', { name: save }));
  expect(await screen.findByText('Failed to update favorites. Please try again.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(screen.getByRole('button', { name: save })).toHaveAttribute('aria-pressed', 'false');
});

test('a kept recipe is kept no longer, with its notice', async () => {
  answerWith(signedIn({ ...shakshuka, isSaved: true }));
  const { user } = renderApp(`/recipe/${shakshuka.slug}`);
  await user.click(await screen.findByRole('button', { name: 'Saved' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
  expect(await screen.findByText('Recipe removed from favorites')).toBeVisible();
});

test('a visitor is sent to sign in, and lands back with the recipe kept', async () => {
  let isSignedIn = false;
  const kept: string[] = [];
  const asCook = signedIn(shakshuka, {
    saveRecipe: ({ input }) => (kept.push(input.id), { recipe: { ...shakshuka, isSaved: true } }),
  });
  const refuse = () => {
    throw new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
  };
  answerWith({
    ...asCook,
    viewer: () => (isSignedIn ? ada : null),
    saveRecipe: (args) => (isSignedIn ? asCook.saveRecipe!(args) : refuse()),
    signIn: () => (
      (isSignedIn = true),
      { user: ada, session: { id: 's', createdAt: '', lastUsedAt: '', isCurrent: true, userAgent: null } }
    ),
  });
  const { user } = renderApp(SEARCH);
  await user.click(await screen.findByRole('button', { name: save }));
  expect(await screen.findByText('Authentication required')).toBeVisible();
  expect(screen.getByText('Please log in to continue.')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe(`/login?next=${SEARCH}`));

  await user.type(await screen.findByLabelText('User name'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'wooden spoon orbit{Enter}');
  expect(await screen.findByText('Recipe saved!')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe(SEARCH));
  expect(kept).toEqual([shakshuka.id]);
});

test.each([
  { who: ada.id, kept: [shakshuka.id] },
  { who: 'user-bo', kept: [] },
])('what a cook did as their session had ended is done only for them: $who signs in', async ({ who, kept }) => {
  let viewer: typeof ada | null = ada;
  const saved: string[] = [];
  answerWith({
    ...signedIn(shakshuka),
    viewer: () => viewer,
    saveRecipe: ({ input }) => {
      if (!viewer) throw new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
      saved.push(input.id);
      return { recipe: { ...shakshuka, isSaved: true } };
    },
    signIn: () => ({
      user: (viewer = { ...ada, id: who }),
      session: { id: 's', createdAt: '', lastUsedAt: '', isCurrent: true, userAgent: null },
    }),
  });
  const { user } = renderApp(SEARCH);
  const heart = await screen.findByRole('button', { name: save });
  await waitFor(() => expect(document.querySelector('[data-initials="AM"]')).toBeVisible());
  viewer = null;
  await user.click(heart);
  await user.type(await screen.findByLabelText('User name'), 'somebody');
  await user.type(screen.getByLabelText('Password'), 'wooden spoon orbit{Enter}');
  await waitFor(() => expect(currentAddress()).toBe(SEARCH));
  expect(saved).toEqual(kept);
});
