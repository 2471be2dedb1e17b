import { createApp, type TestApp } from '../../../support/app.ts';
import { clientOf, signUp, type Cook } from '../../../support/clients.ts';
import { downloadArchive, filesOf, sendFile } from '../../../support/moving.ts';
import { drawPhoto, upload } from '../../../support/photos.ts';
import { zipOf } from '../../../support/zip.ts';

let [here, there]: TestApp[] = [];
beforeAll(async () => {
  [here, there] = [await createApp(), await createApp()];
});
afterAll(async () => {
  await here?.close();
  await there?.close();
});

const line = (text: string, group: string | null = null, food: string | null = null): object => ({ text, group, food });
const RECIPES = [
  {
    title: 'Leek pie: the best',
    description: '',
    notes: 'Better cold.\n# Not a heading',
    sourceUrl: 'https://example.org/leek-pie',
    cuisine: 'French',
    difficulty: 'HARD',
    tags: ['pie', 'winter'],
    prepTime: 0,
    cookTime: 0,
    servings: 60,
    ingredients: [line('2 leeks'), line('100 g butter', 'Crust'), line('For the crust:', 'Crust'), line('1 egg')],
    instructions: [{ description: 'Crust: soften the leeks.\nThen rest.' }, { description: 'Bake for 45 minutes.' }],
  },
  {
    title: 'Plain rice',
    description: 'Rice & nothing <else>.\nTruly.',
    prepTime: 1,
    cookTime: 15,
    servings: 2,
    ingredients: [line('200 g grains of joy', null, 'rice')],
    instructions: [{ description: 'Boil.', timeMin: 12 }],
  },
  {
    title: 'Plain rice',
    description: 'Another one of the name.',
    prepTime: 1,
    cookTime: 15,
    servings: 2,
    ingredients: [line('300 g lentils')],
    instructions: [{ description: 'Boil.' }],
  },
];

/** Does something and gives the id of what came of it. */
async function act(cook: Cook, mutation: string, input: object, answer: string): Promise<string> {
  const name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const type = INPUTS[mutation] ?? `${name}Input`;
  const { data, errors } = await cook.graphql<Record<string, Record<string, { id: string }>>>(
    `mutation Act($input: ${type}!) { ${mutation}(input: $input) { ${answer} { id } } }`,
    { input },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data[mutation]?.[answer]?.id ?? '';
}
const INPUTS: Record<string, string> = {
  submitRecipe: 'RecipeInput',
  saveRecipe: 'RecipeIdInput',
  addToCollection: 'CollectionRecipeInput',
  addRecipeToShoppingList: 'ShoppingListRecipeInput',
};

/** A cook who keeps something of every kind. */
async function furnish(app: TestApp): Promise<Cook> {
  const cook = await signUp(app);
  const photo = await upload(cook, await drawPhoto(400, 300).png().toBuffer(), 'image/png');
  const own = [];
  for (const [at, recipe] of RECIPES.entries())
    own.push(
      await act(cook, 'submitRecipe', { isDraft: true, ...(at === 1 && { imageId: photo.id }), ...recipe }, 'recipe'),
    );
  const [pie = '', rice = ''] = own;
  await act(cook, 'saveRecipe', { id: 'minestrone' }, 'recipe');
  await act(cook, 'saveRecipe', { id: pie }, 'recipe');
  const collection = await act(cook, 'createCollection', { name: 'Winter', description: 'Warm things.' }, 'collection');
  for (const recipeId of ['minestrone', rice])
    await act(cook, 'addToCollection', { collectionId: collection, recipeId }, 'collection');
  await act(cook, 'updateCollection', { id: collection, coverRecipeId: rice, isPublic: true }, 'collection');
  const dish = await upload(cook, await drawPhoto(500, 300, '#a97').png().toBuffer(), 'image/png');
  await act(cook, 'rateRecipe', { recipeId: 'minestrone', stars: 4, review: 'Good.', imageId: dish.id }, 'recipe');
  await act(cook, 'rateRecipe', { recipeId: rice, stars: 5 }, 'recipe');
  await act(cook, 'writeOwnNote', { recipeId: 'minestrone', text: 'Less salt.\nMore beans.' }, 'recipe');
  await act(cook, 'markCooked', { recipeId: 'minestrone', leftoverPortions: 2 }, 'recipe');
  const list = await act(
    cook,
    'createShoppingList',
    { name: 'Saturday', recipes: [{ id: 'minestrone', servings: 3 }] },
    'shoppingList',
  );
  await act(cook, 'addRecipeToShoppingList', { listId: list, recipeId: rice, servings: 5 }, 'shoppingList');
  const item = await act(cook, 'addShoppingListItem', { listId: list, text: '2 rolls of kitchen paper' }, 'item');
  await act(cook, 'updateShoppingListItem', { id: item, isChecked: true, amount: 3 }, 'item');
  await act(cook, 'addShoppingListItem', { listId: list, text: '1/3 cup milk' }, 'item');
  await cook.graphql(
    'mutation { addPantryItems(input: { lines: ["1 kg flour", "6 eggs", "mystery powder"] }) { items { id } } }',
  );
  await cook.graphql(
    'mutation { addPantryItems(input: { barcode: "4006381333931", lines: ["500 g pasta"] }) { items { id } } }',
  );
  const household = {
    diet: 'VEGETARIAN',
    allergies: ['PEANUT'],
    pantry: ['olive oil'],
    exclude: ['coriander'],
    servings: 3,
    units: 'METRIC',
  };
  await act(cook, 'updateProfile', { name: 'Jo of the Leeks', household }, 'user');
  await act(cook, 'setAvatar', { imageId: photo.id }, 'user');
  await cook.graphql('mutation { setAisleOrder(input: { aisles: ["dairy", "vegetables"] }) { aisles } }');
  return cook;
}

test('an archive taken to another site comes back whole: taken again there, it is the same but for the moment of writing', async () => {
  const cook = await furnish(here!);
  const { bytes, headers, status } = await downloadArchive(here!, cook);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/zip' });
  const files = filesOf(bytes);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'larder.json',
      'recipes/leek-pie-the-best.jsonld',
      'recipes/plain-rice.webp',
      'recipes/plain-rice-2.md',
      'others/minestrone.jsonld',
      'photos/rating-2.webp',
    ]),
  );
  const moved = await signUp(there!);
  const events = await sendFile(there!, moved, 'my-larder.zip', bytes);
  expect(events.filter(({ reason }) => reason)).toEqual([]);
  expect(
    events.map(({ title, outcome, restored, count }) => (restored ? `${count} ${restored}` : `${title} ${outcome}`)),
  ).toEqual([
    'Leek pie: the best created',
    'Plain rice created',
    'Plain rice created',
    '9 settings',
    '2 saved recipes',
    '1 collection',
    '2 ratings',
    '1 cooked recipe',
    '1 own note',
    '1 shopping list',
    '5 foods at home',
  ]);
  expect(filesOf((await downloadArchive(there!, moved)).bytes)).toEqual(files);
});

test('brought in twice, an archive changes nothing, and nothing of it comes in twice', async () => {
  const cook = await furnish(here!);
  const { bytes } = await downloadArchive(here!, cook);
  const events = await sendFile(here!, cook, 'my-larder.zip', bytes);
  expect(events.filter(({ restored, outcome }) => restored || outcome === 'created')).toEqual([]);
  const moved = await signUp(there!);
  await sendFile(there!, moved, 'my-larder.zip', bytes);
  const again = await sendFile(there!, moved, 'my-larder.zip', bytes);
  expect(again.map(({ outcome, restored, reason }) => outcome ?? restored ?? reason)).toEqual([
    'unchanged',
    'unchanged',
    'unchanged',
  ]);
  expect(filesOf((await downloadArchive(there!, moved)).bytes)).toEqual(filesOf(bytes));
});

test('a saved recipe of another cook comes along, and is a draft where its site is gone', async () => {
  const [author, cook, moved] = [await signUp(here!), await signUp(here!), await signUp(there!)];
  const id = await act(
    author,
    'submitRecipe',
    { isDraft: true, ...RECIPES[2], title: 'Lentils of another cook' },
    'recipe',
  );
  await here!.database.orm.em.fork().execute(`update recipe set status = 'published' where id = ?`, [id]);
  await act(cook, 'saveRecipe', { id }, 'recipe');
  const { bytes } = await downloadArchive(here!, cook);
  const events = await sendFile(there!, moved, 'my-larder.zip', bytes);
  expect(events).toMatchObject([
    { title: 'Lentils of another cook', outcome: 'created' },
    { restored: 'saved recipe', count: 1 },
  ]);
  const { data } = await moved.graphql('{ profile { savedRecipes { nodes { title author { name } status } } } }');
  expect(data).toEqual({
    profile: {
      savedRecipes: {
        nodes: [{ title: 'Lentils of another cook', author: { name: author.username }, status: 'DRAFT' }],
      },
    },
  });
});

test('settings, lists and ratings that a cook has already stay as they are', async () => {
  const { bytes } = await downloadArchive(here!, await furnish(here!));
  const cook = await signUp(there!);
  await act(cook, 'updateProfile', { name: 'Ada', household: { diet: 'VEGAN' } }, 'user');
  await act(cook, 'rateRecipe', { recipeId: 'minestrone', stars: 1 }, 'recipe');
  await sendFile(there!, cook, 'my-larder.zip', bytes);
  const files = filesOf((await downloadArchive(there!, cook)).bytes);
  expect(JSON.parse(files['settings.json'] ?? '')).toMatchObject({ name: 'Ada', diet: 'vegan', servings: 3 });
  expect(JSON.parse(files['ratings.json'] ?? '')).toMatchObject([{ stars: 5 }, { stars: 1, review: null }]);
});

test('what somebody has written into an archive by hand is refused part by part, and the rest comes in', async () => {
  const cook = await signUp(there!);
  const archive = zipOf({
    'larder.json': JSON.stringify({ larder: 1, kind: 'cook' }),
    'recipes/toast.jsonld': JSON.stringify({
      '@type': 'Recipe',
      name: 'Toast of the hand',
      recipeIngredient: ['2 slices bread'],
      recipeInstructions: ['Toast.'],
      dateCreated: '2999-01-01T00:00:00Z',
      'larder:exact': { servings: 'many', title: 'x'.repeat(5_000) },
    }),
    'favourites.json': JSON.stringify([
      { recipe: { file: 'recipes/toast' }, savedAt: '2999-01-01T00:00:00Z' },
      { recipe: { file: '../../etc/passwd' }, savedAt: '2026-01-01T00:00:00Z' },
    ]),
    'ratings.json': JSON.stringify([
      { recipe: { file: 'recipes/toast' }, stars: 500, review: null, ratedAt: '2026-01-01' },
    ]),
    'collections.json': '{ broken',
  });
  expect(await sendFile(there!, cook, 'my-larder.zip', archive)).toMatchObject([
    { title: 'Toast of the hand', outcome: 'created' },
    { restored: 'saved recipe', count: 1 },
    { reason: 'saved recipes: ../../etc/passwd is not here' },
    { reason: 'collections: the file is not as Larder writes it' },
    { reason: 'ratings: the file is not as Larder writes it' },
  ]);
  const files = filesOf((await downloadArchive(there!, cook)).bytes);
  const { savedAt } = (JSON.parse(files['favourites.json'] ?? '') as { savedAt: string }[])[0]!;
  expect(Date.parse(savedAt)).toBeLessThanOrEqual(Date.now());
});

test('an archive is its own cook’s alone: a visitor gets none, and another cook gets another', async () => {
  expect((await downloadArchive(here!, clientOf(here!))).status).toBe(401);
  const files = filesOf((await downloadArchive(here!, await signUp(here!))).bytes);
  expect(Object.keys(files).filter((path) => path.includes('/'))).toEqual([]);
});

test('a picture in an archive stays as it is only where it is a picture and nothing else', async () => {
  const cook = await signUp(there!);
  const bare = await drawPhoto(300, 200).webp().toBuffer();
  const pictures = {
    bare,
    behind: Buffer.concat([bare, Buffer.from('SECRET')]),
    inside: await drawPhoto(300, 200)
      .webp()
      .withExif({ IFD0: { Copyright: 'SECRET' } })
      .toBuffer(),
    large: await drawPhoto(2_100, 100).webp().toBuffer(),
  };
  const recipe = (name: string): string =>
    JSON.stringify({
      '@type': 'Recipe',
      name: `Picture ${name}`,
      image: [`${name}.webp`],
      recipeIngredient: ['2 slices bread'],
      recipeInstructions: ['Toast.'],
    });
  const files = Object.entries(pictures).flatMap(([name, bytes]): [string, string | Buffer][] => [
    [`recipes/${name}.jsonld`, recipe(name)],
    [`recipes/${name}.webp`, bytes],
  ]);
  const archive = zipOf({ 'larder.json': JSON.stringify({ larder: 1, kind: 'cook' }), ...Object.fromEntries(files) });
  expect((await sendFile(there!, cook, 'my-larder.zip', archive)).map(({ outcome }) => outcome)).toEqual(
    Array(4).fill('created'),
  );
  const kept = filesOf((await downloadArchive(there!, cook)).bytes);
  const names = Object.keys(pictures) as (keyof typeof pictures)[];
  expect(names.filter((name) => kept[`recipes/picture-${name}.webp`] === pictures[name].toString('base64'))).toEqual([
    'bare',
  ]);
  const bytes = names.map((name) => Buffer.from(kept[`recipes/picture-${name}.webp`] ?? '', 'base64'));
  expect(bytes.map((picture) => picture.includes('SECRET'))).toEqual([false, false, false, false]);
});
