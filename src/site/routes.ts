/**
 * Every screen of the site, in the order of the specification's tables (reading.md sections 2.1, 2.2, 2.5). Links are made by `href` of
 * src/core/http/href.ts, which knows these paths.
 */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { framed, index, type PathsOf, route } from './route-entries.ts'

const pages = [
  index('../modules/website/pages/home/route.tsx'),

  route('browse/:segment?/:type?', 'pages/browse/browse-route.tsx'),

  route('articles/:key/:version?', 'pages/publications/article-route.tsx'),
  route('articles/:key/:version/reports/:reportId', 'pages/publications/report-route.tsx'),
  // The differences between two versions; the specification has no such page.
  route('articles/:key/:old/compare/:new', '../modules/publications/pages/compare/route.tsx'),
  route('documents/:key', 'pages/publications/asset-route.tsx', { id: 'document' }),
  route('posters/:key', 'pages/publications/asset-route.tsx', { id: 'poster' }),
  route('slides/:key', 'pages/publications/asset-route.tsx', { id: 'slide' }),
  route('videos/:key', 'pages/publications/asset-route.tsx', { id: 'video' }),

  route('cite/:kind/:id', '../modules/publications/pages/cite/route.tsx'),
  route('recommend/:kind/:id', '../modules/alerts/pages/recommend/route.tsx'),
  route('updates/confirm/:ticket', '../modules/alerts/pages/confirm-updates/route.tsx'),
  ...(['articles', 'documents', 'posters', 'slides', 'videos'] as const).map(segment =>
    route(`${segment}/:key/metrics`, '../modules/metrics/pages/route.tsx', { id: `metrics of ${segment}` }),
  ),
  // The comments on a publication with the form for a new one; a single comment; and reporting one to the editors.
  ...(['articles', 'documents', 'posters', 'slides', 'videos'] as const).map(segment =>
    route(`${segment}/:key/comments`, '../modules/comments/pages/comments/route.tsx', { id: `comments on ${segment}` }),
  ),
  route('comments/:commentId', '../modules/comments/pages/comments/one-route.tsx'),
  route('comments/:commentId/report', '../modules/comments/pages/report-comment/route.tsx'),

  // Unpublished work: each page checks the access table (core/access) first.
  route('editor/version/preview/:previewContentId', 'pages/publications/version-preview-route.tsx'),
  route('editor/assets/preview/:previewContentId', 'pages/publications/asset-preview-route.tsx', { id: 'editor-asset-preview' }),
  route('author/article/preview/:previewContentId', 'pages/publications/author-version-preview-route.tsx'),
  route('author/:contentType/preview/:previewContentId', 'pages/publications/asset-preview-route.tsx', { id: 'author-preview' }),
  route('editor/version/:versionId', '../modules/publications/pages/preview/editor-route.tsx'),
  route('editor/*', '../modules/publications/pages/forbidden/route.tsx'),

  route('for-authors', '../modules/website/pages/for-authors/route.tsx'),
  route('for-authors/publish-your-research', 'pages/publish/publish-route.tsx'),
  route('for-authors/article-guidelines', '../modules/submission/pages/article-guidelines/route.tsx'),
  // The publish page of a gateway, collection or community gateway, or of the gateway of a gateway-only site.
  route(':kind/:gatewayUrl/for-authors/publish-your-research', 'pages/publish/gateway-publish-route.tsx'),
  // Redirects until there is an author area (reading.md section 2.4).
  route('author/submit/new', '../modules/submission/pages/submission-redirect/any-route.tsx'),
  route('author/:contentType/new', '../modules/submission/pages/submission-redirect/type-route.tsx'),

  ...(['gateways', 'collections', 'community-gateways'] as const).flatMap(kind => [
    route(kind, `../modules/gateways/pages/gateways/${kind}-route.tsx`),
    route(`${kind}/:gatewayUrl/:tab?`, 'pages/gateways/gateway-route.tsx', { id: `one of ${kind}` }),
  ]),

  // Accounts and sessions (accounts.md section 2).
  route('login', '../modules/accounts/pages/login/route.tsx'),
  route('login/with/:provider', '../modules/accounts/pages/provider-redirect/route.tsx'),
  route('login/back/:provider', '../modules/accounts/pages/provider-callback/route.tsx'),
  route('login/join', '../modules/accounts/pages/link-account/route.tsx'),
  route('login/confirm/:ticket', '../modules/accounts/pages/confirm-linked-account/route.tsx'),
  route('signout', '../modules/accounts/pages/signout/route.tsx'),
  route('register', '../modules/accounts/pages/register/route.tsx'),
  route('register/redirect', '../modules/accounts/pages/register-redirect/route.tsx'),
  route('register/confirm/:ticket', '../modules/accounts/pages/confirm-registration/route.tsx'),
  route('password/forgotten', '../modules/accounts/pages/forgotten-password/route.tsx'),
  route('password/reset/:ticket', '../modules/accounts/pages/reset-password/route.tsx'),
  route('my/user-details', '../modules/accounts/pages/my-details/route.tsx'),
  route('my/confirm-address/:ticket', '../modules/accounts/pages/confirm-address/route.tsx'),
  route('my/delete/:ticket', '../modules/accounts/pages/confirm-deletion/route.tsx'),
  route('account/deleted', '../modules/accounts/pages/account-deleted/route.tsx'),
  route('my/confirm', '../modules/accounts/pages/reauthentication/route.tsx'),
  // Not in the specification: the second factor of the staff.
  route('my/second-factor', '../modules/accounts/pages/second-factor/route.tsx'),
  route('my/second-factor/app', '../modules/accounts/pages/second-factor/app-route.tsx'),
  route('my/ways-in', '../modules/accounts/pages/sign-in-methods/route.tsx'),
  // The window that links a researcher id.
  route('researcher-id/connect', '../modules/accounts/pages/researcher-id/connect-route.ts'),
  route('researcher-id/back', '../modules/accounts/pages/researcher-id/back-route.ts'),
  route('researcher-id/complete', '../modules/accounts/pages/researcher-id/route.tsx'),
  route('my/sessions', '../modules/accounts/pages/sessions/route.tsx'),
  route('my', '../modules/publications/pages/my/entry-route.tsx'),
  route('my/submissions', '../modules/submission/pages/my-submissions/route.tsx'),
  route('my/referee', '../modules/publications/pages/my/referee-route.tsx'),
  route('my/email-alerts', '../modules/alerts/pages/my-alerts/route.tsx'),
  route('my/dashboard', 'pages/my/dashboard-route.tsx'),
  route('my/pre-screening', '../modules/publications/pages/my/pre-screening-route.tsx'),
  // Not in the specification of pages: setting the editorial status of a published version (workflow.md section 3.4).
  route('my/versions/:versionId/status', '../modules/publications/pages/editorial-status/route.tsx'),
  route('my/moderation', '../modules/comments/pages/moderation/route.tsx'),
  route('my/moderation/:commentId', '../modules/comments/pages/moderation/one-route.tsx'),
  // The content manager.
  route('my/content/media', '../modules/website/pages/content-manager/media/route.tsx'),
  route('my/content/autosave/:kind/:id', '../modules/website/pages/content-manager/autosave/route.tsx'),
  route('my/content/menu', '../modules/website/pages/content-manager/menu/route.tsx'),
  route('my/content/board', '../modules/website/pages/content-manager/board/route.tsx'),
  route('my/content/settings', '../modules/website/pages/content-manager/settings/route.tsx'),
  route('my/content/settings/wordpress', '../modules/website/pages/content-manager/wordpress/route.tsx'),
  route('my/content/menu/revisions', '../modules/website/pages/content-manager/part-revisions/menu-route.tsx'),
  route('my/content/board/revisions', '../modules/website/pages/content-manager/part-revisions/board-route.tsx'),
  route('my/content/board/:memberId', '../modules/website/pages/content-manager/board-member/route.tsx'),
  route('my/content/media/:mediaId', '../modules/website/pages/content-manager/media/one-route.tsx'),
  route('my/content', '../modules/website/pages/content-manager/pages/route.tsx'),
  route('my/content/pages/:pageId', '../modules/website/pages/content-manager/page/route.tsx'),
  route('my/content/pages/:pageId/preview', 'pages/gateways/live-preview-route.tsx'),
  route('my/content/pages/:pageId/revisions', '../modules/website/pages/content-manager/page-revisions/route.tsx'),
  route('my/content/authors', '../modules/website/pages/content-manager/authors/route.tsx'),
  route('my/content/authors/:authorId', '../modules/website/pages/content-manager/author/route.tsx'),
  route('my/content/authors/:authorId/revisions', '../modules/website/pages/content-manager/part-revisions/author-route.tsx'),
  route('my/content/posts', '../modules/website/pages/content-manager/posts/route.tsx'),
  route('my/content/posts/:postId', '../modules/website/pages/content-manager/post/route.tsx'),
  route('my/content/posts/:postId/preview', '../modules/website/pages/content-manager/live-preview/post-route.tsx'),
  route('my/content/posts/:postId/revisions', '../modules/website/pages/content-manager/post-revisions/route.tsx'),
  route('my/bounces', '../modules/alerts/pages/bounces/route.tsx'),
  route('my/dashboard/jobs', '../modules/sites/pages/failed-jobs/route.tsx'),
  route('my/dashboard/roles', '../modules/accounts/pages/roles/route.tsx'),
  route('my/dashboard/roles/:accountId', '../modules/accounts/pages/roles/account-route.tsx'),

  // Unknown paths beneath /my/ get an error page.
  route('my/*', '../modules/publications/pages/my/unknown-route.tsx'),

  // Tracking, and emails about what a reader follows.
  route('trackArticle/:id', '../modules/alerts/pages/track/route.tsx', { id: 'track an item' }),
  route('trackCollection/:id', '../modules/alerts/pages/track/route.tsx', { id: 'track a collection' }),
  route('alerts/sign-up', '../modules/alerts/pages/alerts/sign-up-route.tsx'),
  route('alerts/confirm/:ticket', '../modules/alerts/pages/alerts/confirm-route.tsx'),
  // Opened by links in emails, without signing in.
  route('alerts/preferences/:token', '../modules/alerts/pages/alerts/preferences-route.tsx'),
  route('alerts/unsubscribe/:token', '../modules/alerts/pages/alerts/unsubscribe-route.tsx'),

  route('contact', '../modules/website/pages/contact/route.tsx'),
  route('contact/message', '../modules/website/pages/contact-message/route.tsx'),
  route('critical-error', '../modules/website/pages/critical-error/route.tsx'),

  // Previews of unpublished or changed content, for editors of the site.
  route('staticContentPreview/:pageId', 'pages/gateways/static-preview-route.tsx'),
  route('blogPreview/:postId', '../modules/website/pages/blog-preview/route.tsx'),

  // Pages of the site's own content: files of the project, or what its editors wrote (website/use-cases/site-content).
  ...(['about/*', 'legal/*', 'for-authors/*', 'glossary'] as const).map(path =>
    route(path, '../modules/website/pages/site-page/route.tsx', { id: `page ${path}` }),
  ),

  ...(['blog', 'news'] as const).flatMap(section => [
    route(section, `../modules/website/pages/blog/${section}-list-route.tsx`),
    route(`${section}/author/:author`, `../modules/website/pages/blog/${section}-author-route.tsx`),
    route(`${section}/:slug`, `../modules/website/pages/blog/${section}-post-route.tsx`),
    route(`${section}/:slug/comments`, '../modules/comments/pages/comments/route.tsx', { id: `comments on ${section}` }),
  ]),

  // This page is for developers: it is not found in production.
  route('styleguide', 'pages/styleguide/route.tsx'),
  route('styleguide/authors-form', 'pages/styleguide/authors-form/route.tsx'),
  route('styleguide/emails', '../modules/email/pages/email-gallery/route.tsx'),
  route('styleguide/emails/:kind/:position', '../modules/email/pages/email-gallery/html-route.tsx'),
  // This page is for developers, and for administrators while no mail server is configured.
  route('outbox', '../modules/email/pages/outbox/route.tsx'),
  route('outbox/:mailId', '../modules/email/pages/outbox/mail-route.tsx'),
  route('outbox/:mailId/html', '../modules/email/pages/outbox/html-route.tsx'),

  // Paths that depend on a site's settings (reading.md section 2.3): its special list, gateways with a home page, gateway-only sites.
  route('*', 'pages/gateways/catch-all-route.tsx'),
] satisfies RouteConfigEntry[]

/** Every page in one list. */
export const pageEntries: readonly (RouteConfigEntry & { file: string })[] = pages

/** Pages beneath /my/ without the navigation: those of a single step, previews, and answers that are no pages. */
const single = /^my$|^my\/(?:\*|confirm|delete|second-factor)|^my\/content\/autosave|\/preview$/

export default framed(
  pages,
  '../modules/website/pages/account/frame-route.tsx',
  ({ path }) => path?.startsWith('my/') === true && !single.test(path),
)

declare module '../core/http/href.ts' {
  interface RouteTable {
    // No link leads to what answers unknown paths.
    paths: Exclude<PathsOf<typeof pages>, 'editor/*' | 'my/*'>
  }
}
