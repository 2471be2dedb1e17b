import { screen, waitFor } from '@testing-library/react';
import { ada, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import type { Allergen } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { ALL_ALLERGENS } from '../../../web/src/components/kitchen-choices.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const household = {
  diet: 'VEGETARIAN',
  allergies: ['PEANUT'],
  pantry: ['butter', 'truffle oil'],
  pantryAsked: true,
  exclude: [],
  servings: 2,
  servingsSaid: true,
  units: 'US',
} as const;
const atHome = (...exclude: string[]) =>
  answerWith(
    signedIn(recipeToCook, {
      viewer: () => ({
        ...ada,
        household: {
          ...household,
          allergies: [...household.allergies],
          pantry: [...household.pantry],
          exclude: [...exclude],
        },
      }),
    }),
  );

test('a search without filters takes over those of the household, and what is lifted stays lifted', async () => {
  atHome();
  const { user } = renderApp('/search?ingredients=eggs');
  await waitFor(() =>
    expect(currentAddress()).toBe(
      '/search?ingredients=eggs&diet=vegetarian&allergies=peanut&pantry=butter,truffle+oil&servings=2',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Remove filter: Vegetarian' }));
  await user.click(screen.getByRole('button', { name: 'Remove filter: No peanuts' }));
  await user.click(screen.getByRole('button', { name: 'Remove filter: Serves 2' }));
  await user.click(screen.getByRole('button', { name: 'Remove filter: 2 always at home' }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs'));
});

test('a search that says what it wants is left as it is', async () => {
  atHome();
  renderApp('/search?ingredients=eggs&diet=vegan');
  await screen.findByRole('button', { name: 'Remove filter: Vegan' });
  expect(currentAddress()).toBe('/search?ingredients=eggs&diet=vegan');
});

test('a search that says what it wants tells which allergies of the household it does not heed, and heeds them on request', async () => {
  atHome();
  const { user } = renderApp('/search?ingredients=eggs&diet=vegan&allergies=soy');
  await user.click(await screen.findByRole('button', { name: 'Leave these out' }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs&diet=vegan&allergies=soy,peanut'));
  expect(screen.queryByText(/which your household leaves out/)).not.toBeInTheDocument();
});

test('ingredients of the last visit and the household both find their way into the address', async () => {
  atHome();
  localStorage.setItem('search-draft', '["eggs"]');
  renderApp('/search');
  await waitFor(() =>
    expect(currentAddress()).toBe(
      '/search?ingredients=eggs&diet=vegetarian&allergies=peanut&pantry=butter,truffle+oil&servings=2',
    ),
  );
});

test('what a visitor always has at home is kept in the browser, and the next search starts from it', async () => {
  const { user, unmount } = renderApp('/search?ingredients=eggs');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.type(screen.getByRole('combobox', { name: 'Always at home' }), 'milk{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs&pantry=milk'));
  unmount();
  renderApp('/search?ingredients=leeks');
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=leeks&pantry=milk'));
});

test('a search that shows another pantry than the one that is kept leaves what is not touched in it', async () => {
  const kept = () => localStorage.getItem('pantry');
  const { user } = renderApp('/search?ingredients=eggs&diet=vegetarian&pantry=butter');
  // As another tab does.
  localStorage.setItem('pantry', '["garlic"]');
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Vegetarian' }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs&pantry=butter'));
  expect(kept()).toBe('["garlic"]');
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await user.type(screen.getByRole('combobox', { name: 'Always at home' }), 'milk{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs&pantry=butter,milk'));
  expect(kept()).toBe('["milk","garlic"]');
  await user.click(screen.getByRole('button', { name: 'Remove filter: 2 always at home' }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs'));
  expect(kept()).toBe('["garlic"]');
});

test('a recipe opens for as many as the household has, in its measures', async () => {
  atHome();
  renderApp(`/recipe/${recipeToCook.slug}`);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'US' })).toBeChecked());
  expect(screen.getByRole('group', { name: 'Servings' })).toHaveTextContent('2');
});

test.each([
  { servingsSaid: true, opens: '4' },
  { servingsSaid: false, opens: '2' },
])(
  'a recipe for two opens for $opens where a household of four has servingsSaid $servingsSaid',
  async ({ servingsSaid, opens }) => {
    const recipe = { ...recipeToCook, servings: 2 };
    const viewer = { ...ada, household: { ...ada.household, units: 'US' as const, servings: 4, servingsSaid } };
    answerWith(signedIn(recipe, { viewer: () => viewer }));
    renderApp(`/recipe/${recipe.slug}`);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'US' })).toBeChecked());
    expect(screen.getByRole('group', { name: 'Servings' })).toHaveTextContent(opens);
  },
);

test('a household of four says so with a tick', async () => {
  const sent: unknown[] = [];
  answerWith(signedIn(recipeToCook, { updateProfile: ({ input }) => (sent.push(input.household), { user: ada }) }));
  const { user } = renderApp('/settings');
  await user.click(await screen.findByRole('checkbox', { name: 'Open every recipe for so many' }));
  await user.click(screen.getByRole('button', { name: 'Save household' }));
  await waitFor(() => expect(sent).toEqual([{ servingsSaid: true }]));
});

test('a search says for how many before the household does', async () => {
  atHome();
  renderApp(`/recipe/${recipeToCook.slug}?servings=6`);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Servings' })).toHaveTextContent('6'));
});

test('a recipe says what it contains, and what it may contain, of the allergies of the household', async () => {
  const recipe = {
    ...recipeToCook,
    allergens: ['DAIRY', 'EGGS', 'GLUTEN'],
    possibleAllergens: ['PEANUT', 'SOY'],
  } satisfies typeof recipeToCook;
  const open = (allergies: Allergen[]) => {
    answerWith(
      signedIn(recipe, { viewer: () => ({ ...ada, household: { ...household, pantry: [], exclude: [], allergies } }) }),
    );
    return renderApp(`/recipe/${recipe.slug}`);
  };
  const { unmount } = open(['EGGS', 'DAIRY', 'PEANUT', 'FISH']);
  expect(await screen.findByText('Contains dairy and eggs, which your household leaves out.')).toBeVisible();
  expect(screen.getByText('May contain peanuts, which your household leaves out. Look at the labels.')).toBeVisible();
  unmount();
  open(['FISH']);
  expect(
    await screen.findByText(/Contains dairy, eggs, and gluten\. May contain peanuts and soy: look at the labels\./),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Servings' })).toHaveTextContent('2'));
  expect(screen.queryByText(/your household leaves out/)).not.toBeInTheDocument();
});

test('a recipe warns a visitor of the allergens that they last filtered by', async () => {
  localStorage.setItem('larder:table', '{"allergies":["EGGS"]}');
  answerWith(signedIn({ ...recipeToCook, allergens: ['EGGS', 'GLUTEN'] }, { viewer: () => null }));
  renderApp(`/recipe/${recipeToCook.slug}`);
  expect(await screen.findByText('Contains eggs, which your household leaves out.')).toBeVisible();
  localStorage.clear();
});

test('a recipe tells every reader of its allergens, naming a kind of shellfish once, and what is not known', async () => {
  const kinds = ['SHELLFISH', 'MOLLUSCS', 'CELERY'] satisfies Allergen[];
  answerWith(signedIn({ ...recipeToCook, allergens: kinds, possibleAllergens: ['SULPHITES'] }, {}));
  const { unmount } = renderApp(`/recipe/${recipeToCook.slug}`);
  expect(
    await screen.findByText(/Contains molluscs and celery\. May contain sulphites: look at the labels\./),
  ).toBeVisible();
  unmount();
  const others = ALL_ALLERGENS.filter((allergen) => allergen !== 'EGGS');
  answerWith(signedIn({ ...recipeToCook, allergens: ['EGGS'], possibleAllergens: others }, {}));
  renderApp(`/recipe/${recipeToCook.slug}`);
  expect(
    await screen.findByText(/Contains eggs\. Not every ingredient is known, so it may contain any other\./),
  ).toBeVisible();
});

test('similar recipes with what the household must not eat, or that may have it, are left out', async () => {
  const [tart] = recipeToCook.similar;
  const like = (title: string, overrides: Partial<typeof recipeToCook>) => ({
    ...tart!,
    id: title,
    slug: title.toLowerCase(),
    title,
    ...overrides,
  });
  const similar = [
    like('Omelette', { allergens: ['EGGS'] }),
    like('Ramen', { possibleAllergens: ['EGGS'] }),
    like('Stew', { allergens: ['FISH'] }),
  ];
  answerWith(
    signedIn(
      { ...recipeToCook, similar },
      { viewer: () => ({ ...ada, household: { ...household, pantry: [], exclude: [], allergies: ['EGGS'] } }) },
    ),
  );
  renderApp(`/recipe/${recipeToCook.slug}`);
  expect(await screen.findByRole('link', { name: 'Stew' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Omelette|Ramen/ })).not.toBeInTheDocument());
});
