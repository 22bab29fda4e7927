/**
 * Handles paths that depend on the platform's data: its blog, its list of special collections, CMS pages, gateways with a home page
 * (/{url}), and the gateway of a gateway-only platform (/{gatewayType}/{gatewayUrl}). All other paths are errors 404.
 */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { GatewayFacts } from '../../../gateways/domain/for-reading.ts'
import { gatewayTabPath, homePath, lastSegment } from '../../../gateways/domain/paths.ts'
import { findGateway, gatewayOfPage, loadPage, loadPlace, loadWritten } from '../../../gateways/pages/gateway/load.ts'
import { loadList } from '../../../gateways/pages/gateways/load.ts'
import { blogPlaceAt, isOnOtherHost } from '../../../sites/domain/blog-paths.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { loadBlogPlace } from '../blog/load.ts'
import { findSitePage } from '../site-page/load.ts'

const nothing = { list: null, gateway: null, page: null, blog: null }

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = args.context.get(pageRequestContext)
  // Data requests have another URL than the page; the route parameter has its path.
  const path = `/${(args.params['*'] ?? '').replace(/\/+$/, '')}`
  const { specialCollections, gatewayOnly } = platform.features
  if (specialCollections.enabled && path === specialCollections.path) return { ...nothing, list: await loadList(args, 'special') }
  const { features } = platform
  const posts = features.blog.enabled && !isOnOtherHost(features) ? blogPlaceAt(path, features) : null
  if (posts !== null) return { ...nothing, blog: await loadBlogPlace(args, posts) }
  const only = gatewayOnly.enabled ? gatewayOnly.url : null
  if (only !== null && (path === only || path.startsWith(`${only}/`))) {
    const [segment = null, ...more] = path.slice(only.length).split('/').filter(Boolean)
    if (more.length > 0) throw pageNotFound()
    const gateway = await findGateway(args, lastSegment(only))
    return { ...nothing, gateway: (await loadPlace(args, gateway, segment)).data }
  }
  const page = await findSitePage(args, path)
  if (page !== null) {
    // Pages beneath a gateway's path belong to the gateway, at any depth.
    const gateway = await gatewayOfPage(args, page)
    return gateway === null ? { ...nothing, page } : { ...nothing, gateway: (await loadWritten(args, gateway, page)).data }
  }
  const [, url = '', segment = null] = /^\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/.exec(path) ?? []
  const gateway = await findGateway(args, url)
  if (!gateway.hasHomepage || homePath(gateway, only) !== `/${url}`) throw pageNotFound()
  if (segment === null) return { ...nothing, gateway: (await loadPage(args, gateway, { kind: 'home' })).data }
  // The short path of a gateway redirects to the same page beneath its full path.
  const place = await placeOf(args, gateway, segment)
  throw place === null ? pageNotFound() : redirect(place, 301)
}

/** The path of a gateway's page; null where there is none with this slug. */
async function placeOf(args: LoaderFunctionArgs, gateway: GatewayFacts, segment: string): Promise<string | null> {
  const path = gatewayTabPath(gateway.path, segment)
  const known = [...gateway.tabs.map(({ href }) => href), ...gateway.filters.map(filter => filter.path)]
  return known.includes(path) || (await findSitePage(args, path)) !== null ? path : null
}
