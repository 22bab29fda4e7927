import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The server builds on src/site/server.ts, which wraps the routes in the one function that the application calls.
  environments: { ssr: { build: { rollupOptions: { input: './src/site/server.ts' } } } },
  build: { assetsInlineLimit: 0, cssMinify: true },
  server: { middlewareMode: true },
})
