import { screen, waitFor } from '@testing-library/react';
import { pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import type { SetProgressInput } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, breakNetwork, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => {
  dismissToast();
  localStorage.clear();
});

const open = () => renderApp(`/recipe/${recipeToCook.slug}`);

test('a rating needs stars, and may have a few words', async () => {
  const asked: unknown[] = [];
  answerWith(
    signedIn(recipeToCook, {
      rateRecipe: ({ input }) => (
        asked.push(input),
        { recipe: { ...recipeToCook, viewerRating: { stars: input.stars, review: input.review ?? null } } }
      ),
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save rating' }));
  expect(screen.getByText('Choose 1 to 5 stars.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByLabelText('Your review (optional)'), 'Good cold, too.');
  await user.click(screen.getByRole('button', { name: 'Save rating' }));
  expect(await screen.findByText('Your rating counts.')).toBeVisible();
  expect(asked).toEqual([{ recipeId: recipeToCook.id, stars: 4, review: 'Good cold, too.' }]);
  expect(screen.getByRole('button', { name: 'Change rating' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
});

test('what is written on while a rating is on its way stays, and can be saved after it', async () => {
  const asked: unknown[] = [];
  const answer = Promise.withResolvers<void>();
  answerWith(
    signedIn(recipeToCook, {
      rateRecipe: async ({ input }) => (
        asked.push(input.review),
        await answer.promise,
        { recipe: { ...recipeToCook, viewerRating: { stars: input.stars, review: input.review ?? null } } }
      ),
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByLabelText('Your review (optional)'), 'Very good.');
  await user.click(screen.getByRole('button', { name: 'Save rating' }));
  await user.type(screen.getByLabelText('Your review (optional)'), ' With dill.');
  answer.resolve();
  await user.click(await screen.findByRole('button', { name: 'Change rating' }));
  expect(screen.getByLabelText('Your review (optional)')).toHaveValue('Very good. With dill.');
  await waitFor(() => expect(asked).toEqual(['Very good.', 'Very good. With dill.']));
});

describe('a rating of their own', () => {
  const given = { stars: 4, review: 'Good cold, too.' };
  const rated = { ...recipeToCook, viewerRating: given };

  test('is removed in one press, with the focus on the stars, and comes back by undo', async () => {
    const asked: unknown[] = [];
    answerWith(
      signedIn(rated, {
        removeRating: ({ input }) => (asked.push(input), { recipe: { ...recipeToCook, viewerRating: null } }),
        rateRecipe: ({ input }) => (asked.push(input), { recipe: rated }),
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove my rating' }));
    expect(await screen.findByText('Rating removed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove my rating' })).toBeNull();
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
    expect(screen.getByLabelText('Your review (optional)')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your rating is back')).toBeVisible();
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(screen.getByLabelText('Your review (optional)')).toHaveValue('Good cold, too.');
    expect(asked).toEqual([{ id: recipeToCook.id }, { recipeId: recipeToCook.id, ...given }]);
  });

  test('stays with what was written where it cannot be removed', async () => {
    answerWith(signedIn(rated));
    const { user } = open();
    const remove = await screen.findByRole('button', { name: 'Remove my rating' });
    breakNetwork();
    await user.click(remove);
    expect(await screen.findByText('Larder could not be reached. Check your connection and try again.')).toBeVisible();
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  test('is nothing to remove where there is none', async () => {
    answerWith(signedIn(recipeToCook));
    open();
    expect(await screen.findByRole('button', { name: 'Save rating' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove my rating' })).toBeNull();
  });
});

test('reviews of others stand below, with who, when and how many stars', async () => {
  const review = { authorName: 'Grace', stars: 5, text: 'Every Sunday.', writtenAt: '2026-11-03T18:00:00Z' };
  answerWith(signedIn({ ...recipeToCook, reviews: pageOf([review]) }));
  open();
  expect(await screen.findByText('Every Sunday.')).toBeVisible();
  expect(screen.getByText('Grace, Nov 3, 2026')).toBeVisible();
  expect(screen.getByText('5 of 5 stars')).toBeInTheDocument();
});

test('with the keyboard the focus stays on the button that saved, and a second Enter marks nothing as cooked', async () => {
  let cooked = 0;
  answerWith(
    signedIn(recipeToCook, {
      rateRecipe: ({ input }) => ({
        recipe: { ...recipeToCook, viewerRating: { stars: input.stars, review: input.review ?? null } },
      }),
      markCooked: () => ((cooked += 1), { recipe: recipeToCook }),
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByLabelText('Your review (optional)'), 'Good cold, too. ');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Add a photo' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Your rating counts.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change rating' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Your review (optional)')).toHaveValue('Good cold, too.');
  expect(cooked).toBe(0);
});

test('further reviews that do not come are told of, and those that are there stay', async () => {
  const review = { authorName: 'Grace', stars: 5, text: 'Every Sunday.', writtenAt: '2026-11-03T18:00:00Z' };
  const first = pageOf([review]);
  answerWith(
    signedIn({
      ...recipeToCook,
      reviews: { ...first, totalCount: 2, pageInfo: { ...first.pageInfo, hasNextPage: true, endCursor: '1' } },
    }),
  );
  const { user } = open();
  const more = await screen.findByRole('button', { name: 'More reviews' });
  breakNetwork();
  await user.click(more);
  expect(await screen.findByText('Larder could not be reached. Check your connection and try again.')).toBeVisible();
  expect(screen.getByText('Every Sunday.')).toBeVisible();
});

test('a cook notes that they have cooked it', async () => {
  let cooked = 0;
  answerWith(signedIn(recipeToCook, { markCooked: () => ((cooked += 1), { recipe: recipeToCook }) }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'I cooked this' }));
  expect(await screen.findByText('Well cooked')).toBeVisible();
  expect(cooked).toBe(1);
});

test('the last step done notes it by itself', async () => {
  let cooked = 0;
  answerWith(
    signedIn(recipeToCook, {
      markCooked: () => ((cooked += 1), { recipe: recipeToCook }),
      setProgress: () => ({ recipe: recipeToCook, progress: { ingredients: [], steps: [1, 2, 3], servings: null } }),
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Complete All Steps' }));
  expect(await screen.findByText('Well cooked')).toBeVisible();
  expect(cooked).toBe(1);
});

test('steps that were done at an earlier visit or elsewhere are not noted again', async () => {
  let cooked = 0;
  const steps = [1, 2, 3];
  localStorage.setItem(`larder:recipe-progress:${recipeToCook.id}`, JSON.stringify({ steps: [1, 2], isKept: true }));
  answerWith(
    signedIn(
      { ...recipeToCook, progress: { ingredients: [], steps, servings: 7 } },
      { markCooked: () => ((cooked += 1), { recipe: recipeToCook }) },
    ),
  );
  open();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Servings' })).toHaveTextContent('7'));
  // A mutation that an arriving state sets off is on its way at once: the next answer comes after it.
  await screen.findByRole('button', { name: 'I cooked this' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([cooked, screen.queryByText('Well cooked')]).toEqual([0, null]);
});

test('the last step ticked by hand notes it, the others do not', async () => {
  let cooked = 0;
  localStorage.setItem(`larder:recipe-progress:${recipeToCook.id}`, JSON.stringify({ steps: [1], isKept: true }));
  answerWith(
    signedIn(recipeToCook, {
      markCooked: () => ((cooked += 1), { recipe: recipeToCook }),
      setProgress: () => ({ recipe: recipeToCook, progress: { ingredients: [], steps: [], servings: null } }),
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Step 2' }));
  expect(screen.queryByText('Well cooked')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Step 3' }));
  expect(await screen.findByText('Well cooked')).toBeVisible();
  expect(cooked).toBe(1);
});

describe('progress of a cook who is signed in', () => {
  const keep = (sent: SetProgressInput[]) => ({
    setProgress: ({ input }: { input: SetProgressInput }) => (
      sent.push(input),
      {
        recipe: recipeToCook,
        progress: { ingredients: input.ingredients ?? [], steps: input.steps ?? [], servings: input.servings ?? null },
      }
    ),
  });

  test('comes from the account where this browser has nothing newer', async () => {
    answerWith(signedIn({ ...recipeToCook, progress: { ingredients: [], steps: [2], servings: 7 } }));
    open();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Servings' })).toHaveTextContent('7'));
  });

  test('is handed over as a whole once the ticks have rested', async () => {
    const sent: SetProgressInput[] = [];
    answerWith(signedIn(recipeToCook, keep(sent)));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check All Ingredients' }));
    await user.click(screen.getByRole('button', { name: 'One serving more' }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        recipeId: recipeToCook.id,
        ingredients: recipeToCook.ingredients.map(({ id }) => id),
        steps: [],
        servings: 5,
      }),
    );
  });

  test('that was made as a visitor goes to the account, which would not know it', async () => {
    const sent: SetProgressInput[] = [];
    localStorage.setItem(`larder:recipe-progress:${recipeToCook.id}`, JSON.stringify({ steps: [1], isKept: false }));
    answerWith(signedIn({ ...recipeToCook, progress: { ingredients: [], steps: [], servings: null } }, keep(sent)));
    open();
    await waitFor(() => expect(sent).toMatchObject([{ steps: [1] }]));
  });
});
