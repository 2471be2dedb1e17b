import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { ada, pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { SessionPayload } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();

const opened: SessionPayload = {
  user: ada,
  session: { id: 'session', createdAt: '', lastUsedAt: '', isCurrent: true, userAgent: null },
};

test('the fields are made for password managers', async () => {
  renderApp('/login');
  expect(await screen.findByLabelText('User name')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('a new password says that it is one', async () => {
  renderApp('/sign-up');
  expect(await screen.findByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('the password is shown and hidden', async () => {
  const { user } = renderApp('/login');
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('what is wrong stands beside its field and belongs to it', async () => {
  answerWith({
    signIn: () => {
      throw new GraphQLError('The user name or the password is not right.', {
        extensions: { code: 'BAD_USER_INPUT', field: 'password' },
      });
    },
  });
  const { user } = renderApp('/login');
  await user.type(await screen.findByLabelText('User name'), 'ada');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your password.');
  await user.type(screen.getByLabelText('Password'), 'guess{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'The user name or the password is not right.',
    ),
  );
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(currentAddress()).toBe('/login');
});

test('submitting moves focus to the first invalid field above the button, also when it is the same again', async () => {
  answerWith({
    signUp: () => {
      throw new GraphQLError('This user name is taken.', { extensions: { code: 'CONFLICT', field: 'username' } });
    },
  });
  const { user } = renderApp('/sign-up');
  const name = await screen.findByLabelText('User name');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(name).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(name).toHaveFocus();
  await user.type(name, 'ada');
  await user.type(screen.getByLabelText('Password'), 'wooden spoon orbit');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('This user name is taken.'));
  expect(name).toHaveFocus();
});

test('too many tries are told for the form as a whole', async () => {
  answerWith({
    signIn: () => {
      throw new GraphQLError('Too many tries. Wait 2 minutes.', { extensions: { code: 'RATE_LIMITED' } });
    },
  });
  const { user } = renderApp('/login');
  await user.type(await screen.findByLabelText('User name'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'guess{Enter}');
  expect(await screen.findByText('Too many tries. Wait 2 minutes.')).toBeVisible();
});

test('signing up leads to where one was going, also by way of signing in', async () => {
  const asked: unknown[] = [];
  answerWith({ ...signedIn(recipes.shakshuka), signUp: ({ input }) => (asked.push(input), opened) });
  const { user } = renderApp('/login?next=/search%3Fingredients%3Degg');
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await user.type(await screen.findByLabelText('User name'), ' ada ');
  await user.type(screen.getByLabelText('Password'), 'wooden spoon orbit');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=egg'));
  expect(asked).toMatchObject([{ username: 'ada', password: 'wooden spoon orbit', name: null, email: null }]);
});

test('the menu of one who is signed in ends the session, and this browser forgets them', async () => {
  let isSignedIn = true;
  answerWith({
    viewer: () => (isSignedIn ? ada : null),
    pantry: () => pageOf([]),
    tonight: () => [],
    signOut: () => ((isSignedIn = false), { signedOut: true }),
  });
  localStorage.setItem('larder:recipe-progress:x', '{"steps":[1]}');
  const { user } = renderApp('/search');
  const button = await screen.findByRole('button', { name: 'Your menu' });
  const initials = () => button.querySelector('[data-initials="AM"]');
  await waitFor(() => expect(initials()).toBeVisible());
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(initials()).toBeNull());
  await waitFor(() => expect(currentAddress()).toBe('/'));
  expect(localStorage).toHaveLength(0);
});
