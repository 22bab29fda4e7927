/**
 * The requests whose answers tools/compare-html keeps: each public route of src/site/routes.ts, the demo library's articles, each site's front
 * page, three languages, feeds, OAI-PMH and the API.
 */

export interface RecordedRequest {
  /** Key of the site (demo/platforms.json); the default site where it is left out. */
  site?: string
  path: string
  headers?: Readonly<Record<string, string>>
}

const articles = [
  ...['101', '103', '201', '202', '301', '303', '308'].map(id => `1-${id}`),
  ...['102', '104', '105', '203', '204', '206', '209', '302', '305', '309'].map(id => `2-${id}`),
  ...['106', '107', '108', '109', '205', '207', '208', '304', '306', '307'].map(id => `3-${id}`),
]
/** Former versions and ways to write the path of one. */
const versions = ['1-101/v1', '1-101/v2', '1-202/v1', '1-301/v1', '1-308/v1', '1-308/v2', '2-102/v1', '101', '308', '1-101/v9', '9-999']
const assets = [
  'posters/1-501',
  'posters/1-506',
  'slides/1-602',
  'slides/2-605',
  'documents/1-701',
  'documents/2-704',
  'videos/1-801',
  'videos/2-803',
]

const pages = [
  '/',
  '/browse',
  '/browse/articles',
  '/browse/posters',
  '/browse?query=river',
  '/browse?query=nothing-has-this-word',
  '/browse?page=2',
  '/browse?subject=no-such-subject',
  ...articles.map(key => `/articles/${key}`),
  ...versions.map(key => `/articles/${key}`),
  ...assets.map(path => `/${path}`),
  '/articles/1-101/v1/compare/v2',
  '/cite/version/1',
  '/cite/asset/1',
  '/articles/1-101/metrics',
  '/posters/1-501/metrics',
  '/articles/1-101/comments',
  '/videos/1-801/comments',
  '/comments/1',
  '/comments/1/report',
  '/editor/version/preview/1',
  '/author/poster/preview/1',
  '/editor/version/1',
  '/editor/anything',
  '/for-authors',
  '/for-authors/publish-your-research',
  '/for-authors/article-guidelines',
  '/author/submit/new',
  '/author/article/new',
  '/gateways',
  '/collections',
  '/community-gateways',
  '/collections/when-results-change',
  '/login',
  '/login/with/orcid',
  '/signout',
  '/register/redirect',
  '/register/confirm/none',
  '/password/forgotten',
  '/password/reset/none',
  '/my',
  '/my/submissions',
  '/my/user-details',
  '/my/content',
  '/my/unknown',
  '/account/deleted',
  '/alerts/sign-up',
  '/alerts/confirm/none',
  '/alerts/preferences/none',
  '/alerts/unsubscribe/none',
  '/updates/confirm/none',
  '/trackArticle/1',
  '/contact',
  '/critical-error',
  '/about',
  '/about/policies',
  '/legal/termsandconditions',
  '/glossary',
  '/blog',
  '/news',
  '/styleguide',
  '/outbox',
  '/no-such-page',
] as const

const inLanguages = ['de', 'ja', 'fr'].flatMap(language =>
  ['', '/browse', '/articles/1-101', '/login', '/no-such-page'].map(path => `/${language}${path}`),
)

const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/opensearch.xml',
  '/site.webmanifest',
  '/published/rss',
  '/published/atom',
  '/published/feed.json',
  '/articles/1-101/v2/metadata.jsonld',
  '/articles/1-101/v2/citation.bib',
  '/articles/1-101/v2/citation.ris',
  '/articles/1-101/v2/citation.csl.json',
  '/articles/1-101/v2/linkset.json',
  '/widget/gateway.js',
  '/oai?verb=Identify',
  '/oai?verb=ListMetadataFormats',
  '/oai?verb=ListSets',
  '/oai?verb=ListRecords&metadataPrefix=oai_dc',
  '/oai?verb=Nonsense',
]

const calls = [
  '/api/platform',
  '/api/static/platform',
  '/api/static/countries',
  '/api/static/article-filters',
  '/api/nationalities',
  '/wp-json/wp/v2/menus',
  '/wp-json/wp/v2/posts',
  '/content',
  '/content?show=100',
  '/content/1',
  '/content-filters',
  '/published/summary',
  '/api/browse',
  '/api/suggestions?text=ri',
  '/api/gateways',
  '/api/articles/1',
  '/api/versions/1',
  '/api/versions/1/authors',
  '/api/assets/1',
  '/api/reports?id=1',
  '/api/comments?id=1',
  '/api/funders?versionId=1',
  '/api/v1/documentTypes',
  '/api/metrics?contentId=1',
  '/api/user/details',
  '/api/sessions',
  '/api/docs',
  '/api/docs/peer-review',
  '/api/docs/openapi.json',
]

const sites = [
  'bioethics',
  'cobot',
  'dtwin',
  'gates',
  'hor',
  'hrb',
  'matop',
  'mededpub',
  'nab',
  'nihr',
  'nstor',
  'ora',
  'ore',
  'routledge',
  'verixiv',
  'warsaw',
  'wellcome',
]

export const requests: readonly RecordedRequest[] = [
  ...[...pages, ...inLanguages, ...files, ...calls, '/recommend/version/1', '/register'].map(path => ({ path })),
  ...sites.map(site => ({ site, path: '/' })),
  { path: '/articles/1-101', headers: { accept: 'application/vnd.citationstyles.csl+json' } },
  { path: '/articles/1-101', headers: { accept: 'application/x-bibtex' } },
  { path: '/browse', headers: { 'accept-language': 'es' } },
]
