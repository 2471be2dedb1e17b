import { screen, waitFor, within } from '@testing-library/react';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import { matches } from '../../../web/src/mocks/fixtures/matches.ts';
import type { QuerySearchRecipesArgs } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const SEARCH = '/search?ingredients=eggs,spinach,feta';

/** A search that heeds how much may be missing; its counts never do. */
function open(address: string) {
  const asked: (number | null | undefined)[] = [];
  answerWith({
    searchRecipes: (args: QuerySearchRecipesArgs) => {
      const most = args.input.maxMissing ?? Infinity;
      asked.push(args.input.maxMissing);
      const left = matches.filter(({ needed, have }) => needed - have <= most);
      return { ...matchConnection(left, args), missing: matchConnection(matches, args).missing };
    },
  });
  return { asked, ...renderApp(address) };
}

const button = (name: string) => screen.findByRole('button', { name });

test('one press leaves what can be cooked now, and another brings the rest back; the address keeps it, and the counts stay', async () => {
  const { user, asked } = open(SEARCH);
  const now = await button('Cook now 1');
  expect(now).toHaveAttribute('aria-pressed', 'false');
  await user.click(now);
  await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&maxMissing=0`));
  expect(now).toHaveAttribute('aria-pressed', 'true');
  expect(now).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(await button('Up to 1 missing 3')).toHaveAttribute('aria-pressed', 'false');
  await user.click(now);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  expect(currentAddress()).toBe(SEARCH);
  expect(asked).toEqual([undefined, 0]);
});

test('an address with a limit has its button pressed, and no filter to take away beside it', async () => {
  open(`${SEARCH}&maxMissing=1`);
  expect(await button('Up to 1 missing 3')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
});

test('where nothing can be cooked now, there is nothing to press for it', async () => {
  const lacking = matches.filter(({ needed, have }) => have < needed);
  answerWith({ searchRecipes: (args: QuerySearchRecipesArgs) => matchConnection(lacking, args) });
  const { user } = renderApp(SEARCH);
  const now = await button('Cook now 0');
  expect(now).toHaveAttribute('aria-disabled', 'true');
  await user.click(now);
  expect(currentAddress()).toBe(SEARCH);
  expect(await button('Up to 1 missing 2')).toHaveAttribute('aria-disabled', 'false');
});

test('an address that leaves only what there is none of can be left with the same button', async () => {
  const lacking = matches.filter(({ needed, have }) => have < needed);
  answerWith({ searchRecipes: (args: QuerySearchRecipesArgs) => matchConnection(lacking, args) });
  const { user } = renderApp(`${SEARCH}&maxMissing=0`);
  const now = await button('Cook now 0');
  expect(now).toHaveAttribute('aria-disabled', 'false');
  await user.click(now);
  await waitFor(() => expect(currentAddress()).toBe(SEARCH));
});

test('that there are none is not said before there is an answer', async () => {
  let isSlow = false;
  answerWith({
    searchRecipes: (args: QuerySearchRecipesArgs) =>
      isSlow
        ? new Promise(() => undefined)
        : matchConnection(
            matches.filter(({ needed, have }) => have < needed),
            args,
          ),
  });
  const { user } = renderApp(SEARCH);
  await button('Cook now 0');
  isSlow = true;
  await user.click(await button('Remove eggs'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Cook now/ })).toHaveAccessibleName('Cook now'));
});

test('each card tells first how much is there, and which group it is of', async () => {
  open(SEARCH);
  await button('Cook now 1');
  const told = screen
    .getAllByRole('article')
    .map((card) => within(card).getByText(/^You have/).parentElement?.textContent);
  expect(told).toEqual([
    expect.stringMatching(/^You have all \dCook now$/),
    expect.stringMatching(/^You have \d of \dOne thing missing$/),
    expect.stringMatching(/^You have \d of \dOne thing missing$/),
    expect.stringMatching(/^You have \d of \dWorth shopping$/),
  ]);
  for (const card of screen.getAllByRole('article')) {
    const title = within(card).getByRole('heading');
    expect(title.nextElementSibling).toHaveTextContent(/^You have/);
  }
});
