import { screen, within } from '@testing-library/react';
// Fetched when it is first needed; here it is compiled beforehand.
import '../../../web/src/pages/admin/admin-page.tsx';
import { ada } from '../../../web/src/mocks/fixtures/cook.ts';
import { contentReports } from '../../../web/src/mocks/fixtures/admin.ts';
import { cookRoot } from '../../../web/src/mocks/root.ts';
import type { ContentReport } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();

const show = (reports: ContentReport[]) => {
  answerWith({ ...cookRoot, viewer: () => ({ ...ada, role: 'ADMIN' }), adminContentReports: () => reports });
  renderApp('/admin?tab=content-reports');
};

test('an admin reads what browsers blocked, where and how often, and nothing of it leads anywhere', async () => {
  const [report] = contentReports;
  if (!report) throw new Error('There is no such fixture.');
  show([{ ...report, blocked: 'javascript:alert(1)', page: '<img src=x onerror=alert(1)>' }]);
  const table = within(await screen.findByRole('table', { name: 'Blocked content' }));
  expect(table.getByText('script-src-elem')).toBeVisible();
  expect(table.getByText('javascript:alert(1)')).toBeVisible();
  expect(table.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(table.getByText('12')).toBeVisible();
  expect(table.queryByRole('link')).not.toBeInTheDocument();
});

test('where nothing was blocked it says so', async () => {
  show([]);
  expect(await screen.findByText('Nothing was reported in the last 30 days')).toBeVisible();
});
