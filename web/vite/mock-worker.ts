import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ADDRESS = '/mockServiceWorker.js';

/** Serves msw's service worker from its package while developing with mocks, so that no copy of it can grow old here. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(ADDRESS, async (_request, response) => {
        const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await readFile(file));
      });
    },
  };
}
