import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageRenderer } from '../../../api/src/http/page/page-renderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-pages-'));
const warnings: string[] = [];
const open: PageRenderer[] = [];

afterEach(async () => {
  warnings.length = 0;
  for (const renderer of open.splice(0)) await renderer.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A renderer of pages that are made by the body of `renderPage(address, ask)`. */
function rendererOf(body: string): PageRenderer {
  const bundle = join(folder, `${open.length}-${Math.random()}.mjs`);
  writeFileSync(bundle, `export async function renderPage(address, ask) { ${body} }`);
  const renderer = new PageRenderer(bundle, { warn: (_details, message) => warnings.push(message) });
  open.push(renderer);
  return renderer;
}

const PAGE = "styles: [], links: '', files: [], data: {}, title: undefined";

test('a page is rendered with the answers to its questions, each page with its own', async () => {
  const renderer = rendererOf(`const answer = await ask({ query: address }); return { html: answer.said, ${PAGE} };`);
  const pages = await Promise.all(
    ['/one', '/two'].map((address) =>
      renderer.render(address, async ({ query }) => ({ said: `${address} asked ${query}` }), 'cook'),
    ),
  );
  expect(pages).toMatchObject([{ html: '/one asked /one' }, { html: '/two asked /two' }]);
});

test('a page whose rendering fails is left to the browser, and the next one is rendered', async () => {
  const renderer = rendererOf(`if (address === '/bad') throw new Error('no'); return { html: address, ${PAGE} };`);
  expect(await renderer.render('/bad', async () => null, 'cook')).toBeNull();
  expect(warnings).toEqual(['A page could not be rendered']);
  expect(await renderer.render('/good', async () => null, 'cook')).toMatchObject({ html: '/good' });
});

test('a page that takes too long is left to the browser', async () => {
  const renderer = rendererOf('return new Promise(() => {});');
  const started = performance.now();
  expect(await renderer.render('/', async () => null, 'cook')).toBeNull();
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('a thread that dies takes no answer with it, and another is started', async () => {
  const renderer = rendererOf(`if (address === '/end') process.exit(1); return { html: address, ${PAGE} };`);
  expect(await renderer.render('/end', async () => null, 'cook')).toBeNull();
  expect(await renderer.render('/after', async () => null, 'cook')).toMatchObject({ html: '/after' });
});

test('more pages than the thread can take are left to the browsers at once', async () => {
  const renderer = rendererOf(`await ask({}); return { html: address, ${PAGE} };`);
  const { promise, resolve } = Promise.withResolvers<null>();
  const first = Array.from({ length: 16 }, (_, at) => renderer.render(`/${at}`, () => promise, `cook ${at}`));
  expect(await renderer.render('/more', async () => null, 'cook')).toBeNull();
  resolve(null);
  expect((await Promise.all(first)).every((page) => page !== null)).toBe(true);
});

test('one caller takes only a part of the thread', async () => {
  const renderer = rendererOf(`await ask({}); return { html: address, ${PAGE} };`);
  const { promise, resolve } = Promise.withResolvers<null>();
  const greedy = Array.from({ length: 4 }, (_, at) => renderer.render(`/${at}`, () => promise, 'greedy'));
  expect(await renderer.render('/more', async () => null, 'greedy')).toBeNull();
  expect(await renderer.render('/other', async () => null, 'modest')).toMatchObject({ html: '/other' });
  resolve(null);
  expect(await Promise.all(greedy)).toHaveLength(4);
});
