/** The request context of loaders: the site, its locale, and the permissions of the reader. */
import { createContext, type LoaderFunctionArgs } from 'react-router'
import type { LoadedBrand } from '../../../brands/load-brands.ts'
import type { ClientInfo, Credentials } from '../../../core/access/credentials.ts'
import type { User } from '../../../core/access/user.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { PlatformFacts } from '../domain/platform.ts'
import type { FailedJobs } from '../use-cases/failed-jobs.ts'

/** These are known of a request itself. The services of a module have a context key of their own, in its pages/context.ts. */
export interface PageRequestContext {
  platform: PlatformFacts
  brand: LoadedBrand
  /** The origin, such as https://research.example.org; null where it is unknown. */
  origin: string | null
  language: Language
  /** Anonymous wherever the response is shared. */
  user: User
  /** False if the request has credentials and the database is unreachable: the user then counts as anonymous. */
  isRecognised: boolean
  /** The client of the request, and the credentials that it carried. */
  clientInfo: ClientInfo
  credentials: Credentials
  /** Logs that something requested by its id does not exist. */
  noteMissing: (message: string) => void
  /** Logs a failure of a loader, action or component. @param what method and path of the request, without secrets */
  logFailure: (error: unknown, what: string) => void
  /** A client-side navigation, which requests the page's data only. */
  forData: boolean
  /** Shows what developers need, such as the gallery of components. */
  isDevelopment: boolean
}
/** The context of one request, from which loaders and actions take what they need by its key. */
export type PageContext = LoaderFunctionArgs['context']

export const pageRequestContext = createContext<PageRequestContext>()

/** The services of this module. */
export interface SitesServices {
  failedJobs: FailedJobs
}
export const sitesContext = createContext<SitesServices>()
