/** Loads the pages of a gateway: its own path, its tabs, its filters (specification, reading.md section 2.3). */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { splitLanguage } from '../../../../core/text/languages.ts'
import { differsFromCanonical, parseBrowsePath } from '../../../discovery/domain/search/browse-path.ts'
import { externalAnswer } from '../../../discovery/pages/browse/results/external-answer.ts'
import { discoveryContext } from '../../../discovery/pages/context.ts'
import { hasGatewayPages } from '../../../sites/domain/gateway-pages.ts'
import { offersReading } from '../../../sites/domain/submission-only.ts'
import { type PageContext, pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { partLoaders } from '../../../sites/pages/parts.tsx'
import type { GatewayFacts, GatewayPageFacts } from '../../domain/for-reading.ts'
import { gatewayTabPath, isGatewayKind, onlyPathOf } from '../../domain/paths.ts'
import { readGatewayUrl } from '../../domain/read-url.ts'
import { gatewayPlace, isTabSlug } from '../../domain/tabs.ts'
import type { WrittenPage } from '../../domain/written-page.ts'
import { type GatewaysServices, gatewaysContext } from '../context.ts'
import { describeGatewayInHead } from './gateway-head.ts'
import { pathOfPage } from './written-page.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** /{kind}/{gatewayUrl}/{filterOrTabUrl?} */
export async function loader(args: LoaderFunctionArgs) {
  const { gatewayUrl = '', tab } = args.params
  const gateway = await findGateway(args, gatewayUrl)
  const [kind = ''] = splitLanguage(new URL(args.request.url).pathname).path.split('/').filter(Boolean)
  // The gateway exists under the path of another kind.
  if (isGatewayKind(kind) && !gateway.path.startsWith(`/${kind}/`))
    throw redirect(tab === undefined ? gateway.path : gatewayTabPath(gateway.path, tab), 301)
  return await loadPlace(args, gateway, tab ?? null)
}

/** @throws the error response to show where the platform has no gateways, or none with this slug */
export async function findGateway({ context }: Pick<Args, 'context'>, url: string): Promise<GatewayFacts> {
  const { platform } = context.get(pageRequestContext)
  const { gateways } = context.get(gatewaysContext)
  const gateway = hasGatewayPages(platform) ? await gateways.find(platform, url) : null
  if (gateway === null) throw pageNotFound()
  return gateway
}

/** Finds the gateway whose path the CMS page is beneath; null where the page belongs to the whole site. */
export async function gatewayOfPage({ context }: Pick<Args, 'context'>, { path }: Pick<WrittenPage, 'path'>): Promise<GatewayFacts | null> {
  const { platform } = context.get(pageRequestContext)
  const { gateways } = context.get(gatewaysContext)
  const read = hasGatewayPages(platform) ? readGatewayUrl(path, onlyPathOf(platform)) : null
  const gateway = read === null || read.segment === null ? null : await gateways.find(platform, read.url)
  return gateway !== null && path.startsWith(`${gateway.path}/`) ? gateway : null
}

/** Other modules show this on every page of a gateway. */
async function partsOf(gateway: GatewayFacts, context: PageContext) {
  const loaders = context.get(partLoaders)
  return { action: await loaders.gatewayAction(gateway, context), alerts: await loaders.gatewayAlerts(gateway, context) }
}

/** Loads the page at a path of a gateway. @param segment beneath its path; null for that path itself */
export async function loadPlace({ context, request }: Args, gateway: GatewayFacts, segment: string | null) {
  const { platform } = context.get(pageRequestContext)
  const { enabled, url } = platform.features.gatewayOnly
  const hasFaqs = gateway.tabs.some(({ kind }) => kind === 'faqs')
  const place = gatewayPlace({ ...gateway, hasFaqs }, segment, searchOf(request), enabled ? url : null)
  if (segment !== null && !isTabSlug(segment)) {
    // A CMS page takes precedence over the gateway file's page at the same path, as everywhere on the site (decision 0050).
    const page = await context.get(partLoaders).writtenPage(gatewayTabPath(gateway.path, segment), context)
    if (page !== null) return await loadWritten({ context }, gateway, page)
  }
  if (place === null) throw pageNotFound()
  switch (place.kind) {
    case 'redirect':
      throw redirect(place.href)
    case 'browse':
      return await browseIn({ context, request }, gateway, null)
    case 'filter':
      return await browseIn({ context, request }, gateway, place.url)
    default:
      return await loadPage({ context }, gateway, place)
  }
}

/** The reader's query parameters; React Router adds its own to data requests. */
function searchOf(request: Request): string {
  const { searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  return searchParams.size === 0 ? '' : `?${searchParams}`
}

/** Loads one of the gateway's own pages, which are composed of blocks. */
export async function loadPage(
  { context }: Pick<Args, 'context'>,
  gateway: GatewayFacts,
  place: Parameters<GatewaysServices['gateways']['page']>[2],
) {
  const { platform } = context.get(pageRequestContext)
  const { gateways } = context.get(gatewaysContext)
  const page = await gateways.page(platform, gateway, place)
  if (page === null) throw pageNotFound()
  if (page.kind !== 'home' || gateway.contentSystemId === null) return await shownPage({ context }, gateway, page)
  const { writtenPageNamed } = context.get(partLoaders)
  const written = await writtenPageNamed(gateway.contentSystemId, `the home page of the gateway ${gateway.url}`, context)
  return await shownPage({ context }, gateway, {
    ...page,
    written: written && (await newestOfGateway({ context }, gateway, written)),
  })
}

/** Shows a CMS page within the layout of its gateway. */
export const loadWritten = async (args: Pick<Args, 'context'>, gateway: GatewayFacts, page: WrittenPage) =>
  await shownPage(args, gateway, {
    kind: 'written',
    slug: page.path.slice(gateway.path.length + 1),
    page: await newestOfGateway(args, gateway, page),
  })

/** A “recent articles” part on a gateway's page shows the gateway's articles only. */
async function newestOfGateway({ context }: Pick<Args, 'context'>, { id }: GatewayFacts, page: WrittenPage): Promise<WrittenPage> {
  const { platform } = context.get(pageRequestContext)
  const { gateways } = context.get(gatewaysContext)
  return await context.get(partLoaders).withArticles(page, count => gateways.latest(platform, id, { contentTypes: ['ARTICLE'], count }))
}

/** Loads a CMS page as the gateway's home page, for previews. */
export async function loadWrittenHome({ context }: Pick<Args, 'context'>, gateway: GatewayFacts, written: WrittenPage) {
  const { platform } = context.get(pageRequestContext)
  const { gateways } = context.get(gatewaysContext)
  const page = await gateways.page(platform, gateway, { kind: 'home' })
  return await shownPage({ context }, gateway, {
    kind: 'home',
    blocks: page?.kind === 'home' ? page.blocks : [],
    written: await newestOfGateway({ context }, gateway, written),
  })
}

async function shownPage({ context }: Pick<Args, 'context'>, gateway: GatewayFacts, page: GatewayPageFacts) {
  const head = describeGatewayInHead({ gateway, page, filter: null, path: pathOfPage(gateway, page) }, context)
  return data({ gateway, page, results: null, filter: null, head, ...(await partsOf(gateway, context)) })
}

/** Loads the full browse page, restricted to the gateway or to one of its filters. */
async function browseIn({ context, request }: Args, gateway: GatewayFacts, filterUrl: string | null) {
  const { platform } = context.get(pageRequestContext)
  const { browse } = context.get(discoveryContext)
  const { gateways } = context.get(gatewaysContext)
  if (!offersReading(platform)) throw pageNotFound()
  const filter = gateway.filters.find(({ url }) => url === filterUrl) ?? null
  const { searchParams } = new URL(request.url)
  const picked = await gateways.picked(platform, filter?.id ?? gateway.id)
  const path = filter?.path ?? gatewayTabPath(gateway.path, 'browse')
  const results = await browse.results(platform, {
    query: parseBrowsePath([], searchParams),

    rowAdded: searchParams.has('addRow'),
    within: {
      path,
      gatewayId: filter?.id ?? gateway.id,
      hideSubjects: true,
      picked,
      defaultEpmcQuery: gateway.defaultEpmcQuery,
      europePmc: gateway.europePmc,
    },
  })
  if (results === null) throw pageNotFound()
  const requested = new URL(`${path}?${searchParams}`, 'http://localhost')
  if (!results.rowAdded && differsFromCanonical(requested, results.path)) throw redirect(results.path)
  const head = describeGatewayInHead({ gateway, page: null, filter, path: results.path }, context)
  const shown = { gateway, page: null, results, filter, head, ...(await partsOf(gateway, context)) }
  return results.kind === 'external' ? data(shown, externalAnswer(results.outcome)) : data(shown)
}
