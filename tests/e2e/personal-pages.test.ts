import type { BrowserContextOptions, Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { faultsInEveryLook } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
let ada: BrowserContextOptions['storageState'];
let collection: string;
let draft: string;
beforeAll(furnish);

/** A cook who has a bit of everything. */
async function furnish(): Promise<void> {
  const { page } = await openPage(larder.browser, larder.url);
  await page.goto('/login');
  await ask(
    page,
    'mutation { signUp(input: { username: "ada", password: "wooden spoon orbit", name: "Ada Marsh", email: "ada@example.org" }) { user { id } } }',
  );
  const made = await ask<{
    createCollection: { collection: { id: string } };
    submitRecipe: { recipe: { id: string } };
  }>(
    page,
    `mutation {
    createCollection(input: { name: "Sunday lunches", description: "Late and long.", isPublic: true }) { collection { id } }
    submitRecipe(input: { isDraft: true, title: "My soup", prepTime: 5, cookTime: 20, servings: 2, ingredients: [{ text: "2 leeks, sliced" }, { text: "1 zorble" }], instructions: [{ description: "Boil." }] }) { recipe { id } }
  }`,
  );
  collection = made.createCollection.collection.id;
  draft = made.submitRecipe.recipe.id;
  for (const slug of ['minestrone', 'banana-bread', 'egg-fried-rice']) {
    await ask(
      page,
      `mutation {
      saveRecipe(input: { id: "${slug}" }) { recipe { id } }
      markCooked(input: { recipeId: "${slug}" }) { recipe { id } }
      rateRecipe(input: { recipeId: "${slug}", stars: 4, review: "Good cold, too." }) { recipe { id } }
      addToCollection(input: { collectionId: "${collection}", recipeId: "${slug}" }) { collection { id } }
    }`,
    );
  }
  await ask(page, 'mutation { createApiToken(input: { name: "Kitchen tablet" }) { secret } }');
  ada = await page.context().storageState();
  await page.context().close();
}

/** A page with what is pressed on it before it is looked at. */
type View = [address: () => string, ...press: string[]];
const asVisitor: View[] = [
  [() => '/login'],
  [() => '/login', 'Log in'],
  [() => '/sign-up', 'Create account'],
  [() => '/forgot-password', 'Send the link'],
  [() => '/reset-password#secret', 'Set password'],
  [() => '/confirm-email'],
  [() => `/collections/${collection}`],
  [() => '/collections/nothing'],
];
const asAda: View[] = [
  [() => '/profile'],
  [() => '/profile', 'Edit Profile'],
  [() => '/profile?tab=recent'],
  [() => '/profile?tab=collections', 'New Collection'],
  [() => '/favorites', 'Filter'],
  [() => '/favorites', 'Sort'],
  [() => '/collections'],
  [() => `/collections/${collection}`],
  [() => `/collections/${collection}`, 'Edit'],
  [() => `/collections/${collection}`, 'Delete'],
  [() => '/recipe/minestrone'],
  [() => '/recipe/minestrone', 'Collect'],
  [() => '/settings'],
  [() => '/settings', 'Delete my account'],
  [() => '/settings', 'Change picture'],
  [() => '/submit'],
  [() => '/submit/new', 'Hand in'],
  [() => `/submit/${draft}`],
];

/** Buttons that open a window over the page. */
const DIALOGS = new Set([
  'Edit Profile',
  'New Collection',
  'Edit',
  'Delete',
  'Collect',
  'Delete my account',
  'Change picture',
]);

test.each(['visitor', 'cook'] as const)(
  'no page of a %s has an accessibility fault or is too wide, on a phone and on a desktop, light and dark',
  async (who) => {
    const found: string[] = [];
    for (const view of who === 'cook' ? asAda : asVisitor) found.push(...(await faultsOf(view, who)));
    expect(found).toEqual([]);
  },
);

/** In a browser of its own: one that has seen the page at a greater width shows the larger picture, and tells of the smaller one it fetched. */
async function faultsOf(view: View, who: 'visitor' | 'cook'): Promise<string[]> {
  const { page, troubles } = await openPage(larder.browser, larder.url, {
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 844 },
    ...(who === 'cook' && ada && { storageState: ada }),
  });
  await open(page, view);
  const faults = await faultsInEveryLook(page);
  await page.context().close();
  const screen = [view[0](), ...view.slice(1)].join(' > ');
  // What the browser itself says of the collection that is not there.
  const told = troubles.filter((trouble) => !/status of 404/.test(trouble));
  return [...faults, ...told].map((fault) => `${screen} ${fault}`);
}

async function open(page: Page, [address, ...presses]: View): Promise<void> {
  await page.goto(address(), { waitUntil: 'networkidle' });
  for (const name of presses) {
    await page.getByRole('button', { name, exact: true }).first().click();
    if (DIALOGS.has(name)) await page.locator('[role="dialog"]:focus-within').waitFor();
  }
  await page.waitForLoadState('networkidle');
}

test('a favorite that fails is taken back, with a notice', async () => {
  const { page } = await openPage(larder.browser, larder.url, { ...(ada && { storageState: ada }) });
  await page.goto('/search?ingredients=eggs,spinach,feta');
  const save = page.getByRole('button', { name: 'Save Green shakshuka with feta' });
  await save.waitFor();
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('SaveRecipe')) return route.continue();
    await held;
    await route.abort();
  });
  await save.click();
  await page.getByRole('button', { name: 'Remove Green shakshuka with feta from favorites' }).waitFor();
  release?.();
  await page.getByText('Failed to update favorites. Please try again.').waitFor();
  await save.waitFor();
  expect(await save.getAttribute('aria-pressed')).toBe('false');
  await page.context().close();
});
