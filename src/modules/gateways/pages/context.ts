/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { Gateways } from '../use-cases/gateways.ts'

/** Loaders and actions of pages may use these services of this module. */
export interface GatewaysServices {
  gateways: Gateways
}
export const gatewaysContext = createContext<GatewaysServices>()
