import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Client } from '../../support/clients.ts';
import { drawPhoto, sign, upload } from '../../support/photos.ts';

let app: TestApp;
beforeAll(async () => void (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const SET = 'mutation A($imageId: ID) { setAvatar(input: { imageId: $imageId }) { user { avatar } } }';
const setAvatar = (client: Client, imageId: string | null) =>
  client.graphql<{ setAvatar: { user: { avatar: string | null } } } | null>(SET, { imageId });
const avatarOf = async (client: Client) =>
  (await client.graphql<{ viewer: { avatar: string | null } }>('{ viewer { avatar } }')).data.viewer.avatar;
const newPhoto = async (client: Client) => upload(client, await drawPhoto().png().toBuffer(), 'image/png');
const status = async (url: string | null): Promise<number> =>
  (await app.app.inject({ url: url ?? '/nothing' })).statusCode;

test('a photo becomes the picture of its cook, follows when it is turned, and goes when it is deleted', async () => {
  const cook = await signUp(app);
  const photo = await newPhoto(cook);
  expect((await setAvatar(cook, photo.id)).data?.setAvatar.user.avatar).toBe(photo.thumbnailUrl);
  await cook.graphql('mutation T($id: ID!) { updatePhoto(input: { id: $id, rotation: 90 }) { photo { id } } }', {
    id: photo.id,
  });
  const turned = await avatarOf(cook);
  expect(turned).not.toBe(photo.thumbnailUrl);
  expect(await status(turned)).toBe(200);
  await cook.graphql('mutation D($id: ID!) { deletePhoto(input: { id: $id }) { photo { id } } }', { id: photo.id });
  expect(await avatarOf(cook)).toBeNull();
});

test('null takes the picture away', async () => {
  const cook = await signUp(app);
  await setAvatar(cook, (await newPhoto(cook)).id);
  await setAvatar(cook, null);
  expect(await avatarOf(cook)).toBeNull();
});

test("another's photo, and one that has not arrived, are no picture", async () => {
  const [cook, other] = [await signUp(app), await signUp(app)];
  expect(codeOf(await setAvatar(cook, (await newPhoto(other)).id))).toBe('NOT_FOUND');
  expect(codeOf(await setAvatar(cook, (await sign(cook, 'image/png', 9)).imageId))).toBe('CONFLICT');
  expect(codeOf(await setAvatar(clientOf(app), null))).toBe('UNAUTHENTICATED');
});
