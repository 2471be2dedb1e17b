import { RecipeStatus } from '../../../api/src/modules/recipes/recipe-enums.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';
import { countStatements } from '../../support/statements.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const LIST =
  'query List($first: Int!, $after: String, $text: String, $cuisine: String) { recipes(first: $first, after: $after, text: $text, cuisine: $cuisine) { totalCount nodes { slug } pageInfo { hasNextPage endCursor } } }';
interface Listed {
  recipes: {
    totalCount: number;
    nodes: { slug: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const list = async (text: string, more: object = {}) =>
  (await app.graphql<Listed>(LIST, { first: 100, text, ...more })).data.recipes;
const found = async (text: string, more: object = {}): Promise<string[]> =>
  (await list(text, more)).nodes.map(({ slug }) => slug);
const inRest = async (text: string) =>
  (await app.rest(`/api/recipes?${new URLSearchParams({ text })}`)).json<{
    recipes: { slug: string }[];
    total: number;
  }>();

describe('the recipe of that name comes first, in both APIs', () => {
  test.each([
    ['lasagna', 'lasagne-alla-bolognese'],
    ['lasagne', 'lasagne-alla-bolognese'],
    ['Lasagnes', 'lasagne-alla-bolognese'],
    ['lasanya', 'lasagne-alla-bolognese'],
    ['lasa', 'lasagne-alla-bolognese'],
    ['beef lasagna', 'lasagne-alla-bolognese'],
    ['bolognese', 'spaghetti-bolognese'],
    ['spag bol', 'spaghetti-bolognese'],
    ['spagetti bolonese', 'spaghetti-bolognese'],
    ['carbonara', 'spaghetti-carbonara'],
    ['carbon', 'spaghetti-carbonara'],
    ['spagetti carbonarra', 'spaghetti-carbonara'],
    ['carbonara spaghetti', 'spaghetti-carbonara'],
    ['cacio e pepe', 'cacio-e-pepe'],
    ['cacio pepe', 'cacio-e-pepe'],
    ['cacoi e peppe', 'cacio-e-pepe'],
    ['guac', 'guacamole'],
    ['gaucamole', 'guacamole'],
    ['chilli con carne', 'chili-con-carne'],
    ['chili', 'chili-con-carne'],
    ['chile con carne', 'chili-con-carne'],
    ['mac and cheese', 'stovetop-mac-and-cheese'],
    ['mac & cheese', 'stovetop-mac-and-cheese'],
    ['mac n cheese', 'stovetop-mac-and-cheese'],
    ['macaroni cheese', 'stovetop-mac-and-cheese'],
    ['chiken tikka masala', 'chicken-tikka-masala'],
    ['murgh makhani', 'butter-chicken'],
    ['shakshooka', 'shakshuka'],
    ['shakshuka green feta', 'green-shakshuka-with-feta'],
    ['pad tai', 'prawn-pad-thai'],
    ['padthai', 'prawn-pad-thai'],
    ['shrimp pad thai', 'prawn-pad-thai'],
    ['tom yam', 'tom-yum-goong'],
    ['larb agi', 'larb-gai'],
    ['pad kra pao', 'pad-krapow-moo'],
    ['moules mariniere', 'moules-marinieres'],
    ['mussels in white wine', 'moules-marinieres'],
    ['garlic shrimp', 'gambas-al-ajillo'],
    ['gambas ajilo', 'gambas-al-ajillo'],
    ['eggplant parmesan', 'aubergine-parmigiana'],
    ['melanzane alla parmigiana', 'aubergine-parmigiana'],
    ['creme caramel', 'banh-flan'],
    ['CRÊPES', 'crepes'],
    ['crepe', 'crepes'],
    ['salade nicoise', 'salade-nicoise'],
    ['nicoise', 'salade-nicoise'],
    ['pao de queijo', 'pao-de-queijo'],
    ['kasespatzle', 'kasespatzle'],
    ['shepards pie', 'shepherds-pie'],
    ['Shepherd’s pie', 'shepherds-pie'],
    ['boeuf bourgignon', 'boeuf-bourguignon'],
    ['beef bourguignon', 'boeuf-bourguignon'],
    ['beef stroganof', 'beef-stroganoff'],
    ['ratatouile', 'ratatouille'],
    ['tirimisu', 'tiramisu'],
    ['tiramsiu', 'tiramisu'],
    ['quesadilas', 'cheese-quesadillas'],
    ['enchilada', 'enchiladas-verdes'],
    ['yorkshire pudding', 'yorkshire-puddings'],
    ['victoria sandwich', 'victoria-sponge'],
    ['zucchini fritters', 'courgette-fritters-with-feta-and-mint'],
    ['oatmeal cookies', 'oat-and-raisin-cookies'],
    ['brownie', 'chocolate-brownies'],
    ['chocolate brownes', 'chocolate-brownies'],
    ['brocoli chedar soup', 'broccoli-and-cheddar-soup'],
    ['soup broccoli cheddar', 'broccoli-and-cheddar-soup'],
    ['french onoin soup', 'french-onion-soup'],
    ['minestrone soup', 'minestrone'],
    ['tacos', 'ground-beef-tacos'],
    ['pizza', 'pizza-margherita'],
    ['margarita pizza', 'pizza-margherita'],
    ['fish chips', 'fish-and-chips'],
    ['toad in the hole', 'toad-in-the-hole'],
    ['vegetable bibimpab', 'vegetable-bibimbap'],
  ])('%s', async (text, slug) => {
    expect((await found(text))[0]).toBe(slug);
    expect((await inRest(text)).recipes[0]?.slug).toBe(slug);
  });
});

test.each([
  ['melon', 'lemon'],
  ['yam', 'ham'],
])('a word of some name is no other misspelt: %s is no %s', async (text, other) => {
  const slugs = (await list(text)).nodes.map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(0);
  expect(slugs.filter((slug) => slug.split('-').includes(other))).toEqual([]);
});

test.each(['frobnitz', 'qwertyuiop', 'xx', '%', "'; drop table recipe; --", '🍕', 'croquembouche', "':A | & !"])(
  'for %j there is no recipe of that name',
  async (text) => {
    expect((await list(text)).nodes).toEqual([]);
    expect((await inRest(text)).total).toBe((await list(text)).totalCount);
  },
);

test('both APIs give the same recipes in the same order', async () => {
  const [graph, rest] = [await list('chicken soup', { first: 24 }), await inRest('chicken soup')];
  expect(rest.recipes.map(({ slug }) => slug)).toEqual(graph.nodes.map(({ slug }) => slug));
  expect(rest.total).toBe(graph.totalCount);
});

test('a name with all words comes before what is only said of a recipe, and that before a name with some', async () => {
  const flour = ['100 g plain flour'];
  await addRecipe(app, flour, { slug: 'zorb', title: 'Zorb' });
  await addRecipe(app, flour, { slug: 'zorb-pie', title: 'Zorb pie with quux' });
  await addRecipe(app, flour, { slug: 'told', title: 'Something', description: 'A zorb with quux.' });
  await addRecipe(app, flour, { slug: 'half', title: 'Quux bake' });
  await addRecipe(app, flour, { slug: 'tagged', title: 'Anything', tags: ['zorb'], description: 'With a quux.' });
  expect(await found('zorb')).toEqual([
    'zorb',
    'zorb-pie',
    expect.stringMatching(/told|tagged/),
    expect.stringMatching(/told|tagged/),
  ]);
  expect(await found('zorb quux')).toEqual(['zorb-pie', 'tagged', 'told', 'zorb', 'half']);
});

test('pages of a name go on where the one before ended, each recipe once', async () => {
  const whole = await found('prawn');
  const slugs: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page = await list('prawn', { first: 7, after });
    expect(page.totalCount).toBe(whole.length);
    slugs.push(...page.nodes.map(({ slug }) => slug));
    ({ endCursor: after, hasNextPage: more } = page.pageInfo);
  }
  expect(slugs).toEqual(whole);
  expect(whole.length).toBeGreaterThan(20);
});

test('a cursor of the list by title is none of the list by name', async () => {
  const { data } = await app.graphql<Listed>(
    '{ recipes(first: 1) { totalCount nodes { slug } pageInfo { hasNextPage endCursor } } }',
  );
  const answer = await app.graphql(LIST, { first: 3, text: 'soup', after: data.recipes.pageInfo.endCursor });
  expect(answer.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'after' } });
});

test('a name can be asked for within a cuisine', async () => {
  const slugs = await found('chicken', { cuisine: 'thai' });
  expect(slugs).toEqual(expect.arrayContaining(['chicken-satay', 'thai-green-chicken-curry']));
  expect(slugs).not.toContain('chicken-biryani');
});

test('a name of more than a hundred characters is refused', async () => {
  expect((await app.graphql(LIST, { first: 3, text: 'a'.repeat(101) })).errors?.[0]).toMatchObject({
    message: 'The text is longer than 100 characters.',
    extensions: { code: 'BAD_USER_INPUT', field: 'text' },
  });
  expect((await app.rest(`/api/recipes?text=${'a'.repeat(101)}`)).status).toBe(400);
  expect((await found('a '.repeat(50))).length).toBe(0);
});

test('only what is published and no creative recipe is found by name, for its cook too; every change is followed', async () => {
  const cook = await signUp(app);
  const draft = await addRecipe(app, ['1 egg'], { title: 'Wobbleplonk', status: RecipeStatus.DRAFT });
  await addRecipe(app, ['1 egg'], { title: 'Wobbleplonk made up', isCreative: true });
  await app.database.orm.em
    .fork()
    .execute('update recipe set author_user_id = (select id from "user" where username = ?) where slug = ?', [
      cook.username,
      draft.slug,
    ]);
  const seenBy = async (client: { graphql: TestApp['graphql'] }) =>
    (await client.graphql<Listed>(LIST, { first: 10, text: 'wobbleplonk' })).data.recipes.nodes.map(({ slug }) => slug);
  expect([await seenBy(cook), await seenBy(clientOf(app))]).toEqual([[], []]);
  const set = async (column: string, value: string): Promise<void> => {
    await app.database.orm.em.fork().execute(`update recipe set ${column} = ? where slug = ?`, [value, draft.slug]);
    await app.follower.refresh();
  };
  await set('status', 'published');
  expect(await seenBy(clientOf(app))).toEqual([draft.slug]);
  await set('title', 'Plain egg');
  expect(await seenBy(clientOf(app))).toEqual([]);
  await set('also_called', '{"A wobbleplonk"}');
  expect(await seenBy(clientOf(app))).toEqual([draft.slug]);
  await set('status', 'rejected');
  expect(await seenBy(clientOf(app))).toEqual([]);
});

test('as many statements for a hundred recipes of a name as for one', async () => {
  const count = async (first: number): Promise<number> =>
    (await countStatements(app, () => list('chicken', { first }))).count;
  expect(await count(100)).toBe(await count(1));
});
