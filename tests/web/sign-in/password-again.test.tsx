import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { ada, buildProfile, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { ApiToken } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());

const token: ApiToken = {
  id: 'token',
  name: 'Tablet',
  prefix: 'larder_',
  scopes: ['READ'],
  createdAt: '2026-11-01T08:00:00Z',
  expiresAt: '2030-01-30T08:00:00Z',
  lastUsedAt: null,
};
const refuse = (message: string, extensions: object): never => {
  throw new GraphQLError(message, { extensions: { ...extensions } });
};

/** A server that wants the password before a token is made, and takes "right" for it. */
function serve(): { made: string[] } {
  const made: string[] = [];
  let isConfirmed = false;
  answerWith(
    signedIn(recipes.shakshuka, {
      viewer: () => ada,
      profile: () => buildProfile({ user: ada }),
      createApiToken: ({ input }) => {
        if (!isConfirmed) refuse('Enter your password to go on.', { code: 'PASSWORD_REQUIRED' });
        made.push(input.name);
        return { apiToken: token, secret: 'larder_secret' };
      },
      confirmPassword: ({ input }) => {
        if (input.password !== 'right')
          refuse('This is not your password.', { code: 'BAD_USER_INPUT', field: 'password' });
        isConfirmed = true;
        return { confirmedUntil: '2030-01-01T00:00:00Z' };
      },
    }),
  );
  return { made };
}

async function makeToken() {
  const app = renderApp('/settings');
  const tokens = within(await screen.findByRole('region', { name: 'API tokens' }));
  await app.user.type(tokens.getByLabelText('Name'), 'Tablet');
  await app.user.click(tokens.getByRole('button', { name: 'Create token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
  return { ...app, dialog };
}

test('what needs the password once more asks for it, and is then done', async () => {
  const { made } = serve();
  const { user, dialog } = await makeToken();
  const password = dialog.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await user.type(password, 'wrong{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your password.'));
  expect(made).toEqual([]);
  await user.clear(password);
  await user.type(password, 'right{Enter}');
  expect(await screen.findByText('larder_secret')).toBeVisible();
  expect(made).toEqual(['Tablet']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who does not give it is told why nothing was done, and may try again', async () => {
  const { made } = serve();
  const { user, dialog } = await makeToken();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Enter your password to go on.')).toBeVisible();
  expect(made).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByRole('dialog', { name: 'Enter your password' })).toBeVisible();
});
