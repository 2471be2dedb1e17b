import { screen, waitFor, within } from '@testing-library/react';
import { buildRecipe } from '../../../web/src/mocks/fixtures/build.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

test('the headline is read as one sentence, however it is animated', () => {
  renderApp('/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Cook with what you have');
});

describe('the counters', () => {
  /** The number above a label, as screen readers hear it: the final one. */
  async function counter(label: string): Promise<string> {
    const term = await screen.findByText(label);
    return term.parentElement?.querySelector('dd')?.firstElementChild?.firstElementChild?.textContent ?? '';
  }

  test("count to the catalogue's own numbers", async () => {
    answerWith({ catalogue: () => ({ recipes: 1312, ingredients: 1540, satisfaction: 96 }) });
    renderApp('/');
    await waitFor(async () => expect(await counter('Recipes Available')).toBe('1,312'));
    expect(await counter('Ingredients Supported')).toBe('1,540');
    expect(await counter('User Satisfaction')).toBe('96');
  });

  test('count to the known figures where the true ones are not known', async () => {
    answerWith({ catalogue: () => ({ recipes: 12, ingredients: 34, satisfaction: null }) });
    renderApp('/');
    await waitFor(async () => expect(await counter('Recipes Available')).toBe('12'));
    expect(await counter('User Satisfaction')).toBe('98');
  });
});

test('ingredients typed here go along to the search page', async () => {
  const { user } = renderApp('/');
  await user.type(screen.getByRole('combobox'), '200 g spinach{Enter}');
  await user.type(screen.getByRole('combobox'), 'eggs{Enter}');
  await user.click(screen.getByRole('link', { name: 'Start Cooking' }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=200 g spinach,eggs'));
  expect(await screen.findByRole('link', { name: 'Green shakshuka with feta' })).toBeVisible();
});

test.each(['Start Cooking', 'Explore All Recipes'])('"%s" takes what stands in the box along', async (name) => {
  const { user } = renderApp('/');
  await user.type(screen.getByRole('combobox'), 'eggs{Enter}200 g spinach, feta');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/search?ingredients=eggs,200%20g%20spinach,feta');
});

test('every other way to the search takes it along, too', async () => {
  const { user } = renderApp('/');
  await user.type(screen.getByRole('combobox'), 'eggs{Enter}spinach');
  await user.click(screen.getByRole('link', { name: 'Get Started Now' }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs,spinach'));
});

test.each(['Start Cooking', 'Get Started Now'])('"%s" leads to the search page', (name) => {
  renderApp('/');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/search');
});

test('"Explore All Recipes" leads to all recipes while nothing is typed, and else to what can be made of it', async () => {
  const { user } = renderApp('/');
  expect(screen.getByRole('link', { name: 'Explore All Recipes' })).toHaveAttribute('href', '/recipes');
  await user.type(screen.getByRole('combobox'), 'eggs{Enter}');
  expect(screen.getByRole('link', { name: 'Explore All Recipes' })).toHaveAttribute('href', '/search?ingredients=eggs');
});

test('"Learn More" takes the cook to how it works', async () => {
  const { user } = renderApp('/');
  await user.click(screen.getByRole('button', { name: 'Learn More' }));
  const section = screen.getByRole('region', { name: 'How It Works' });
  expect(section).toHaveFocus();
  expect(section).toHaveAttribute('id', 'how-it-works');
  const steps = within(section).getAllByRole('heading', { level: 3 });
  expect(steps.map((step) => step.textContent)).toEqual(['Add Your Ingredients', 'Discover Recipes', 'Start Cooking']);
});

test('three promises say why', () => {
  renderApp('/');
  const section = within(screen.getByRole('region', { name: 'Why Larder?' }));
  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Smart Recipe Matching',
    'Reduce Food Waste',
    'Save Favorites',
  ]);
});

test('a sample card tells how its recipe is rated, where that is known', async () => {
  answerWith({
    recipe: ({ slug }) =>
      slug === 'cheese-quesadillas'
        ? buildRecipe({ title: 'Cheese quesadillas', rating: 4.4, reviewCount: 17 })
        : buildRecipe({ title: slug, rating: null, reviewCount: 0 }),
  });
  renderApp('/');
  expect(await screen.findByText('Rated 4.4 of 5 by 17 cooks')).toBeInTheDocument();
  expect(screen.getByText('Rated 4.6 of 5 by 89 cooks')).toBeInTheDocument();
});

test('three sample cards lead to recipes, with their times and ratings', () => {
  renderApp('/');
  const cards = within(screen.getByRole('region', { name: 'Popular Recipes' })).getAllByRole('article');
  const facts = cards.map((card) => [
    within(card).getByRole('link').getAttribute('href'),
    within(card).getByText(/ min in all$/).textContent,
    within(card).getByText(/^Rated/).textContent,
  ]);
  expect(facts).toEqual([
    ['/recipe/cheese-quesadillas', '15 min in all', 'Rated 4.8 of 5 by 124 cooks'],
    ['/recipe/spaghetti-aglio-e-olio', '25 min in all', 'Rated 4.6 of 5 by 89 cooks'],
    ['/recipe/couscous-with-roasted-vegetables', '45 min in all', 'Rated 4.9 of 5 by 203 cooks'],
  ]);
});

test('pointing at a sample card brings a bookmark button for its recipe, and nothing before', async () => {
  const recipe = buildRecipe({ title: 'Cheese quesadillas' });
  const asked: string[] = [];
  answerWith({
    recipe: ({ slug }) => {
      asked.push(slug);
      return slug === recipe.slug ? recipe : null;
    },
  });
  const { user } = renderApp('/');
  // How each sample is rated.
  await waitFor(() => expect(asked).toHaveLength(3));
  asked.length = 0;
  expect(screen.queryByRole('button', { name: 'Save Cheese quesadillas' })).not.toBeInTheDocument();
  await user.hover(screen.getByRole('link', { name: 'Cheese quesadillas' }));
  expect(await screen.findByRole('button', { name: 'Save Cheese quesadillas' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(screen.getAllByText('View Recipe')).toHaveLength(3);
  expect(asked).toEqual([recipe.slug]);
});
