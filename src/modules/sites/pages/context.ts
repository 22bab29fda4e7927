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
