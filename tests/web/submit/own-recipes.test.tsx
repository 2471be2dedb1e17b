import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { buildFood, buildLine, buildReading, buildRecipe } from '../../../web/src/mocks/fixtures/build.ts';
import { buildProfile, pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { foods } from '../../../web/src/mocks/fixtures/foods.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import type { RecipeInput } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());
afterEach(() => sessionStorage.clear());

const own = buildRecipe({
  id: 'own',
  title: 'My soup',
  slug: 'my-soup',
  isOwn: true,
  status: 'REJECTED',
  tags: ['soup', 'winter'],
  cuisine: 'French',
  review: { reason: 'How much salt?', reviewedAt: '2026-11-01T08:00:00Z' },
  ingredients: [
    buildLine({ name: 'leek', text: '2 leeks, sliced' }),
    buildLine({ name: 'potato', text: '400 g potatoes' }),
  ],
  instructions: [
    { step: 1, description: 'Soften the leeks.', timeMin: 10 },
    { step: 2, description: 'Boil all of it.', timeMin: null },
  ],
});
/** Reads "2 leeks, sliced" far enough for a test: what it knows is in the fixtures. */
const read: MockRoot['readIngredientLines'] = ({ texts }) =>
  texts.map((text) => {
    const food = foods.find(({ name, pluralName }) => text.includes(pluralName ?? name)) ?? null;
    return buildReading(text, {
      amount: Number.parseFloat(text) || null,
      name: food?.name ?? text,
      preparation: text.split(', ')[1] ?? null,
      ingredient: food,
    });
  });
const asCook = (overrides: Partial<MockRoot> = {}) =>
  answerWith(
    signedIn(recipes.shakshuka, {
      profile: () => buildProfile({ recipes: pageOf([own]) }),
      recipe: () => own,
      readIngredientLines: read,
      ...overrides,
    }),
  );

test('a line is read while it is written: the food it is taken for, or that it is unknown', async () => {
  asCook();
  const { user } = renderApp('/submit/new');
  await user.type(await screen.findByLabelText('Ingredient 1'), '2 leeks, sliced');
  await user.type(screen.getByLabelText('Ingredient 2'), '3 zorbles');
  expect(await screen.findByText('Understood: 2 leek (sliced)')).toBeVisible();
  expect(await screen.findByText(/Larder does not know “3 zorbles”/)).toBeVisible();
  expect(screen.getByText('1 of 2 ingredients recognized')).toBeVisible();
});

test('a line that takes one food or another, or several at once, is read with all of them', async () => {
  const [alternatives, beside] = [[buildFood('olive oil')], [buildFood('black pepper')]];
  asCook({
    readIngredientLines: ({ texts }) =>
      texts.map((text) => buildReading(text, { ingredient: buildFood('butter'), alternatives, beside })),
  });
  const { user } = renderApp('/submit/new');
  await user.type(await screen.findByLabelText('Ingredient 1'), 'butter or olive oil, and pepper');
  expect(await screen.findByText('Understood: butter or olive oil and black pepper')).toBeVisible();
});

test('a pasted list becomes as many lines, and Enter goes on to the next', async () => {
  asCook();
  const { user } = renderApp('/submit/new');
  const first = await screen.findByLabelText('Ingredient 1');
  fireEvent.paste(first, { clipboardData: { getData: () => '2 leeks\n\n400 g potatoes\r\n1 lemon\n' } });
  const lines = () => screen.getAllByLabelText(/^Ingredient \d+$/).map((line) => (line as HTMLInputElement).value);
  expect(lines()).toEqual(['2 leeks', '400 g potatoes', '1 lemon', '', '']);
  await user.click(screen.getByLabelText('Ingredient 2'));
  await user.keyboard('{Enter}');
  expect(lines()).toEqual(['2 leeks', '400 g potatoes', '', '1 lemon', '', '']);
  expect(screen.getByLabelText('Ingredient 3')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Move Ingredient 4 up' }));
  await user.click(screen.getByRole('button', { name: 'Remove ingredient 1' }));
  expect(lines()).toEqual(['400 g potatoes', '1 lemon', '', '', '']);
});

test('a new recipe is handed in without its empty rows', async () => {
  const sent: unknown[] = [];
  asCook({ submitRecipe: ({ input }) => (sent.push(input), { recipe: own }) });
  const { user } = renderApp('/submit/new');
  await user.type(await screen.findByLabelText('Title'), 'Leek soup');
  await user.type(screen.getByLabelText('Ingredient 1'), ' 2 leeks ');
  await user.type(screen.getByLabelText('Step 1'), 'Boil.');
  await user.type(screen.getByLabelText('Minutes to wait in step 1'), '20');
  await user.type(screen.getByLabelText('Tags'), 'soup, winter, ');
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(currentAddress()).toBe('/submit'));
  expect(sent).toEqual([
    {
      isDraft: false,
      notes: null,
      title: 'Leek soup',
      description: '',
      cuisine: null,
      difficulty: 'EASY',
      prepTime: 10,
      cookTime: 20,
      servings: 4,
      tags: ['soup', 'winter'],
      ingredients: [{ text: '2 leeks', group: null }],
      instructions: [{ description: 'Boil.', timeMin: 20 }],
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('a new recipe that is handed in again because no answer came is the same one', async () => {
  const keys: unknown[] = [];
  asCook({
    submitRecipe: ({ input }) => {
      keys.push(input.idempotencyKey);
      throw new GraphQLError('Resting.', { extensions: { code: 'UNAVAILABLE' } });
    },
  });
  const { user } = renderApp('/submit/new');
  await user.type(await screen.findByLabelText('Title'), 'Leek soup');
  await user.type(screen.getByLabelText('Ingredient 1'), '2 leeks');
  await user.type(screen.getByLabelText('Step 1'), 'Boil.');
  const handIn = async (times: number) => {
    await user.click(screen.getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(keys).toHaveLength(times));
    await screen.findByText('Resting.');
  };
  await handIn(1);
  await handIn(2);
  await user.type(screen.getByLabelText('Title'), ' for two');
  await handIn(3);
  expect(new Set(keys.slice(0, 2)).size).toBe(1);
  expect(new Set(keys).size).toBe(2);
});

test('what is missing, and what the server refuses, stands where it belongs, and the cook is taken there', async () => {
  asCook({
    submitRecipe: () => {
      throw new GraphQLError('prepTime must be 0 to 1440 minutes.', {
        extensions: { code: 'BAD_USER_INPUT', field: 'prepTime' },
      });
    },
  });
  const { user } = renderApp('/submit/new');
  await user.click(await screen.findByRole('button', { name: 'Keep as draft' }));
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Give the recipe a title of at least 3 letters.');
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await user.type(screen.getByLabelText('Title'), 'Leek soup');
  await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Write at least one ingredient.');
  await user.type(screen.getByLabelText('Ingredient 1'), '2 leeks');
  await user.type(screen.getByLabelText('Step 1'), 'Boil.');
  await user.type(screen.getByLabelText('Prep time'), ' or so');
  await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Prep time')).toHaveAccessibleDescription('prepTime must be 0 to 1440 minutes.'),
  );
  await waitFor(() => expect(screen.getByLabelText('Prep time')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(screen.getByLabelText('Prep time')).toHaveFocus());
});

test('what was written outlasts a session that has ended, and is gone once it is handed in', async () => {
  let isSignedIn = false;
  const refuse = () => {
    throw new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
  };
  asCook({ submitRecipe: () => (isSignedIn ? { recipe: own } : refuse()) });
  const { user, unmount } = renderApp('/submit/new');
  await user.type(await screen.findByLabelText('Title'), 'Leek soup');
  await user.type(screen.getByLabelText('Ingredient 1'), '2 leeks');
  await user.type(screen.getByLabelText('Step 1'), 'Boil.');
  await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
  await waitFor(() => expect(currentAddress()).toBe('/login?next=/submit/new'));
  unmount();

  isSignedIn = true;
  const again = renderApp('/submit/new');
  expect(await screen.findByLabelText('Title')).toHaveValue('Leek soup');
  expect(screen.getByText('This is what you were writing.')).toBeVisible();
  expect(
    [screen.getByLabelText('Ingredient 1'), screen.getByLabelText('Step 1')].map(
      (field) => (field as HTMLInputElement).value,
    ),
  ).toEqual(['2 leeks', 'Boil.']);
  await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
  await waitFor(() => expect(currentAddress()).toBe('/submit'));
  again.unmount();
  renderApp('/submit/new');
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});

test('a draft from an ended session is kept for its writer, and is not offered to the next cook in the tab', async () => {
  const writing = (id: string) =>
    asCook({
      profile: () => {
        const profile = buildProfile();
        return { ...profile, user: { ...profile.user, id } };
      },
    });
  const titleOf = async (id: string, typed = '') => {
    writing(id);
    const { user, unmount } = renderApp('/submit/new');
    const field = await screen.findByLabelText('Title');
    if (typed) await user.type(field, typed);
    const { value } = field as HTMLInputElement;
    unmount();
    return value;
  };
  await titleOf('ada', 'Leek soup');
  expect(await titleOf('bo')).toBe('');
  expect(await titleOf('ada')).toBe('Leek soup');
});

test('a cook who finds what they were writing can start over, and rows that are added stay apart from those that were kept', async () => {
  asCook();
  const first = renderApp('/submit/own');
  await first.user.type(await screen.findByLabelText('Title'), ' with salt');
  first.unmount();
  const { user } = renderApp('/submit/own');
  expect(await screen.findByLabelText('Title')).toHaveValue('My soup with salt');
  await user.click(screen.getByLabelText('Ingredient 2'));
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Ingredient 3'), '1 lemon');
  expect(screen.getByLabelText('Ingredient 2')).toHaveValue('400 g potatoes');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Title')).toHaveValue('My soup');
  expect(screen.queryByText('This is what you were writing.')).not.toBeInTheDocument();
});

test('own recipes say where they stand, and why one came back', async () => {
  asCook();
  renderApp('/submit');
  const row = within((await screen.findByRole('heading', { name: 'My soup' })).closest('li')!);
  expect(row.getByText('Sent back')).toBeVisible();
  expect(row.getByText('The reason: How much salt?')).toBeVisible();
  expect(row.getByRole('link', { name: 'Edit My soup' })).toHaveAttribute('href', '/submit/own');
});

test('a recipe is edited with everything it has', async () => {
  const sent: unknown[] = [];
  asCook({ submitRecipe: ({ input }) => (sent.push(input), { recipe: { ...own, status: 'DRAFT' } }) });
  const { user } = renderApp('/submit/own');
  const title = await screen.findByLabelText('Title');
  expect(title).toHaveValue('My soup');
  await user.type(title, ' with salt');
  await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(sent).toEqual([
    {
      id: 'own',
      isDraft: true,
      notes: null,
      title: 'My soup with salt',
      description: own.description,
      cuisine: 'French',
      difficulty: 'EASY',
      prepTime: 10,
      cookTime: 20,
      servings: 4,
      tags: ['soup', 'winter'],
      ingredients: [
        { text: '2 leeks, sliced', group: null },
        { text: '400 g potatoes', group: null },
      ],
      instructions: [
        { description: 'Soften the leeks.', timeMin: 10 },
        { description: 'Boil all of it.', timeMin: null },
      ],
    },
  ]);
});

describe('a recipe that was changed elsewhere after it was opened', () => {
  const conflict = () => {
    throw new GraphQLError('This recipe was changed elsewhere.', {
      extensions: { code: 'CONFLICT', field: 'version' },
    });
  };
  const sent: unknown[] = [];
  let stored = { ...own, version: 'v1' };
  beforeEach(() => ((sent.length = 0), (stored = { ...own, version: 'v1' })));

  /** Writes on one version while another one is stored by somebody else, and is told. */
  async function runIntoIt() {
    asCook({
      recipe: () => stored,
      submitRecipe: ({ input }) => (
        sent.push([input.version, input.title]),
        input.version && input.version !== stored.version ? conflict() : { recipe: stored }
      ),
    });
    const { user } = renderApp('/submit/own');
    await user.type(await screen.findByLabelText('Title'), ' with salt');
    stored = { ...own, title: 'My broth', version: 'v2' };
    await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/was changed in another window or on another device/);
    expect(screen.getByLabelText('Title')).toHaveValue('My soup with salt');
    expect(screen.getByRole('link', { name: /See what is stored/ })).toHaveAttribute('href', '/recipe/own');
    return user;
  }

  test('is written over only when its cook says so', async () => {
    const user = await runIntoIt();
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(currentAddress()).toBe('/submit'));
    expect(sent).toEqual([
      ['v1', 'My soup with salt'],
      [undefined, 'My soup with salt'],
    ]);
  });

  test('can be gone on with instead, and what is written then is stored', async () => {
    const user = await runIntoIt();
    await user.click(screen.getByRole('button', { name: 'Drop mine, go on with that' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('My broth'));
    expect(screen.queryByText('This is what you were writing.')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Title'), ' with salt');
    await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
    await waitFor(() => expect(currentAddress()).toBe('/submit'));
    expect(sent.at(-1)).toEqual(['v2', 'My broth with salt']);
  });
});

test("another cook's recipe is not there to be edited", async () => {
  asCook({ recipe: () => recipes.pasta });
  renderApp('/submit/lemon-ricotta-spaghetti');
  expect(await screen.findByText('Recipe not found')).toBeVisible();
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
});

/** The list of a cook with one recipe, which goes and comes back. */
function withOneRecipe(overrides: Partial<MockRoot> = {}): void {
  let isThere = true;
  asCook({
    profile: () => buildProfile({ recipes: pageOf(isThere ? [own] : []) }),
    deleteRecipe: ({ input }) => ((isThere = false), { deletedId: input.id }),
    restoreRecipe: () => ((isThere = true), { recipe: { ...own, status: 'DRAFT' } }),
    ...overrides,
  });
}

test('a deleted recipe goes at once, and comes back where that is taken back', async () => {
  withOneRecipe();
  const { user } = renderApp('/submit');
  await user.click(await screen.findByRole('button', { name: 'Delete My soup' }));
  expect(await screen.findByText('You have not written a recipe yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'My soup' })).toBeVisible();
  expect(screen.getByText('Recipe is back')).toBeVisible();
});

test('what keeps a recipe from coming back is told', async () => {
  withOneRecipe({
    restoreRecipe: () => {
      throw new GraphQLError('Recipe not found', { extensions: { code: 'NOT_FOUND' } });
    },
  });
  const { user } = renderApp('/submit');
  await user.click(await screen.findByRole('button', { name: 'Delete My soup' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Recipe not found')).toBeVisible();
});

const imported = {
  ...own,
  ingredients: [
    buildLine({ name: 'leek', text: '2 leeks, sliced', ingredient: buildFood('leek') }),
    buildLine({ name: 'xyzzy', text: '1 cup xyzzy', isDoubtful: true }),
    buildLine({ name: 'creme', text: '1 tub creme', isDoubtful: true, ingredient: buildFood('cream') }),
  ],
};

test('from the list of an import the lines that need an eye come first, and what is right stays so', async () => {
  const kept: RecipeInput[] = [];
  asCook({ recipe: () => imported, submitRecipe: ({ input }) => (kept.push(input), { recipe: imported }) });
  const { user } = renderApp('/submit/own?look');
  const first = within(await screen.findByRole('region', { name: 'Look at these first' }));
  expect(first.getByText('2 ingredients need your eye. The rest was clear.')).toBeVisible();
  expect(first.getByText('Which food is “xyzzy”?')).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Leave it open: 1 cup xyzzy' }));
  expect(first.getByText('Larder takes this for cream.')).toBeVisible();
  await user.click(first.getByRole('button', { name: 'That is right: 1 tub creme' }));
  expect(first.getByText('Every ingredient is clear.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
  await waitFor(() => expect(kept[0]?.ingredients.map(({ food }) => food)).toEqual([undefined, undefined, 'cream']));
});

test('opened otherwise, a recipe asks about none of its lines', async () => {
  asCook({ recipe: () => imported });
  renderApp('/submit/own');
  expect(await screen.findByLabelText('Ingredient 3')).toHaveValue('1 tub creme');
  expect(screen.queryByRole('region', { name: 'Look at these first' })).toBeNull();
});
