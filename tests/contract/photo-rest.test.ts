import { LanguageModel } from '../../api/src/shared/language-model.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { clientOf, type Client } from '../support/clients.ts';
import { startModelServer, type ModelServer } from '../support/model-server.ts';
import { drawPhoto, put } from '../support/photos.ts';

let model: ModelServer;
let app: TestApp;
beforeAll(async () => {
  model = await startModelServer();
  model.says({
    ingredients: [
      { name: 'lemon', confidence: 0.92 },
      { name: 'garlic', confidence: 0.4 },
    ],
  });
  app = await createApp({ model: new LanguageModel({ baseUrl: model.baseUrl, model: 'test' }) });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const post = async <T>(client: Client, path: string, body: object): Promise<T> => {
  const answer = await client.send('POST', path, body);
  expect(answer.status).toBe(200);
  return answer.json<T>();
};

test('a photo is signed, sent, completed and recognised as the specification has it', async () => {
  const client = clientOf(app);
  const bytes = await drawPhoto().jpeg().toBuffer();
  const { uploadUrl, image_id } = await post<{ uploadUrl: string; image_id: string }>(client, '/api/uploads/sign', {
    filename: 'fridge.jpg',
    contentType: 'image/jpeg',
    size: bytes.length,
  });
  expect((await put(client, uploadUrl, bytes, 'image/jpeg')).status).toBe(204);
  const { url, thumbnailUrl } = await post<{ url: string; thumbnailUrl: string }>(client, '/api/uploads/complete', {
    image_id,
    url: uploadUrl,
  });
  expect((await client.send('GET', thumbnailUrl)).headers['content-type']).toBe('image/webp');
  expect(await post(client, '/api/recognize-image', { image_id, mode: 'vision', max_suggestions: 5 })).toMatchObject({
    id: image_id,
    url,
    thumbnailUrl,
    recognized: [
      { name: 'lemon', normalized: 'lemon', confidence: 0.92 },
      { name: 'garlic', normalized: 'garlic', confidence: 0.4 },
    ],
  });
});

test.each([
  [
    '/api/uploads/sign',
    { filename: 'a.svg', contentType: 'image/svg+xml', size: 9 },
    400,
    'Invalid file type. Only JPEG, PNG, and WebP images are supported.',
  ],
  [
    '/api/uploads/sign',
    { filename: 'a.png', contentType: 'image/png', size: 6_000_000 },
    400,
    'File is too large. Maximum size is 5MB.',
  ],
  ['/api/uploads/sign', { filename: 'a.png', contentType: 'image/png' }, 400, 'size must be a number of bytes.'],
  ['/api/uploads/complete', { url: '' }, 400, 'image_id is needed.'],
  ['/api/uploads/complete', { image_id: 'nothing' }, 404, 'Photo not found'],
  ['/api/recognize-image', { image_id: 'nothing', mode: 'vision', max_suggestions: 5 }, 404, 'Photo not found'],
  [
    '/api/recognize-image',
    { image_id: 'nothing', mode: 'x-ray', max_suggestions: 5 },
    400,
    'The only mode is "vision".',
  ],
  ['/api/recognize-image', { image_id: 'nothing', max_suggestions: 99 }, 400, 'Ask for 1 to 20 suggestions.'],
])('POST %s %j is told as %i in a plain sentence', async (path, body, status, message) => {
  const answer = await clientOf(app).send('POST', path, body);
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: message });
});
