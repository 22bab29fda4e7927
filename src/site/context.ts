/** What a request brings along for the loaders: the site asked for, its language, and what may be read. */
import { createContext } from 'react-router'
import type { LoadedBrand } from '../brands/load-brands.ts'
import type { Language } from '../core/text/languages.ts'
import type { Visitor } from '../modules/accounts/domain/visitor.ts'
import type { Accounts } from '../modules/accounts/use-cases/accounts.ts'
import type { Organisations } from '../modules/accounts/use-cases/organisations/organisations.ts'
import type { ClientInfo, Credentials } from '../modules/accounts/use-cases/sessions/sessions.ts'
import type { Recommendations } from '../modules/alerts/use-cases/recommendations/recommendations.ts'
import type { Updates } from '../modules/alerts/use-cases/updates/updates.ts'
import type { Comments } from '../modules/comments/use-cases/comments.ts'
import type { Browse } from '../modules/discovery/use-cases/browse/browse.ts'
import type { Outbox } from '../modules/email/use-cases/outbox.ts'
import type { Gateways } from '../modules/gateways/use-cases/gateways.ts'
import type { Citations } from '../modules/publications/use-cases/citation/citations.ts'
import type { Editorial } from '../modules/publications/use-cases/editorial/editorial.ts'
import type { Reading } from '../modules/publications/use-cases/reading/reading.ts'
import type { PlatformFacts } from '../modules/sites/domain/platform.ts'
import type { Blog } from '../modules/website/use-cases/blog/blog.ts'
import type { ContentManager } from '../modules/website/use-cases/content-manager/content-manager.ts'
import type { SiteContent } from '../modules/website/use-cases/site-content/site-content.ts'
import type { ContentEditors } from '../modules/website/use-cases/wordpress/editors.ts'

export interface SiteRequest {
  platform: PlatformFacts
  brand: LoadedBrand
  /** Such as https://research.example.org; null where it is not known. */
  origin: string | null
  language: Language
  reading: Reading
  /** Anonymous wherever the answer is for everybody. */
  visitor: Visitor
  /** False where somebody seems to be signed in and the library, which knows who, cannot be reached: they count as nobody until then. */
  isRecognised: boolean
  accounts: Accounts
  comments: Comments
  editorial: Editorial
  /** Where the request comes from, and what it brought along to say who asks. */
  clientInfo: ClientInfo
  credentials: Credentials
  citations: Citations
  blog: Blog
  browse: Browse
  gateways: Gateways
  siteContent: SiteContent
  /** What editors do with it. */
  content: ContentManager
  /** What they do at the WordPress that a platform follows. */
  contentEditors: ContentEditors
  outbox: Outbox
  recommendations: Recommendations
  updates: Pick<Updates, 'find' | 'confirm'>
  /** What institutions are picked from. */
  organisations: Organisations
  /** Puts a line into the log: of something that was asked for by its id, and is not there. */
  noteMissing: (message: string) => void
  /** Puts a failure of a loader, action or component into the log. @param what was asked for: method and path, without secrets */
  logFailure: (error: unknown, what: string) => void
  /** The browser asks for a page's data alone, on a navigation within the site. */
  forData: boolean
  /** Shows what is for those who work on the site itself, such as the gallery of components. */
  isDevelopment: boolean
}
export const siteRequest = createContext<SiteRequest>()
