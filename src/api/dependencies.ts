import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../modules/accounts/domain/visitor.ts'
import type { Accounts } from '../modules/accounts/use-cases/accounts.ts'
import type { Organisations } from '../modules/accounts/use-cases/organisations/organisations.ts'
import type { Recommendations } from '../modules/alerts/use-cases/recommendations/recommendations.ts'
import type { Updates } from '../modules/alerts/use-cases/updates/updates.ts'
import type { Comments } from '../modules/comments/use-cases/comments.ts'
import type { Browse } from '../modules/discovery/use-cases/browse/browse.ts'
import type { OpenLiteratureSearch } from '../modules/discovery/use-cases/browse/search-open-literature.ts'
import type { Gateways } from '../modules/gateways/use-cases/gateways.ts'
import type { Metrics } from '../modules/metrics/use-cases/metrics.ts'
import type { MinorError } from '../modules/publications/domain/content/minor-error.ts'
import type { Citations } from '../modules/publications/use-cases/citation/citations.ts'
import type { Content } from '../modules/publications/use-cases/content/content.ts'
import type { Editorial } from '../modules/publications/use-cases/editorial/editorial.ts'
import type { PlatformFacts } from '../modules/sites/domain/platform.ts'
import type { Site } from '../modules/sites/use-cases/load-platforms.ts'
import type { Blog } from '../modules/website/use-cases/blog/blog.ts'
import type { ContentManager } from '../modules/website/use-cases/content-manager/content-manager.ts'
import type { SiteContent } from '../modules/website/use-cases/site-content/site-content.ts'
import type { ContentEditors } from '../modules/website/use-cases/wordpress/editors.ts'

/** What the routes call. */
export interface ApiDependencies {
  content: Content
  editorial: Editorial
  blog: Blog
  browse: Browse
  gateways: Gateways
  siteContent: SiteContent
  contentManager: Pick<ContentManager, 'media' | 'posts'>
  citations: Citations
  updates: Updates
  /** Null where the installation asks no external feed. */
  literature: OpenLiteratureSearch | null
  recommendations: Recommendations
  metrics: Metrics
  organisations: Organisations
  /** The platform that a host name asks for: everything else of the installation does not exist in an answer. */
  platformOf: (host: string) => PlatformFacts
  /** The same with its looks. */
  siteOf: (host: string) => Site
  visitorOf: (request: FastifyRequest, reply?: FastifyReply) => Promise<Visitor>
  accounts: Accounts
  comments: Comments
  /** Another word than before whenever something that is shown may be another. */
  contentState: () => Promise<string>
  /** Where a WordPress says that it was changed; null where there is no secret to sign that with. */
  wordpress: { secret: string; notify: (platform: string) => void } | null
  contentEditors: ContentEditors
  /** Runs with parts of an answer that may be missing from it: those that are come into the map. */
  collectingMissing: (missing: Map<MinorError, unknown>, run: () => void) => void
}
