import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Client } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let slug: string;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
});
beforeEach(async () => ({ slug } = await addRecipe(app, ['2 eggs'])));
afterAll(() => app.close());

const RATE =
  'mutation Rate($input: RateRecipeInput!) { rateRecipe(input: $input) { recipe { rating reviewCount viewerRating { stars review } } } }';
const REVIEWS =
  'query Reviews($slug: String!, $first: Int! = 24, $after: String) { recipe(slug: $slug) { reviews(first: $first, after: $after) { totalCount nodes { authorName stars text } pageInfo { hasNextPage endCursor } } } }';

const rate = (cook: Client, stars: number, review?: string) =>
  cook.graphql<{ rateRecipe: { recipe: object } }>(RATE, { input: { recipeId: slug, stars, review } });
const stored = async () =>
  (
    await app.database.orm.em
      .fork()
      .execute(
        'select rating_sum as sum, rating_count as count, (select count(*)::int from rating where recipe_id = recipe.id) as rows from recipe where slug = ?',
        [slug],
      )
  )[0];

test('a rating counts, and a second one of the same cook replaces it', async () => {
  const [ada, bea] = [await signUp(app), await signUp(app)];
  expect((await rate(ada, 5)).data.rateRecipe.recipe).toEqual({
    rating: 5,
    reviewCount: 1,
    viewerRating: { stars: 5, review: null },
  });
  expect((await rate(bea, 2, ' Too salty. ')).data.rateRecipe.recipe).toEqual({
    rating: 3.5,
    reviewCount: 2,
    viewerRating: { stars: 2, review: 'Too salty.' },
  });
  expect((await rate(bea, 4)).data.rateRecipe.recipe).toEqual({
    rating: 4.5,
    reviewCount: 2,
    viewerRating: { stars: 4, review: null },
  });
});

const REMOVE =
  'mutation Remove($slug: ID!) { removeRating(input: { id: $slug }) { recipe { rating reviewCount viewerRating { stars } reviews { totalCount } } } }';
const remove = (cook: Client) => cook.graphql<{ removeRating: { recipe: object } }>(REMOVE, { slug });

test('a rating that its cook takes away counts no more, nor does its review stand there; that of another stays', async () => {
  const [ada, bea] = [await signUp(app), await signUp(app)];
  await rate(ada, 5, 'Lovely.');
  await rate(bea, 2, 'Too salty.');
  const gone = { rating: 5, reviewCount: 1, viewerRating: null, reviews: { totalCount: 1 } };
  expect((await remove(bea)).data.removeRating.recipe).toEqual(gone);
  expect((await remove(bea)).data.removeRating.recipe).toEqual(gone);
  expect(await stored()).toEqual({ sum: 5, count: 1, rows: 1 });
  expect((await remove(ada)).data.removeRating.recipe).toMatchObject({ rating: null, reviewCount: 0 });
  expect((await rate(bea, 4)).data.rateRecipe.recipe).toMatchObject({ rating: 4, reviewCount: 1 });
});

test('ratings given and taken away at once leave a right sum', async () => {
  const cooks = await Promise.all(Array.from({ length: 5 }, () => signUp(app)));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const cook = cooks[at % 5] as Client;
      return at % 3 === 0 ? remove(cook) : rate(cook, 1 + (at % 4));
    }),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const rows = await app.database.orm.em
    .fork()
    .execute<{ stars: number }[]>('select stars from rating g join recipe r on r.id = g.recipe_id where r.slug = ?', [
      slug,
    ]);
  expect(await stored()).toEqual({
    rows: rows.length,
    count: rows.length,
    sum: rows.reduce((sum, { stars }) => sum + stars, 0),
  });
});

test('a hundred ratings at once, some of them retries, leave one for each cook and a right sum', async () => {
  const cooks = await Promise.all(Array.from({ length: 10 }, () => signUp(app)));
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => rate(cooks[at % 10] as Client, 1 + (at % 5))),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const rows = await app.database.orm.em
    .fork()
    .execute<{ stars: number }[]>('select stars from rating g join recipe r on r.id = g.recipe_id where r.slug = ?', [
      slug,
    ]);
  expect(await stored()).toEqual({ rows: 10, count: 10, sum: rows.reduce((sum, { stars }) => sum + stars, 0) });
});

test.each([[0], [6]])('%d stars cannot be given', async (stars) => {
  expect((await rate(await signUp(app), stars)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'stars',
  });
});

test('a review is short and plain', async () => {
  const cook = await signUp(app);
  expect((await rate(cook, 5, 'x'.repeat(501))).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'review',
  });
  expect(codeOf(await rate(cook, 5, 'bell\u0007'))).toBe('BAD_USER_INPUT');
  expect(codeOf(await rate(clientOf(app), 5))).toBe('UNAUTHENTICATED');
  expect(await stored()).toEqual({ sum: 0, count: 0, rows: 0 });
});

test('anyone reads the reviews, the newest first, page by page; a rating without words is none', async () => {
  for (const text of ['First.', undefined, 'Second.', 'Third.']) await rate(await signUp(app), 4, text);
  interface Page {
    recipe: { reviews: { totalCount: number; nodes: { text: string }[]; pageInfo: { endCursor: string } } };
  }
  const page = async (variables: object) =>
    (await clientOf(app).graphql<Page>(REVIEWS, { slug, ...variables })).data.recipe.reviews;
  const first = await page({ first: 2 });
  expect(first).toMatchObject({ totalCount: 3, nodes: [{ text: 'Third.' }, { text: 'Second.' }] });
  expect(await page({ after: first.pageInfo.endCursor })).toMatchObject({ nodes: [{ text: 'First.' }] });
});

test('a review shows the name a cook goes by, never their e-mail', async () => {
  const cook = await signUp(app);
  await cook.graphql('mutation { updateProfile(input: { name: "Ada L.", email: "ada@example.com" }) { user { id } } }');
  await rate(cook, 5, 'Lovely.');
  expect(JSON.stringify(await clientOf(app).graphql(REVIEWS, { slug }))).toMatch(
    /"authorName":"Ada L\."(?!.*example\.com)/,
  );
});
