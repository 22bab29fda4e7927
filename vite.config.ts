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
                  // Parts of forms and dialogs come with what opens them, and cards and screens of lists with lists: an article needs none of them.
                  test: /(src[\\/](domain(?![\\/](gateways[\\/]widget-snippet|content[\\/](article-type|identifiers)|peer-review[\\/]card-peer-review|search|submission|syndication|text[\\/](plain-letters|safe-html|tidy-line))\b)|ui(?![\\/](accordion|link-tabs|page-numbers|pagination|remaining-characters|suggestions|field|form|text-field|use-form|press-guard|gather-names|select|dialog|tooltip|skeleton|spinner)\b)|site(?![\\/](cms-blocks|viewers|document|text[\\/]form-words|shell[\\/]consent[\\/]words|pages[\\/](browse|gateways?|publish|hand-off|[a-z-]+[\\/]words)|components[\\/](content-card|empty-library|feed-links|picture-card|publish-card|widget-snippet))\b))|@tabler[\\/]icons)[\\/]/,
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
