import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What an article needs none of, though several pages share it: parts of forms and dialogs, cards and screens of lists, what has to do with
 * accounts. It comes with what shows it, and stays out of the chunk that every page loads. Paths beneath src, and names of icons.
 */
const apart = {
  domain: [
    'accounts',
    'forms',
    'gateways/widget-snippet',
    'content/article-type',
    'content/identifiers',
    'organisations',
    'peer-review/card-peer-review',
    'search',
    'submission',
    'syndication',
    'text/plain-letters',
    'text/safe-html',
    'text/tidy-line',
  ],
  ui: [
    'accordion',
    'alert',
    'alert-store',
    'captcha',
    'checkbox',
    'combobox',
    'radio-group',
    'solve-captcha',
    'link-tabs',
    'page-numbers',
    'pagination',
    'remaining-characters',
    'suggestions',
    'field',
    'form',
    'text-field',
    'use-form',
    'press-guard',
    'gather-names',
    'select',
    'dialog',
    'tooltip',
    'skeleton',
    'spinner',
  ],
  site: [
    'cms-blocks',
    'viewers',
    'document',
    'text/form-words',
    'shell/consent/words',
    'shell/holder-menu',
    'pages/(?!article/|asset/|report/)',
    'pages/[a-z-]+/words',
    'components/account-form',
    'components/notice-page',
    'components/ways-in',
    'components/institution-field',
    'components/content-card',
    'components/empty-library',
    'components/feed-links',
    'components/picture-card',
    'components/publish-card',
    'components/widget-snippet',
  ],
  icons: [
    'alert-circle',
    'alert-triangle',
    'arrow-right',
    'award',
    'bell',
    'book',
    'bookmark',
    'bulb',
    'calendar',
    'chart-bar',
    'circle-x',
    'clock',
    'code',
    'database',
    'eye',
    'eye-off',
    'file-text',
    'flask',
    'folder',
    'heart',
    'home',
    'info-circle',
    'leaf',
    'microscope',
    'news',
    'photo',
    'plus',
    'presentation',
    'school',
    'sort-descending',
    'tag',
    'users',
    'video',
    'world-search',
  ],
}
const isApart = (of: keyof typeof apart, end = '\\b'): string => `(?![\\\\/](${apart[of].join('|').replaceAll('/', '[\\\\/]')})${end})`
const shared = new RegExp(
  `(src[\\\\/](domain${isApart('domain')}|ui${isApart('ui')}|site${isApart('site')})|@tabler[\\\\/]icons[\\\\/]icons[\\\\/]outline${isApart('icons', '\\.')})[\\\\/]`,
)

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
                  test: shared,
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
