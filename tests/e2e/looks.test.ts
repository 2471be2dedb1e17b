import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { openPage } from '../support/browser.ts';
import { type BrowserState, logInAsAdmin, logInAsCook } from '../support/log-in-as.ts';
import { eventually } from '../support/eventually.ts';
import { answers, openApp } from '../support/open-app.ts';

const larder = openApp({ isOwn: true });
let ada: BrowserState;
let admin: BrowserState;
beforeAll(async () => {
  ada = await logInAsCook(larder, 'Ada Marsh');
  admin = await logInAsAdmin(larder);
});

async function visit(address: string, options: BrowserContextOptions, isHeldUp = false): Promise<Page> {
  const { page } = await openPage(larder.browser, larder.url, { reducedMotion: 'reduce', ...options });
  if (isHeldUp) await answers(page, 'never');
  await page.goto(address);
  return page;
}

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const RECIPE = '/recipe/green-shakshuka-with-feta';
const as = (storageState: BrowserState, screen: BrowserContextOptions): BrowserContextOptions => ({
  ...screen,
  ...(storageState && { storageState }),
});

/** Where something is, once it is there; what was just replaced by its like has no place, and is looked for again. */
async function boxOf(found: Locator) {
  await found.first().waitFor();
  return eventually(() =>
    found.first().evaluate((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return element.isConnected ? { left, right, top, bottom, width, height, middle: (left + right) / 2 } : null;
    }),
  );
}

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));

test.each(['/settings', '/submit/some-recipe', '/submit/new'])(
  '%s holds a place for what is on its way',
  async (address) => {
    const page = await visit(address, as(ada, DESKTOP), true);
    await page.locator('main .skeleton').first().waitFor({ state: 'attached' });
    expect(Math.min(...(await heights(page, 'main .skeleton')))).toBeGreaterThan(150);
    await page.context().close();
  },
);

test('tables of the dashboard hold their place, too', async () => {
  const page = await visit('/admin', as(admin, DESKTOP), true);
  await page.locator('main .skeleton').first().waitFor({ state: 'attached' });
  expect(Math.max(...(await heights(page, 'main .skeleton')))).toBeGreaterThan(200);
  await page.context().close();
});

test('on a phone, what a cook without recipes can do stands in the middle, below what is said', async () => {
  const page = await visit('/submit', as(ada, PHONE));
  const { middle } = await boxOf(page.getByRole('link', { name: 'Write a recipe' }));
  expect(Math.abs(middle - 195)).toBeLessThan(4);
  await page.context().close();
});

test.each(['/submit/new', '/submit/import'])(
  'the way back from %s stands above its title, on the same edge',
  async (address) => {
    const page = await visit(address, as(ada, DESKTOP));
    const [back, title] = [
      await boxOf(page.getByRole('main').getByRole('link', { name: 'Your own recipes' })),
      await boxOf(page.getByRole('heading', { level: 1 })),
    ];
    expect(back.bottom).toBeLessThanOrEqual(title.top);
    expect(Math.abs(back.left + 16 - title.left)).toBeLessThan(4);
    await page.context().close();
  },
);

test('a new collection is begun on the row of the title, and lists lead back in words', async () => {
  const page = await visit('/profile', as(ada, DESKTOP));
  const { createCollection, createShoppingList } = await ask<{
    createCollection: { collection: { id: string } };
    createShoppingList: { shoppingList: { id: string } };
  }>(
    page,
    `mutation {
    createCollection(input: { name: "Sunday lunches", isPublic: false }) { collection { id } }
    createShoppingList(input: { name: "Party" }) { shoppingList { id } }
  }`,
  );
  expect(createCollection.collection.id).toBeTruthy();
  await page.goto('/collections');
  const [button, title] = [
    await boxOf(page.getByRole('button', { name: 'New Collection' })),
    await boxOf(page.getByRole('heading', { level: 1 })),
  ];
  expect(button.top).toBeLessThan(title.bottom);
  await page.goto(`/shopping-lists/${createShoppingList.shoppingList.id}`);
  expect((await boxOf(page.getByRole('link', { name: 'Back to your lists' }))).width).toBeGreaterThan(120);
  await page.context().close();
});

test('on a phone, no button of the profile breaks its words', async () => {
  const page = await visit('/profile', as(ada, PHONE));
  const [edit, own] = [
    await boxOf(page.getByRole('button', { name: 'Edit Profile' })),
    await boxOf(page.getByRole('link', { name: 'Your own recipes' })),
  ];
  expect(edit.top).toBe(own.top);
  expect(
    await page.getByRole('link', { name: 'Your own recipes' }).evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getBoundingClientRect().height;
    }),
  ).toBeLessThan(30);
  await page.context().close();
});

test('the ingredients stay in sight while a cook reads on beside them', async () => {
  const page = await visit(RECIPE, DESKTOP);
  await page.getByRole('heading', { name: 'Did you cook it?' }).scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => (document.querySelector('[aria-labelledby=ingredients]')?.getBoundingClientRect().bottom ?? 0) > 500,
  );
  expect((await boxOf(page.getByRole('region', { name: 'Ingredients' }))).top).toBeLessThan(100);
  await page.context().close();
});

test('with a mouse, a card shows its heart, and the rest when it is pointed at; a finger sees all', async () => {
  const shown = (page: Page) =>
    page
      .getByRole('button', { name: /^Add .* to a shopping list$/ })
      .first()
      .evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity);
  const address = '/search?ingredients=eggs,spinach,feta';
  const [mouse, finger] = [await visit(address, DESKTOP), await visit(address, PHONE)];
  await mouse.getByRole('article').first().waitFor();
  await finger.getByRole('article').first().waitFor();
  expect([await shown(mouse), await shown(finger)]).toEqual(['0', '1']);
  await mouse.getByRole('article').first().hover();
  await mouse.waitForFunction(
    () =>
      getComputedStyle(document.querySelector('article [aria-haspopup=dialog]')?.parentElement ?? document.body)
        .opacity === '1',
  );
  await Promise.all([mouse, finger].map((page) => page.context().close()));
});

test('tags are written alike on a card and on its recipe', async () => {
  const page = await visit('/search?ingredients=eggs,spinach,feta', DESKTOP);
  const look = (tag: Locator) =>
    tag.first().evaluate((element) => getComputedStyle(element, '::first-letter').textTransform);
  const onCard = await look(page.getByText('breakfast', { exact: true }));
  await page.goto(RECIPE);
  expect([
    onCard,
    await look(page.getByRole('list', { name: 'Tags' }).getByText('breakfast', { exact: true })),
  ]).toEqual(['uppercase', 'uppercase']);
  await page.context().close();
});

test('the two columns of the settings end near each other, and all their questions are of one size', async () => {
  const page = await visit('/settings', as(ada, DESKTOP));
  await page.getByRole('heading', { name: 'Household' }).waitFor();
  const ends = await page.getByRole('region').evaluateAll((sections) => {
    const boxes = sections.map((section) => section.getBoundingClientRect());
    return [...Map.groupBy(boxes, ({ left }) => left).values()].map((column) =>
      Math.max(...column.map(({ bottom }) => bottom)),
    );
  });
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(400);
  const sizes = await page
    .locator('main :is(legend, form label[for])')
    .evaluateAll((questions) => questions.map((question) => getComputedStyle(question).fontSize));
  expect(new Set(sizes).size).toBe(1);
  await page.context().close();
});

test.each([390, 768, 1024])('at %i px, an admin sees a whole account at once, and can act on it', async (width) => {
  const page = await visit('/admin', as(admin, { viewport: { width, height: 844 } }));
  const [ban, email] = [
    await boxOf(page.getByRole('button', { name: 'Ban Ada Marsh' })),
    await boxOf(
      page
        .getByRole('row', { name: /Ada Marsh/ })
        .getByRole('cell')
        .nth(1),
    ),
  ];
  expect(Math.max(ban.right, email.right)).toBeLessThanOrEqual(width);
  await page.context().close();
});

test.each(['/nowhere', '/recipe/nothing-like-it', '/search', '/search?ingredients=xyzzy'])(
  '%s has a picture over what it says',
  async (address) => {
    const page = await visit(address, DESKTOP);
    const words = page.getByRole('heading', { name: /Not Found|not found|kitchen|No recipes/ });
    await words.waitFor();
    expect(await words.locator('xpath=preceding-sibling::*').locator('svg').count()).toBe(1);
    await page.context().close();
  },
);

test('the networks to share on are of one width on a phone', async () => {
  const page = await visit(RECIPE, PHONE);
  await page.getByRole('button', { name: 'Share' }).click();
  const networks = page.getByRole('group', { name: 'Share on' });
  await networks.waitFor();
  const widths = await networks
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
  await page.context().close();
});

test('what stands in for saved recipes on their way is as high as they are', async () => {
  const page = await visit('/favorites', as(ada, DESKTOP));
  await ask(page, 'mutation { saveRecipe(input: { id: "minestrone" }) { recipe { id } } }');
  await page.goto('/favorites');
  const { height } = await boxOf(page.getByRole('article'));
  await page.context().close();
  const held = await visit('/favorites', as(ada, DESKTOP), true);
  const standIn = await boxOf(held.locator('main ul[aria-hidden=true] > li'));
  expect(Math.abs(standIn.height - height)).toBeLessThan(20);
  await held.context().close();
});

test('the bar of the browser has the colour of the look that was chosen, at once and after a change', async () => {
  const page = await visit('/', { ...PHONE, colorScheme: 'light' });
  const bars = () =>
    page.locator('meta[name=theme-color]').evaluateAll((all) => all.map((bar) => bar.getAttribute('content')));
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Dark look' }).click();
  await page.getByRole('menuitem', { name: 'Light look' }).waitFor();
  expect(await bars()).toEqual(['#161B18', '#161B18']);
  await page.goto('/login');
  expect(await bars()).toEqual(['#161B18', '#161B18']);
  await page.context().close();
});
