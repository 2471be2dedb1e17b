import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileGraphql } from './compile-graphql.ts'
import { mockWorker } from './mock-worker.ts'
import { preloadFonts } from './preload-fonts.ts'

/** The API during development, `API_URL` where it runs elsewhere; in production the API itself serves the built files. */
const API = process.env['API_URL'] ?? 'http://localhost:4000'

const proxy = { '/graphql': API, '/api': API, '/images': API }

export default defineConfig(({ mode }) => ({
  plugins: [compileGraphql(), react(), preloadFonts(), ...(mode === 'mock' ? [mockWorker()] : [])],
  // The API replaces the placeholder with a fresh nonce in every answer.
  html: { cspNonce: 'NONCE_PLACEHOLDER' },
  build: { outDir: 'dist', target: 'es2022' },
  server: { proxy: mode === 'mock' ? {} : proxy },
  preview: { proxy },
}))
