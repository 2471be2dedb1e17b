import fc from 'fast-check';
import sharp from 'sharp';
import { cleanUpPhotos } from '../../../api/src/modules/photos/photo-cleanup.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Client } from '../../support/clients.ts';
import { drawPhoto, sign, upload, type ToldPhoto } from '../../support/photos.ts';

let app: TestApp;
beforeAll(async () => void (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const UPDATE =
  'mutation U($input: UpdatePhotoInput!) { updatePhoto(input: $input) { photo { id url thumbnailUrl altText version width height } } }';
const update = (client: Client, input: object) =>
  client.graphql<{ updatePhoto: { photo: ToldPhoto } } | null>(UPDATE, { input });
const changed = async (client: Client, input: object): Promise<ToldPhoto> =>
  (await update(client, input)).data?.updatePhoto.photo as ToldPhoto;
const remove = (client: Client, id: string) =>
  client.graphql('mutation D($id: ID!) { deletePhoto(input: { id: $id }) { photo { id } } }', { id });
const status = async (url: string): Promise<number> => (await app.app.inject({ url })).statusCode;
const query = (sql: string, params: unknown[] = []): Promise<Record<string, unknown>[]> =>
  app.database.orm.em.fork().execute(sql, params);

/** The colour of a picture at a place, each part 0 to 1. */
async function colourAt(url: string, x: number, y: number): Promise<'disc' | 'ground'> {
  const { data, info } = await sharp((await app.app.inject({ url })).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return (data[at] ?? 0) > (data[at + 1] ?? 0) ? 'disc' : 'ground';
}

test('a photo is turned clockwise, and stays turned when it is turned again', async () => {
  const cook = await signUp(app);
  const { id, url } = await upload(cook, await drawPhoto(400, 300).png().toBuffer(), 'image/png');
  expect(await colourAt(url, 0.25, 0.25)).toBe('disc');
  const once = await changed(cook, { id, rotation: 90 });
  expect(once).toMatchObject({ version: 2, width: 300, height: 400 });
  expect(await colourAt(once.url, 0.75, 0.25)).toBe('disc');
  const twice = await changed(cook, { id, rotation: 450 });
  expect(twice).toMatchObject({ version: 3, width: 400, height: 300 });
  expect(await colourAt(twice.thumbnailUrl, 0.75, 0.75)).toBe('disc');
});

test('a crop is a part of the turned picture', async () => {
  const cook = await signUp(app);
  const { id } = await upload(cook, await drawPhoto(400, 300).png().toBuffer(), 'image/png');
  const photo = await changed(cook, { id, rotation: 90, crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 } });
  expect(photo).toMatchObject({ width: 150, height: 200 });
  expect(await colourAt(photo.url, 0.5, 0.5)).toBe('disc');
});

test('whatever part is kept, it has the size that was asked for', async () => {
  const cook = await signUp(app);
  const bytes = await drawPhoto(200, 160).png().toBuffer();
  const share = fc.integer({ min: 10, max: 90 });
  await fc.assert(
    fc.asyncProperty(share, share, share, share, fc.constantFrom(0, 90, 180, 270), async (x, y, w, h, rotation) => {
      const crop = { x: x / 100, y: y / 100, width: (w / 100) * (1 - x / 100), height: (h / 100) * (1 - y / 100) };
      const [width, height] = rotation % 180 === 0 ? [200, 160] : [160, 200];
      fc.pre(crop.width * width >= 17 && crop.height * height >= 17);
      await query('delete from attempt');
      const { id } = await upload(cook, bytes, 'image/png');
      const photo = await changed(cook, { id, rotation, crop });
      expect(Math.abs(photo.width - crop.width * width)).toBeLessThanOrEqual(1);
      expect(Math.abs(photo.height - crop.height * height)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 15 },
  );
});

test.each([
  ['a turn by 45 degrees', { rotation: 45 }, 'rotation'],
  ['a crop beyond the edge', { crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }, 'crop'],
  ['a crop without height', { crop: { x: 0, y: 0, width: 1, height: 0 } }, 'crop'],
  ['a crop of a few pixels', { crop: { x: 0, y: 0, width: 0.01, height: 0.01 } }, 'crop'],
  ['a description of a page', { altText: 'x'.repeat(301) }, 'altText'],
])('%s is refused, and the photo stays as it was', async (_what, input, field) => {
  const cook = await signUp(app);
  const photo = await upload(cook, await drawPhoto().png().toBuffer(), 'image/png');
  expect((await update(cook, { id: photo.id, ...input })).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field,
  });
  expect(await changed(cook, { id: photo.id })).toEqual(photo);
});

test('a description is kept and can be taken away, without another picture', async () => {
  const cook = await signUp(app);
  const { id } = await upload(cook, await drawPhoto().png().toBuffer(), 'image/png');
  expect(await changed(cook, { id, altText: '  Two tomatoes ' })).toMatchObject({
    altText: 'Two tomatoes',
    version: 1,
  });
  expect(await changed(cook, { id, rotation: 90 })).toMatchObject({ altText: 'Two tomatoes', version: 2 });
  expect(await changed(cook, { id, altText: null })).toMatchObject({ altText: null, version: 2 });
});

test('of two who change the same version one is told so', async () => {
  const cook = await signUp(app);
  const { id } = await upload(cook, await drawPhoto().png().toBuffer(), 'image/png');
  const answers = await Promise.all([90, 180, 270].map((rotation) => update(cook, { id, rotation, version: 1 })));
  expect(answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? ['ok']).sort()).toEqual([
    'CONFLICT',
    'CONFLICT',
    'ok',
  ]);
  expect(await changed(cook, { id })).toMatchObject({ version: 2 });
});

test('of two who change a photo at the same moment the picture is that of the one who was not refused', async () => {
  const cook = await signUp(app);
  const { id } = await upload(cook, await drawPhoto(400, 300).png().toBuffer(), 'image/png');
  const answers = await Promise.all([90, 180].map((rotation) => update(cook, { id, rotation })));
  const told = answers.map(({ data }) => data?.updatePhoto.photo).find((photo) => photo !== undefined) as ToldPhoto;
  const shown = await sharp((await app.app.inject({ url: told.url })).rawPayload).metadata();
  expect([shown.width, shown.height]).toEqual([told.width, told.height]);
});

test('what is cropped away or deleted is gone', async () => {
  const cook = await signUp(app);
  const before = await upload(cook, await drawPhoto().png().toBuffer(), 'image/png');
  const after = await changed(cook, { id: before.id, rotation: 90 });
  expect([await status(before.url), await status(before.thumbnailUrl), await status(after.url)]).toEqual([
    404, 404, 200,
  ]);
  await remove(cook, before.id);
  expect(await status(after.url)).toBe(404);
});

test("with an account its photos go, a visitor's after a day, a cook's unused after thirty, and what never arrived after an hour", async () => {
  const [cook, leaving, visitor] = [await signUp(app), await signUp(app), clientOf(app)];
  const bytes = await drawPhoto().png().toBuffer();
  const photo = {
    new: await upload(cook, bytes, 'image/png'),
    old: await upload(cook, bytes, 'image/png'),
    leaving: await upload(leaving, bytes, 'image/png'),
    visitor: await upload(visitor, bytes, 'image/png'),
  };
  const { imageId } = await sign(cook, 'image/png', 10);
  const age = (id: string, hours: number) =>
    query('update photo set created_at = now() - make_interval(hours => ?) where id = ?', [hours, id]);
  await age(photo.old.id, 30 * 24 + 1);
  await age(photo.new.id, 30 * 24 - 1);
  await age(photo.visitor.id, 25);
  await age(imageId, 2);
  await query('delete from "user" where id = ?', [leaving.id]);
  await cleanUpPhotos(app.database.orm.em.fork(), app.platform.files);
  expect({
    new: await status(photo.new.url),
    old: await status(photo.old.url),
    leaving: await status(photo.leaving.url),
    visitor: await status(photo.visitor.url),
  }).toEqual({ new: 200, old: 404, leaving: 404, visitor: 404 });
  expect(
    await query("select id from photo where id = any(string_to_array(?, ','))", [
      [photo.old.id, photo.visitor.id, photo.leaving.id, imageId].join(','),
    ]),
  ).toEqual([]);
  expect(await query('select 1 from file_removal')).toEqual([]);
});
