import fc from 'fast-check';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../api/src/app.ts';
import { ALWAYS_WELL } from '../../../api/src/http/health.ts';
import { RecipeShelf } from '../../../api/src/modules/recipes/recipe-shelf.ts';
import { NEVER_SURE } from '../../../api/src/shared/freshness.ts';
import type { Measure, Usage } from '../../../api/src/shared/usage.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { eventually } from '../../support/eventually.ts';
import { addRecipe } from '../../support/recipes.ts';
import { countStatements } from '../../support/statements.ts';
import { propertyRuns } from '../../support/nightly.ts';

let app: TestApp;
/** The same API without kept answers. */
let plain: FastifyInstance;
let cook: Cook;
const counted: string[] = [];
const usage: Usage = { count: (measure: Measure, label = '') => void counted.push(`${measure} ${label}`) };

beforeAll(async () => {
  app = await createApp({ catalogue: true });
  app.platform.usage = usage;
  plain = await buildApp({ ...app.platform, freshness: NEVER_SURE, shelf: new RecipeShelf(NEVER_SURE) }, ALWAYS_WELL, {
    trustProxy: 0,
  });
  cook = await signUp(app);
});
afterAll(async () => {
  await plain.close();
  await app.close();
});
beforeEach(async () => {
  // What was written before is heard of by then.
  await app.follower.refresh();
  counted.splice(0);
});

const SEARCH = `query Search($ingredients: [String!]!, $mode: SearchMode! = MATCH) { searchRecipes(input: { ingredients: $ingredients, mode: $mode }, first: 12) {
  totalCount nodes { matchPercentage missingIngredients lines { via ingredient { text } } recipe { id title imageSet { mobile } rating reviewCount isSaved } } } }`;
const PAGE = `query Page($slug: String!) { recipe(slug: $slug) { title servings tags rating isSaved ingredients { text name ingredient { name } } instructions { description }
  reviews(first: 5) { nodes { authorName stars text } } similar(first: 3) { title } } }`;
const FACTS =
  'query Facts { catalogue { recipes ingredients satisfaction } ingredientSuggestions(text: "egg") { name } recipes(first: 3) { totalCount nodes { title } } }';

interface Question {
  query: string;
  variables?: object;
}
const ask = async (door: FastifyInstance, payload: Question, headers: Record<string, string> = {}) =>
  door.inject({ method: 'POST', url: '/graphql', payload, headers });
const statementsOf = (payload: Question, headers?: Record<string, string>) =>
  countStatements(app, () => ask(app.app, payload, headers));
const sql = (statement: string, values: unknown[] = []) => app.database.orm.em.fork().execute(statement, values);
const eggs = { query: SEARCH, variables: { ingredients: ['egg', 'flour', 'milk'] } };

test('who asks what was asked twice before gets the same answer without a statement, counted like the others', async () => {
  const first = await statementsOf(eggs);
  const ofFirst = counted.splice(0);
  const second = await statementsOf(eggs);
  expect(counted.splice(0)).toEqual(ofFirst);
  const third = await statementsOf(eggs);
  expect(first.count).toBeGreaterThan(0);
  expect(second.count).toBeGreaterThan(0);
  expect(third.count).toBe(0);
  expect(second.result.body).toBe(first.result.body);
  expect(third.result.body).toBe(first.result.body);
  expect(counted).toEqual(ofFirst);
  expect(counted).toEqual(expect.arrayContaining(['search match', 'food egg']));
  expect(third.result.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': first.result.headers['content-type'],
  });
  expect(third.result.headers['x-request-id']).not.toBe(first.result.headers['x-request-id']);
});

test('what was asked before a change is kept again at once after it', async () => {
  const question = { query: SEARCH, variables: { ingredients: ['egg', 'spinach', 'feta'] } };
  for (let time = 0; time < 2; time++) await ask(app.app, question);
  await addRecipe(app, ['1 egg', '100 g flour']);
  await app.follower.refresh();
  await untilTrue(question);
  expect((await statementsOf(question)).count).toBe(0);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('it comes packed as the caller takes it: %s', async (coding, unpack) => {
  const headers = { 'accept-encoding': `deflate, ${coding}` };
  const answers = [
    await ask(app.app, eggs, headers),
    await ask(app.app, eggs, headers),
    await ask(app.app, eggs, headers),
  ];
  for (const {
    headers: { 'content-encoding': packed },
    rawPayload,
  } of answers) {
    expect(packed).toBe(coding);
    expect(unpack(rawPayload).toString()).toBe((await ask(plain, eggs)).body);
  }
  expect((await ask(app.app, eggs, { 'accept-encoding': `${coding};q=0, identity` })).headers).not.toHaveProperty(
    'content-encoding',
  );
});

test('whoever is signed in is asked for anew each time, and nobody else gets what they were told', async () => {
  const { slug } = await addRecipe(app, ['2 eggs', '300 g tofu skin']);
  const question = { query: PAGE, variables: { slug } };
  await cook.graphql(`mutation { saveRecipe(input: { id: "${slug}" }) { recipe { id } } }`);
  const saved = async () => (await cook.graphql<{ recipe: { isSaved: boolean } }>(PAGE, { slug })).data.recipe.isSaved;
  expect(await saved()).toBe(true);
  expect((await ask(app.app, question)).json()).toMatchObject({ data: { recipe: { isSaved: false } } });
  expect(await saved()).toBe(true);
  const { count } = await countStatements(app, () => cook.graphql(PAGE, { slug }));
  expect(count).toBeGreaterThan(0);
});

test('an error, a mutation, what the page is made of and creative recipes are never kept', async () => {
  for (const payload of [
    { query: SEARCH, variables: { ingredients: [] } },
    { query: '{ site { banner } }' },
    { query: SEARCH, variables: { ingredients: ['egg', 'flour', 'milk', 'butter', 'sugar'], mode: 'CREATIVE' } },
    { query: '{ recipe(slug: "nowhere") { title } site { banner } }' },
  ]) {
    for (let time = 0; time < 2; time++) await ask(app.app, payload);
    const again = await statementsOf(payload);
    expect(again.count + Number(again.result.body.includes('"errors"'))).toBeGreaterThan(0);
  }
});

/** What may happen to a recipe, a food or a cook while others read. */
const changes: Record<string, (slug: string, n: number) => Promise<unknown>> = {
  'a rating': (slug, n) =>
    cook.graphql('mutation Rate($input: RateRecipeInput!) { rateRecipe(input: $input) { recipe { id } } }', {
      input: { recipeId: slug, stars: 1 + (n % 5), review: `Number ${n}.` },
    }),
  'another title': (slug, n) => sql('update recipe set title = ? where slug = ?', [`Dish ${n}`, slug]),
  'other servings': (slug, n) => sql('update recipe set servings = ? where slug = ?', [1 + (n % 12), slug]),
  'another picture': (slug) =>
    sql(`update recipe set updated_at = updated_at + interval '1 minute' where slug = ?`, [slug]),
  'a rejection': (slug) => sql(`update recipe set status = 'rejected' where slug = ?`, [slug]),
  'a publication': (slug) => sql(`update recipe set status = 'published' where slug = ?`, [slug]),
  'another line': (slug, n) =>
    sql('update recipe_line set text = ? where recipe_id = (select id from recipe where slug = ?)', [
      `${n} eggs`,
      slug,
    ]),
  'a step less': (slug) =>
    sql('delete from recipe_step where recipe_id = (select id from recipe where slug = ?)', [slug]),
  'a new recipe': () => addRecipe(app, ['1 egg', '100 g flour']),
  'a deletion': (slug) => sql('delete from recipe where slug = ?', [slug]),
  'another name of a cook': (_slug, n) => sql('update "user" set name = ? where id = ?', [`Cook ${n}`, cook.id]),
  'another name of a food': (_slug, n) =>
    sql(`update food_name set name = ? where food_id = (select id from food where slug = 'egg')`, [
      `egg${n % 2 ? ' fresh' : ''}`,
    ]),
  'a swap less': () =>
    sql('delete from substitute where (food_id, position) in (select food_id, position from substitute limit 1)'),
};

/** Asks for what is kept and for what is true until they are the same. */
async function untilTrue(payload: Question): Promise<void> {
  await eventually(async () => {
    const [kept, now] = [(await ask(app.app, payload)).body, (await ask(plain, payload)).body];
    return kept === now || null;
  });
}

test('whatever changes, soon everybody is told what is true, and what was kept comes out as if it were asked for anew', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat(1_000)), { minLength: 1, maxLength: 6 }),
      async (events) => {
        const { slug } = await addRecipe(app, ['2 eggs', '200 ml milk']);
        const questions: Question[] = [eggs, { query: PAGE, variables: { slug } }, { query: FACTS }];
        for (const [what, n] of events) {
          for (const question of [...questions, ...questions]) await ask(app.app, question);
          await changes[what]?.(slug, n);
          for (const question of questions) await untilTrue(question);
        }
      },
    ),
    { numRuns: propertyRuns(12) },
  );
});
