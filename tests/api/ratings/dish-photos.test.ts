import { cleanUpPhotos } from '../../../api/src/modules/photos/photo-cleanup.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Client, type Cook } from '../../support/clients.ts';
import { drawPhoto, upload } from '../../support/photos.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let admin: Cook;
let cook: Cook;
let slug: string;
beforeAll(async () => {
  app = await createApp({ catalogue: false });
  admin = await signUpAdmin(app);
});
beforeEach(async () => {
  cook = await signUp(app);
  ({ slug } = await addRecipe(app, ['2 eggs']));
});
afterAll(() => app.close());

interface Waiting {
  id: string;
  url: string;
  status: string;
  authorName: string;
  recipe: { slug: string };
}

const RATE = `mutation Rate($input: RateRecipeInput!) {
  rateRecipe(input: $input) { recipe { viewerRating { stars photo { url status } } } }
}`;
const rate = (imageId?: string | null, recipeId = slug) =>
  cook.graphql<{ rateRecipe: { recipe: { viewerRating: { photo: { url: string; status: string } | null } } } } | null>(
    RATE,
    { input: { recipeId, stars: 5, ...(imageId !== undefined && { imageId }) } },
  );
const newPhoto = async () => upload(cook, await drawPhoto(800, 600).png().toBuffer(), 'image/png');
const gallery = async (
  client: Pick<Client, 'graphql'> = clientOf(app),
): Promise<{ url: string; authorName: string }[]> =>
  (
    await client.graphql<{ recipe: { photos: { nodes: { url: string; authorName: string }[] } } }>(
      'query Look($slug: String!) { recipe(slug: $slug) { photos { nodes { url authorName } } } }',
      { slug },
    )
  ).data.recipe.photos.nodes;
const listed = async (status = 'WAITING'): Promise<Waiting[]> =>
  (
    await admin.graphql<{ adminDishPhotos: { nodes: Waiting[] } }>(
      'query List($status: PhotoStatus!) { adminDishPhotos(status: $status) { nodes { id url status authorName recipe { slug } } } }',
      { status },
    )
  ).data.adminDishPhotos.nodes.filter(({ recipe }) => recipe.slug === slug);
const review = (id: string, isShown: boolean, by: Client = admin) =>
  by.graphql(
    'mutation Review($input: ReviewDishPhotoInput!) { reviewDishPhoto(input: $input) { photo { id status } } }',
    { input: { id, isShown } },
  );
const shown = async (): Promise<string> => {
  const photo = await newPhoto();
  await rate(photo.id);
  const [waiting] = await listed();
  await review(waiting?.id ?? '', true);
  return photo.id;
};

test('a photo added with a rating is seen by its cook alone until an admin lets everyone see it', async () => {
  const photo = await newPhoto();
  const { data } = await rate(photo.id);
  expect(data?.rateRecipe.recipe.viewerRating.photo).toMatchObject({ status: 'WAITING' });
  expect(await gallery()).toEqual([]);
  const [waiting] = await listed();
  expect(waiting).toMatchObject({ url: photo.url, status: 'WAITING', recipe: { slug } });
  await review(waiting?.id ?? '', true);
  expect(await gallery()).toEqual([{ url: photo.url, authorName: waiting?.authorName }]);
  expect(await listed()).toEqual([]);
});

test('an admin may refuse a photo, also one that is shown', async () => {
  await shown();
  const [photo] = await listed('SHOWN');
  await review(photo?.id ?? '', false);
  expect(await gallery()).toEqual([]);
  expect(await listed('REFUSED')).toHaveLength(1);
});

test('what its cook changes afterwards waits again, and the word about the former picture counts no more', async () => {
  const id = await shown();
  const [before] = await listed('SHOWN');
  await cook.graphql('mutation Turn($id: ID!) { updatePhoto(input: { id: $id, rotation: 90 }) { photo { id } } }', {
    id,
  });
  expect(await gallery()).toEqual([]);
  expect(codeOf(await review(before?.id ?? '', true))).toBe('NOT_FOUND');
  expect(await listed()).toHaveLength(1);
});

test('a later rating keeps the photo, and takes it away where that is asked', async () => {
  await shown();
  await rate();
  expect(await gallery()).toHaveLength(1);
  const { data } = await rate(null);
  expect(data?.rateRecipe.recipe.viewerRating.photo).toBeNull();
  expect(await gallery()).toEqual([]);
});

test('a photo that its cook deletes is gone from the recipe', async () => {
  const id = await shown();
  await cook.graphql('mutation Delete($id: ID!) { deletePhoto(input: { id: $id }) { photo { id } } }', { id });
  expect(await gallery()).toEqual([]);
});

test('a photo of a rating outlives the cleaning up of what nothing shows', async () => {
  const id = await shown();
  const em = app.database.orm.em.fork();
  await em.execute("update photo set created_at = now() - interval '90 days' where id = ?", [id]);
  await cleanUpPhotos(em, app.platform.files);
  expect(await gallery()).toHaveLength(1);
});

test('one photo goes with one rating, and only photos of the cook do', async () => {
  const photo = await newPhoto();
  await rate(photo.id);
  const other = await addRecipe(app, ['1 leek']);
  expect(codeOf(await rate(photo.id, other.slug))).toBe('BAD_USER_INPUT');
  const stranger = await signUp(app);
  const theirs = await upload(stranger, await drawPhoto().png().toBuffer(), 'image/png');
  expect(codeOf(await rate(theirs.id))).toBe('NOT_FOUND');
});
