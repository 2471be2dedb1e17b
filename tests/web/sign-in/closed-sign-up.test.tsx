import { screen } from '@testing-library/react';
import { site } from '../../../web/src/mocks/fixtures/site.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();

test('where no one may sign up the page says so, who can help, and leads to logging in', async () => {
  answerWith({ site: () => ({ ...site, signUp: 'CLOSED' }) });
  renderApp('/sign-up');
  expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeVisible();
  expect(screen.getByText(/^This site takes no new accounts\. Its administrator can make one for you\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create account' })).not.toBeInTheDocument();
  expect(screen.getByRole('main').querySelector('a[href="/login"]')).toHaveTextContent('Log in');
});
