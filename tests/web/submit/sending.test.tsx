import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { UserEvent } from '@testing-library/user-event';
import { photoAnswers } from '../../../web/src/mocks/answers/photos.ts';
import { buildRecipe } from '../../../web/src/mocks/fixtures/build.ts';
import { signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import type { RecipeInput } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());
afterEach(() => sessionStorage.clear());

const own = buildRecipe({ id: 'own', title: 'Leek soup', isOwn: true, status: 'DRAFT' });

/** A recipe that lacks nothing; every answer is as told. */
async function write(answers: Partial<MockRoot>): Promise<{ user: UserEvent; container: HTMLElement }> {
  answerWith(signedIn(recipes.shakshuka, { recipe: () => own, ...answers }));
  const { user, container } = renderApp('/submit/new');
  await user.type(await screen.findByLabelText('Title'), 'Leek soup');
  await user.type(screen.getByLabelText('Ingredient 1'), '2 leeks');
  await user.type(screen.getByLabelText('Step 1'), 'Boil.');
  return { user, container };
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

describe('a recipe that is handed in while its photo is on its way', () => {
  const sent: RecipeInput[] = [];
  beforeEach(() => void (sent.length = 0));
  const submitRecipe: MockRoot['submitRecipe'] = ({ input }) => (sent.push(input), { recipe: own });

  /** Chooses a photo that is accepted as `completeUpload` says, and keeps the recipe meanwhile. */
  async function keepMeanwhile(completeUpload: MockRoot['completeUpload']): Promise<UserEvent> {
    const asked = Promise.withResolvers<void>();
    const { user, container } = await write({
      submitRecipe,
      completeUpload: (given) => (asked.resolve(), completeUpload(given)),
    });
    await user.upload(
      container.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['photo'], 'soup.png', { type: 'image/png' }),
    );
    await asked.promise;
    await press(user, 'Keep as draft');
    expect(screen.getByText(/^Your photo is still on its way\./)).toBeVisible();
    expect([sent, currentAddress()]).toEqual([[], '/submit/new']);
    return user;
  }

  test('is stored with it, once it has arrived', async () => {
    const photo = Promise.withResolvers<void>();
    await keepMeanwhile(async (given) => (await photo.promise, photoAnswers.completeUpload(given)));
    photo.resolve();
    await waitFor(() => expect(currentAddress()).toBe('/submit'));
    expect(sent).toMatchObject([{ isDraft: true, imageId: expect.stringMatching(/^photo-/) }]);
  });

  test('stays in the form where the photo does not arrive, and is stored without it when its cook says so', async () => {
    const photo = Promise.withResolvers<never>();
    const user = await keepMeanwhile(() => photo.promise);
    photo.reject(new GraphQLError('Down.', { extensions: { code: 'UNAVAILABLE' } }));
    expect(await screen.findByText(/^The photo did not arrive, so the recipe is not saved yet\./)).toBeVisible();
    expect(screen.queryByText(/^Your photo is still on its way\./)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await press(user, 'Keep as draft');
    await waitFor(() => expect(currentAddress()).toBe('/submit'));
    expect(sent).toMatchObject([{ isDraft: true, title: 'Leek soup' }]);
  });

  test('is not stored behind the back of a cook who gives the photo up', async () => {
    const user = await keepMeanwhile(() => Promise.withResolvers<never>().promise);
    await press(user, 'Cancel soup.png');
    expect(await screen.findByText(/^The photo did not arrive, so the recipe is not saved yet\./)).toBeVisible();
    expect([sent, currentAddress()]).toEqual([[], '/submit/new']);
  });
});

describe('a recipe that is on its way', () => {
  /** Presses "Keep as draft"; the answer comes when it is given. */
  async function keepSlowly() {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<{ recipe: typeof own }>();
    const { user } = await write({ submitRecipe: () => (asked.resolve(), answer.promise) });
    await press(user, 'Keep as draft');
    await asked.promise;
    return { user, answer };
  }

  test('takes no more words, which would be lost, until it turns out not to have arrived', async () => {
    const { user, answer } = await keepSlowly();
    await user.type(screen.getByLabelText('Description'), 'Of my mother.');
    for (const name of ['Title', 'Description', 'Ingredient 1', 'Step 1'])
      expect(screen.getByLabelText(name)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Keep as draft' })).toHaveFocus();
    answer.reject(new GraphQLError('Down.', { extensions: { code: 'UNAVAILABLE' } }));
    await waitFor(() => expect(screen.getByLabelText('Description')).toBeEnabled());
    expect(screen.getByLabelText('Description')).toHaveValue('');
    await user.type(screen.getByLabelText('Description'), 'Of my mother.');
    expect(screen.getByLabelText('Description')).toHaveValue('Of my mother.');
  });

  test('has the focus on its button also when Enter in a field has sent it', async () => {
    const { user } = await write({ submitRecipe: () => Promise.withResolvers<never>().promise });
    await user.type(screen.getByLabelText('Title'), '{Enter}');
    expect(screen.getByLabelText('Title')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveFocus();
  });

  test('is stored, and leaves a cook who went on to another page there', async () => {
    const { user, answer } = await keepSlowly();
    await user.click(screen.getAllByRole('link', { name: 'Search' })[0]!);
    await waitFor(() => expect(currentAddress()).toMatch(/^\/search/));
    answer.resolve({ recipe: own });
    expect(await screen.findByText('Draft saved')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Search ingredients...' }), 'spin');
    await user.click(await screen.findByRole('option', { name: /^spinach/ }));
    await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=spinach'));
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('larder:recipe-draft'))).toEqual([]);
  });
});
