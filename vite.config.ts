import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    // Few files: React and its router, what several pages share, and each page's own. The viewers' parts go with them alone.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@react-router)[\\/]/, priority: 2 },
                {
                  name: 'site',
                  // Parts of forms and dialogs come with what opens them.
                  test: /(src[\\/](domain|ui(?![\\/](field|select|dialog|alert|tooltip)\b)|site(?![\\/]viewers[\\/]))|@tabler[\\/]icons)[\\/]/,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // The server builds on src/site/server.ts, which wraps the routes in the one function that the application calls.
    ssr: { build: { rollupOptions: { input: './src/site/server.ts' } } },
  },
  // `light-dark()` is sent as it is written (docs/decisions/0009).
  build: { assetsInlineLimit: 0, cssMinify: true, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  server: { middlewareMode: true },
})
