import { setupWorker } from 'msw/browser'
import sdl from '../../../schema.graphql?raw'
import { mockGraphql, mockImages } from './handlers.ts'

/** Starts the mock server as a service worker of the page; for front-end work without the API. */
export async function startMocks(): Promise<void> {
  await setupWorker(mockGraphql(sdl), ...mockImages).start({ onUnhandledRequest: 'bypass' })
}
