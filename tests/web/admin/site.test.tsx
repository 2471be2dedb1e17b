import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
// Fetched when it is first needed; here it is compiled beforehand.
import '../../../web/src/pages/admin/admin-page.tsx';
import '../../../web/src/pages/admin/site/site-dialog.tsx';
import { ada } from '../../../web/src/mocks/fixtures/cook.ts';
import { settings as usual } from '../../../web/src/mocks/fixtures/admin.ts';
import { site } from '../../../web/src/mocks/fixtures/site.ts';
import { cookRoot } from '../../../web/src/mocks/root.ts';
import type { SiteSettings } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();

test('an admin who presses three times makes one invitation and one backup', async () => {
  const made: string[] = [];
  const slow = Promise.withResolvers<null>();
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminSettings: () => ({ ...cookRoot.adminSettings(), signUp: 'INVITATION' }),
    createInvitation: async () => (made.push('invitation'), await slow.promise, cookRoot.createInvitation()),
    startBackup: async () => (made.push('backup'), await slow.promise, cookRoot.startBackup()),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.tripleClick(await dialog.findByRole('button', { name: 'Make an invitation' }));
  await user.tripleClick(dialog.getByRole('button', { name: 'Back up now' }));
  slow.resolve(null);
  expect(await dialog.findByRole('button', { name: 'Copy the link' })).toBeVisible();
  expect(await screen.findByText('Backup started')).toBeVisible();
  expect(made).toEqual(['invitation', 'backup']);
});

test('an admin who changes the banner leaves what another one settled meanwhile, and sees it then', async () => {
  const asked: unknown[] = [];
  let settings: SiteSettings = {
    ...site,
    banner: 'Closed on Sunday',
    moderation: true,
    hasModel: false,
    demoCooks: 0,
    isSignUpSettled: false,
    hasUndeclaredProxy: false,
    lastBackup: null,
  };
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminSettings: () => settings,
    updateSettings: ({ input }) => (
      asked.push(input),
      (settings = { ...settings, banner: input.banner ?? '' }),
      { settings }
    ),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(await dialog.findByLabelText('Banner'));
  await user.type(dialog.getByLabelText('Banner'), 'Closed on Monday');
  settings = { ...settings, moderation: false };
  await user.click(dialog.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(dialog.getByRole('switch')).not.toBeChecked());
  expect(dialog.getByLabelText('Banner')).toHaveValue('Closed on Monday');
  expect(asked).toEqual([{ banner: 'Closed on Monday' }]);
});

test('an admin says who is credited in the footer and where it leads; what cannot be an address is told at its field', async () => {
  const asked: unknown[] = [];
  let settings: SiteSettings = usual;
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    site: () => settings,
    adminSettings: () => settings,
    updateSettings: ({ input }) => {
      asked.push(input);
      if (input.portfolioUrl === 'ada')
        throw new GraphQLError('The portfolio is an address.', {
          extensions: { code: 'BAD_USER_INPUT', field: 'portfolioUrl' },
        });
      settings = {
        ...settings,
        authorName: input.authorName ?? '',
        portfolioUrl: input.portfolioUrl ?? '',
        photosUrl: input.photosUrl ?? '',
      };
      return { settings };
    },
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  const footer = within(await dialog.findByRole('group', { name: 'Footer' }));
  const write = async (label: string, text: string) => {
    await user.clear(footer.getByLabelText(label));
    if (text) await user.type(footer.getByLabelText(label), text);
  };
  await write('Crafted by', 'Ada Marsh');
  await write('Portfolio', 'ada');
  await write('Photos', '');
  await user.click(dialog.getByRole('button', { name: 'Save settings' }));
  expect(await footer.findByRole('alert')).toHaveTextContent('The portfolio is an address.');
  expect(footer.getByLabelText('Portfolio')).toHaveFocus();
  await write('Portfolio', 'https://ada.example/');
  await user.click(dialog.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(asked.at(-1)).toEqual({ authorName: 'Ada Marsh', portfolioUrl: 'https://ada.example/', photosUrl: '' });
  const page = within(screen.getByRole('contentinfo', { hidden: true }));
  await waitFor(() => expect(page.getByText('Ada Marsh')).toHaveAttribute('href', 'https://ada.example/'));
  expect(page.queryByLabelText('Photos')).not.toBeInTheDocument();
});

test('an admin who is sure removes the demo data, and then there is none to remove', async () => {
  let demoCooks = 48;
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminSettings: () => ({ ...usual, demoCooks }),
    removeDemoData: () => ((demoCooks = 0), { cooks: 48, ratings: 7686 }),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the demo data' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove the demo data?' }));
  await user.click(question.getByRole('button', { name: 'Remove the demo data' }));
  expect(await screen.findByText('48 cooks and 7,686 ratings are gone.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Demo data' })).not.toBeInTheDocument());
});

test('an admin is told of a proxy that the server does not know, and what to set', async () => {
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminSettings: () => ({ ...usual, hasUndeclaredProxy: true }),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  expect(await screen.findByText(/Set TRUST_PROXY in the environment/)).toBeVisible();
});
