import type { Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { openPage } from '../support/browser.ts';
import { hostile, HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { cook, PASSWORD } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp({ isOwn: true });

/** Names that are made of hostile texts, as one cook has them. */
interface Made {
  recipe: string;
  slug: string;
  draft: string;
  collection: string;
  list: string;
}

/** Writes hostile texts into everything that a cook can name. @throws when one is refused */
async function writeEverywhere(page: Page): Promise<Made> {
  const recipe = (at: number, isDraft: boolean) => ({
    title: hostile(at, 90),
    description: hostile(at + 1, 400),
    isDraft,
    prepTime: 5,
    cookTime: 10,
    servings: 2,
    tags: [hostile(at, 30)],
    ingredients: HOSTILE_TEXTS.map((text) => ({ text: `2 eggs ${text}`, group: hostile(at, 60) })),
    instructions: HOSTILE_TEXTS.map((description) => ({ description })),
  });
  const submit = 'mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id slug } } }';
  const { submitRecipe: handedIn } = await ask<{ submitRecipe: { recipe: { id: string; slug: string } } }>(
    page,
    submit,
    { input: recipe(0, false) },
  );
  const { submitRecipe: draft } = await ask<{ submitRecipe: { recipe: { id: string } } }>(page, submit, {
    input: recipe(5, true),
  });
  await ask(page, 'mutation Profile($name: String!) { updateProfile(input: { name: $name }) { user { id } } }', {
    name: hostile(2, 80),
  });
  const { createCollection } = await ask<{ createCollection: { collection: { id: string } } }>(
    page,
    'mutation Make($input: CreateCollectionInput!) { createCollection(input: $input) { collection { id } } }',
    { input: { name: hostile(3, 80), description: hostile(4, 200), isPublic: true } },
  );
  const { createShoppingList } = await ask<{ createShoppingList: { shoppingList: { id: string } } }>(
    page,
    'mutation Make($input: CreateShoppingListInput!) { createShoppingList(input: $input) { shoppingList { id } } }',
    { input: { name: hostile(6, 80) } },
  );
  const list = createShoppingList.shoppingList.id;
  for (const text of HOSTILE_TEXTS)
    await ask(
      page,
      'mutation Add($input: AddShoppingListItemInput!) { addShoppingListItem(input: $input) { item { id } } }',
      { input: { listId: list, text } },
    );
  return {
    recipe: handedIn.recipe.id,
    slug: handedIn.recipe.slug,
    draft: draft.recipe.id,
    collection: createCollection.collection.id,
    list,
  };
}

/** An admin publishes it, and says something hostile to everyone. */
async function publish(page: Page, { recipe, collection }: Made, reader: Page): Promise<void> {
  await ask(page, 'mutation In($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
    input: { username: 'admin', password: visit.adminPassword },
  });
  await ask(page, 'mutation Review($input: ReviewRecipeInput!) { reviewRecipe(input: $input) { recipe { status } } }', {
    input: { id: recipe, decision: 'APPROVE' },
  });
  await ask(
    page,
    'mutation Say($input: SiteSettingsInput!) { updateSettings(input: $input) { settings { banner } } }',
    { input: { banner: hostile(7, 150) } },
  );
  await ask(
    reader,
    'mutation Keep($id: ID!, $collection: ID!, $review: String) { saveRecipe(input: { id: $id }) { recipe { id } } addToCollection(input: { collectionId: $collection, recipeId: $id }) { collection { id } } rateRecipe(input: { recipeId: "minestrone", stars: 5, review: $review }) { recipe { id } } }',
    { id: recipe, collection, review: hostile(8, 300) },
  );
}

/** Sets the trap: whatever runs tells its name. */
async function watch(page: Page, ran: string[]): Promise<void> {
  await page.exposeFunction('xss', () => void ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(`${page.url()} ${dialog.message()}`);
    void dialog.dismiss();
  });
}

const query = encodeURIComponent(hostile(0, 180));
const ownScreens = ({ slug, draft, collection, list }: Made): string[] => [
  '/',
  `/recipe/${slug}`,
  '/recipe/minestrone',
  '/search?ingredients=egg',
  `/search?ingredients=${query}`,
  `/search?q=${query}&cuisine=${query}`,
  '/profile',
  '/profile?tab=lists',
  '/favorites',
  '/collections',
  `/collections/${collection}`,
  `/shopping-lists/${list}`,
  '/settings',
  '/submit',
  '/submit/new',
  `/submit/${draft}`,
  `/${query}`,
  `/recipe/${query}`,
  `/collections/${query}`,
];
const strangerScreens = ({ slug, collection }: Made): string[] => [
  `/recipe/${slug}`,
  `/collections/${collection}`,
  `/login?next=${query}`,
  '/login?next=javascript:xss()',
  `/sign-up?next=${query}`,
  `/sign-up?invitation=${query}`,
];
const adminScreens = [
  '/admin',
  '/admin?tab=users',
  '/admin?tab=recipes',
  '/admin?tab=analytics',
  '/admin?tab=audit-log',
  '/admin?tab=foods',
  `/admin?tab=${query}`,
];

// With the policy nothing may even be tried; without it nothing may come of it.
test.each([false, true])(
  'hostile texts in every field are shown as text on every screen, and never run (content policy off: %s)',
  async (bypassCSP) => {
    const ran: string[] = [];
    const { page, name } = await cook(visit, 'desktop', { bypassCSP });
    const made = await writeEverywhere(page);
    const admin = await openPage(visit.browser, visit.url, { bypassCSP });
    await admin.page.goto('/');
    await publish(admin.page, made, page);
    const stranger = await openPage(visit.browser, visit.url, { bypassCSP });
    const seen: string[] = [];
    for (const [who, screens] of [
      [page, ownScreens(made)],
      [stranger.page, strangerScreens(made)],
      [admin.page, adminScreens],
    ] as const) {
      await watch(who, ran);
      for (const screen of screens) {
        await who.goto(screen, { waitUntil: 'networkidle' });
        seen.push(await who.locator('body').innerText());
      }
    }
    expect(ran).toEqual([]);
    // They were there to be read, on many of the screens.
    expect(seen.filter((text) => text.includes('<script>xss()</script>')).length).toBeGreaterThan(5);
    await stranger.page.goto(`/login?next=javascript:xss()`);
    await stranger.page.getByLabel('User name').fill(name);
    await stranger.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await stranger.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await stranger.page.waitForURL((address) => address.pathname === '/');
    expect(ran).toEqual([]);
    await Promise.all([page, admin.page, stranger.page].map((one) => one.context().close()));
  },
  300_000,
);
