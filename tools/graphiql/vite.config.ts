import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** GraphiQL brings its fonts inside its style sheet, where our content policy does not let fonts be; ours are those of the machine. */
function withoutFonts(): Plugin {
  return {
    name: 'without-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.css') ? { code: code.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), map: null } : undefined,
  };
}

/** GraphiQL is built by itself into files that are kept in git: the API serves them at `/graphql`, and nobody has to install it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphiql/',
  plugins: [withoutFonts(), react()],
  // The API replaces the placeholder with a fresh nonce in every answer.
  html: { cspNonce: 'NONCE_PLACEHOLDER' },
  build: { outDir: '../../web/public/graphiql', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1_100 },
});
