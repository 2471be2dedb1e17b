import { screen, waitFor } from '@testing-library/react';
import { signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();

const HEARD = {
  'is told of it by that tab': () => {
    const otherTab = new BroadcastChannel('larder:viewer');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
    otherTab.postMessage(null);
    otherTab.close();
  },
  'is brought out again by the way back': () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
};

test.each(Object.entries(HEARD))(
  'a page that %s knows a visitor who has signed in in another tab, and keeps what they were typing',
  async (_how, tell) => {
    const { user } = renderApp('/login');
    const name = await screen.findByLabelText('User name');
    const menu = await screen.findByRole('button', { name: 'Your menu' });
    await user.type(name, 'ada');
    answerWith(signedIn(recipes.shakshuka));
    tell();
    await waitFor(() => expect(menu.querySelector('[data-initials="AM"]')).toBeVisible());
    expect(name).toHaveValue('ada');
  },
);
