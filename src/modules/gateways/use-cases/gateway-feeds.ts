import type { FeedsBeneath } from '../../discovery/index.ts'
import { hasGatewayPages } from '../../sites/domain/gateway-pages.ts'
import { gatewayKinds } from '../domain/gateway.ts'
import { gatewayTabPath, lastSegment } from '../domain/paths.ts'
import type { Gateways } from './gateways.ts'

/** The feeds of gateways and their filters, beneath their own paths. @param onlyPaths of the gateways of gateway-only platforms */
export const gatewayFeeds = (gateways: Pick<Gateways, 'find'>, onlyPaths: readonly string[]): FeedsBeneath => ({
  places: [...gatewayKinds.map(kind => `/${kind}/:name`), ...onlyPaths],
  async find(platform, path, filterUrl) {
    const gateway = hasGatewayPages(platform) ? await gateways.find(platform, lastSegment(path)) : null
    if (gateway === null || gateway.path !== path) return null
    const filter = gateway.filters.find(({ url }) => url === filterUrl) ?? null
    if (filterUrl !== null && filter === null) return null
    return {
      within: {
        path: filter?.path ?? gatewayTabPath(path, 'browse'),
        gatewayId: filter?.id ?? gateway.id,
        hideSubjects: true,
        picked: [],
        defaultEpmcQuery: null,
        europePmc: false,
      },
      name: [gateway.name, ...(filter === null ? [] : [filter.name])].join(': '),
      description: filter?.summary || gateway.shortSummary || null,
      language: gateway.language,
      picture: gateway.thumbnail?.url ?? null,
    }
  },
})
