/** What a request brings along for the loaders: the platform asked for, and what the site may read. */
import { createContext } from 'react-router'
import type { PlatformFacts } from '../domain/platform/platform.ts'
import type { Reading } from '../use-cases/reading/reading.ts'

export interface SiteRequest {
  platform: PlatformFacts
  reading: Reading
  /** The browser asks for a page's data alone, on a navigation within the site. */
  forData: boolean
}
export const siteRequest = createContext<SiteRequest>()
