/** The request context of loaders: the site, its locale, and the permissions of the reader. */
import { createContext } from 'react-router'
import type { LoadedBrand } from '../../../brands/load-brands.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { PlatformFacts } from '../domain/platform.ts'

/** Each module adds what it offers, by declaration merging, in its pages/context.ts. */
export interface SiteRequest {
  platform: PlatformFacts
  brand: LoadedBrand
  /** The origin, such as https://research.example.org; null where it is unknown. */
  origin: string | null
  language: Language
  /** Logs that something requested by its id does not exist. */
  noteMissing: (message: string) => void
  /** Logs a failure of a loader, action or component. @param what method and path of the request, without secrets */
  logFailure: (error: unknown, what: string) => void
  /** A client-side navigation, which requests the page's data only. */
  forData: boolean
  /** Shows what developers need, such as the gallery of components. */
  isDevelopment: boolean
}
export const siteRequest = createContext<SiteRequest>()
