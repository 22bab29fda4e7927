import type { PlatformFacts } from './platform.ts'

/** Platforms without gateway pages still assign publications to gateways and can restrict lists to them. */
export const hasGatewayPages = ({ features: { gateways, gatewayOnly } }: Pick<PlatformFacts, 'features'>): boolean =>
  gateways.enabled || gatewayOnly.enabled
