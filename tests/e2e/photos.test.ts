import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, FileChooser, Page } from 'playwright-core';
import sharp from 'sharp';
import { faults } from '../support/axe.ts';
import { openPage, sharedBrowser } from '../support/browser.ts';
import { focusOn, focusWithin, listen, pressByKey, tabTo } from '../support/keyboard.ts';
import { complete, startModelServer, type ModelServer } from '../support/model-server.ts';
import { isNightly } from '../support/nightly.ts';
import { drawPhoto } from '../support/photos.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { dataDirStartedOnce } from '../support/started-once.ts';

let dataDir: string;
let model: ModelServer;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  dataDir = dataDirStartedOnce('photos');
  model = await startModelServer();
  [server, browser] = await Promise.all([
    startServer(dataDir, { AI_BASE_URL: model.baseUrl, AI_MODEL: 'test' }),
    sharedBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await model?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Food = [string, number];

/** The model sees these in the photos that come, one list each. */
function willSee(...photos: Food[][]): void {
  let at = 0;
  model.does((_request, response) =>
    complete(
      response,
      JSON.stringify({ ingredients: (photos[at++] ?? []).map(([name, confidence]) => ({ name, confidence })) }),
    ),
  );
}

const picture = async (name: string, ground: string, width = 1600, height = 1200) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPhoto(width, height, ground).png().toBuffer(),
});

async function openDialog(page: Page): Promise<void> {
  // On a busy machine photos wait for whatever else is done.
  page.setDefaultTimeout(60_000);
  await page.goto('/search');
  await page.getByRole('button', { name: 'Add ingredients from photos' }).click();
  await page.getByRole('heading', { name: 'Snap your Snacks' }).waitFor();
}

async function choose(
  page: Page,
  files: Awaited<ReturnType<typeof picture>>[],
  button = 'Choose Photos',
): Promise<FileChooser> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
  return chooser;
}

const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your ingredients' }).getByText(name, { exact: true });

test('three photos become chips; one is undone, another photo is turned and cropped, and the search runs', async () => {
  const { page, troubles } = await openPage(browser, server.url);
  willSee(
    [
      ['tomatoes', 0.95],
      ['garlic', 0.5],
    ],
    [['eggs', 0.9]],
    [['spinach', 0.85]],
  );
  await openDialog(page);
  await choose(page, [
    await picture('one.png', '#7a9'),
    await picture('two.png', '#ca6'),
    await picture('three.png', '#69c'),
  ]);

  for (const food of ['tomato', 'egg', 'spinach'])
    await page.getByRole('button', { name: new RegExp(`^${food} \\d+% sure$`), pressed: true }).waitFor();
  await page.getByRole('button', { name: 'garlic 50% sure', pressed: false }).waitFor();
  await page.getByText('Uploading...').waitFor({ state: 'detached' });
  await page.getByText(/^Added .* to your ingredients\.$/).waitFor();

  await page.getByRole('button', { name: 'egg 90% sure' }).click();
  await page.getByRole('button', { name: 'egg 90% sure', pressed: false }).waitFor();
  await page.getByRole('button', { name: 'garlic 50% sure' }).click();

  const before = await page.getByRole('img', { name: 'Photo 2' }).getAttribute('src');
  await page.getByRole('button', { name: 'Edit Photo 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Image' });
  await dialog.getByRole('heading', { name: 'Detected Ingredients' }).waitFor();
  await dialog.getByRole('button', { name: 'Rotate' }).click();
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  await dialog.getByRole('textbox', { name: 'Alt text (optional)' }).fill('Eggs in a bowl');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const edited = page.getByRole('img', { name: 'Eggs in a bowl' });
  await edited.waitFor();
  expect(await edited.getAttribute('src')).not.toBe(before);
  await edited.evaluate((image) => (image as HTMLImageElement).decode());
  const size = await edited.evaluate((image) => [
    (image as HTMLImageElement).naturalWidth,
    (image as HTMLImageElement).naturalHeight,
  ]);
  expect(size[0]).toBe(size[1]);

  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL((url) =>
    ['tomato', 'spinach', 'garlic'].every((food) => url.searchParams.get('ingredients')?.split(',').includes(food)),
  );
  expect(await chip(page, 'egg').count()).toBe(0);
  await page
    .getByRole('link', { name: /shakshuka|spinach|tomato/i })
    .first()
    .waitFor();
  expect(troubles).toEqual([]);
});

test('the camera of the phone is asked for, and what it took is added with an undo in the notice', async () => {
  const { page, troubles } = await openPage(browser, server.url, { isMobile: true, hasTouch: true });
  willSee([['lemon', 0.9]]);
  await openDialog(page);
  const chooser = await choose(page, [await picture('image.png', '#dc5')], 'Take Photo');
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  await page.getByText('Added lemon to your ingredients.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'lemon 90% sure', pressed: false }).waitFor();
  await page.getByRole('dialog', { name: 'Upload ingredient photos' }).waitFor();
  expect(troubles).toEqual([]);
});

test('with the keyboard alone a photo is chosen, what is in it is said, added, taken back and searched for', async () => {
  const { page, troubles } = await openPage(browser, server.url);
  page.setDefaultTimeout(60_000);
  willSee([
    ['tomatoes', 0.95],
    ['garlic', 0.5],
  ]);
  await page.goto('/search');
  const says = await listen(page);
  await pressByKey(page, 'button', 'Add ingredients from photos');
  const dialog = page.getByRole('dialog', { name: 'Upload ingredient photos' });
  await focusWithin(dialog);
  // The browser must have heard that its chooser is waited for before a key opens it: a key does not wait for that as a click does.
  const chosen = page.waitForEvent('filechooser');
  await tabTo(page, 'button', 'Choose Photos');
  await page.keyboard.press('Enter');
  const chooser = await chosen;
  await chooser.setFiles([await picture('one.png', '#7a9')]);
  await says('Added tomato to your ingredients.');
  await focusOn(page, 'button', 'Choose Photos');
  await tabTo(page, 'button', 'garlic 50% sure');
  await page.keyboard.press('Space');
  await says('Added garlic to your ingredients.');
  await page.keyboard.press('F8');
  await pressByKey(page, 'button', 'Undo');
  await page.getByRole('button', { name: 'garlic 50% sure', pressed: false }).waitFor();
  await focusWithin(dialog);
  await pressByKey(page, 'button', 'Edit Photo 1');
  const editor = page.getByRole('dialog', { name: 'Edit Image' });
  await focusWithin(editor);
  await page.keyboard.press('Escape');
  await focusOn(page, 'button', 'Edit Photo 1');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusOn(page, 'button', 'Add ingredients from photos');
  await page.waitForURL(/ingredients=tomato$/);
  await page.getByRole('button', { name: 'Remove tomato' }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.each([
  [390, 844],
  [1280, 720],
])('what is to be pressed next is never under the notice: %i px', async (width, height) => {
  const { page } = await openPage(browser, server.url, { viewport: { width, height } });
  willSee(
    [
      ['tomatoes', 0.95],
      ['garlic', 0.5],
    ],
    [
      ['eggs', 0.9],
      ['leeks', 0.6],
    ],
    [
      ['spinach', 0.85],
      ['flour', 0.3],
    ],
  );
  await openDialog(page);
  await choose(page, [
    await picture('one.png', '#7a9'),
    await picture('two.png', '#ca6'),
    await picture('three.png', '#69c'),
  ]);
  for (const food of ['tomato', 'egg', 'spinach'])
    await page.getByRole('button', { name: new RegExp(`^${food} \\d+% sure$`), pressed: true }).waitFor();
  const notice = page.getByText(/^Added .* to your ingredients\.$/);
  const done = page.getByRole('button', { name: 'Done' });
  await done.hover();
  await notice.waitFor();
  await done.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const food of ['tomato', 'egg', 'spinach']) expect(await chip(page, food).count()).toBe(1);
});

test("a cook's own recipe shows the photo that was taken of it, cut to the shape of its place, also when the page was reloaded before it was submitted", async () => {
  const { page, troubles } = await openPage(browser, server.url);
  await page.goto('/sign-up');
  await page.getByLabel('User name').fill('photographer');
  await page.getByLabel('Password', { exact: true }).fill('wooden spoon orbit');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  await page.goto('/submit/new');
  await page.getByLabel('Title').fill('Soup with a photo');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('2 leeks');
  await page.getByLabel('Step 1', { exact: true }).fill('Simmer the leeks.');
  await choose(page, [await picture('soup.png', '#ca6', 900, 900)]);
  await page.getByRole('button', { name: 'Edit Photo 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Image' });
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/submit/new');
  await page.reload();
  await page.getByText('This is what you were writing.').waitFor();
  await page.getByRole('button', { name: 'Edit Photo 1' }).waitFor();
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  await page.getByRole('link', { name: 'Edit Soup with a photo' }).click();
  const shown = page.getByRole('img', { name: 'The photo of your recipe' });
  await shown.evaluate((image) => (image as HTMLImageElement).decode());
  const [width, height] = await shown.evaluate((image) => [
    (image as HTMLImageElement).naturalWidth,
    (image as HTMLImageElement).naturalHeight,
  ]);
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4 / 3, 1);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Choose Photos' }).waitFor();
  expect(troubles).toEqual([]);
});

test('a photo is made small and loses where it was taken before it leaves the browser', async () => {
  const { page } = await openPage(browser, server.url);
  willSee([]);
  await openDialog(page);
  // What has been sent lies in its folder until the photo is accepted, which waits here.
  const { promise: isSent, resolve: sent } = Promise.withResolvers<void>();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CompleteUpload') ? sent() : route.continue(),
  );
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } };
  const large = await drawPhoto(4000, 3000).jpeg({ quality: 100 }).withMetadata({ exif }).toBuffer();
  await choose(page, [{ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large }]);
  await isSent;
  const folder = join(dataDir, 'files', 'photos');
  const bytes = readFileSync(
    join(folder, readdirSync(folder).find((id) => existsSync(join(folder, id, 'upload'))) ?? '', 'upload'),
  );
  expect(bytes.length).toBeLessThanOrEqual(1_000_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2048, height: 1536 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('what is no photo is told so and never sent; a fourth photo has no place', async () => {
  const { page } = await openPage(browser, server.url);
  willSee([], [], []);
  await openDialog(page);
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && requests.push(request.url()));
  await choose(page, [{ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>') }]);
  await page.getByText('Invalid file type. Only JPEG, PNG, and WebP images are supported.').waitFor();
  await page.getByText('Upload Error').waitFor();
  await choose(page, [
    await picture('a.png', '#111', 40, 30),
    await picture('b.png', '#222', 40, 30),
    await picture('c.png', '#333', 40, 30),
    await picture('d.png', '#444', 40, 30),
  ]);
  await page.getByText('Upload Limit Reached').waitFor();
  await page.getByText('Maximum 3 images allowed.').waitFor();
  await page.getByRole('button', { name: 'Edit Photo 3' }).waitFor();
  expect(await page.getByRole('button', { name: 'Choose Photos' }).isDisabled()).toBe(true);
  expect(requests).toHaveLength(3);
  await page.getByRole('button', { name: 'Remove Photo 1' }).click();
  expect(await page.getByRole('button', { name: 'Choose Photos' }).isEnabled()).toBe(true);
});

test('a lost connection is told on the entry, which can be tried again', async () => {
  const { page } = await openPage(browser, server.url);
  willSee([['lemon', 0.9]]);
  await openDialog(page);
  await page.route('**/api/uploads/**', (route) => route.abort('connectionfailed'));
  await choose(page, [await picture('a.png', '#fd5', 400, 300)]);
  await page.getByText('Upload Failed').waitFor();
  await page.getByRole('alert').getByText('The connection was lost. Check it and try again.').waitFor();
  await page.unroute('**/api/uploads/**');
  await page.getByRole('button', { name: 'Try again: a.png' }).click();
  await page.getByRole('button', { name: 'lemon 90% sure', pressed: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

const SCREENS = [
  ['light', 320],
  ['dark', 1280],
  ['dark', 390],
  ['light', 768],
] as const;

test.each(isNightly ? SCREENS : SCREENS.slice(0, 2))(
  'empty, loading, full, failed and the editor have no accessibility fault: %s, %i px',
  async (colorScheme, width) => {
    const { page } = await openPage(browser, server.url, {
      colorScheme,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    });
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    model.does(
      (_request, response) =>
        void mayAnswer.then(() =>
          complete(
            response,
            JSON.stringify({
              ingredients: [
                { name: 'lemon', confidence: 0.9 },
                { name: 'garlic', confidence: 0.4 },
              ],
            }),
          ),
        ),
    );
    await openDialog(page);
    expect(await faults(page)).toEqual([]);
    await choose(page, [await picture('a-photo-with-a-name-as-long-as-cameras-give-them.png', '#7a9', 400, 300)]);
    await page.getByText('Recognizing').waitFor();
    expect(await faults(page)).toEqual([]);
    answer();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await faults(page)).toEqual([]);
    const overflow = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Edit Photo 1' }).click();
    await page.getByRole('dialog', { name: 'Edit Image' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Crop', exact: true }).click();
    await page.getByRole('button', { name: 'Exit Crop' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.route('**/api/uploads/**', (route) => route.abort('connectionfailed'));
    await choose(page, [await picture('b.png', '#fd5', 400, 300)]);
    await page.getByRole('alert').waitFor();
    expect(await faults(page)).toEqual([]);
  },
);
