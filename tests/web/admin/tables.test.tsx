import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
// Fetched when it is first needed; here it is compiled beforehand.
import '../../../web/src/pages/admin/admin-page.tsx';
import { ada } from '../../../web/src/mocks/fixtures/cook.ts';
import { cookRoot } from '../../../web/src/mocks/root.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());

/** A list that goes on, and whose next page is refused. */
async function broken<Page extends { pageInfo: object }>(
  page: Page | Promise<Page>,
  asked: { after?: string | null | undefined },
): Promise<Page> {
  if (asked.after) throw new GraphQLError('The list is not available.', { extensions: { code: 'UNAVAILABLE' } });
  const whole = await page;
  return { ...whole, pageInfo: { ...whole.pageInfo, hasNextPage: true, endCursor: 'end' } };
}

test.each(['/admin', '/admin?tab=recipes', '/admin?tab=audit-log', '/admin?tab=foods', '/admin?tab=foods&view=lines'])(
  '%s says when more of its table does not come',
  async (address) => {
    answerWith({
      ...cookRoot,
      viewer: () => ({ ...ada, role: 'ADMIN' }),
      adminUsers: (asked) => broken(cookRoot.adminUsers(asked), asked),
      adminRecipes: (asked) => broken(cookRoot.adminRecipes(asked), asked),
      adminAudit: (asked) => broken(cookRoot.adminAudit(asked), asked),
      adminFoods: (asked) => broken(cookRoot.adminFoods(asked), asked),
      adminUnlinkedLines: (asked) => broken(cookRoot.adminUnlinkedLines(asked), asked),
    });
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('button', { name: /more/i }));
    expect(await screen.findByText('The list is not available.')).toBeVisible();
  },
);

test('the address keeps what a table is narrowed to: the way back from a recipe leads to the same rows', async () => {
  const asked: unknown[] = [];
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminRecipes: (wanted) => (asked.push([wanted.status, wanted.text]), cookRoot.adminRecipes(wanted)),
  });
  const { user, unmount } = renderApp('/admin?tab=recipes');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'pending');
  await user.type(screen.getByRole('searchbox', { name: 'Find by title or author' }), ' stew ');
  await waitFor(() => expect(currentAddress()).toBe('/admin?tab=recipes&status=PENDING&text=stew'));
  expect(asked.at(-1)).toEqual(['PENDING', 'stew']);
  unmount();
  asked.length = 0;
  renderApp('/admin?tab=recipes&status=PENDING&text=stew');
  expect(await screen.findByRole('searchbox', { name: 'Find by title or author' })).toHaveValue('stew');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('PENDING');
  expect(asked).toEqual([['PENDING', 'stew']]);
});

test('a search that fails does not pass the rows of another off as its own', async () => {
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminRecipes: (wanted) => {
      if (wanted.text) throw new GraphQLError('The list is not available.', { extensions: { code: 'UNAVAILABLE' } });
      return cookRoot.adminRecipes(wanted);
    },
  });
  const { user } = renderApp('/admin?tab=recipes');
  expect(await screen.findByRole('row', { name: /Lemon ricotta spaghetti/ })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Find by title or author' }), 'stew');
  await waitFor(() => expect(currentAddress()).toBe('/admin?tab=recipes&text=stew'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Lemon ricotta spaghetti/ })).toBeNull();
});
