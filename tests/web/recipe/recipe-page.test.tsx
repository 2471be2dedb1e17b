import { screen, within } from '@testing-library/react';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';
import { openRecipe, clearBrowserAfterEach } from './open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();

describe('while a recipe is fetched', () => {
  test('a skeleton stands in for it and says so', async () => {
    renderApp(`/recipe/${recipeToCook.slug}`);
    expect(await screen.findByText('Loading the recipe')).toHaveAttribute('role', 'status');
  });

  test('an address that no recipe has says that it was not found', async () => {
    answerWith({ recipe: () => null });
    renderApp('/recipe/no-such-recipe');
    expect(await screen.findByRole('heading', { name: 'Recipe not found' })).toBeVisible();
    expect(screen.getByText("The recipe you're looking for doesn't exist or has been removed.")).toBeVisible();
    expect(document.title).toBe('Recipe not found · Larder');
  });

  test('a failure can be tried again', async () => {
    answerWith({
      recipe: () => {
        throw new Error('out of order');
      },
    });
    const { user } = renderApp(`/recipe/${recipeToCook.slug}`);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    answerWith({ recipe: () => recipeToCook });
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Leek and ricotta tart' })).toBeVisible();
  });
});

describe('the top of the page', () => {
  test('names the recipe, its author and what a cook decides by', async () => {
    await openRecipe();
    expect(document.title).toBe('Leek and ricotta tart · Larder');
    expect(screen.getByText('A thin tart of slow leeks and ricotta.')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(['dinner', 'vegetarian']);
    expect(screen.getByText('Ada Marsh').parentElement).toHaveTextContent('Recipe Author');
    const facts = ['Time', 'Servings', 'Difficulty', 'Rating'].map(
      (name) => screen.getByText(name, { selector: 'dt *' }).closest('dt')?.nextElementSibling?.textContent,
    );
    expect(facts).toEqual(['45 min cooking · 60 in all', '4 servings', 'Medium', '4.6 (89 ratings)']);
  });

  test('says quietly where the recipe was taken over from, and links there without vouching for it', async () => {
    await openRecipe({ ...recipeToCook, sourceUrl: 'https://tarts.example/leek?page=2' });
    const source = screen.getByRole('link', { name: 'From tarts.example' });
    expect(source).toHaveAttribute('href', 'https://tarts.example/leek?page=2');
    expect(source).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  });

  test.each([null, 'javascript:alert(1)', 'ftp://tarts.example/leek', 'no address'])(
    'links nowhere for the source %s',
    async (sourceUrl) => {
      await openRecipe({ ...recipeToCook, sourceUrl });
      expect(screen.queryByText(/^From /)).not.toBeInTheDocument();
    },
  );

  test('shows preparation, cooking and both together', async () => {
    await openRecipe();
    const stats = screen.getByRole('region', { name: 'Times and servings' });
    expect(stats).toHaveTextContent('15 minPrep Time');
    expect(stats).toHaveTextContent('45 minCook Time');
    expect(stats).toHaveTextContent('60 minTotal Time');
  });

  test('says so when the recipe is unrated', async () => {
    await openRecipe({ ...recipeToCook, rating: null, reviewCount: 0 });
    expect(screen.getByText('Not rated yet')).toBeVisible();
  });

  test('offers the picture in three widths, and says what is drawn', async () => {
    await openRecipe();
    const picture = screen.getByRole('img', { name: recipeToCook.imageAlt });
    const { mobile, tablet, desktop } = recipeToCook.imageSet;
    expect(picture).toHaveAttribute('srcset', `${mobile} 480w, ${tablet} 800w, ${desktop} 1200w`);
  });
});

describe('nutrition', () => {
  test('shows the values that are known, and of how much they were reckoned', async () => {
    await openRecipe();
    const card = screen.getByRole('region', { name: 'Nutrition (per serving)' });
    const values = within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(values).toEqual([
      ['Calories', '512 kcal'],
      ['Protein', '14.3 g'],
      ['Carbs', '41 g'],
      ['Fat', '32.1 g'],
      ['Fiber', '3.2 g'],
    ]);
    expect(card).toHaveTextContent('94%');
  });

  test.each([
    ['it is not known', null],
    [
      'none of its values is',
      { calories: null, protein: null, carbs: null, fat: null, fiber: null, sugar: null, coverage: 0 },
    ],
  ])('is left out when %s', async (_, nutrition) => {
    await openRecipe({ ...recipeToCook, nutrition });
    expect(screen.queryByText('Nutrition (per serving)')).not.toBeInTheDocument();
  });
});

describe('similar recipes', () => {
  test('lead to their own pages', async () => {
    const { user } = await openRecipe();
    const similar = screen.getByRole('region', { name: 'Similar Recipes' });
    expect(similar).toHaveTextContent('40 min cooking');
    await user.click(within(similar).getByRole('link', { name: 'Onion tart' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Onion tart' })).toBeVisible();
    expect(currentAddress()).toBe('/recipe/onion-tart');
  });

  test('are left out when there are none', async () => {
    await openRecipe({ ...recipeToCook, similar: [] });
    expect(screen.queryByText('Similar Recipes')).not.toBeInTheDocument();
  });
});
