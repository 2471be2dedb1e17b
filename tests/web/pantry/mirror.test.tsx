import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { buildPantryItem, pantryItems } from '../../../web/src/mocks/fixtures/pantry.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import type { PantryMonth } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();

const TITLE = 'What became of your food';

const MONTHS: PantryMonth[] = [
  {
    month: '2026-11',
    used: 4,
    thrownAway: 1,
    usedGrams: 1_250,
    thrownAwayGrams: 200,
    usedCost: 12.4,
    thrownAwayCost: 0.9,
  },
  { month: '2026-10', used: 0, thrownAway: 2, usedGrams: 0, thrownAwayGrams: 0, usedCost: 0, thrownAwayCost: 0 },
];

function open(answers: Partial<MockRoot> = {}) {
  answerWith(
    signedIn(recipes.shakshuka, {
      pantry: () => pageOf(pantryItems),
      pantryMonths: () => MONTHS,
      ...answers,
    }),
  );
  return renderApp('/pantry');
}

test('foods that were used and thrown away are told by month, with their weight and what was paid for them where it is known', async () => {
  open();
  const mirror = await screen.findByRole('region', { name: TITLE });
  expect(
    within(mirror)
      .getAllByRole('listitem')
      .map((month) => month.textContent),
  ).toEqual([
    'November 20264 used · 1.25 kg · 12.40 paid1 thrown away · 200 g · 0.90 paid',
    'October 20260 used2 thrown away',
  ]);
});

test('nothing is shown while nothing was used or thrown away', async () => {
  open({ pantryMonths: () => [] });
  await screen.findByText('spinach');
  await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
});

test('a pantry of more than one page is shown page by page', async () => {
  const more = buildPantryItem({ name: 'zucchini', place: 'FRIDGE' });
  const { user } = open({
    pantry: ({ after, first }) => {
      const page = pageOf(after ? [more] : pantryItems);
      const isLast = Boolean(after) || first === 1;
      return {
        ...page,
        totalCount: 5,
        pageInfo: { ...page.pageInfo, hasNextPage: !isLast, endCursor: isLast ? null : '4' },
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('zucchini')).toBeVisible();
  expect(screen.getByText('spinach')).toBeVisible();
});
