import { screen, waitFor } from '@testing-library/react';
import { ada, pageOf } from '../../../web/src/mocks/fixtures/cook.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => localStorage.clear());

test('one who logs out is not asked about what another could not send, and does not throw it away', async () => {
  let isSignedIn = true;
  answerWith({
    viewer: () => (isSignedIn ? ada : null),
    pantry: () => pageOf([]),
    tonight: () => [],
    signOut: () => ((isSignedIn = false), { signedOut: true }),
  });
  const tick = {
    id: 'tick',
    owner: 'user-bo',
    listId: 'list',
    itemId: 'milk',
    itemName: 'milk',
    act: { kind: 'tick', isChecked: true },
  };
  localStorage.setItem('larder:list-changes:1:tick', JSON.stringify(tick));
  localStorage.setItem(
    'larder:list-changes:2:own',
    JSON.stringify({ ...tick, id: 'own', owner: ada.id, refusal: 'Item not found' }),
  );
  const { user } = renderApp('/search');
  const button = await screen.findByRole('button', { name: 'Your menu' });
  await waitFor(() => expect(button.querySelector('[data-initials="AM"]')).toBeVisible());
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(currentAddress()).toBe('/'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const kept = Object.entries<string>(localStorage).filter(([key]) => key.startsWith('larder:list-changes:'));
  expect(kept.map(([, text]) => JSON.parse(text) as unknown)).toEqual([tick]);
});
