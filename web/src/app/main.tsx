import './base.css';
import './forced-colors.css';
import './more-contrast.css';
import './print.css';
import type { ApolloClient } from '@apollo/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient } from '../apollo/client.ts';
import { onIdle } from '../lib/on-idle.ts';
import { App } from './app.tsx';
import { startColorMode } from './color-mode.ts';
import { loadPage } from './load-page.ts';
import { takePageData } from './page-data.ts';
import { AppRoutes } from './router.tsx';

/** Starts the app; gives its client where the page came rendered from the server. */
async function start(): Promise<ApolloClient | null> {
  // Running the files alone stops a phone for long enough: the page answers before it goes on.
  await nextTask();
  startColorMode();
  if (import.meta.env.MODE === 'mock') await (await import('../mocks/browser.ts')).startMocks();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  // Where the file cannot be fetched the router tries again, and its boundary says so.
  const first = await loadPage(new URL(window.location.href)).catch(() => null);
  const client = createApolloClient();
  const isRendered = takePageData(client);
  const app = (
    <StrictMode>
      <App client={client}>
        <BrowserRouter>
          <AppRoutes first={first} />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  // In slices between which the page answers: taking over a whole page at once stops a phone for as long.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  return isRendered ? client : null;
}

/** What is needed only once the page stands and can be used. */
async function startTheRest(client: ApolloClient | null): Promise<void> {
  const { keepFocus } = await import('./keep-focus.ts');
  keepFocus();
  if (import.meta.env.PROD) await prepareForNoNetwork(client);
}

async function prepareForNoNetwork(client: ApolloClient | null): Promise<void> {
  const [{ startServiceWorker }, { tellNetwork }, { keepFirstAnswers }] = await Promise.all([
    import('./offline/service-worker.ts'),
    import('./offline/tell-network.ts'),
    import('./offline/keep-first-answers.ts'),
  ]);
  tellNetwork();
  await startServiceWorker();
  if (client) await keepFirstAnswers(client);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

void start().then((client) => onIdle(() => void startTheRest(client)));
