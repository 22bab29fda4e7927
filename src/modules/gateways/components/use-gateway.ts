import { useMatches } from 'react-router'
import type { GatewayFacts } from '../domain/for-reading.ts'
import type { GatewayKind } from '../domain/gateway.ts'

export type GatewayOfPage = Pick<GatewayFacts, 'kind' | 'name' | 'path'>

/** @returns the gateway, collection or community gateway that the page belongs to; null on all other pages */
export function useGateway(): GatewayOfPage | null {
  const matches = useMatches()
  for (const { loaderData } of matches) {
    const gateway = gatewayIn(loaderData)
    if (gateway !== null) return gateway
  }
  return null
}

/** Loaders of gateway pages return the gateway under this name, at the top level or nested in their data. */
function gatewayIn(data: unknown): GatewayOfPage | null {
  const gateway = property(data, 'gateway')
  const [kind, name, path] = ['kind', 'name', 'path'].map(each => property(gateway, each))
  if (isKind(kind) && typeof name === 'string' && typeof path === 'string') return { kind, name, path }
  return gateway === undefined || gateway === null ? null : gatewayIn(gateway)
}

const property = (of: unknown, name: string): unknown => (typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined)

/** `gatewayKinds` is not imported because this runs on every page, and only gateway pages load that module. */
const isKind = (value: unknown): value is GatewayKind => value === 'gateways' || value === 'collections' || value === 'community-gateways'
