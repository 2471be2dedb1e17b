import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';
import { inlineDocuments } from './vite/inline-documents.ts';
import { inlineStyles } from './vite/inline-styles.ts';
import { mockWorker } from './vite/mock-worker.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { serviceWorker } from './vite/service-worker.ts';

/** The API during development, `API_URL` where it runs elsewhere; in production the API itself serves the built files. */
const API = process.env['API_URL'] ?? 'http://localhost:4000';

const proxy = { '/graphql': API, '/api': API, '/images': API, '/covers': API, '/stop-tonight': API };

/** What every page needs comes in four files instead of two dozen small ones; none takes a phone long to run. What only later pages share stays out. */
const FILES = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'apollo', test: /node_modules\/(@apollo\/client|rxjs|graphql|optimism|@wry)\// },
  { name: 'libraries', test: /node_modules\/(react-router|react-router-dom|@emotion|stylis|@pandacss)\// },
  {
    name: 'shared',
    test: /web\/src\/(apollo|hooks|lib)\/(?!more-of|fetch-policies|toast-error|use-attempt|use-is-phone|use-submission)|web\/src\/ui\/\w+\/(card|icon-button|pill|reduced-motion)\b|lucide-react\/dist\/esm\/(?!icons)|@chakra-ui\/react\/dist\/esm\/components\/(box|button|flex|grid|loader|simple-grid|skeleton|stack|visually-hidden)\//,
  },
];

/** The router's package gives everyone its development build, with warnings for those who write pages. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const ROUTER = join(dirname(resolve('react-router/package.json')), 'dist/production/index.mjs');

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [
    inlineDocuments(),
    react(),
    preloadFonts(),
    inlineStyles(),
    ...(isSsrBuild ? [] : [serviceWorker(), precompress()]),
    ...(mode === 'mock' ? [mockWorker()] : []),
  ],
  // The API replaces the placeholder with a fresh nonce in every answer.
  html: { cspNonce: 'NONCE_PLACEHOLDER' },
  // The part for the server is built after the one for the browser, whose list of files it holds.
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        target: 'es2023',
        copyPublicDir: false,
        // The renderer, and the table of pages by itself: the API reads which addresses there are.
        rolldownOptions: { input: { server: 'src/app/server.tsx', routes: 'src/app/routes.ts' } },
      }
    : {
        outDir: 'dist',
        target: 'es2022',
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
      },
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [] },
  ssr: { noExternal: true },
  // Node's own variable is not there to be read: the part for the server is built for use as well.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  server: { proxy: mode === 'mock' ? {} : proxy },
  preview: { proxy },
}));
