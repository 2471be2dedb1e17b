import './base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createApolloClient } from '../apollo/client.ts'
import { App } from './app.tsx'
import { startColorMode } from './color-mode.ts'
import { AppRoutes } from './router.tsx'

async function start(): Promise<void> {
  startColorMode()
  if (import.meta.env.MODE === 'mock') await (await import('../mocks/browser.ts')).startMocks()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  createRoot(root).render(
    <StrictMode>
      <App client={createApolloClient()}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </App>
    </StrictMode>,
  )
}

void start()
