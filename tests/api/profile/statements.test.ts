import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Client, type Cook } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';
import { countStatements } from '../../support/statements.ts';

const RECIPES = 30;
/** Everything that hangs on a recipe. */
const CARD =
  'slug title image rating isSaved progress { steps } viewerRating { stars } collections { name } reviews(first: 3) { totalCount nodes { authorName } } ingredients { name } instructions { step }';
/** Every list of the personal side, and how its items are told. */
const LISTS: Record<string, string> = {
  savedRecipes: `profile { list: savedRecipes(first: $first) { nodes { ${CARD} } } }`,
  savedByRating: `profile { list: savedRecipes(first: $first, sort: RATING, filter: { text: "a" }) { nodes { ${CARD} } } }`,
  recentRecipes: `profile { list: recentRecipes(first: $first) { nodes { lastCooked recipe { ${CARD} } } } }`,
  ownRecipes: `profile { list: recipes(first: $first) { nodes { ${CARD} } } }`,
  collection: `profile: collection(id: $big) { list: recipes(first: $first) { nodes { ${CARD} } } }`,
  catalogue: `profile: __typename recipes(first: $first) { nodes { ${CARD} } }`,
};

let app: TestApp;
let cook: Cook;
let big: string;

async function makeCollection(name: string, recipes: string[]): Promise<string> {
  const { data } = await cook.graphql<{ createCollection: { collection: { id: string } } }>(
    'mutation Make($name: String!) { createCollection(input: { name: $name }) { collection { id } } }',
    { name },
  );
  const { id } = data.createCollection.collection;
  for (const recipeId of recipes)
    await cook.graphql(
      'mutation Add($input: CollectionRecipeInput!) { addToCollection(input: $input) { collection { id } } }',
      { input: { collectionId: id, recipeId } },
    );
  return id;
}

beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  cook = await signUp(app);
  const slugs = Array.from({ length: RECIPES }, (_, at) => `recipe-a${at}`);
  for (const slug of slugs) await addRecipe(app, ['2 eggs', '1 onion'], { slug, title: slug });
  await app.database.orm.em.fork().execute('update recipe set author_user_id = ?', [cook.id]);
  for (const id of slugs) {
    await cook.graphql(
      `mutation Do($id: ID!) {
      saveRecipe(input: { id: $id }) { recipe { id } } markCooked(input: { recipeId: $id }) { recipe { id } }
      rateRecipe(input: { recipeId: $id, stars: 4, review: "Good." }) { recipe { id } } setProgress(input: { recipeId: $id, steps: [1] }) { recipe { id } }
    }`,
      { id },
    );
  }
  big = await makeCollection('Big', slugs);
  for (let at = 0; at < 5; at++) await makeCollection(`Small ${at}`, slugs.slice(at, at + 3));
});
afterAll(() => app.close());

async function statements(client: Client, query: string, variables: object): Promise<number> {
  const { result, count } = await countStatements(app, () => client.graphql<object>(query, variables));
  expect(result.errors).toBeUndefined();
  return count;
}

test.each(Object.keys(LISTS))('thirty items of %s cost as many SQL statements as one', async (name) => {
  const query = `query List($first: Int!${name === 'collection' ? ', $big: ID!' : ''}) { ${LISTS[name]} }`;
  const one = await statements(cook, query, { first: 1, big });
  expect(one).toBeGreaterThan(1);
  expect(await statements(cook, query, { first: RECIPES, big })).toBe(one);
});

test('six collections with their covers, counts and recipes cost as many as one', async () => {
  const query =
    '{ profile { collections { name coverImage recipeCount recipes(first: 5) { nodes { slug isSaved } } } } }';
  const six = await statements(cook, query, {});
  const other = await signUp(app);
  cook = Object.assign(other, {});
  await makeCollection('Only', ['recipe-a1']);
  expect(await statements(other, query, {})).toBe(six);
});

test('who asks costs one statement, and nothing where no cookie or token comes along', async () => {
  expect(await statements(clientOf(app), '{ viewer { id } }', {})).toBe(0);
  expect(await statements(cook, '{ __typename }', {})).toBe(1);
  expect(await statements(cook, '{ viewer { id } }', {})).toBe(2);
});
