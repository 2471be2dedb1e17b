import { screen } from '@testing-library/react';
import { signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());

const NOTES = { name: 'Your notes' };

test('a cook notes something beside a recipe, and is told that it is kept', async () => {
  const written: unknown[] = [];
  const recipe = { ...recipeToCook, ownNote: 'Less salt.' };
  answerWith(
    signedIn(recipe, {
      recipe: () => recipe,
      writeOwnNote: ({ input }) => (written.push(input), { recipe: { ...recipe, ownNote: input.text ?? null } }),
    }),
  );
  const { user } = renderApp(`/recipe/${recipeToCook.slug}`);
  const notes = await screen.findByRole('textbox', NOTES);
  expect(notes).toHaveValue('Less salt.');
  expect(screen.queryByRole('button', { name: 'Save notes' })).not.toBeInTheDocument();
  await user.type(notes, ' More cumin.');
  await user.click(screen.getByRole('button', { name: 'Save notes' }));
  expect(await screen.findByText('Your notes are saved')).toBeVisible();
  expect(written).toEqual([{ recipeId: recipe.id, text: 'Less salt. More cumin.' }]);
  expect(screen.queryByRole('button', { name: 'Save notes' })).not.toBeInTheDocument();
});

test('a visitor is shown no place for notes', async () => {
  answerWith({ recipe: () => recipeToCook });
  renderApp(`/recipe/${recipeToCook.slug}`);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('textbox', NOTES)).not.toBeInTheDocument();
});
