import './browser-gaps.ts';
import { configure, render, screen, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createApolloClient } from '../../../web/src/apollo/client.ts';
import { App } from '../../../web/src/app/app.tsx';
import { loadPage } from '../../../web/src/app/load-page.ts';
import { AppRoutes } from '../../../web/src/app/router.tsx';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';

// How long a test waits for something to appear; on a busy machine the default of a second is too short.
configure({ asyncUtilTimeout: 5000 });

// What the app fetches when it is first needed is compiled beforehand, so that no test waits for the compiler.
await Promise.all([
  import('../../../web/src/app/layout/avatar-menu-list.tsx'),
  import('../../../web/src/components/ingredient-input/photo-dialog.tsx'),
  import('../../../web/src/components/ingredient-input/chip-dragging.tsx'),
  import('../../../web/src/pages/collection/collection-page.tsx'),
  import('../../../web/src/pages/collections/collections-page.tsx'),
  import('../../../web/src/pages/favorites/favorites-page.tsx'),
  import('../../../web/src/pages/profile/profile-page.tsx'),
  import('../../../web/src/pages/settings/settings-page.tsx'),
  import('../../../web/src/pages/submit/new-recipe-page.tsx'),
  import('../../../web/src/pages/submit/import/import-recipe-page.tsx'),
  import('../../../web/src/pages/submit/own-recipes-page.tsx'),
  import('../../../web/src/pages/submit/edit-recipe-page.tsx'),
  import('../../../web/src/components/collection/collection-dialog.tsx'),
  import('../../../web/src/components/recipe-window/opened-window.tsx'),
  import('../../../web/src/pages/collection/delete-collection.tsx'),
  import('../../../web/src/pages/collection/edit-collection.tsx'),
  import('../../../web/src/pages/profile/edit-profile-dialog.tsx'),
  import('../../../web/src/pages/login/login-page.tsx'),
  import('../../../web/src/pages/home/best-dish/best-dish.tsx'),
  import('../../../web/src/pages/home/sample-bookmark.tsx'),
  import('../../../web/src/pages/recipe/recipe-page.tsx'),
  import('../../../web/src/pages/pantry/pantry-page.tsx'),
  import('../../../web/src/pages/pantry/scan/scan-dialog.tsx'),
  import('../../../web/src/components/cooked/cooking-sheet.tsx'),
  import('../../../web/src/pages/recipe/share/share-dialog.tsx'),
  import('../../../web/src/pages/recipes/group-page.tsx'),
  import('../../../web/src/pages/recipes/recipes-page.tsx'),
  import('../../../web/src/pages/search/search-page.tsx'),
  import('../../../web/src/pages/sign-up/sign-up-page.tsx'),
  import('../../../web/src/ui/overlays/drawer.tsx'),
]);

/** The app as a cook has it before them, and their hands. */
export interface RenderedApp extends RenderResult {
  user: UserEvent;
}

/** Where a visit begins, its page is there before it is drawn. */
const FIRST_PAGE = await loadPage(new URL('http://localhost/'));

/** Renders the whole app at an address, with an empty cache and without the notice that a test before has left. */
export function renderApp(address: string): RenderedApp {
  dismissToast();
  const user = userEvent.setup();
  const result = render(
    <App client={createApolloClient()}>
      <MemoryRouter initialEntries={[address]}>
        <AppRoutes first={FIRST_PAGE} />
        <Address />
      </MemoryRouter>
    </App>,
  );
  return { user, ...result };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** The address that the app is at, as the address bar would show it. */
export function currentAddress(): string {
  return decodeURIComponent(screen.getByTestId('address').textContent ?? '');
}
