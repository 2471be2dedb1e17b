import { cleanUpPhotos } from '../../../api/src/modules/photos/photo-cleanup.ts';
import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, GOOD_PASSWORD, signUp, type Cook } from '../../support/clients.ts';
import { drawPhoto, sign, upload } from '../../support/photos.ts';

let app: TestApp;
beforeAll(async () => void (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const SUBMIT =
  'mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id slug title status hasPhoto image imageAlt imageSet { desktop tablet mobile } } } }';
const soup = {
  title: 'Leek soup',
  prepTime: 5,
  cookTime: 20,
  servings: 2,
  ingredients: [{ text: '2 leeks' }],
  instructions: [{ description: 'Simmer the leeks.' }],
};

interface Shown {
  id: string;
  slug: string;
  title: string;
  status: string;
  hasPhoto: boolean;
  image: string;
  imageAlt: string;
  imageSet: Record<'desktop' | 'tablet' | 'mobile', string>;
}
const submit = (cook: Cook, more: object = {}) =>
  cook.graphql<{ submitRecipe: { recipe: Shown } } | null>(SUBMIT, { input: { ...soup, ...more } });
const submitted = async (cook: Cook, more: object = {}): Promise<Shown> =>
  (await submit(cook, more)).data!.submitRecipe.recipe;
const newPhoto = async (cook: Cook) => upload(cook, await drawPhoto(1200, 900).png().toBuffer(), 'image/png');
const look = async (cook: Cook, slug: string): Promise<Shown> =>
  (
    await cook.graphql<{ recipe: Shown }>(
      'query Look($slug: String!) { recipe(slug: $slug) { hasPhoto image imageAlt imageSet { desktop tablet mobile } } }',
      { slug },
    )
  ).data.recipe;
const statusOf = async (url: string): Promise<number> => (await app.app.inject({ url })).statusCode;

test("a photo of the cook's is the picture of their recipe in all sizes, in both transports", async () => {
  const cook = await signUp(app);
  const photo = await newPhoto(cook);
  const recipe = await submitted(cook, { imageId: photo.id });
  expect(recipe).toMatchObject({
    hasPhoto: true,
    image: photo.url,
    imageAlt: soup.title,
    imageSet: { desktop: photo.url, mobile: photo.thumbnailUrl },
  });
  expect(await Promise.all(Object.values(recipe.imageSet).map(statusOf))).toEqual([200, 200, 200]);
  expect((await cook.send('GET', `/api/recipe/${recipe.slug}`)).json()).toMatchObject({ image: photo.url });
});

test('until its picture is there a drawn cover has the colour of its cloth, and a photo none', async () => {
  const cook = await signUp(app);
  const colorOf = async ({ slug }: Shown): Promise<string | null> =>
    (
      await cook.graphql<{ recipe: { imageSet: { color: string | null } } }>(
        'query Look($slug: String!) { recipe(slug: $slug) { imageSet { color } } }',
        { slug },
      )
    ).data.recipe.imageSet.color;
  const drawn = await submitted(cook);
  const { cloth } = setTable({ ...drawn, cuisine: null, tags: [], foods: [], steps: [] });
  expect(await colorOf(drawn)).toBe(cloth.ground);
  expect(await colorOf(await submitted(cook, { imageId: (await newPhoto(cook)).id }))).toBeNull();
});

test("one that was sent after the session had ended is the cook's once they have signed in again in this browser, and stays", async () => {
  const cook = await signUp(app);
  await cook.graphql('mutation { signOut { ok: __typename } }');
  const photo = await newPhoto(cook);
  expect(codeOf(await submit(cook, { imageId: photo.id }))).toBe('UNAUTHENTICATED');
  await cook.graphql(
    'mutation In($username: String!, $password: String!) { signIn(input: { username: $username, password: $password }) { user { id } } }',
    { username: cook.username, password: GOOD_PASSWORD },
  );
  expect(await submitted(cook, { imageId: photo.id })).toMatchObject({ hasPhoto: true, image: photo.url });
  expect(await app.database.orm.em.fork().execute('select user_id from photo where id = ?', [photo.id])).toEqual([
    { user_id: cook.id },
  ]);
  expect(codeOf(await submit(await signUp(app), { imageId: photo.id }))).toBe('NOT_FOUND');
});

test('it stays where nothing is said of it, and null brings the drawn cover back', async () => {
  const cook = await signUp(app);
  const { id } = await submitted(cook, { imageId: (await newPhoto(cook)).id, isDraft: true });
  expect(await submitted(cook, { id, title: 'Leek and potato soup', isDraft: true })).toMatchObject({ hasPhoto: true });
  expect(await submitted(cook, { id, imageId: null, isDraft: true })).toMatchObject({
    hasPhoto: false,
    image: expect.stringMatching(/^\/images\/covers\//),
  });
});

test('another photo on a published recipe is looked at before everyone sees it', async () => {
  const cook = await signUp(app);
  const { id } = await submitted(cook);
  await app.database.orm.em.fork().execute(`update recipe set status = 'published' where id = ?`, [id]);
  expect(await submitted(cook, { id })).toMatchObject({ status: 'PUBLISHED' });
  expect(await submitted(cook, { id, imageId: (await newPhoto(cook)).id })).toMatchObject({
    status: 'PENDING',
    hasPhoto: true,
  });
});

test('an admin who reviews a recipe sees its photo, beside the one that was approved', async () => {
  const [cook, admin] = [await signUp(app), await signUpAdmin(app)];
  const compare = async (id: string) =>
    (
      await admin.graphql<{ adminRecipe: object }>(
        'query Compare($id: ID!) { adminRecipe(id: $id) { now { photo } approved { photo } } }',
        { id },
      )
    ).data.adminRecipe;
  const { id, imageSet } = await submitted(cook, { imageId: (await newPhoto(cook)).id });
  expect(await compare(id)).toEqual({ now: { photo: imageSet.tablet }, approved: null });
  await admin.graphql(
    'mutation Approve($id: ID!) { reviewRecipe(input: { id: $id, decision: APPROVE }) { recipe { id } } }',
    { id },
  );
  const next = await submitted(cook, { id, imageId: (await newPhoto(cook)).id });
  expect(await compare(id)).toEqual({ now: { photo: next.imageSet.tablet }, approved: { photo: imageSet.tablet } });
});

test('it follows when the photo is turned, is not swept away, and goes with the photo', async () => {
  const cook = await signUp(app);
  const photo = await newPhoto(cook);
  const { slug, image } = await submitted(cook, { imageId: photo.id });
  await cook.graphql('mutation T($id: ID!) { updatePhoto(input: { id: $id, rotation: 90 }) { photo { id } } }', {
    id: photo.id,
  });
  const turned = await look(cook, slug);
  expect(turned.image).not.toBe(image);
  await app.database.orm.em
    .fork()
    .execute(`update photo set created_at = now() - interval '1 year' where id = ?`, [photo.id]);
  await cleanUpPhotos(app.database.orm.em.fork(), app.platform.files);
  expect(await statusOf(turned.image)).toBe(200);
  await cook.graphql('mutation D($id: ID!) { deletePhoto(input: { id: $id }) { photo { id } } }', { id: photo.id });
  expect(await look(cook, slug)).toMatchObject({ hasPhoto: false });
});

test("another's photo, a visitor's, and one that has not arrived, are no picture of a recipe", async () => {
  const [cook, other] = [await signUp(app), await signUp(app)];
  expect(codeOf(await submit(cook, { imageId: (await newPhoto(other)).id }))).toBe('NOT_FOUND');
  expect(
    codeOf(
      await submit(cook, {
        imageId: (await upload(clientOf(app), await drawPhoto().png().toBuffer(), 'image/png')).id,
      }),
    ),
  ).toBe('NOT_FOUND');
  expect(codeOf(await submit(cook, { imageId: (await sign(cook, 'image/png', 9)).imageId }))).toBe('CONFLICT');
  expect(
    (await cook.graphql<{ profile: { recipes: { totalCount: number } } }>('{ profile { recipes { totalCount } } }'))
      .data.profile.recipes.totalCount,
  ).toBe(0);
});
