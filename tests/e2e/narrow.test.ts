import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { clipped, cutOff, enlarging, unreachable } from '../support/fit.ts';
import { cook, DESKTOP, makeList } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

/** A phone of 320 px, and a window of 1280 px at twice its size. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 640, height: 512 },
] as const;

const DINNER = '/dinner?recipes=minestrone,guacamole';

/** An address, and what is pressed there when it has been looked at. */
type Screen = [address: string, press?: string];

/** Everything a cook with a list, a dinner, a collection and a draft can open. */
async function screensOf(page: Page): Promise<Screen[]> {
  const list = await makeList(page, ['minestrone', 'guacamole'], 'Weekend groceries');
  await page.goto(DINNER);
  await page.getByRole('button', { name: /^Start (at|now)/ }).click();
  await page.waitForURL('**/dinner/cook');
  const made = await ask<{
    createCollection: { collection: { id: string } };
    submitRecipe: { recipe: { id: string } };
  }>(
    page,
    `mutation {
    saveRecipe(input: { id: "minestrone" }) { recipe { id } }
    createCollection(input: { name: "Sunday lunches" }) { collection { id } }
    submitRecipe(input: { isDraft: true, title: "My soup", prepTime: 5, cookTime: 20, servings: 2, ingredients: [{ text: "2 leeks, sliced" }, { text: "1 zorble" }], instructions: [{ description: "Boil." }] }) { recipe { id } }
  }`,
  );
  return [
    ['/'],
    ['/search'],
    ['/search?ingredients=egg,tomato,onion', 'Filters'],
    ['/search?ingredients=egg,tomato&mode=creative'],
    ['/recipe/minestrone', 'Share'],
    ['/recipe/minestrone?ingredients=leek', 'Add to list'],
    ['/recipe/minestrone/cook'],
    [DINNER],
    ['/dinner/cook'],
    ['/recipes'],
    ['/recipes/food/potato'],
    ['/pantry', 'Scan barcodes'],
    ['/profile', 'Edit Profile'],
    ['/profile?tab=lists'],
    ['/favorites'],
    ['/collections'],
    [`/collections/${made.createCollection.collection.id}`],
    [`/shopping-lists/${list}`, 'Order of aisles'],
    ['/settings'],
    ['/login'],
    ['/sign-up'],
    ['/submit'],
    ['/submit/new'],
    ['/submit/import'],
    [`/submit/${made.submitRecipe.recipe.id}`],
    ['/nowhere'],
  ];
}

/** The dashboard. */
const DASHBOARD: Screen[] = [
  ['/admin', 'Settings'],
  ['/admin?tab=recipes'],
  ['/admin?tab=foods', 'New food'],
  ['/admin?tab=foods&view=lines'],
  ['/admin?tab=analytics'],
  ['/admin?tab=audit-log'],
];

/** Runs in the page: whether what is as high as the window, such as a sheet, knows its new height, and has come to rest. */
function hasTakenSize(): boolean {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.cssText = 'position: fixed; height: 100dvh';
  const { offsetHeight } = probe;
  probe.remove();
  return offsetHeight === innerHeight && document.getAnimations().every(({ playState }) => playState !== 'running');
}

/** What does not fit in either window. */
async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await page.waitForFunction(hasTakenSize);
    found.push(
      ...[...(await clipped(page)), ...(await unreachable(page)), ...(await enlarging(page))].map(
        (fault) => `${screen} at ${window.width}: ${fault}`,
      ),
    );
  }
  await page.setViewportSize(WINDOWS[0]);
  return found;
}

/** A page of the first admin. */
async function signIn(options: BrowserContextOptions): Promise<WatchedPage> {
  const watched = await openPage(visit.browser, visit.url, options);
  const { page } = watched;
  await page.goto('/login');
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(visit.adminPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  return watched;
}

test.each([
  ['of a cook', screensOf],
  ['of the dashboard', () => Promise.resolve(DASHBOARD)],
] as const)(
  'at 320 px and at twice the size no page %s slides sideways, cuts words off, keeps a control out of reach or is enlarged by a field',
  async (_, screens) => {
    const { page, troubles } = await signIn({ viewport: WINDOWS[0], reducedMotion: 'reduce', deviceScaleFactor: 2 });
    const found: string[] = [];
    for (const [address, press] of await screens(page)) {
      await page.goto(address, { waitUntil: 'networkidle' });
      found.push(...(await faultsOf(page, address)));
      if (!press) continue;
      await page.getByRole('button', { name: press, exact: true }).click();
      await page.locator('[role=dialog]:focus-within, main [aria-expanded=true]').first().waitFor();
      found.push(...(await faultsOf(page, `${address} > ${press}`)));
    }
    // What the browser itself says of the page that is not there.
    expect([...found, ...troubles.filter((trouble) => !/status of 404/.test(trouble))]).toEqual([]);
  },
);

test('at 390 px no amount of a recipe is torn from its unit', async () => {
  const { page } = await openPage(visit.browser, visit.url);
  await page.goto('/recipe/minestrone', { waitUntil: 'networkidle' });
  const torn = await page.getByRole('checkbox').evaluateAll((boxes) =>
    boxes
      .map((box) => box.closest('label')?.lastElementChild)
      .filter((amount) => {
        const words = document.createRange();
        if (amount) words.selectNodeContents(amount);
        return words.getClientRects().length > 1;
      })
      .map((amount) => amount?.textContent),
  );
  expect(await page.getByRole('checkbox').count()).toBeGreaterThan(5);
  expect(torn).toEqual([]);
});

test('at 1280 px no table of the dashboard slides sideways', async () => {
  const { page } = await signIn(DESKTOP);
  for (const tab of ['users', 'recipes', 'foods', 'audit-log']) {
    await page.goto(`/admin?tab=${tab}`, { waitUntil: 'networkidle' });
    const hidden = await page
      .getByRole('region')
      .filter({ has: page.getByRole('table') })
      .evaluate((region) => region.scrollWidth - region.clientWidth);
    expect({ tab, hidden }).toEqual({ tab, hidden: 0 });
  }
});

test('a larger font size in the browser is applied, and still no page scrolls sideways', async () => {
  // The text of a page is a sixteenth larger than what is set.
  const browser = await launchBrowser('--blink-settings=defaultFontSize=24');
  const { page } = await openPage(browser, visit.url);
  for (const address of ['/', '/search?ingredients=egg,tomato', '/recipe/minestrone']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect({ address, size, faults: await clipped(page) }).toEqual({ address, size: '25.5px', faults: [] });
  }
  await browser.close();
});

test('the numbers of the landing page stay apart in larger letters, and no word of theirs is torn', async () => {
  const browser = await launchBrowser('--blink-settings=defaultFontSize=24');
  for (const width of [320, 390]) {
    const { page } = await openPage(browser, visit.url, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    const tooWide = await page
      .locator('dl > div')
      .evaluateAll((counters) =>
        counters
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((counter) => counter.textContent),
      );
    const torn = await page.locator('dl dt').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const words = document.createRange();
        const node = label.firstChild as Text;
        return [...node.data.matchAll(/\S+/g)]
          .filter(({ index, 0: word }) => {
            words.setStart(node, index);
            words.setEnd(node, index + word.length);
            return words.getClientRects().length > 1;
          })
          .map(([word]) => word);
      }),
    );
    expect({ width, tooWide, torn }).toEqual({ width, tooWide: [], torn: [] });
  }
  await browser.close();
});

test.each([320, 1280])(
  'at %d px a name of one long word takes as many lines as it needs, and nothing of it is cut off',
  async (width) => {
    const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
    const { page } = await cook(visit, 'desktop');
    const list = await makeList(page, ['minestrone'], word);
    const { submitRecipe, createCollection } = await ask<{
      createCollection: { collection: { id: string } };
      submitRecipe: { recipe: { slug: string } };
    }>(
      page,
      `mutation Long($word: String!) {
    updateProfile(input: { name: $word }) { user { id } }
    createCollection(input: { name: $word }) { collection { id } }
    submitRecipe(input: { isDraft: true, title: $word, description: $word, prepTime: 5, cookTime: 5, servings: 2, ingredients: [{ text: $word, group: $word }], instructions: [{ description: $word }] }) { recipe { slug } }
  }`,
      { word },
    );
    await page.setViewportSize({ width, height: 800 });
    for (const address of [
      `/recipe/${submitRecipe.recipe.slug}`,
      '/profile?tab=lists',
      `/shopping-lists/${list}`,
      '/profile?tab=collections',
      `/collections/${createCollection.collection.id}`,
      '/submit',
    ]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect({ address, faults: [...(await clipped(page)), ...(await cutOff(page))] }).toEqual({ address, faults: [] });
    }
  },
);

test.each([
  { width: 740, height: 360 },
  { width: 320, height: 256 },
])(
  'in a window of $width x $height the suggestions come into sight, and the one that the arrow keys have come to stays there',
  async (viewport) => {
    const { page } = await openPage(visit.browser, visit.url, { viewport, reducedMotion: 'reduce' });
    await page.goto('/search', { waitUntil: 'networkidle' });
    const input = page.getByRole('main').getByRole('combobox');
    await input.pressSequentially('toma');
    await page.getByRole('option').nth(3).waitFor();
    const isSeen = (part: Locator) =>
      part.evaluate((element) => {
        const { top, bottom, left, height } = element.getBoundingClientRect();
        return (
          top >= 0 && bottom <= innerHeight && element.contains(document.elementFromPoint(left + 20, top + height / 2))
        );
      });
    expect({ input: await isSeen(input), first: await isSeen(page.getByRole('option').first()) }).toEqual({
      input: true,
      first: true,
    });
    const count = await page.getByRole('option').count();
    const outOfSight: number[] = [];
    for (let place = 1; place <= count; place++) {
      await input.press('ArrowDown');
      const marked = page.locator('[role=option][aria-selected=true]');
      if (!(await isSeen(marked))) outOfSight.push(place);
    }
    expect(count).toBeGreaterThan(4);
    expect(outOfSight).toEqual([]);
  },
);
