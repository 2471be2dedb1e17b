import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { buildPantryItem, pantryChange, pantryItems } from '../../../web/src/mocks/fixtures/pantry.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import type { PantryAct, PantryChange } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();

const TITLE = 'What became of your food';

function change(id: string, act: PantryAct, at: string, names: string[], isUndone = false): PantryChange {
  return { ...pantryChange, id, act, at: `${at}T12:00:00.000Z`, names, isUndone };
}

const CHANGES = [
  change('6', 'ADDED', '2026-11-23', ['milk', 'rice']),
  change('5', 'COOKED', '2026-11-22', ['spinach', 'feta', 'egg']),
  change('4', 'THROWN_AWAY', '2026-11-21', ['milk'], true),
  change('3', 'THROWN_AWAY', '2026-11-20', ['lettuce']),
  change('2', 'USED', '2026-11-03', ['bread']),
  change('1', 'THROWN_AWAY', '2026-10-30', ['yogurt', 'ham']),
];

function open(answers: Partial<MockRoot> = {}) {
  answerWith(
    signedIn(recipes.shakshuka, {
      pantry: () => pageOf(pantryItems),
      pantryHistory: () => pageOf(CHANGES),
      ...answers,
    }),
  );
  return renderApp('/pantry');
}

test('foods that were used and thrown away are counted by month, without what was taken back', async () => {
  open();
  const mirror = await screen.findByRole('region', { name: TITLE });
  expect(
    within(mirror)
      .getAllByRole('listitem')
      .map((month) => month.textContent),
  ).toEqual(['November 20264 used1 thrown away', 'October 20260 used2 thrown away']);
});

test('a long history is counted to its end', async () => {
  const [first, ...others] = CHANGES;
  const asked: unknown[] = [];
  open({
    pantryHistory: ({ after }) => {
      asked.push(after ?? null);
      const page = pageOf(after ? others : [first!]);
      return {
        ...page,
        totalCount: 6,
        pageInfo: { ...page.pageInfo, hasNextPage: !after, endCursor: after ? null : '1' },
      };
    },
  });
  expect(await screen.findByText('4 used')).toBeVisible();
  expect(asked).toEqual([null, '1']);
});

test('nothing is shown while nothing was used or thrown away', async () => {
  open({ pantryHistory: () => pageOf([CHANGES[0]!]) });
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
