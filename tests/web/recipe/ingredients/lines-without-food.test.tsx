import { within } from '@testing-library/react';
import { buildLine, buildRecipe } from '../../../../web/src/mocks/fixtures/build.ts';
import { useMockApi } from '../../support/mock-api.ts';
import { clearBrowserAfterEach, openRecipe, rowOf } from '../open-recipe.tsx';

useMockApi();
clearBrowserAfterEach();

const pizza = buildRecipe({
  title: 'Pizza',
  ingredients: [
    buildLine({ name: 'flour', amount: 300, unit: 'g', group: 'For the dough' }),
    buildLine({ name: 'pizza dough (see above)', group: 'For the topping', noFood: 'PART' }),
    buildLine({ name: 'pesto (recipe below)', group: 'For the topping', noFood: 'PART' }),
    buildLine({ name: 'baking paper', group: 'For the topping', noFood: 'TOOL' }),
    buildLine({ name: 'mozzarella', group: 'For the topping' }),
  ],
});

test('a line that is a part of the recipe leads to the lines of that part', async () => {
  await openRecipe(pizza);
  const link = within(rowOf('pizza dough (see above)')).getByRole('link', { name: 'See “For the dough”' });
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(target).toHaveTextContent('For the dough');
});

test('one whose part the recipe does not have leads nowhere', async () => {
  await openRecipe(pizza);
  expect(within(rowOf('pesto (recipe below)')).queryByRole('link')).toBeNull();
  expect(rowOf('pesto (recipe below)')).toHaveTextContent('made beforehand');
});

test('a tool is said to be no ingredient', async () => {
  await openRecipe(pizza);
  expect(rowOf('baking paper')).toHaveTextContent('not an ingredient');
  expect(rowOf('mozzarella')).not.toHaveTextContent('not an ingredient');
});
