import './base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createApolloClient } from '../apollo/client.ts'
import { App } from './app.tsx'
import { startColorMode } from './color-mode.ts'
import { takePageData } from './page-data.ts'
import { loadPage } from './pages.ts'
import { AppRoutes } from './router.tsx'

async function start(): Promise<void> {
  startColorMode()
  if (import.meta.env.MODE === 'mock') await (await import('../mocks/browser.ts')).startMocks()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  const client = createApolloClient()
  const isRendered = takePageData(client)
  // Where the file cannot be fetched the router tries again, and its boundary says so.
  const first = await loadPage(window.location.pathname).catch(() => null)
  const app = (
    <StrictMode>
      <App client={client}>
        <BrowserRouter>
          <AppRoutes first={first} />
        </BrowserRouter>
      </App>
    </StrictMode>
  )
  // A transition is rendered in slices, between which the browser can paint and answer.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/** Nothing of it is needed before the page stands. */
async function prepareForNoNetwork(): Promise<void> {
  const [{ startServiceWorker }, { tellNetwork }] = await Promise.all([import('./offline/service-worker.ts'), import('./offline/tell-network.ts')])
  tellNetwork()
  await startServiceWorker()
}

void start()
if (import.meta.env.PROD) window.addEventListener('load', () => void prepareForNoNetwork())
