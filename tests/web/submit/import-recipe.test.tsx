import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { buildFood, buildReading } from '../../../web/src/mocks/fixtures/build.ts';
import { signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import { cookRoot, type MockRoot } from '../../../web/src/mocks/root.ts';
import type {
  MutationImportRecipeArgs,
  ProposedLine,
  RecipeInput,
  RecipeProposal,
} from '../../../web/src/mocks/schema-types.ts';
import { inParts } from '../../../web/src/pages/submit/import/file-import.ts';
import { answerAt, answerImports, answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => sessionStorage.clear());

const butter = buildFood('butter');
const line = (
  text: string,
  more: Partial<ProposedLine>,
  ingredient: ProposedLine['reading']['ingredient'] = null,
): ProposedLine => ({
  group: null,
  isDoubtful: false,
  alternatives: [],
  reading: buildReading(text, { ingredient }),
  ...more,
});
const proposal: RecipeProposal = {
  title: 'Leek soup',
  description: 'Soup.',
  author: 'Jo',
  sourceUrl: 'https://jo.example/soup',
  cuisine: null,
  difficulty: 'EASY',
  prepTime: 10,
  cookTime: 25,
  servings: 4,
  tags: ['soup'],
  ingredients: [
    line('2 leeks', {}, buildFood('leek')),
    line('1 cup xyzzy', { isDoubtful: true }),
    line('20 g butter or margarine', { isDoubtful: true, alternatives: [buildFood('margarine')] }, butter),
  ],
  instructions: [{ step: 1, description: 'Cook.', timeMin: 20, ingredientIds: [] }],
  duplicates: [],
};

/** Opens the page as a cook, with what is asked of the server written down. */
function open(answer: Partial<RecipeProposal> = {}, overrides: Partial<MockRoot> = {}, address = '/submit/import') {
  const asked: MutationImportRecipeArgs['input'][] = [];
  const kept: RecipeInput[] = [];
  answerWith(
    signedIn(recipes.shakshuka, {
      importRecipe: ({ input }) => (asked.push(input), { proposal: { ...proposal, ...answer } }),
      submitRecipe: ({ input }) => (kept.push(input), { recipe: { ...recipes.shakshuka, status: 'DRAFT' } }),
      readIngredientLines: cookRoot.readIngredientLines,
      ...overrides,
    }),
  );
  return { asked, kept, ...renderApp(address) };
}
const readPage = async (user: ReturnType<typeof renderApp>['user'], address = 'jo.example/soup') => {
  await user.type(await screen.findByLabelText('Link'), address);
  await user.click(screen.getByRole('button', { name: 'Read the page' }));
};
const doubts = async () => within(await screen.findByRole('region', { name: 'Look at these first' }));

test('a page is read, its doubtful lines come first, and each is settled by choosing a food', async () => {
  const { user, asked, kept } = open();
  await readPage(user);
  expect(asked).toEqual([{ url: 'https://jo.example/soup' }]);
  const first = await doubts();
  expect(screen.getByText('By Jo, from jo.example')).toBeVisible();
  expect(first.getByText('2 ingredients need your eye. The rest was clear.')).toBeVisible();
  expect(first.queryByText('2 leeks')).not.toBeInTheDocument();
  expect(first.getByText('Which food is “1 cup xyzzy”?')).toBeVisible();

  await user.type(first.getByRole('combobox', { name: 'Another food for 1 cup xyzzy' }), 'pota');
  await user.click(await first.findByRole('option', { name: /potatoes/ }));
  expect(first.queryByText('1 cup xyzzy')).not.toBeInTheDocument();
  expect(screen.getByText('You chose: potatoes')).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Use margarine' }));
  expect(first.getByText('Every ingredient is clear.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
  await waitFor(() => expect(currentAddress()).toBe('/submit'));
  expect(kept).toMatchObject([
    {
      isDraft: true,
      title: 'Leek soup',
      sourceUrl: 'https://jo.example/soup',
      ingredients: [
        { text: '2 leeks', group: null },
        { text: '1 cup xyzzy', food: 'potatoes' },
        { text: '20 g butter or margarine', food: 'margarine' },
      ],
      instructions: [{ description: 'Cook.', timeMin: 20 }],
    },
  ]);
});

test('what is right can be said to be right, and new words make their own food', async () => {
  const { user, kept } = open();
  await readPage(user);
  const first = await doubts();
  await user.click(first.getByRole('button', { name: 'That is right: 20 g butter or margarine' }));
  await user.clear(screen.getByLabelText('Ingredient 2'));
  await user.type(screen.getByLabelText('Ingredient 2'), '1 onion');
  expect(first.getByText('Every ingredient is clear.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
  await waitFor(() =>
    expect(kept[0]?.ingredients.map(({ text, food }) => [text, food])).toEqual([
      ['2 leeks', undefined],
      ['1 onion', undefined],
      ['20 g butter or margarine', undefined],
    ]),
  );
});

test('a recipe that is there already is said, with the way to it', async () => {
  const { user } = open({ duplicates: [recipes.salad] });
  await readPage(user);
  expect(await screen.findByRole('heading', { name: 'You have this already' })).toBeVisible();
  expect(screen.getByRole('link', { name: `Open ${recipes.salad.title}` })).toHaveAttribute(
    'href',
    `/recipe/${recipes.salad.slug}`,
  );
});

test('what is missing is said, and what was understood is there', async () => {
  const { user } = open({ instructions: [], title: '' });
  await readPage(user);
  expect(await screen.findByText(/^Larder found no title or steps\./)).toBeVisible();
  expect(screen.getByLabelText('Ingredient 1')).toHaveValue('2 leeks');
});

test('a text can be read too', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByLabelText('Text'));
  await user.paste('Leek soup');
  await user.click(screen.getByRole('button', { name: 'Read the text' }));
  await doubts();
  expect(asked).toEqual([{ text: 'Leek soup' }]);
});

const choose = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), new File(['PK'], name));

test('all recipes of a file are listed, with the lines that need an eye and what was refused, and taken back at once', async () => {
  const deleted: string[][] = [];
  const { user } = open({}, { deleteDrafts: ({ input }) => (deleted.push(input.ids), { deletedIds: input.ids }) });
  await choose(user, 'export.zip');
  expect(
    await screen.findByText('3 recipes from export.zip, now among your drafts; 1 could not be read or not whole.'),
  ).toBeVisible();
  const read = within(screen.getByRole('list', { name: 'Recipes that were read' }));
  const links = read.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.map(([, href]) => href)).toEqual(['/submit/r1', '/submit/r1?look', '/submit/r2', '/submit/r3']);
  expect(links[1]?.[0]).toBe('2 ingredients need your eye');
  expect(read.getByText('You have it already')).toBeVisible();
  expect(screen.getByText('Torn pie: it has no ingredients')).toBeVisible();
  expect(screen.getByText('New collections, as you had them: Weeknights and Soups.')).toBeVisible();
  expect(
    screen.getByText(
      'Also back: 2 shopping lists and 1 rating. An undo leaves these, but for collections that it empties.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo: delete 2 drafts' }));
  expect(await screen.findByText('2 drafts were deleted.')).toBeVisible();
  expect(deleted).toEqual([['r1', 'r2']]);
  expect(screen.getByLabelText('Link')).toBeVisible();
});

// A thousand rows take minutes to draw here.
test.each([
  [0, []],
  [2, [2]],
  [1_000, [1_000]],
  [2_001, [1_000, 1_000, 1]],
])('%d drafts of an import are taken back in as many requests as the server asks for', (count, parts) => {
  const ids = Array.from({ length: count }, (_, at) => `r${at}`);
  expect(inParts(ids).map((part) => part.length)).toEqual(parts);
  expect(inParts(ids).flat()).toEqual(ids);
});

const drop = async (...files: File[]) =>
  fireEvent.drop(await screen.findByText('Drop a file, or choose one'), {
    dataTransfer: { files, items: files.map((file) => ({ kind: 'file', getAsFile: () => file })), types: ['Files'] },
  });

test('a file may be dropped; several are asked for as an archive', async () => {
  open();
  await drop(new File(['a'], 'a.json'), new File(['b'], 'b.json'));
  expect(
    await screen.findByText('One file at a time. Zip several, or a whole folder, and drop the archive here.'),
  ).toBeVisible();
  await drop(new File(['PK'], 'export.zip'));
  expect(await screen.findByText(/^3 recipes from export\.zip/)).toBeVisible();
});

test.each([
  ['in its own place', '?url=https%3A%2F%2Fjo.example%2Fsoup'],
  ['in the text, as phones put it', '?title=Leek+soup&text=Look+at+this%3A+https%3A%2F%2Fjo.example%2Fsoup.'],
])('a link that another app shares is read at once, %s', async (_, search) => {
  const { asked } = open({}, {}, `/submit/import${search}`);
  await doubts();
  expect(asked).toEqual([{ url: 'https://jo.example/soup' }]);
  await waitFor(() => expect(currentAddress()).toBe('/submit/import'));
});

test('a recipe that another app shares as a text is read at once, whatever it links to', async () => {
  const text = 'Leek soup\n2 leeks\nBoil them.\nFrom https://jo.example/soup';
  const { asked } = open({}, {}, `/submit/import?${new URLSearchParams({ title: 'Leek soup', text }).toString()}`);
  await doubts();
  expect(asked).toEqual([{ text }]);
});

test('what is shared with a visitor waits for the sign-in', async () => {
  renderApp('/submit/import?text=https%3A%2F%2Fjo.example%2Fsoup');
  await waitFor(() => expect(currentAddress()).toBe('/login?next=/submit/import?text=https%3A%2F%2Fjo.example%2Fsoup'));
});

test('a file that the server refuses is told of in its words', async () => {
  const { user } = open();
  answerAt('/api/import/file', 400, 'Larder does not know files of this kind.');
  await choose(user, 'holiday.docx');
  expect(await screen.findByText('Larder does not know files of this kind.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import another' }));
  expect(await screen.findByLabelText('Link')).toBeVisible();
});

test('a file that was sent before is shown again, followed to its end, and cancelled on the way', async () => {
  const event = (id: string, title: string) => ({ where: id, id, title, outcome: 'created', doubtfulLines: 0 });
  const told: object[] = [
    { name: 'export.zip', state: 'READING', events: [event('r1', 'Leek soup')], after: 1 },
    { name: 'export.zip', state: 'READING', events: [event('r2', 'Plain rice')], after: 2 },
  ];
  const asked = answerImports(told, { name: 'export.zip', state: 'CANCELLED', events: [], after: 2 });
  const { user } = open();
  expect(await screen.findByText('Reading export.zip: 1 recipe so far')).toBeVisible();
  expect(await screen.findByText('Reading export.zip: 2 recipes so far', {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByText('You may leave this page: the import goes on, and is shown here again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel the import' }));
  expect(
    await screen.findByText('The import of export.zip was cancelled. 2 recipes are among your drafts.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo: delete 2 drafts' })).toBeVisible();
  expect(asked.slice(0, 2)).toEqual(['0', '1']);
});

test('what is wrong with the address stands beside it', async () => {
  const refuse = () => {
    throw new GraphQLError('The page answered 404 instead of a recipe.', {
      extensions: { code: 'BAD_USER_INPUT', field: 'url' },
    });
  };
  const { user } = open({}, { importRecipe: refuse });
  await user.click(await screen.findByRole('button', { name: 'Read the page' }));
  expect(await screen.findByText('Paste the address of a page.')).toBeVisible();
  await readPage(user);
  expect(await screen.findByText('The page answered 404 instead of a recipe.')).toBeVisible();
  expect(screen.getByLabelText('Link')).toHaveValue('jo.example/soup');
});

test('what was understood of a page outlasts a reload, until another is read', async () => {
  const { user, unmount } = open();
  await readPage(user);
  await user.type(await screen.findByLabelText('Title'), ' with leeks');
  unmount();
  const again = open();
  expect(await screen.findByLabelText('Title')).toHaveValue('Leek soup with leeks');
  expect((await doubts()).getByText('Which food is “1 cup xyzzy”?')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Import another' }));
  expect(await screen.findByLabelText('Link')).toBeVisible();
  again.unmount();
  open();
  expect(await screen.findByLabelText('Link')).toBeVisible();
});
