/**
 * First segments of the site's own addresses: a gateway with a home page stands at /{url} and cannot have their names. A test holds it
 * against the routes.
 */
export const reservedAddresses: ReadonlySet<string> = new Set([
  ...['about', 'account', 'api', 'articles', 'assets', 'author', 'blog', 'blogpreview', 'brand', 'browse', 'cite', 'collections'],
  ...['community-gateways', 'contact', 'content', 'content-filters', 'critical-error', 'documents', 'editor', 'files', 'for-authors'],
  ...[
    'gateway-themes',
    'gateways',
    'glossary',
    'health',
    'legal',
    'login',
    'my',
    'news',
    'outbox',
    'password',
    'posters',
    'published',
    'register',
    'researcher-id',
    'signout',
    'slides',
  ],
  ...['staticcontentpreview', 'styleguide', 'trackarticle', 'trackcollection', 'videos', 'widget'],
  ...['de', 'en', 'es', 'fr', 'it', 'ja'],
])
