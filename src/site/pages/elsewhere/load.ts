/**
 * Addresses that the platform's own data decides: its list of special collections, pages that its editors made, gateways with a home page (/{url}), and the one gateway
 * of a gateway-only platform (/{gatewayType}/{gatewayUrl}). At all others there is no page.
 */
import type { LoaderFunctionArgs } from 'react-router'
import { homeAddress, lastSegment } from '../../../domain/gateways/addresses.ts'
import { siteRequest } from '../../context.ts'
import { pageNotFound } from '../../failures.ts'
import { findGateway, loadPage, loadPlace } from '../gateway/load.ts'
import { loadList } from '../gateways/load.ts'
import { findSitePage } from '../site-page/load.ts'

const nothing = { list: null, gateway: null, page: null }

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = args.context.get(siteRequest)
  // The address as the router has it: a request for data has another.
  const path = `/${(args.params['*'] ?? '').replace(/\/+$/, '')}`
  const { specialCollections, gatewayOnly } = platform.features
  if (specialCollections.enabled && path === specialCollections.path) return { ...nothing, list: await loadList(args, 'special') }
  const only = gatewayOnly.enabled ? gatewayOnly.url : null
  if (only !== null && (path === only || path.startsWith(`${only}/`))) {
    const [segment = null, ...more] = path.slice(only.length).split('/').filter(Boolean)
    if (more.length > 0) throw pageNotFound()
    const gateway = await findGateway(args, lastSegment(only))
    return { ...nothing, gateway: (await loadPlace(args, gateway, segment)).data }
  }
  const page = await findSitePage(args, path)
  if (page !== null) return { ...nothing, page }
  if (!/^\/[a-z0-9-]+$/.test(path)) throw pageNotFound()
  const gateway = await findGateway(args, path.slice(1))
  if (!gateway.hasHomepage || homeAddress(gateway, only) !== path) throw pageNotFound()
  return { ...nothing, gateway: (await loadPage(args, gateway, { kind: 'home' })).data }
}
