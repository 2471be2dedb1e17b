import { screen, within } from '@testing-library/react';
import { answerWith, breakNetwork, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const part = async (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const linksOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the index leads to the groups of all recipes, each with how many it has', async () => {
  renderApp('/recipes');
  expect(await screen.findByRole('heading', { level: 1, name: 'All Recipes' })).toBeVisible();
  expect(document.title).toBe('All Recipes · Larder');
  const meals = await part('By meal');
  expect(linksOf(meals)).toEqual([
    ['Breakfast', '/recipes/meal/breakfast'],
    ['Dinner', '/recipes/meal/dinner'],
  ]);
  expect(within(meals).getByText('53 recipes')).toBeVisible();
  expect(linksOf(await part('By cuisine'))).toEqual([
    ['Indian', '/recipes/cuisine/indian'],
    ['Italian', '/recipes/cuisine/italian'],
  ]);
  expect(linksOf(await part('Quick and simple'))).toEqual([
    ['Quick', '/recipes/quick'],
    ['Few ingredients', '/recipes/few-ingredients'],
  ]);
  expect(within(await part('By main food')).getByRole('link', { name: 'potatoes 16 recipes' })).toHaveAttribute(
    'href',
    '/recipes/food/potato',
  );
  for (const name of ['Quick and simple', 'By meal', 'By main food', 'By cuisine', 'From A to Z'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('all recipes stand below, and lead to theirs without a kitchen', async () => {
  renderApp('/recipes');
  const all = await part('From A to Z');
  expect(await within(all).findByRole('link', { name: 'Lemon ricotta spaghetti' })).toHaveAttribute(
    'href',
    '/recipe/lemon-ricotta-spaghetti',
  );
  expect(within(all).getByRole('heading', { level: 3, name: 'Lemon ricotta spaghetti' })).toBeVisible();
  expect(within(all).queryByText(/match/i)).toBeNull();
});

test('groups without a published recipe are not shown', async () => {
  answerWith({ recipeIndex: () => ({ cuisines: [], meals: [], foods: [], quick: null, fewIngredients: null }) });
  renderApp('/recipes');
  await within(await part('From A to Z')).findByRole('link', { name: 'Lemon ricotta spaghetti' });
  expect(screen.queryByRole('heading', { name: 'By cuisine' })).toBeNull();
});

test('where it does not load, one notice says so, and one press tries again', async () => {
  breakNetwork();
  const { user } = renderApp('/recipes');
  expect(await screen.findByRole('alert')).toHaveTextContent('The recipes did not load');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  answerWith({});
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Italian' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Lemon ricotta spaghetti' })).toBeVisible();
});

test('an empty search leads here', async () => {
  const { user } = renderApp('/search');
  await user.click(await screen.findByRole('link', { name: 'Browse all recipes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All Recipes' })).toBeVisible();
  expect(currentAddress()).toBe('/recipes');
});
