/** Describes gateways and their filters for the API (specification, reading.md section 3, “Gateway / collection”). */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId, GatewayId, PageId } from '../../../core/ids/shared-ids.ts'
import type { Language } from '../../../core/text/languages.ts'
import { readPart } from '../../publications/index.ts'
import { hasGatewayPages } from '../../sites/domain/gateway-pages.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { findFilters, findGateways, listFilters, listGatewayFiles } from '../data/gateway.ts'
import { listLatestIdsOfEach } from '../data/gateway-content.ts'
import type { GatewayFacts, GatewayFilterFacts, GatewayImage } from '../domain/for-reading.ts'
import { type GatewayType, latestArticlesShown } from '../domain/gateway.ts'
import { itemsOfGateway } from '../domain/link.ts'
import { type GatewayTheme, themeSchema } from '../domain/theme.ts'
import { presentFacts, presentFilter } from './present-gateway.ts'

/** Paths start at the site's root and have no language prefix. */
export interface GatewayDescription {
  id: number
  name: string
  /** The gateway's slug. */
  url: string
  type: GatewayType
  /** The path that links to the gateway use. */
  destination: string
  thumbnail: GatewayImage | null
  wideThumbnail: GatewayImage | null
  useWideThumbnailForBanner: boolean
  shortSummary: string
  /** Null where it has no home page. */
  homePath: string | null
  contentSystemId: PageId | null
  special: boolean
  browsable: boolean
  /** The language of the gateway's own texts. */
  language: Language
  theme: GatewayTheme
  areas: GatewayFacts['areas']
  /** Newest first. */
  latestArticleIds: readonly ContentId[]
  options: GatewayFacts['options']
  customPages: GatewayFacts['customPages']
  defaultEpmcQuery: string | null
  europePmc: boolean
}

/** The result is in the order of the ids; unknown ones are left out. */
export async function describeGateways(
  kysely: Kysely<Schema>,
  platform: PlatformFacts,
  ids: readonly GatewayId[],
): Promise<GatewayDescription[]> {
  if (ids.length === 0) return []
  const requested = await findFilters(kysely, platform.key, ids)
  const gatewayIds = [...new Set([...ids, ...requested.map(({ gatewayId }) => gatewayId)])]
  const [rows, filterRows, files, latest] = await Promise.all([
    findGateways(kysely, platform.key, gatewayIds),
    listFilters(kysely, gatewayIds),
    readPart('FILES', () => listGatewayFiles(kysely, gatewayIds), []),
    readPart('GATEWAYS', () => listLatestIdsOfEach(kysely, ids, { contentTypes: ['ARTICLE'], count: latestArticlesShown }), noLatest),
  ])
  const filtersOf = Map.groupBy(filterRows, ({ gatewayId }) => gatewayId)
  const filesOf = Map.groupBy(files, ({ gatewayId }) => gatewayId)
  const facts = new Map(
    rows.map(row => [row.id, presentFacts(platform, row, filesOf.get(row.id) ?? [], filtersOf.get(row.id) ?? [])] as const),
  )
  const themeOf = (id: number): GatewayTheme => rows.find(row => row.id === id)?.details?.theme ?? themeSchema.parse({})
  const filters = new Map(requested.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const latestArticleIds = latest.get(id) ?? []
    const gateway = facts.get(id)
    if (gateway !== undefined) return { ...describeGateway(gateway, platform), theme: themeOf(id), latestArticleIds }
    const filter = filters.get(id)
    const parent = filter && facts.get(filter.gatewayId)
    if (filter === undefined || parent === undefined) return []
    return { ...describeFilter(parent, presentFilter(filter, parent.path), platform), theme: themeOf(parent.id), latestArticleIds }
  })
}

const noLatest: ReadonlyMap<number, ContentId[]> = new Map()

type Described = Omit<GatewayDescription, 'theme' | 'latestArticleIds'>

const describeGateway = (gateway: GatewayFacts, platform: PlatformFacts): Described => ({
  ...gateway,
  homePath: (hasGatewayPages(platform) && gateway.tabs.find(({ kind }) => kind === 'home')?.href) || null,
})

/** A filter has no pages of its own, and inherits its gateway's visibility and submission options. */
const describeFilter = (
  parent: GatewayFacts,
  { id, name, url, summary, path }: GatewayFilterFacts,
  platform: PlatformFacts,
): Described => ({
  id,
  name,
  url,
  type: 'GATEWAY_FILTER',
  destination: hasGatewayPages(platform) ? path : itemsOfGateway(id),
  thumbnail: null,
  wideThumbnail: null,
  useWideThumbnailForBanner: false,
  shortSummary: summary,
  homePath: null,
  contentSystemId: null,
  special: parent.special,
  browsable: parent.browsable,
  language: parent.language,
  areas: [],
  options: { ...parent.options, enableHomepage: false, hasFaqs: false },
  customPages: [],
  defaultEpmcQuery: parent.defaultEpmcQuery,
  europePmc: parent.europePmc,
})
