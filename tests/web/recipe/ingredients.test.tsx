import { screen, within } from '@testing-library/react';
import { buildFood, buildLine, buildMatch } from '../../../web/src/mocks/fixtures/build.ts';
import { ada, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';
import { openRecipe, reload, rowOf, clearBrowserAfterEach } from './open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();

const fewer = () => screen.getByRole('button', { name: 'One serving fewer' });
const more = () => screen.getByRole('button', { name: 'One serving more' });
const servings = () => within(screen.getByRole('group', { name: 'Servings' })).getByRole('status').textContent;

describe('the amounts', () => {
  test('stand as the recipe has them, in the hand of a cook', async () => {
    await openRecipe();
    expect(rowOf('flour')).toHaveTextContent('200 g');
    expect(rowOf('butter')).toHaveTextContent('1 1/2 cups');
    expect(rowOf('leeks')).toHaveTextContent('2 to 3');
    expect(rowOf('garlic')).toHaveTextContent('2 cloves');
    expect(rowOf('salt').textContent).toBe('salt');
  });

  test('follow the servings, rounded to 2 decimals', async () => {
    const { user } = await openRecipe();
    await user.click(fewer());
    expect(servings()).toBe('3');
    expect(rowOf('flour')).toHaveTextContent('150 g');
    expect(rowOf('butter')).toHaveTextContent('1 1/8 cups');
    expect(rowOf('leeks')).toHaveTextContent('1 1/2 to 2 1/4');
    await user.click(fewer());
    await user.click(fewer());
    expect(rowOf('garlic')).toHaveTextContent('1/2 clove');
    expect(rowOf('ricotta')).toHaveTextContent('62.5 g');
  });

  test('never go below one serving', async () => {
    const { user } = await openRecipe(recipeToCook, '?servings=1');
    expect(fewer()).toHaveAttribute('aria-disabled', 'true');
    await user.click(more());
    expect(fewer()).toHaveAttribute('aria-disabled', 'false');
  });

  test('open scaled to the servings of the search', async () => {
    await openRecipe(recipeToCook, '?servings=8');
    expect(servings()).toBe('8');
    expect(rowOf('flour')).toHaveTextContent('400 g');
  });

  test('ignore servings in the address that are none', async () => {
    await openRecipe(recipeToCook, '?servings=0');
    expect(servings()).toBe('4');
  });

  test('keep the servings a cook has chosen, and free the address of others', async () => {
    const app = await openRecipe(recipeToCook, '?servings=8&ingredients=leek');
    await app.user.click(more());
    expect(currentAddress()).toBe('/recipe/leek-and-ricotta-tart?ingredients=leek');
    await reload(app);
    expect(servings()).toBe('9');
  });
});

describe('the list', () => {
  test('is cut by the parts of the recipe and names what is optional', async () => {
    await openRecipe();
    const card = screen.getByRole('region', { name: 'Ingredients' });
    expect(
      within(card)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['For the crust', 'For the filling']);
    expect(rowOf('butter')).toHaveTextContent('cold, in cubes');
    expect(rowOf('chives')).toHaveTextContent('optional');
  });

  test('keeps what is ticked, whatever is pressed in the row', async () => {
    const app = await openRecipe();
    await app.user.click(within(rowOf('flour')).getByText('200 g'));
    expect(within(rowOf('flour')).getByRole('checkbox')).toBeChecked();
    await reload(app);
    expect(within(rowOf('flour')).getByRole('checkbox')).toBeChecked();
    expect(within(rowOf('butter')).getByRole('checkbox')).not.toBeChecked();
  });

  test('can be ticked with the keyboard alone', async () => {
    const { user } = await openRecipe();
    within(rowOf('flour')).getByRole('checkbox').focus();
    await user.keyboard(' ');
    expect(within(rowOf('flour')).getByRole('checkbox')).toBeChecked();
  });
});

describe('substitutes', () => {
  test('are offered two at most', async () => {
    await openRecipe();
    expect(
      within(rowOf('ricotta'))
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['cottage cheese', 'goat cheese']);
  });

  test('take the place of the ingredient, its amount by their ratio, and say so', async () => {
    const { user } = await openRecipe();
    await user.click(screen.getByRole('button', { name: 'Use cottage cheese instead of ricotta' }));
    expect(rowOf('cottage cheese')).toHaveTextContent('300 g');
    expect(rowOf('cottage cheese')).toHaveTextContent('instead of 250 g ricotta');
    expect(rowOf('cottage cheese')).toHaveTextContent('Drain it well.');
    expect(screen.getByText('Substitution applied!')).toBeVisible();
    expect(screen.getByText('Using cottage cheese instead.')).toBeVisible();
  });

  test('say before they are taken which allergens come with them, and that they are not of the diet of the household', async () => {
    const foods = [
      buildFood('cashew cheese', { allergens: ['TREE_NUTS'], possibleAllergens: ['PEANUT', 'DAIRY'] }),
      buildFood('mascarpone', { allergens: ['DAIRY'], diet: 'VEGETARIAN' }),
    ];
    const ricotta = buildLine({
      name: 'ricotta',
      substitutes: foods.map((ingredient) => ({ ingredient, ratio: 1, contexts: [], note: null })),
    });
    const recipe = { ...recipeToCook, ingredients: [ricotta], allergens: ['DAIRY' as const], possibleAllergens: [] };
    const vegan = { ...ada, household: { ...ada.household, diet: 'VEGAN' as const } };
    answerWith(signedIn(recipe, { viewer: () => vegan }));
    renderApp(`/recipe/${recipe.slug}`);
    await screen.findByRole('heading', { level: 1, name: recipe.title });
    const offered = within(rowOf('ricotta')).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['cashew cheese', 'mascarpone']);
    expect(offered[0]).toHaveAccessibleName('Use cashew cheese instead of ricotta');
    expect(offered[0]).toHaveAccessibleDescription('adds tree nuts, may add peanuts');
    expect(offered[1]).toHaveAccessibleDescription('not vegan');
    expect(rowOf('ricotta')).toHaveTextContent('mascarponenot vegan');
  });

  test('scale with the servings and survive a reload', async () => {
    const app = await openRecipe();
    await app.user.click(screen.getByRole('button', { name: 'Use goat cheese instead of ricotta' }));
    await app.user.click(fewer());
    await reload(app);
    expect(rowOf('goat cheese')).toHaveTextContent('93.75 g');
  });

  test('lead back to the ingredient, without losing the focus', async () => {
    const { user } = await openRecipe();
    await user.click(screen.getByRole('button', { name: 'Use goat cheese instead of ricotta' }));
    const back = screen.getByRole('button', { name: 'Back to ricotta' });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(rowOf('ricotta')).toHaveTextContent('250 g');
  });

  test('name no amount in a unit that is not theirs', async () => {
    const { user } = await openRecipe();
    await user.click(screen.getByRole('button', { name: 'Use garlic powder instead of garlic' }));
    expect(rowOf('garlic powder')).toHaveTextContent('instead of 2 cloves garlic');
    expect(rowOf('garlic powder')).not.toHaveTextContent('1/2 clove');
  });

  test('leave the amount to the note where the ratio is not known', async () => {
    const [flour, ...others] = recipeToCook.ingredients;
    const offered = [
      {
        ingredient: buildFood('tofu'),
        ratio: null,
        contexts: [],
        note: 'The recipe says: 2 chicken thighs or 1 block tofu',
      },
    ];
    const { user } = await openRecipe({
      ...recipeToCook,
      ingredients: [
        { ...flour, name: 'chicken thighs', amount: 2, unit: null, substitutes: offered } as (typeof others)[number],
        ...others,
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Use tofu instead of chicken thighs' }));
    expect(rowOf('tofu')).toHaveTextContent('The recipe says: 2 chicken thighs or 1 block tofu');
    expect(rowOf('tofu').textContent).toMatch(/^tofuinstead of 2 chicken thighsBack/);
  });
});

describe('the measures', () => {
  test('turn the amounts and temperatures to another system, and are remembered', async () => {
    const app = await openRecipe();
    await app.user.click(screen.getByRole('radio', { name: 'US' }));
    expect(rowOf('flour')).toHaveTextContent('7 oz');
    expect(rowOf('butter')).toHaveTextContent('1 1/2 cups');
    expect(screen.getByText('Spread with ricotta and bake at 390°F.')).toBeVisible();
    await reload(app);
    expect(rowOf('flour')).toHaveTextContent('7 oz');
    await app.user.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(rowOf('butter')).toHaveTextContent('355 ml');
  });

  test('are not asked for when nothing would change', async () => {
    await openRecipe({ ...recipeToCook, ingredients: recipeToCook.ingredients.filter(({ unit }) => unit === 'clove') });
    expect(screen.queryByRole('radio', { name: 'US' })).not.toBeInTheDocument();
  });
});

describe('opened from a search, each row', () => {
  const judged = {
    ...recipeToCook,
    match: buildMatch(recipeToCook, 60, {
      leeks: { state: 'HAVE', via: 'baby leeks' },
      ricotta: { state: 'SUBSTITUTE', via: 'silken tofu' },
      butter: { state: 'MISSING' },
      chives: { state: 'OPTIONAL' },
      salt: { state: 'STAPLE' },
    }),
  };

  test('says whether it is had, could be swapped, or is missing', async () => {
    await openRecipe(judged, '?ingredients=leek');
    expect(rowOf('flour')).toHaveTextContent('You have it');
    expect(rowOf('leeks')).toHaveTextContent('You have baby leeks');
    expect(rowOf('ricotta')).toHaveTextContent('Missing, but you have silken tofu');
    expect(rowOf('butter')).toHaveTextContent('Missing');
    for (const name of ['chives', 'salt']) expect(rowOf(name)).not.toHaveTextContent(/have|Missing/);
  });

  test('has the swap that the cook has one tap away, before all others, and says that it is swapped', async () => {
    const { user } = await openRecipe(judged, '?ingredients=leek');
    const [first] = within(rowOf('ricotta')).getAllByRole('button');
    expect(first).toHaveAccessibleName('Use silken tofu instead of ricotta');
    await user.click(first!);
    expect(rowOf('silken tofu')).toHaveTextContent('Swapped');
  });

  test('says nothing where no kitchen is known', async () => {
    await openRecipe(judged);
    expect(rowOf('flour')).not.toHaveTextContent('You have it');
  });
});
