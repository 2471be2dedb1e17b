import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, GOOD_PASSWORD, programOf, signUp, type Cook } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  await addRecipe(app, ['2 eggs', '1 onion'], { slug: 'dal' });
});
afterAll(() => app.close());

const DELETE = 'mutation Delete($password: String!) { deleteAccount(input: { password: $password }) { deletedId } }';
const recipe = (title: string): object => ({
  title,
  prepTime: 1,
  cookTime: 2,
  servings: 2,
  ingredients: [{ text: '2 eggs' }],
  instructions: [{ description: 'Boil.' }],
});

/** A cook who has done everything there is to do. */
async function busyCook(): Promise<Cook & { published: string }> {
  const cook = await signUp(app);
  await programOf(app, cook, ['READ']);
  const { data } = await cook.graphql<{ a: { recipe: { id: string } } }>(
    `mutation Busy($published: RecipeInput!, $draft: RecipeInput!) {
      updateProfile(input: { name: "Busy ${cook.username}", email: "${cook.username}@example.com", household: { diet: VEGAN, allergies: [EGGS], pantry: ["olive oil"], exclude: ["coriander"], servings: 3, units: METRIC } }) { user { id } }
      saveRecipe(input: { id: "dal" }) { recipe { id } }
      rateRecipe(input: { recipeId: "dal", stars: 2, review: "By ${cook.username}." }) { recipe { id } }
      markCooked(input: { recipeId: "dal" }) { recipe { id } }
      setProgress(input: { recipeId: "dal", steps: [1] }) { recipe { id } }
      createCollection(input: { name: "Of ${cook.username}", isPublic: true }) { collection { id } }
      a: submitRecipe(input: $published) { recipe { id } }
      b: submitRecipe(input: $draft) { recipe { id } }
    }`,
    { published: recipe(`Published ${cook.username}`), draft: { ...recipe(`Draft ${cook.username}`), isDraft: true } },
  );
  await app.database.orm.em.fork().execute(`update recipe set status = 'published' where id = ?`, [data.a.recipe.id]);
  return { ...cook, published: data.a.recipe.id };
}

/** Every row of every table that mentions a text. */
async function rowsWith(text: string): Promise<string[]> {
  const em = app.database.orm.em.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) =>
      (await em.execute<object[]>(`select 1 from "${name}" t where t::text like ?`, [`%${text}%`])).map(() => name),
    ),
  );
  return found.flat();
}

test('a cook takes along everything that is stored of them, and no hash of a secret', async () => {
  const cook = await busyCook();
  const answer = await cook.send('GET', '/api/profile/data');
  expect(answer.json()).toMatchObject({
    account: {
      username: cook.username,
      email: `${cook.username}@example.com`,
      diet: 'vegan',
      allergies: ['eggs'],
      pantry: ['olive oil'],
      exclude: ['coriander'],
      servings: 3,
      units: 'metric',
    },
    sessions: [{ id: expect.any(String) }],
    apiTokens: [{ name: 'A program' }],
    savedRecipes: [{ recipe: expect.any(String) }],
    cookedRecipes: [{ times: 1 }],
    progress: [{ steps: [1] }],
    ratings: [{ stars: 2, review: `By ${cook.username}.` }],
    collections: [{ name: `Of ${cook.username}` }],
    recipes: [{ title: `Published ${cook.username}` }, { title: `Draft ${cook.username}` }],
    recipeLines: [{ text: '2 eggs' }, { text: '2 eggs' }],
    recipeSteps: [{ description: 'Boil.' }, { description: 'Boil.' }],
  });
  expect(answer.body).not.toMatch(/argon2|"password"|secretHash/);
  expect((await clientOf(app).send('GET', '/api/profile/data')).status).toBe(401);
  expect((await (await programOf(app, cook, ['READ'])).send('GET', '/api/profile/data')).status).toBe(403);
});

test('an account goes with everything of its cook; a published recipe stays without a name, and ratings count no more', async () => {
  const rating = async () =>
    (
      await app.database.orm.em
        .fork()
        .execute(`select rating_sum as sum, rating_count as count from recipe where slug = 'dal'`)
    )[0];
  const before = await rating();
  const [cook, other] = [await busyCook(), await busyCook()];
  expect((await rowsWith(cook.id)).length).toBeGreaterThan(8);
  expect((await cook.graphql(DELETE, { password: GOOD_PASSWORD })).data).toEqual({
    deleteAccount: { deletedId: cook.id },
  });
  expect(await rowsWith(cook.id)).toEqual([]);
  expect(await rowsWith(cook.username)).toEqual(['recipe']);
  const kept = await app.database.orm.em
    .fork()
    .execute('select title, author_name as author, author_user_id as id from recipe where id = ?', [cook.published]);
  expect(kept).toEqual([{ title: `Published ${cook.username}`, author: 'A former cook', id: null }]);
  expect((await rowsWith(other.id)).length).toBeGreaterThan(8);
  await other.graphql(DELETE, { password: GOOD_PASSWORD });
  expect(await rating()).toEqual(before);
});

test('the browser is signed out, and the name is free again', async () => {
  const cook = await signUp(app);
  await cook.graphql(DELETE, { password: GOOD_PASSWORD });
  expect(cook.cookies.has('larder')).toBe(false);
  expect((await signUp(app, cook.username)).id).not.toBe(cook.id);
});

test('without the right password nothing goes', async () => {
  const cook = await busyCook();
  const { errors } = await cook.graphql(DELETE, { password: 'not the right one' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'password' });
  expect((await cook.send('GET', '/api/profile')).json()).toMatchObject({
    stats: { savedRecipes: 1, cookedRecipes: 1, collections: 1 },
  });
});

test("many cooks who go at once do not stand in each other's way", async () => {
  const cooks = await Promise.all(Array.from({ length: 8 }, () => busyCook()));
  const answers = await Promise.all(cooks.map((cook) => cook.graphql(DELETE, { password: GOOD_PASSWORD })));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
});
