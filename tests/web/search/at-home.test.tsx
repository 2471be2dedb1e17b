import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { ada, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { buildFood } from '../../../web/src/mocks/fixtures/build.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const SEARCH = '/search?ingredients=leeks';
const ASKING = /^Always at home\b.*A few taps/;
const commonFoods = () =>
  ['butter', 'onion', 'milk'].map((name) => buildFood(name, { nameInDish: name === 'onion' ? 'onions' : name }));

/** The results of a cook, and what is kept in their account. */
function openAsCook(household: object = {}, answers: Partial<MockRoot> = {}) {
  const kept: unknown[] = [];
  answerWith(
    signedIn(recipeToCook, {
      viewer: () => ({ ...ada, household: { ...ada.household, pantryAsked: false, ...household } }),
      commonFoods,
      updateProfile: ({ input }) => {
        kept.push(input.household);
        return { user: { ...ada, household: { ...ada.household, ...(input.household as object) } } };
      },
      ...answers,
    }),
  );
  return { kept, ...renderApp(SEARCH) };
}

test('a visitor is asked at the first results what is always at home, and what they tick is searched with', async () => {
  answerWith({ commonFoods });
  const { user } = renderApp(SEARCH);
  const button = await screen.findByRole('button', { name: ASKING });
  await user.click(button);
  const sheet = within(await screen.findByRole('dialog', { name: 'Always at home?' }));
  await user.click(await sheet.findByRole('checkbox', { name: 'butter' }));
  await user.click(sheet.getByRole('checkbox', { name: 'onions' }));
  await user.click(sheet.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&pantry=butter,onions`));
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAccessibleName('Always at home');
  expect(localStorage.getItem('pantry')).toBe('["butter","onions"]');
});

test('a visitor who has said it is not asked, and the next search starts from it', async () => {
  localStorage.setItem('pantry', '["butter"]');
  renderApp(SEARCH);
  await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&pantry=butter`));
  expect(screen.getByRole('button', { name: 'Always at home' })).toBeVisible();
});

test('a visitor who lets it be is not asked again, and what they ticked meanwhile is forgotten', async () => {
  answerWith({ commonFoods });
  const { user, unmount } = renderApp(SEARCH);
  await user.click(await screen.findByRole('button', { name: ASKING }));
  await user.click(await screen.findByRole('checkbox', { name: 'butter' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentAddress()).toBe(SEARCH);
  unmount();
  renderApp(SEARCH);
  expect(await screen.findByRole('button', { name: 'Always at home' })).toBeVisible();
  expect(screen.queryByRole('button', { name: ASKING })).not.toBeInTheDocument();
});

test("a cook's answer is kept in the account with what they have", async () => {
  const { kept, user } = openAsCook();
  await user.click(await screen.findByRole('button', { name: ASKING }));
  await user.click(await screen.findByRole('checkbox', { name: 'milk' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(kept).toEqual([{ pantry: ['milk'], pantryAsked: true }]));
  await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&pantry=milk`));
});

test('a cook who lets it be is not asked on another device either', async () => {
  const { kept, user } = openAsCook();
  await user.click(await screen.findByRole('button', { name: ASKING }));
  await screen.findByRole('checkbox', { name: 'milk' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(kept).toEqual([{ pantryAsked: true }]));
});

test.each([
  ['was asked', { pantryAsked: true }],
  ['has said it', { pantry: ['butter'] }],
])('a cook who %s is not asked, and can still open it', async (_, household) => {
  const { user } = openAsCook(household);
  const button = await screen.findByRole('button', { name: 'Always at home' });
  await user.click(button);
  expect(await screen.findByRole('checkbox', { name: 'butter' })).toBeVisible();
  expect(screen.queryByRole('button', { name: ASKING })).not.toBeInTheDocument();
});

test('foods that did not load can be asked for again', async () => {
  let isBroken = true;
  const { user } = openAsCook(
    {},
    {
      commonFoods: () => {
        if (isBroken) throw new GraphQLError('Resting.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
        return commonFoods();
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: ASKING }));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('checkbox', { name: 'butter' })).toBeVisible();
});
