import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { buildRecipe } from '../../../web/src/mocks/fixtures/build.ts';
import { ada, pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import type { QueryRecipesArgs } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, breakNetwork, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const DISHES = Array.from({ length: 30 }, (_, at) => buildRecipe({ title: `Dish ${at + 1}` }));

/** Has 30 recipes answered page by page; gives what was asked. */
function answerInPages(): QueryRecipesArgs[] {
  const asked: QueryRecipesArgs[] = [];
  answerWith({
    recipes: (args) => {
      asked.push({ ...args });
      const start = Number(args.after ?? 0);
      const { edges, nodes } = pageOf(DISHES.slice(start, start + (args.first ?? 24)));
      const endCursor = String(start + nodes.length);
      return {
        edges,
        nodes,
        totalCount: DISHES.length,
        pageInfo: {
          hasNextPage: Number(endCursor) < DISHES.length,
          hasPreviousPage: start > 0,
          startCursor: null,
          endCursor,
        },
      };
    },
  });
  return asked;
}

test.each([
  ['/recipes/cuisine/middle-eastern', 'Middle Eastern recipes', { cuisine: 'Middle Eastern' }],
  ['/recipes/meal/dessert', 'Dessert recipes', { meal: 'DESSERT' }],
  ['/recipes/food/potato', 'Recipes with potatoes', { food: 'potato' }],
  ['/recipes/quick', 'Quick recipes', { maxTime: 30 }],
  ['/recipes/few-ingredients', 'Recipes with few ingredients', { maxIngredients: 5 }],
])('%s lists what it says', async (address, title, filter) => {
  const asked = answerInPages();
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Dish 1' })).toBeVisible();
  expect(screen.getByText('30 recipes')).toBeVisible();
  expect(document.title).toBe(`${title} · Larder`);
  expect(asked).toEqual([expect.objectContaining(filter)]);
  expect(screen.getByRole('link', { name: 'All recipes' })).toHaveAttribute('href', '/recipes');
});

test('more come when they are asked for, and are still there on the way back', async () => {
  const asked = answerInPages();
  const { user } = renderApp('/recipes/quick');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Dish 30' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.click(
    within(screen.getByRole('navigation', { name: 'Quick and simple' })).getByRole('link', { name: 'Few ingredients' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Recipes with few ingredients' })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(3));
  await user.click(
    within(screen.getByRole('navigation', { name: 'Quick and simple' })).getByRole('link', { name: 'Quick' }),
  );
  expect(await screen.findByRole('link', { name: 'Dish 30' })).toBeVisible();
  expect(asked).toHaveLength(3);
});

test('it is marked among its kind', async () => {
  renderApp('/recipes/cuisine/italian');
  const cuisines = await screen.findByRole('navigation', { name: 'Cuisines' });
  expect(within(cuisines).getByRole('link', { current: 'page' })).toHaveAccessibleName('Italian');
  expect(within(cuisines).getAllByRole('listitem')).toHaveLength(2);
});

test('a group without recipes says so and leads on', async () => {
  answerWith({ recipes: () => pageOf([]) });
  renderApp('/recipes/food/potato');
  expect(await screen.findByRole('heading', { name: 'No recipes here yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all recipes' })).toHaveAttribute('href', '/recipes');
});

test.each(['/recipes/cuisine/martian', '/recipes/meal/tea', '/recipes/food/zorble'])(
  '%s is not there',
  async (address) => {
    answerWith({
      recipes: ({ food }) => {
        if (food === 'zorble')
          throw new GraphQLError('There is no ingredient "zorble".', {
            extensions: { code: 'BAD_USER_INPUT', field: 'food' },
          });
        return pageOf([]);
      },
    });
    renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  },
);

test('where it does not load, it can be tried again', async () => {
  breakNetwork();
  const { user } = renderApp('/recipes/meal/dinner');
  expect(await screen.findByRole('alert')).toHaveTextContent('The recipes did not load');
  answerWith({});
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Lemon ricotta spaghetti' })).toBeVisible();
});

test('a list says of each recipe what it has of what the household must not eat', async () => {
  const safe = buildRecipe({ title: 'Baked potato', allergens: ['DAIRY'] });
  const unsafe = buildRecipe({
    title: 'Walnut cake',
    allergens: ['EGGS', 'TREE_NUTS'],
    possibleAllergens: ['PEANUT', 'SOY'],
  });
  const viewer = { ...ada, household: { ...ada.household, allergies: ['TREE_NUTS', 'PEANUT'] } } satisfies typeof ada;
  answerWith({ ...signedIn(safe, { viewer: () => viewer }), recipes: () => pageOf([safe, unsafe]) });
  renderApp('/recipes/quick');
  const tile = (await screen.findByRole('link', { name: 'Walnut cake' })).closest('li');
  await waitFor(() => expect(tile).toHaveTextContent('Contains tree nuts. May contain peanuts: look at the labels.'));
  expect(screen.getByRole('link', { name: 'Baked potato' }).closest('li')).not.toHaveTextContent(/contain/i);
});
