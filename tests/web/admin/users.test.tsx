import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
// Fetched when it is first needed; here it is compiled beforehand.
import '../../../web/src/pages/admin/admin-page.tsx';
import { ada } from '../../../web/src/mocks/fixtures/cook.ts';
import { cookRoot, type MockRoot } from '../../../web/src/mocks/root.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());

const asAdmin = (overrides: Partial<MockRoot> = {}) =>
  answerWith({ ...cookRoot, viewer: () => ({ ...ada, id: 'user-ada', role: 'ADMIN' }), ...overrides });

/** Opens the window in which an account is edited. */
async function edit(name: string) {
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: `Edit ${name}` })) };
}

test.each([
  ['/admin', 'Find by name or email'],
  ['/admin?tab=foods', 'Find by any name'],
])('a search of %s that fails is not shown as what was found before', async (address, label) => {
  let isAway = false;
  const away = () => {
    throw new GraphQLError('Resting.', { extensions: { code: 'UNAVAILABLE' } });
  };
  asAdmin({
    adminUsers: (asked) => (isAway ? away() : cookRoot.adminUsers(asked)),
    adminFoods: (asked) => (isAway ? away() : cookRoot.adminFoods(asked)),
  });
  const { user } = renderApp(address);
  const [, first] = await screen.findAllByRole('row');
  isAway = true;
  await user.type(screen.getByLabelText(label), 'zz');
  expect(await screen.findByText('The dashboard did not load')).toBeVisible();
  expect(first).not.toBeInTheDocument();
});

test('of an account only what was changed is sent, so that what another admin corrected meanwhile stays', async () => {
  const sent: unknown[] = [];
  asAdmin({
    updateUser: (asked) => (sent.push(asked.input), cookRoot.updateUser(asked)),
    setUserRole: (asked) => (sent.push(asked.input), cookRoot.setUserRole(asked)),
  });
  const { user, dialog } = await edit('Bo Lindqvist');
  await user.type(dialog.getByLabelText('Email'), '.uk');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Account updated');
  expect(sent).toEqual([{ id: 'user-bo', email: 'bo@example.org.uk' }]);
});

test('a cook who forgot their password is given a new one after asking, which is shown once', async () => {
  const sent: unknown[] = [];
  asAdmin({ resetPassword: (asked) => (sent.push(asked.input), cookRoot.resetPassword(asked)) });
  const { user, dialog } = await edit('Bo Lindqvist');
  await user.click(dialog.getByRole('button', { name: 'Give a new password' }));
  expect(dialog.getByText(/All their sessions and API tokens end/)).toBeVisible();
  expect(sent).toEqual([]);
  expect(dialog.getByRole('button', { name: 'Replace the password' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Replace the password' }));
  expect(await dialog.findByText('mock-password-1')).toBeVisible();
  expect(dialog.getByText('mock-password-1')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Edit Bo Lindqvist' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText('mock-password-1')).not.toBeInTheDocument();
});

test("why no new password was given is told, and there is none for one's own account", async () => {
  asAdmin({
    resetPassword: () => {
      throw new GraphQLError('Resting.', { extensions: { code: 'UNAVAILABLE' } });
    },
  });
  const { user, dialog } = await edit('Bo Lindqvist');
  await user.click(dialog.getByRole('button', { name: 'Give a new password' }));
  await user.click(dialog.getByRole('button', { name: 'Replace the password' }));
  expect(await screen.findByText('Resting.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Edit Ada Marsh' }));
  expect(
    within(await screen.findByRole('dialog', { name: 'Edit Ada Marsh' })).queryByRole('button', {
      name: 'Give a new password',
    }),
  ).not.toBeInTheDocument();
});

test('a dashboard whose visitor cannot be made out says that it did not load, and is tried again', async () => {
  let isAway = true;
  asAdmin({
    viewer: () => {
      if (isAway) throw new GraphQLError('Resting.', { extensions: { code: 'UNAVAILABLE' } });
      return { ...ada, role: 'ADMIN' };
    },
  });
  const { user } = renderApp('/admin');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  isAway = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});
