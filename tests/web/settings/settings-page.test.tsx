import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { ada, buildProfile, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import type { ApiToken, Session, User } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerGetAt, answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => {
  dismissToast();
  jest.restoreAllMocks();
});

const here: Session = {
  id: 'here',
  createdAt: '2026-11-01T08:00:00Z',
  lastUsedAt: '2026-11-20T08:00:00Z',
  isCurrent: true,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
};
const phone: Session = {
  ...here,
  id: 'phone',
  isCurrent: false,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};
const token: ApiToken = {
  id: 'token',
  name: 'Kitchen tablet',
  prefix: 'larder_Ab12Cd',
  scopes: ['READ'],
  createdAt: '2026-11-01T08:00:00Z',
  expiresAt: '2030-01-30T08:00:00Z',
  lastUsedAt: null,
};

function openSettings(user: Partial<User>, overrides: Partial<MockRoot> = {}) {
  const state = { ...ada, ...user };
  answerWith(
    signedIn(recipes.shakshuka, { viewer: () => state, profile: () => buildProfile({ user: state }), ...overrides }),
  );
  return { ...renderApp('/settings'), state };
}
const refuse = (message: string, field: string) => () => {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a household is set, and says so', async () => {
  const asked: unknown[] = [];
  const { user } = openSettings(
    { household: { ...ada.household, pantry: ['saffron'] } },
    { updateProfile: ({ input }) => (asked.push(input), { user: ada }) },
  );
  const household = await part('Household');
  await user.click(household.getByRole('radio', { name: 'Vegan' }));
  await user.click(household.getByRole('checkbox', { name: 'Soy' }));
  await user.click(household.getByRole('checkbox', { name: 'Peanuts' }));
  await user.type(household.getByRole('combobox', { name: 'Always at home' }), 'milk{Enter}');
  await household.findByRole('button', { name: 'Not always at home: milk' });
  await user.click(household.getByRole('radio', { name: 'US' }));
  await user.click(household.getByRole('button', { name: 'One serving fewer' }));
  await user.click(household.getByRole('button', { name: 'Save household' }));
  expect(await screen.findByText('Household updated')).toBeVisible();
  expect(asked).toEqual([
    {
      household: {
        diet: 'VEGAN',
        allergies: ['PEANUT', 'SOY'],
        pantry: ['saffron', 'milk'],
        servings: 3,
        servingsSaid: true,
        units: 'US',
      },
    },
  ]);
});

test('the password is changed with the current one; what is refused stands beside its field', async () => {
  const { user } = openSettings({}, { changePassword: refuse('This is not your password.', 'currentPassword') });
  const password = await part('Password');
  await user.type(password.getByLabelText('Current password'), 'guess');
  await user.click(password.getByRole('button', { name: 'Change password' }));
  expect(password.getByLabelText('New password')).toHaveAccessibleDescription('Choose a new password.');
  await user.type(password.getByLabelText('New password'), 'copper kettle drum');
  await user.click(password.getByRole('button', { name: 'Change password' }));
  await waitFor(() =>
    expect(password.getByLabelText('Current password')).toHaveAccessibleDescription('This is not your password.'),
  );
  expect(sessionStorage).toHaveLength(0);
});

test('each browser is named, and others are signed out from here', async () => {
  const ended: string[] = [];
  const { user, state } = openSettings(
    { sessions: [here, phone] },
    {
      endSession: ({ input }) => (ended.push(input.id), (state.sessions = [here]), { endedId: input.id }),
    },
  );
  const sessions = await part('Where you are logged in');
  expect(sessions.getByText('Chrome on Linux')).toBeVisible();
  expect(sessions.getByText('This browser')).toBeVisible();
  await user.click(sessions.getByRole('button', { name: 'Log out Safari on iPhone' }));
  await waitFor(() => expect(sessions.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(ended).toEqual(['phone']);
  expect(sessions.queryByRole('button')).not.toBeInTheDocument();
});

test('a token is made with what it may do and for how long, and its secret is shown this once', async () => {
  const asked: unknown[] = [];
  const { user, state } = openSettings(
    {},
    {
      createApiToken: ({ input }) => (
        asked.push(input),
        (state.apiTokens = [{ ...token, name: input.name }]),
        { apiToken: token, secret: 'larder_the-secret' }
      ),
    },
  );
  const tokens = await part('API tokens');
  expect(tokens.getByText('You have no tokens.')).toBeVisible();
  await user.type(tokens.getByLabelText('Name'), 'Pantry scanner');
  await user.click(tokens.getByRole('checkbox', { name: 'Write' }));
  await user.click(tokens.getByRole('radio', { name: '30 days' }));
  await user.click(tokens.getByRole('button', { name: 'Create token' }));
  expect(await tokens.findByText('larder_the-secret')).toBeVisible();
  expect(await tokens.findByText('Read. Valid until Jan 30, 2030. Never used.')).toBeVisible();
  expect(asked).toEqual([{ name: 'Pantry scanner', scopes: ['READ', 'WRITE'], expiresInDays: 30 }]);
});

test('a token is revoked', async () => {
  const { user, state } = openSettings(
    { apiTokens: [token] },
    { revokeApiToken: () => ((state.apiTokens = []), { apiToken: token, secret: null }) },
  );
  const tokens = await part('API tokens');
  await user.click(tokens.getByRole('button', { name: 'Revoke Kitchen tablet' }));
  expect(await tokens.findByText('You have no tokens.')).toBeVisible();
});

test('the data is one press away', async () => {
  openSettings({});
  const data = await part('Your data');
  expect(data.getByRole('link', { name: 'Download my data' })).toHaveAttribute('href', '/api/profile/data');
});

test('everything is taken along in one archive, and the page says when it is saved', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = openSettings({});
  const data = await part('Your data');
  await user.click(data.getByRole('button', { name: 'Take everything with you' }));
  expect(await data.findByText('my-larder.zip is saved: 0.0 MB.')).toBeVisible();
  expect(saved).toEqual(['my-larder.zip']);
});

test('a refused archive is explained in the server’s words', async () => {
  const { user } = openSettings({});
  answerGetAt('/api/profile/archive', 429, 'You have made many archives. Try again in an hour.');
  const data = await part('Your data');
  await user.click(data.getByRole('button', { name: 'Take everything with you' }));
  expect(await data.findByRole('alert')).toHaveTextContent('You have made many archives. Try again in an hour.');
  expect(data.getByRole('button', { name: 'Take everything with you' })).toBeEnabled();
});

test('an account goes only with its password, and the cook is a visitor again', async () => {
  let isThere = true;
  const { user } = openSettings(
    {},
    {
      viewer: () => (isThere ? ada : null),
      deleteAccount: ({ input }) => {
        if (input.password !== 'wooden spoon orbit') return refuse('This is not your password.', 'password')();
        isThere = false;
        return { deletedId: ada.id };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByLabelText('Password'), 'guess{Enter}');
  await waitFor(() =>
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('This is not your password.'),
  );
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), 'wooden spoon orbit');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('Your account is gone')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe('/'));
  expect(document.querySelector('[data-initials]')).toBeNull();
});

test('an address that is not confirmed says so, and its link is sent again', async () => {
  const { user } = openSettings(
    { emailConfirmed: false },
    { sendEmailConfirmation: () => ({ delivery: 'SMTP', message: 'A message is on its way.' }) },
  );
  const profile = await part('Profile');
  expect(profile.getByText(/^Your e-mail address is not confirmed/)).toBeVisible();
  await user.click(profile.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('A message is on its way.')).toBeVisible();
});

test('an address that is confirmed says so; without an address there is nothing to say', async () => {
  const { unmount } = openSettings({ emailConfirmed: true });
  expect(await screen.findByText('Your e-mail address is confirmed.')).toBeVisible();
  unmount();
  openSettings({ email: null, emailConfirmed: false });
  await part('Profile');
  expect(screen.queryByText(/e-mail address is/)).not.toBeInTheDocument();
});

test.each([false, true])('tokens end with the password unless they are kept on purpose: %s', async (isKept) => {
  const sent: unknown[] = [];
  const { user } = openSettings(
    {},
    { changePassword: ({ input }) => (sent.push(input), { user: ada, session: here }) },
  );
  const password = await part('Password');
  await user.type(password.getByLabelText('Current password'), 'wooden spoon orbit');
  await user.type(password.getByLabelText('New password'), 'copper kettle drum');
  for (const box of isKept ? ['Keep my API tokens'] : []) await user.click(password.getByLabelText(box));
  await user.click(password.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(sent).toMatchObject([{ endOtherSessions: true, keepApiTokens: isKept }]);
});

test('logging out everywhere else tells of the tokens that ended, too', async () => {
  const { user } = openSettings(
    { sessions: [here, phone] },
    { endOtherSessions: ({ input }) => ({ ended: 1, endedTokens: input?.keepApiTokens ? 0 : 2 }) },
  );
  const sessions = await part('Where you are logged in');
  await user.click(sessions.getByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('2 API tokens ended, too.')).toBeVisible();
});

describe('what to cook tonight by e-mail', () => {
  const berlin = { hour: 16, timeZone: 'Europe/Berlin' };
  /** The settings of a cook with a choice, which the server keeps. */
  function openTonight(former: typeof berlin | null, user: Partial<User> = {}) {
    const asked: unknown[] = [];
    let mail = former;
    const opened = openSettings(user, {
      tonightMail: () => mail,
      setTonightMail: ({ input: { hour, timeZone } }) => {
        asked.push({ hour, timeZone });
        mail = typeof hour === 'number' ? { hour, timeZone: timeZone ?? '' } : null;
        return { tonightMail: mail };
      },
    });
    return { ...opened, asked };
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const name = 'Send me what to cook tonight, on days when something is due';

  test('is off until it is asked for, by keyboard too, and then comes at four in the time zone of the browser', async () => {
    const { user, asked } = openTonight(null);
    const tonight = await part('Tonight by e-mail');
    const choice = tonight.getByRole('switch', { name });
    expect(choice).not.toBeChecked();
    expect(tonight.queryByLabelText('From')).not.toBeInTheDocument();
    choice.focus();
    await user.keyboard(' ');
    expect(await screen.findByText('Tonight comes by e-mail')).toBeVisible();
    expect(choice).toBeChecked();
    expect(choice).toHaveFocus();
    expect(tonight.getByLabelText('From')).toHaveDisplayValue('16:00');
    expect(asked).toEqual([{ hour: 16, timeZone }]);
  });

  test('comes at another hour as soon as that is chosen', async () => {
    const { user, asked } = openTonight(berlin);
    const tonight = await part('Tonight by e-mail');
    const hour = tonight.getByLabelText('From');
    expect(hour).toHaveAccessibleDescription(expect.stringContaining('Europe/Berlin'));
    await user.selectOptions(hour, '09:00');
    expect(await screen.findByText('From 09:00, on days when something is due.')).toBeVisible();
    expect(hour).toHaveDisplayValue('09:00');
    expect(asked).toEqual([{ hour: 9, timeZone }]);
  });

  test('is turned off by the same switch', async () => {
    const { user, asked } = openTonight(berlin);
    const tonight = await part('Tonight by e-mail');
    await user.click(tonight.getByRole('switch', { name }));
    expect(await screen.findByText('No more mails on what to cook tonight')).toBeVisible();
    expect(tonight.queryByLabelText('From')).not.toBeInTheDocument();
    expect(asked).toEqual([{ hour: null, timeZone }]);
  });

  test('stays off where it is refused, and says why', async () => {
    const { user } = openSettings({}, { setTonightMail: refuse('This server sends no e-mail.', 'hour') });
    const tonight = await part('Tonight by e-mail');
    await user.click(tonight.getByRole('switch', { name }));
    expect(await screen.findByText('This server sends no e-mail.')).toBeVisible();
    expect(tonight.getByRole('switch', { name })).not.toBeChecked();
  });

  test('is not offered to an address that is not confirmed', async () => {
    openTonight(null, { emailConfirmed: false });
    const tonight = await part('Tonight by e-mail');
    expect(tonight.getByText(/^Once your profile has a confirmed e-mail address/)).toBeVisible();
    expect(tonight.queryByRole('switch')).not.toBeInTheDocument();
  });
});
