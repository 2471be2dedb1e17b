import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());

const refuse = (field: string, message: string) => () => {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
};

test('who forgot the password is led from the sign-in to a link, whose answer is read out', async () => {
  const asked: string[] = [];
  answerWith({
    requestPasswordReset: ({ input }) => (
      asked.push(input.account),
      { delivery: 'SMTP', message: 'If there is such an account, a message is on its way.' }
    ),
  });
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  const account = await screen.findByLabelText('User name or e-mail address');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(account).toHaveAccessibleDescription('Enter your user name or e-mail address.');
  await user.type(account, 'ada{Enter}');
  await waitFor(() =>
    expect(screen.getByText('If there is such an account, a message is on its way.')).toHaveAttribute('role', 'status'),
  );
  expect(asked).toEqual(['ada']);
});

test('the link sets a password and leads to the sign-in', async () => {
  const sent: unknown[] = [];
  answerWith({ setForgottenPassword: ({ input }) => (sent.push(input), { username: 'ada' }) });
  const { user } = renderApp('/reset-password#the-secret');
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await user.type(password, 'copper kettle drum{Enter}');
  expect(await screen.findByText('Log in as ada with it.')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe('/login'));
  expect(sent).toEqual([{ token: 'the-secret', newPassword: 'copper kettle drum' }]);
});

test('a link that was used says so, and where there is another', async () => {
  answerWith({ setForgottenPassword: refuse('token', 'This link is not valid any more.') });
  const { user } = renderApp('/reset-password#the-secret');
  await user.type(await screen.findByLabelText('Password'), 'copper kettle drum{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid any more.');
  await user.click(screen.getByRole('link', { name: 'Get another one' }));
  expect(currentAddress()).toBe('/forgot-password');
});

test('an address is confirmed by a press, not by opening the link', async () => {
  const sent: unknown[] = [];
  answerWith({ confirmEmail: ({ input }) => (sent.push(input), { confirmed: true }) });
  const { user } = renderApp('/confirm-email#the-secret');
  const button = await screen.findByRole('button', { name: 'Confirm this address' });
  expect(sent).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('Your e-mail address is confirmed')).toBeVisible();
  expect(sent).toEqual([{ token: 'the-secret' }]);
});

test.each(['/confirm-email', '/reset-password'])(
  '%s without its secret says that the link is not whole',
  async (page) => {
    renderApp(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This address is not whole. Open the link in the message once more.',
    );
  },
);
