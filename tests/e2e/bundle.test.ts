import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What `npm run build` made, which is what the server serves. */
const FOLDER = 'web/dist';

/** Names that only msw and the fixtures have. */
const MOCKS = /mockServiceWorker|msw\/|setupWorker|Ada Marsh|larder:mock/;

/** What Vite built of a source file, and the source files that it needs at once. */
interface BuiltFile {
  file: string;
  imports?: string[];
}

const manifest = JSON.parse(readFileSync(join(FOLDER, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(js|html|css|map)$/.test(file),
);

test('nothing of the mock server is in what is built for production', () => {
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.filter((file) => MOCKS.test(file) || MOCKS.test(readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
});

test('the JavaScript of the first page is 230 kB gzip at most', () => {
  const home = manifest['src/pages/home/home-page.tsx'];
  const page = readFileSync(join(FOLDER, 'index.html'), 'utf8');
  const scripts = new Set([...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file));
  collect(home, scripts);
  const bytes = [...scripts].map((file) => gzipSync(readFileSync(join(FOLDER, file)), { level: 9 }).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(230_000);
});

function collect(built: BuiltFile | undefined, into: Set<string>): void {
  if (!built) return;
  into.add(built.file);
  for (const needed of built.imports ?? [])
    if (!into.has(manifest[needed]?.file ?? '')) collect(manifest[needed], into);
}
