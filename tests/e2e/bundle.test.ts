import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm run build` made, which is what the server serves. */
const FOLDER = 'web/dist';

/** Names that only msw and the fixtures have. */
const MOCKS = /mockServiceWorker|msw\/|setupWorker|Ada Marsh|larder:mock/;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(js|html|css|map)$/.test(file),
);

test('nothing of the mock server is in what is built for production', () => {
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.filter((file) => MOCKS.test(file) || MOCKS.test(readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
});
