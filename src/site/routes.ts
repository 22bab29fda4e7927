/** Every screen of the site, in the order of the specification's tables (reading.md sections 2.1, 2.2, 2.5). */
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/home/route.tsx'),

  route('browse/:segment?', 'pages/browse/route.tsx'),

  route('articles/:key/:version?', 'pages/article/route.tsx'),
  route('articles/:key/:version/reports/:reportId', 'pages/report/route.tsx'),
  // What changed between two versions: ours, the specification has no such page.
  route('articles/:key/:old/compare/:new', 'pages/compare/route.tsx'),
  route('documents/:key', 'pages/asset/route.tsx', { id: 'document' }),
  route('posters/:key', 'pages/asset/route.tsx', { id: 'poster' }),
  route('slides/:key', 'pages/asset/route.tsx', { id: 'slide' }),
  route('videos/:key', 'pages/asset/route.tsx', { id: 'video' }),

  route('cite/:kind/:id', 'pages/cite/route.tsx'),
  ...['articles', 'documents', 'posters', 'slides', 'videos'].map(segment =>
    route(`${segment}/:key/metrics`, 'pages/metrics/route.tsx', { id: `metrics of ${segment}` }),
  ),

  // What is not published yet: each asks the access table (domain/accounts) first.
  route('editor/version/preview/:previewContentId', 'pages/preview/version-route.tsx'),
  route('editor/assets/preview/:previewContentId', 'pages/preview/asset-route.tsx', { id: 'editor-asset-preview' }),
  route('author/:contentType/preview/:previewContentId', 'pages/preview/asset-route.tsx', { id: 'author-preview' }),
  route('editor/version/:versionId', 'pages/preview/editor-route.tsx'),
  route('editor/*', 'pages/forbidden/route.tsx'),

  route('contact', 'pages/contact/route.tsx'),
  route('critical-error', 'pages/critical-error/route.tsx'),

  // Pages that are not written yet (accounts.md section 2, reading.md sections 2.3 and 2.4): each says so until its own line stands above.
  ...[
    ...['about/*', 'legal/*', 'for-authors/*', 'gateways', 'collections', 'community-gateways'],
    ...['login', 'register', 'signout', 'my/*', 'glossary', 'blog', 'news'],
  ].map(path => route(path, 'pages/coming-soon/route.tsx', { id: `coming-soon ${path}` })),

  // For those who work on the site: not found in production.
  route('styleguide', 'pages/styleguide/route.tsx'),

  route('*', 'pages/not-found/route.tsx'),
] satisfies RouteConfig
