import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** GraphiQL is built by itself, so that nothing of it finds its way into the web app. The API serves it at `/graphql`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphiql/',
  plugins: [react()],
  // The API replaces the placeholder with a fresh nonce in every answer.
  html: { cspNonce: 'NONCE_PLACEHOLDER' },
  build: { outDir: '../dist/graphiql', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1_100 },
})
