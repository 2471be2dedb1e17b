import { screen, within } from '@testing-library/react';
import { buildMatch } from '../../../web/src/mocks/fixtures/build.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { useMockApi } from '../support/mock-api.ts';
import { clearBrowserAfterEach, openRecipe } from './open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();

const KITCHEN = '?ingredients=2+leeks,feta,flour';

function judged() {
  const match = buildMatch(recipeToCook, 71, {
    ricotta: { state: 'SUBSTITUTE', via: 'feta' },
    butter: { state: 'MISSING' },
    garlic: { state: 'MISSING' },
    chives: { state: 'OPTIONAL' },
    salt: { state: 'STAPLE' },
  });
  return { ...recipeToCook, match };
}

test('opened from a search, the page says what it uses, what stands in for what, and what is missing', async () => {
  await openRecipe(judged(), KITCHEN);
  const card = within(screen.getByRole('region', { name: 'Why this recipe' }));
  const namesUnder = (title: string) =>
    within(card.getByRole('heading', { name: title }).parentElement!)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(card.getByText(/^71% match/)).toHaveTextContent('71% match · You have 3 of 5');
  expect(namesUnder('Uses of yours')).toEqual(['flour', 'leeks']);
  expect(namesUnder('Stands in')).toEqual(['feta for ricotta']);
  expect(namesUnder('Missing')).toEqual(['butter', 'garlic']);
});

test('where nothing is missing it says so', async () => {
  await openRecipe({ ...recipeToCook, match: buildMatch(recipeToCook, 100) }, KITCHEN);
  const card = within(screen.getByRole('region', { name: 'Why this recipe' }));
  expect(card.getByText(/You have all \d/)).toBeVisible();
  expect(card.queryByRole('heading', { name: 'Missing' })).not.toBeInTheDocument();
  expect(card.queryByRole('heading', { name: 'Stands in' })).not.toBeInTheDocument();
});

test('opened by itself, the page compares with nothing', async () => {
  await openRecipe(judged());
  expect(screen.queryByRole('region', { name: 'Why this recipe' })).not.toBeInTheDocument();
});

test('what stands in under the same name is named once', async () => {
  const match = buildMatch(recipeToCook, 71, { ricotta: { state: 'SUBSTITUTE', via: 'ricotta' } });
  await openRecipe({ ...recipeToCook, match }, KITCHEN);
  const card = within(screen.getByRole('region', { name: 'Why this recipe' }));
  expect(card.getByText('Stands in').parentElement).toHaveTextContent(/^Stands inricotta$/);
});
