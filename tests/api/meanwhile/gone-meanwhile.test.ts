import { removeUnkept } from '../../../api/src/modules/creative/creative-cleanup.sql.ts';
import { cleanUpPhotos } from '../../../api/src/modules/photos/photo-cleanup.ts';
import { createApp, type GraphQLAnswer, type TestApp } from '../../support/app.ts';
import { codeOf, signUp, type Cook } from '../../support/clients.ts';
import { untilSomebodyWaits } from '../../support/lock-waits.ts';
import { drawPhoto, upload } from '../../support/photos.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<{ id: string; avatar: string | null }[]>(text, values);
const idOf = async (slug: string): Promise<string> =>
  (await sql('select id from recipe where slug = ?', [slug]))[0]?.id ?? '';
const avatarOf = async ({ id }: Cook) => (await sql('select avatar from "user" where id = ?', [id]))[0]?.avatar;
const setAvatar = (cook: Cook, id: string) =>
  cook.graphql<object>('mutation A($id: ID!) { setAvatar(input: { imageId: $id }) { user { id } } }', { id });
const photoOf = async (cook: Cook) => upload(cook, await drawPhoto().jpeg().toBuffer(), 'image/jpeg');

/** What comes of an act while somebody else does something that is committed as soon as the act waits for it. */
async function meanwhile<T>(statement: string, values: unknown[], act: () => Promise<T>): Promise<T> {
  const other = app.database.orm.em.fork();
  await other.begin();
  await other.execute(statement, values);
  const answer = act();
  expect(await untilSomebodyWaits(app)).toBe('waiting');
  await other.commit();
  return answer;
}

/** What is left of an act that would wait, or not wait, for something that is then committed. */
async function beside(statements: [string, unknown[]][], act: () => Promise<unknown>): Promise<void> {
  const other = app.database.orm.em.fork();
  await other.begin();
  for (const [statement, values] of statements) await other.execute(statement, values);
  const done = act().then(() => 'done');
  await Promise.race([done, untilSomebodyWaits(app)]);
  await other.commit();
  await done;
}

const ACTS: Record<string, (cook: Cook, id: string) => Promise<GraphQLAnswer<object>>> = {
  saved: (cook, id) =>
    cook.graphql('mutation S($id: ID!) { saveRecipe(input: { id: $id }) { recipe { id } } }', { id }),
  rated: (cook, id) =>
    cook.graphql('mutation R($id: ID!) { rateRecipe(input: { recipeId: $id, stars: 5 }) { recipe { id } } }', { id }),
  cooked: (cook, id) =>
    cook.graphql('mutation C($id: ID!) { markCooked(input: { recipeId: $id }) { recipe { id } } }', { id }),
  begun: (cook, id) =>
    cook.graphql('mutation P($id: ID!) { setProgress(input: { recipeId: $id, steps: [1] }) { progress { steps } } }', {
      id,
    }),
  'put on a list': (cook, id) =>
    cook.graphql(
      'mutation L($id: ID!) { createShoppingList(input: { name: "Groceries", recipes: [{ id: $id }] }) { shoppingList { id } } }',
      { id },
    ),
};

test.each(Object.keys(ACTS))(
  'a recipe that is deleted while it is %s is not there, which is told in a sentence',
  async (name) => {
    const cook = await signUp(app);
    const id = await idOf((await addRecipe(app, ['2 eggs'])).slug);
    const answer = await meanwhile(
      'delete from recipe where id = ?',
      [id],
      () => ACTS[name]?.(cook, id) ?? Promise.reject(new Error(name)),
    );
    expect(answer.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/deleted meanwhile|not found/),
      extensions: { code: 'NOT_FOUND' },
    });
  },
);

test('a photo that is deleted while it becomes a picture is no picture', async () => {
  const cook = await signUp(app);
  const { id } = await photoOf(cook);
  expect(codeOf(await meanwhile('delete from photo where id = ?', [id], () => setAvatar(cook, id)))).toBe('NOT_FOUND');
  expect(await avatarOf(cook)).toBeNull();
});

test('a photo that became a picture while it was being deleted is a picture no longer', async () => {
  const cook = await signUp(app);
  const { id } = await photoOf(cook);
  await meanwhile('update "user" set avatar = ? where id = ?', [`/images/photos/${id}/1/thumb`, cook.id], () =>
    cook.graphql('mutation D($id: ID!) { deletePhoto(input: { id: $id }) { photo { id } } }', { id }),
  );
  expect(await avatarOf(cook)).toBeNull();
});

test('an old photo that becomes a picture while outdated ones are swept stays', async () => {
  const cook = await signUp(app);
  const { id } = await photoOf(cook);
  await sql(`update photo set created_at = now() - interval '1 year' where id = ?`, [id]);
  const taking: [string, unknown[]][] = [
    ['update photo set user_id = user_id where id = ?', [id]],
    ['update "user" set avatar = ? where id = ?', [`/images/photos/${id}/1/thumb`, cook.id]],
  ];
  await beside(taking, () => cleanUpPhotos(app.database.orm.em.fork(), app.platform.files));
  expect(await sql('select id from photo where id = ?', [id])).toHaveLength(1);
});

test('an old creative recipe that is saved while unsaved ones are removed stays', async () => {
  const cook = await signUp(app);
  const { slug } = await addRecipe(app, ['2 eggs']);
  const id = await idOf(slug);
  await sql(`update recipe set is_creative = true, created_at = now() - interval '1 year' where id = ?`, [id]);
  await beside([['insert into saved_recipe (user_id, recipe_id, saved_at) values (?, ?, now())', [cook.id, id]]], () =>
    removeUnkept(app.database.orm.em),
  );
  expect(await idOf(slug)).toBe(id);
});

test('however many photos are announced at once, there are no more than there is room for', async () => {
  const cook = await signUp(app);
  await sql(
    `insert into photo (id, user_id, content_type, size, version, created_at) select gen_random_uuid(), ?, 'image/jpeg', 10, 0, now() from generate_series(1, 499)`,
    [cook.id],
  );
  const announce = () =>
    cook.graphql<object>('mutation S($input: SignUploadInput!) { signUpload(input: $input) { imageId } }', {
      input: { filename: 'photo', contentType: 'image/jpeg', size: 10 },
    });
  const answers = await Promise.all(Array.from({ length: 8 }, announce));
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  expect(new Set(answers.flatMap((answer) => codeOf(answer) ?? []))).toEqual(new Set(['CONFLICT']));
});
