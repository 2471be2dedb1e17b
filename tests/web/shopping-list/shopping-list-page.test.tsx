import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { shoppingList } from '../../../web/src/mocks/fixtures/shopping-list.ts';
import type { ShoppingList } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';
// Routes fetch their pages when they are asked for; here the page is there before the test looks for it.
import '../../../web/src/pages/shopping-list/shopping-list-page.tsx';

useMockApi();
afterEach(() => localStorage.clear());

const answerList = (answer: () => ShoppingList | null) => answerWith(signedIn(recipeToCook, { shoppingList: answer }));

/** Longer than the pause between two looks at a list. */
const NEXT_LOOK = { timeout: 10_000 };

test('a list that is deleted elsewhere is told to be gone, and is asked for no more', async () => {
  answerList(() => shoppingList);
  renderApp(`/shopping-lists/${shoppingList.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Weekend' })).toBeVisible();
  let looks = 0;
  answerList(() => ((looks += 1), null));
  expect(await screen.findByRole('heading', { level: 1, name: 'Shopping list not found' }, NEXT_LOOK)).toBeVisible();
  const looksUntilThen = looks;
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 3_500)));
  expect(looks).toBe(looksUntilThen);
});

test('the button that puts things away has its place before anything is ticked', async () => {
  const unticked = shoppingList.items.map((item) => ({ ...item, isChecked: false }));
  answerWith(signedIn(recipeToCook, { shoppingList: () => ({ ...shoppingList, items: unticked }) }));
  const { user } = renderApp(`/shopping-lists/${shoppingList.id}`);
  const button = await screen.findByRole('button', { name: 'Put away what is ticked' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: /^leeks/ }));
  await waitFor(() => expect(button).toHaveAccessibleName('Put 1 thing away'));
  expect(button).toHaveAttribute('aria-disabled', 'false');
});

test('a list that is changed elsewhere follows', async () => {
  answerList(() => shoppingList);
  renderApp(`/shopping-lists/${shoppingList.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Weekend' })).toBeVisible();
  answerList(() => ({ ...shoppingList, name: 'Saturday', revision: 2 }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Saturday' })).toBeVisible(), NEXT_LOOK);
});

test('who edits what somebody else has changed meanwhile stands upon what they saw when they began', async () => {
  const told: unknown[] = [];
  const update = ({ input }: { input: { version?: number | null } }) => {
    told.push(input.version);
    throw new GraphQLError('Somebody else was faster.', { extensions: { code: 'CONFLICT' } });
  };
  answerWith(signedIn(recipeToCook, { shoppingList: () => shoppingList, updateShoppingListItem: update }));
  const { user } = renderApp(`/shopping-lists/${shoppingList.id}`);
  await user.click(await screen.findByRole('button', { name: 'Edit leeks' }));
  const items = shoppingList.items.map((item) =>
    item.name === 'leeks' ? { ...item, totalAmount: 5, version: 2 } : item,
  );
  const changed = { ...shoppingList, name: 'Saturday', items, revision: 2 };
  answerWith(signedIn(recipeToCook, { shoppingList: () => changed, updateShoppingListItem: update }));
  await screen.findByRole('heading', { level: 1, name: 'Saturday' }, NEXT_LOOK);
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(told).toEqual([1]));
});

test('a list that is mailed by an impatient cook is sent once', async () => {
  let mails = 0;
  const slow = Promise.withResolvers<null>();
  const send = async () => (
    (mails += 1),
    await slow.promise,
    { format: 'EMAIL' as const, delivery: 'SMTP' as const, sentTo: 'ada@example.org', message: 'Sent to your email!' }
  );
  answerWith(signedIn(recipeToCook, { shoppingList: () => shoppingList, exportShoppingList: send }));
  const { user } = renderApp(`/shopping-lists/${shoppingList.id}`);
  const button = await screen.findByRole('button', { name: 'Email List' });
  await user.tripleClick(button);
  slow.resolve(null);
  expect(await screen.findByText('Shopping list sent to your email!')).toBeVisible();
  expect(mails).toBe(1);
  await user.click(button);
  await waitFor(() => expect(mails).toBe(2));
});

test('where the server sends no mail, the cook’s own mail program opens with the list', async () => {
  const opened: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
  answerWith(
    signedIn(recipeToCook, {
      shoppingList: () => shoppingList,
      exportShoppingList: () => ({
        format: 'EMAIL' as const,
        delivery: 'OUTBOX' as const,
        sentTo: 'ada@example.org',
        message: 'The message is in the outbox folder.',
      }),
    }),
  );
  const { user } = renderApp(`/shopping-lists/${shoppingList.id}`);
  await user.click(await screen.findByRole('button', { name: 'Email List' }));
  expect(await screen.findByText('Your mail program opens with the list')).toBeVisible();
  const [address = ''] = opened;
  expect(address).toMatch(/^mailto:\?subject=Weekend&body=/);
  expect(decodeURIComponent(address)).toContain('\r\n');
  click.mockRestore();
});

test('a cook without an address is told so, and may use their own mail program', async () => {
  const said = 'Your account has no e-mail address. Add one in the settings first.';
  answerWith(
    signedIn(recipeToCook, {
      shoppingList: () => shoppingList,
      exportShoppingList: () => {
        throw new GraphQLError(said, { extensions: { code: 'BAD_USER_INPUT', field: 'email' } });
      },
    }),
  );
  const { user } = renderApp(`/shopping-lists/${shoppingList.id}`);
  await user.click(await screen.findByRole('button', { name: 'Email List' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use my mail program' })).toBeVisible();
});

test('a cook who has mailed a list too often is told when to come again', async () => {
  const said = 'Too many messages. Try again in 40 minutes.';
  answerWith(
    signedIn(recipeToCook, {
      shoppingList: () => shoppingList,
      exportShoppingList: () => {
        throw new GraphQLError(said, { extensions: { code: 'RATE_LIMITED', retryAfter: 2400 } });
      },
    }),
  );
  const { user } = renderApp(`/shopping-lists/${shoppingList.id}`);
  await user.click(await screen.findByRole('button', { name: 'Email List' }));
  expect(await screen.findByText(said)).toBeVisible();
});
