/** The API: one folder for each resource, and one schema for each route, which validates, types and documents it. */
import type { FastifyError, FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ApiDependencies } from '../core/http/api/dependencies.ts'
import { tagAnswers } from '../core/http/api/entity-tags.ts'
import { crossSiteError, describeInvalidParameters, notFoundError } from '../core/http/api/errors.ts'
import { handleIdempotencyKeys } from '../core/http/api/idempotent-calls.ts'
import { describeApi } from '../core/http/api/openapi.ts'
import { isSameOrigin } from '../core/http/same-origin.ts'
import { membershipRoutes } from '../modules/accounts/api/accounts/membership-routes.ts'
import { accountRoutes } from '../modules/accounts/api/accounts/routes.ts'
import { accountFactorRoutes } from '../modules/accounts/api/accounts/second-factor-routes.ts'
import { callScope } from '../modules/accounts/api/call-scope.ts'
import { captchaRoutes } from '../modules/accounts/api/captcha/routes.ts'
import { identityRoutes } from '../modules/accounts/api/identities/routes.ts'
import { passkeyRoutes } from '../modules/accounts/api/passkeys/routes.ts'
import { sessionRoutes } from '../modules/accounts/api/session/routes.ts'
import { secondFactorRoutes } from '../modules/accounts/api/session/second-factor-routes.ts'
import { userRoutes } from '../modules/accounts/api/user/routes.ts'
import { alertRoutes } from '../modules/alerts/api/alerts/routes.ts'
import { recommendationRoutes } from '../modules/alerts/api/recommendations/routes.ts'
import { trackingRoutes } from '../modules/alerts/api/tracking/routes.ts'
import { updateRoutes } from '../modules/alerts/api/updates/routes.ts'
import { commentRoutes } from '../modules/comments/api/routes.ts'
import { exportRoutes } from '../modules/discovery/api/browse/export-routes.ts'
import { browseRoutes } from '../modules/discovery/api/browse/routes.ts'
import { externalArticleRoutes } from '../modules/discovery/api/external-articles/routes.ts'
import { suggestionRoutes } from '../modules/discovery/api/suggestions/routes.ts'
import { gatewayRoutes } from '../modules/gateways/api/routes.ts'
import { metricsRoutes } from '../modules/metrics/api/routes.ts'
import { affiliationRoutes } from '../modules/publications/api/affiliations/routes.ts'
import { articleRoutes } from '../modules/publications/api/articles/routes.ts'
import { assetRoutes } from '../modules/publications/api/assets/routes.ts'
import { citationRoutes } from '../modules/publications/api/citations/routes.ts'
import { datasetRoutes } from '../modules/publications/api/datasets/routes.ts'
import { documentTypeRoutes } from '../modules/publications/api/document-types/routes.ts'
import { funderRoutes } from '../modules/publications/api/funders/routes.ts'
import { ontologyRoutes } from '../modules/publications/api/ontology/routes.ts'
import { refereeRoutes } from '../modules/publications/api/referees/routes.ts'
import { reportRoutes } from '../modules/publications/api/reports/routes.ts'
import { versionRoutes } from '../modules/publications/api/versions/routes.ts'
import { versionStatusRoutes } from '../modules/publications/api/versions/status-routes.ts'
import { platformRoutes } from '../modules/sites/api/platform/routes.ts'
import { postCommentRoutes } from '../modules/website/api/blog/comment-routes.ts'
import { blogRoutes } from '../modules/website/api/blog/routes.ts'
import { serviceRoutes } from '../modules/website/api/services/routes.ts'
import { mediaRoutes } from '../modules/website/api/site-content/media-routes.ts'
import { siteContentRoutes } from '../modules/website/api/site-content/routes.ts'
import { staticRoutes } from '../modules/website/api/static/routes.ts'
import { contentEditorRoutes } from '../modules/website/api/wordpress/editor-routes.ts'
import { wordpressRoutes } from '../modules/website/api/wordpress/routes.ts'
import { callPaths, variesBetweenCallAndPage } from './call-paths.ts'
import { contentRoutes } from './content/routes.ts'
import { serveApiDocs } from './docs/routes.ts'
import { passOverMissingParts } from './missing-parts.ts'

/** The list has the order of the API's documentation. */
const resources = [
  platformRoutes,
  serviceRoutes,
  staticRoutes,
  siteContentRoutes,
  mediaRoutes,
  contentRoutes,
  blogRoutes,
  postCommentRoutes,
  wordpressRoutes,
  contentEditorRoutes,
  browseRoutes,
  exportRoutes,
  suggestionRoutes,
  gatewayRoutes,
  articleRoutes,
  versionRoutes,
  versionStatusRoutes,
  citationRoutes,
  datasetRoutes,
  assetRoutes,
  reportRoutes,
  refereeRoutes,
  commentRoutes,
  affiliationRoutes,
  funderRoutes,
  documentTypeRoutes,
  externalArticleRoutes,
  ontologyRoutes,
  metricsRoutes,
  captchaRoutes,
  updateRoutes,
  recommendationRoutes,
  trackingRoutes,
  alertRoutes,
  sessionRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  identityRoutes,
  userRoutes,
  accountRoutes,
  membershipRoutes,
  accountFactorRoutes,
]

export async function serveApi(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const invalid = describeInvalidParameters(error)
    // The application handles errors other than invalid parameters.
    if (invalid === null) throw error
    return reply.code(400).send(invalid)
  })
  // Requests that act for a user are accepted only from pages of this site, or from clients that are no browsers.
  app.addHook('onRequest', async ({ method, routeOptions, host, headers }) => {
    // A call is recognised by its route, because a path can be written in many ways.
    const acts = !['GET', 'HEAD', 'OPTIONS'].includes(method) || routeOptions.url?.startsWith('/api/logout')
    if (acts && !isSameOrigin({ host, origin: headers.origin, fetchSite: headers['sec-fetch-site']?.toString() })) throw crossSiteError()
  })
  passOverMissingParts(app, dependencies)
  app.addHook('onSend', async ({ originalUrl, url }, reply) => {
    const varies = originalUrl === url ? null : variesBetweenCallAndPage(originalUrl)
    if (varies !== null) reply.header('Vary', [varies, reply.getHeader('Vary')].filter(Boolean).join(', '))
  })
  handleIdempotencyKeys(app, { ...dependencies, scopeOf: callScope(dependencies) })
  tagAnswers(app)
  await describeApi(app, callPaths)
  await serveApiDocs(app, dependencies)
  for (const routes of resources) await app.register(routes, dependencies)
  // Unknown paths in /api and /wp-json do not fall through to the site: the client gets an API error.
  for (const url of ['/api/*', '/wp-json/*'])
    app.all(url, { schema: { hide: true } }, async () => {
      throw notFoundError('such call')
    })
}
