/** Every screen of the site, in the order of the specification's tables (reading.md sections 2.1, 2.2, 2.5). */
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/home/route.tsx'),

  route('browse/:segment?/:type?', 'pages/browse/route.tsx'),

  route('articles/:key/:version?', 'pages/article/route.tsx'),
  route('articles/:key/:version/reports/:reportId', 'pages/report/route.tsx'),
  // What changed between two versions: ours, the specification has no such page.
  route('articles/:key/:old/compare/:new', 'pages/compare/route.tsx'),
  route('documents/:key', 'pages/asset/route.tsx', { id: 'document' }),
  route('posters/:key', 'pages/asset/route.tsx', { id: 'poster' }),
  route('slides/:key', 'pages/asset/route.tsx', { id: 'slide' }),
  route('videos/:key', 'pages/asset/route.tsx', { id: 'video' }),

  route('cite/:kind/:id', 'pages/cite/route.tsx'),
  route('recommend/:kind/:id', 'pages/recommend/route.tsx'),
  route('updates/confirm/:ticket', 'pages/confirm-updates/route.tsx'),
  ...['articles', 'documents', 'posters', 'slides', 'videos'].map(segment =>
    route(`${segment}/:key/metrics`, 'pages/metrics/route.tsx', { id: `metrics of ${segment}` }),
  ),
  // What readers say of an item: all of it, and what is written next. One comment, and telling the editors of it.
  ...['articles', 'documents', 'posters', 'slides', 'videos'].map(segment =>
    route(`${segment}/:key/comments`, 'pages/comments/route.tsx', { id: `comments on ${segment}` }),
  ),
  route('comments/:commentId', 'pages/comments/one-route.tsx'),
  route('comments/:commentId/report', 'pages/report-comment/route.tsx'),

  // What is not published yet: each asks the access table (domain/accounts) first.
  route('editor/version/preview/:previewContentId', 'pages/preview/version-route.tsx'),
  route('editor/assets/preview/:previewContentId', 'pages/preview/asset-route.tsx', { id: 'editor-asset-preview' }),
  route('author/article/preview/:previewContentId', 'pages/preview/author-version-route.tsx'),
  route('author/:contentType/preview/:previewContentId', 'pages/preview/asset-route.tsx', { id: 'author-preview' }),
  route('editor/version/:versionId', 'pages/preview/editor-route.tsx'),
  route('editor/*', 'pages/forbidden/route.tsx'),

  route('for-authors', 'pages/for-authors/route.tsx'),
  route('for-authors/publish-your-research', 'pages/publish/route.tsx'),
  route('for-authors/article-guidelines', 'pages/article-guidelines/route.tsx'),
  // Of a gateway, collection or community gateway, and of the one gateway that a platform is.
  route(':kind/:gatewayUrl/for-authors/publish-your-research', 'pages/publish/gateway-route.tsx'),
  // Where the author area will be (reading.md section 2.4).
  route('author/submit/new', 'pages/submission-redirect/any-route.tsx'),
  route('author/:contentType/new', 'pages/submission-redirect/type-route.tsx'),

  ...(['gateways', 'collections', 'community-gateways'] as const).flatMap(kind => [
    route(kind, `pages/gateways/${kind}-route.tsx`),
    route(`${kind}/:gatewayUrl/:tab?`, 'pages/gateway/route.tsx', { id: `one of ${kind}` }),
  ]),

  // Accounts and sessions (accounts.md section 2).
  route('login', 'pages/login/route.tsx'),
  route('login/with/:provider', 'pages/provider-redirect/route.tsx'),
  route('login/back/:provider', 'pages/provider-callback/route.tsx'),
  route('login/join', 'pages/link-account/route.tsx'),
  route('login/confirm/:ticket', 'pages/confirm-linked-account/route.tsx'),
  route('signout', 'pages/signout/route.tsx'),
  route('register', 'pages/register/route.tsx'),
  route('register/redirect', 'pages/register-redirect/route.tsx'),
  route('register/confirm/:ticket', 'pages/confirm-registration/route.tsx'),
  route('password/forgotten', 'pages/forgotten-password/route.tsx'),
  route('password/reset/:ticket', 'pages/reset-password/route.tsx'),
  route('my/user-details', 'pages/my-details/route.tsx'),
  route('my/confirm-address/:ticket', 'pages/confirm-address/route.tsx'),
  route('my/delete/:ticket', 'pages/confirm-deletion/route.tsx'),
  route('account/deleted', 'pages/account-deleted/route.tsx'),
  route('my/confirm', 'pages/reauthentication/route.tsx'),
  route('my/ways-in', 'pages/sign-in-methods/route.tsx'),
  // The window that links a researcher id.
  route('researcher-id/connect', 'pages/researcher-id/connect-route.ts'),
  route('researcher-id/back', 'pages/researcher-id/back-route.ts'),
  route('researcher-id/complete', 'pages/researcher-id/route.tsx'),
  route('my/sessions', 'pages/sessions/route.tsx'),
  route('my', 'pages/my/entry-route.tsx'),
  route('my/submissions', 'pages/my/submissions-route.tsx'),
  route('my/referee', 'pages/my/referee-route.tsx'),
  route('my/email-alerts', 'pages/my/alerts-route.tsx'),
  route('my/dashboard', 'pages/my/dashboard-route.tsx'),
  route('my/pre-screening', 'pages/my/pre-screening-route.tsx'),
  // Ours: who sets the editorial status of a published version (workflow.md section 3.4).
  route('my/versions/:versionId/status', 'pages/editorial-status/route.tsx'),
  route('my/moderation', 'pages/moderation/route.tsx'),
  route('my/moderation/:commentId', 'pages/moderation/one-route.tsx'),
  // The content manager.
  route('my/content/media', 'pages/content-manager/media/route.tsx'),
  route('my/content/menu', 'pages/content-manager/menu/route.tsx'),
  route('my/content/board', 'pages/content-manager/board/route.tsx'),
  route('my/content/settings', 'pages/content-manager/settings/route.tsx'),
  route('my/content/settings/wordpress', 'pages/content-manager/wordpress/route.tsx'),
  route('my/content/menu/revisions', 'pages/content-manager/part-revisions/menu-route.tsx'),
  route('my/content/board/revisions', 'pages/content-manager/part-revisions/board-route.tsx'),
  route('my/content/board/:memberId', 'pages/content-manager/board-member/route.tsx'),
  route('my/content/media/:mediaId', 'pages/content-manager/media/one-route.tsx'),
  route('my/content', 'pages/content-manager/pages/route.tsx'),
  route('my/content/pages/:pageId', 'pages/content-manager/page/route.tsx'),
  route('my/content/pages/:pageId/preview', 'pages/content-manager/live-preview/page-route.tsx'),
  route('my/content/pages/:pageId/revisions', 'pages/content-manager/page-revisions/route.tsx'),
  route('my/content/authors', 'pages/content-manager/authors/route.tsx'),
  route('my/content/authors/:authorId', 'pages/content-manager/author/route.tsx'),
  route('my/content/authors/:authorId/revisions', 'pages/content-manager/part-revisions/author-route.tsx'),
  route('my/content/posts', 'pages/content-manager/posts/route.tsx'),
  route('my/content/posts/:postId', 'pages/content-manager/post/route.tsx'),
  route('my/content/posts/:postId/preview', 'pages/content-manager/live-preview/post-route.tsx'),
  route('my/content/posts/:postId/revisions', 'pages/content-manager/post-revisions/route.tsx'),
  route('my/bounces', 'pages/bounces/route.tsx'),
  route('my/dashboard/roles', 'pages/roles/route.tsx'),
  route('my/dashboard/roles/:accountId', 'pages/roles/account-route.tsx'),

  // No page of editors, and of nobody else, stands beneath it.
  route('my/*', 'pages/my/unknown-route.tsx'),

  // What somebody tracks, and hears of by mail.
  route('trackArticle/:id', 'pages/track/route.tsx', { id: 'track an item' }),
  route('trackCollection/:id', 'pages/track/route.tsx', { id: 'track a collection' }),
  route('alerts/sign-up', 'pages/alerts/sign-up-route.tsx'),
  route('alerts/confirm/:ticket', 'pages/alerts/confirm-route.tsx'),
  // By links of mails, without signing in.
  route('alerts/preferences/:token', 'pages/alerts/preferences-route.tsx'),
  route('alerts/unsubscribe/:token', 'pages/alerts/unsubscribe-route.tsx'),

  route('contact', 'pages/contact/route.tsx'),
  route('critical-error', 'pages/critical-error/route.tsx'),

  // What is not published yet, or not as it was last saved: for those who edit the site.
  route('staticContentPreview/:pageId', 'pages/static-preview/route.tsx'),
  route('blogPreview/:postId', 'pages/blog-preview/route.tsx'),

  // Pages of the site's own content: files of the project, or what its editors wrote (use-cases/site-content).
  ...['about/*', 'legal/*', 'for-authors/*', 'glossary'].map(path => route(path, 'pages/site-page/route.tsx', { id: `page ${path}` })),

  ...['blog', 'news'].flatMap(section => [
    route(section, `pages/blog/${section}-list-route.tsx`),
    route(`${section}/author/:author`, `pages/blog/${section}-author-route.tsx`),
    route(`${section}/:slug`, `pages/blog/${section}-post-route.tsx`),
    route(`${section}/:slug/comments`, 'pages/comments/route.tsx', { id: `comments on ${section}` }),
  ]),

  // For those who work on the site: not found in production.
  route('styleguide', 'pages/styleguide/route.tsx'),
  // The same, and for those who run it as long as nothing sends its mails.
  route('outbox', 'pages/outbox/route.tsx'),
  route('outbox/:mailId', 'pages/outbox/mail-route.tsx'),
  route('outbox/:mailId/html', 'pages/outbox/html-route.tsx'),

  // Addresses that a platform's own data decides (reading.md section 2.3): its special list, gateways with a home page, gateway-only platforms.
  route('*', 'pages/elsewhere/route.tsx'),
] satisfies RouteConfig
