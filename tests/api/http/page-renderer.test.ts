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

/** Pages that get no answer until they are let go, with the order in which they begin: each with its first question. */
function heldPages(renderer: PageRenderer) {
  const begun: string[] = [];
  const { promise, resolve: letGo } = Promise.withResolvers<null>();
  const ask = (address: string, caller: string) =>
    renderer.render(address, () => (begun.push(address), promise), caller);
  return { begun, letGo: () => letGo(null), ask };
}

const ASKS_ONCE = `await ask({}); return { html: address, ${PAGE} };`;

test('one who asks for many pages keeps another waiting for one of them, not for all', async () => {
  const { begun, letGo, ask } = heldPages(rendererOf(ASKS_ONCE));
  const pages = [1, 2, 3, 4, 5, 6].map((at) => ask(`/greedy/${at}`, 'greedy'));
  pages.push(ask('/modest', 'modest'));
  letGo();
  expect((await Promise.all(pages)).every((page) => page !== null)).toBe(true);
  expect(begun.slice(0, 4)).toEqual(['/greedy/1', '/greedy/2', '/greedy/3', '/modest']);
});

test('more pages than may wait for the thread are left to the browsers at once', async () => {
  const { letGo, ask } = heldPages(rendererOf(ASKS_ONCE));
  const first = Array.from({ length: 18 }, (_, at) => ask(`/${at}`, `cook ${at}`));
  expect(await ask('/more', 'cook')).toBeNull();
  letGo();
  expect((await Promise.all(first)).every((page) => page !== null)).toBe(true);
});

test('one caller has only a few pages waiting; the others are left to their browser at once', async () => {
  const { letGo, ask } = heldPages(rendererOf(ASKS_ONCE));
  const greedy = Array.from({ length: 6 }, (_, at) => ask(`/${at}`, 'greedy'));
  expect(await ask('/more', 'greedy')).toBeNull();
  const other = ask('/other', 'modest');
  letGo();
  expect(await other).toMatchObject({ html: '/other' });
  expect((await Promise.all(greedy)).every((page) => page !== null)).toBe(true);
});

test('pages that wait long for their answers keep no place in the thread', async () => {
  const renderer = rendererOf(ASKS_ONCE);
  const { begun, letGo, ask } = heldPages(renderer);
  const slow = [1, 2].map((at) => ask(`/slow/${at}`, 'slow'));
  expect(await renderer.render('/quick', async () => null, 'quick')).toMatchObject({ html: '/quick' });
  expect(begun).toEqual(['/slow/1', '/slow/2']);
  letGo();
  expect((await Promise.all(slow)).every((page) => page !== null)).toBe(true);
});
