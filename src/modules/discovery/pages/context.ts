/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { Browse } from '../use-cases/browse/browse.ts'

/** Loaders and actions of pages may use these services of this module. */
export interface DiscoveryServices {
  browse: Browse
}
export const discoveryContext = createContext<DiscoveryServices>()
