import { useMatches } from 'react-router'
import type { GatewayFacts } from '../domain/for-reading.ts'
import type { GatewayKind } from '../domain/gateway.ts'

export type GatewayOfPage = Pick<GatewayFacts, 'kind' | 'name' | 'path'>

/** The gateway, collection or community gateway that the page is in; null on all other pages. */
export function useGateway(): GatewayOfPage | null {
  const matches = useMatches()
  for (const { loaderData } of matches) {
    const gateway = gatewayIn(loaderData)
    if (gateway !== null) return gateway
  }
  return null
}

/** Loaders of pages in a gateway have it by this name, themselves or in what they show of it. */
function gatewayIn(data: unknown): GatewayOfPage | null {
  const gateway = property(data, 'gateway')
  const [kind, name, path] = ['kind', 'name', 'path'].map(each => property(gateway, each))
  if (isKind(kind) && typeof name === 'string' && typeof path === 'string') return { kind, name, path }
  return gateway === undefined || gateway === null ? null : gatewayIn(gateway)
}

const property = (of: unknown, name: string): unknown => (typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined)

/** Only pages that one has come to have loaded more of gateways than this. */
const isKind = (value: unknown): value is GatewayKind => value === 'gateways' || value === 'collections' || value === 'community-gateways'
