/** Converts database rows of gateways to what pages and the API show. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brandsDirectory } from '../../../brands/load-brands.ts'
import { brandSheets } from '../../../brands/style-sheets.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { offersReading } from '../../sites/domain/submission-only.ts'
import type { findGateway, GatewayFileRow, listFilters, listGatewaysWithCards } from '../data/gateway.ts'
import type { GatewayCard, GatewayFacts, GatewayFilterFacts } from '../domain/for-reading.ts'
import { gatewayKindOf } from '../domain/gateway.ts'
import type { GatewayFile } from '../domain/gateway-file.ts'
import { gatewayLink } from '../domain/link.ts'
import { gatewayPath, gatewayTabPath, onlyPathOf, publishPath } from '../domain/paths.ts'
import { gatewayTabs } from '../domain/tabs.ts'
import type { GatewayTheme } from '../domain/theme.ts'
import { imagesOf } from './images.ts'

export type FilterRow = Awaited<ReturnType<typeof listFilters>>[number]
type Row = Awaited<ReturnType<typeof listGatewaysWithCards>>[number]
export type WholeRow = NonNullable<Awaited<ReturnType<typeof findGateway>>>

export function presentGateway(
  platform: PlatformFacts,
  row: Omit<Row, 'thumbnail' | 'wideThumbnail'>,
  files: readonly GatewayFileRow[],
  named: { thumbnail: string | null; wideThumbnail: string | null },
): GatewayCard {
  const only = onlyPathOf(platform)
  const imageOf = imagesOf(files)
  return {
    id: row.id,
    type: row.type,
    kind: gatewayKindOf(row),
    url: row.url,
    name: row.name,
    community: row.community,
    special: row.special,
    browsable: row.browsable,
    hasHomepage: row.hasHomepage,
    shortSummary: row.shortSummary,
    destination: gatewayLink(row, platform),
    path: gatewayPath(row, only),
    thumbnail: named.thumbnail === null ? null : imageOf({ file: named.thumbnail, alt: '' }),
    wideThumbnail: named.wideThumbnail === null ? null : imageOf({ file: named.wideThumbnail, alt: '' }),
    useWideThumbnailForBanner: row.useWideThumbnailForBanner,
    itemCount: row.itemCount,
  }
}

/** A gateway without a file has an about page and its publications. A submission-only platform lists no publications. */
export function presentFacts(
  platform: PlatformFacts,
  row: WholeRow,
  files: readonly GatewayFileRow[],
  allFilters: readonly FilterRow[],
): GatewayFacts {
  const listsItems = offersReading(platform)
  const filterRows = listsItems ? allFilters : []
  const only = onlyPathOf(platform)
  const { details } = row
  const imageOf = imagesOf(files)
  const picture = (named: { file: string; alt: string } | null | undefined) => (named ? imageOf(named) : null)
  const card = presentGateway(platform, { ...row, useWideThumbnailForBanner: details?.useWideThumbnailForBanner ?? false }, files, {
    thumbnail: details?.thumbnail?.file ?? null,
    wideThumbnail: details?.wideThumbnail?.file ?? null,
  })
  const filters = filterRows.map(filter => ({ filter: presentFilter(filter, card.path), area: filter.area }))
  const inArea = (title: string | null) => filters.flatMap(({ filter, area }) => (area === title ? [filter] : []))
  const customPages = (details?.customPages ?? []).map(({ slug, title, redirectTo, fromContentManager = false }) => ({
    ...{ slug, title, redirectTo },
    // Files from before this option lack it.
    fromContentManager,
  }))
  const tabbed = { ...row, hasFaqs: details?.options.hasFaqs ?? false, customPages, filters: filterRows }
  return {
    ...card,
    language: details?.language ?? platform.languages[0] ?? 'en',
    logo: picture(details?.logo),
    hero: picture(details?.hero),
    heroLook: details?.theme.hero ?? 'pale',
    themeSheet: hasTheme(details) ? `/gateway-themes/${row.url}/${themeHashOf(platform, row.id, details.theme)}.css` : null,
    options: {
      enableHomepage: row.hasHomepage,
      hasFaqs: tabbed.hasFaqs,
      documentsNotAllowed: details?.options.documentsNotAllowed ?? false,
      postersNotAllowed: details?.options.postersNotAllowed ?? false,
      slidesNotAllowed: details?.options.slidesNotAllowed ?? false,
    },
    tabs: gatewayTabs(tabbed, only).filter(({ kind }) => listsItems || kind !== 'browse'),
    customPages,
    areas: [null, ...(details?.areas ?? [])].map(title => ({ title, filters: inArea(title) })).filter(area => area.filters.length > 0),
    filters: filters.map(({ filter }) => filter),
    defaultEpmcQuery: details?.contents.defaultEpmcQuery ?? null,
    // Files from before this option lack it.
    europePmc: details?.contents.europePmc ?? false,
    contentSystemId: details?.homepage.contentSystemId ?? null,
    publishPath: publishPath(row, only),
  }
}

export const presentFilter = ({ id, url, name, summary, itemCount }: FilterRow, path: string): GatewayFilterFacts => ({
  id,
  url,
  name,
  summary,
  path: gatewayTabPath(path, url),
  itemCount,
})

/**
 * The hash covers everything that the style sheet depends on: the theme, the gateway's id, which its selector contains, the brand, and the
 * code that builds it.
 */
export function themeHashOf({ key }: Pick<PlatformFacts, 'key'>, id: number, theme: GatewayTheme): string {
  let sheets = brandHashes.get(key)
  if (sheets === undefined) {
    sheets = hashOf(brandSheets(join(brandsDirectory, key)))
    brandHashes.set(key, sheets)
  }
  return hashOf([themeSheetVersion, sheets, id, theme]).slice(0, 16)
}
const themeSheetVersion = 1
/** Hashes by the platform's key; brands are read when the server starts and do not change. */
const brandHashes = new Map<string, string>()
const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const hasTheme = (details: GatewayFile | null): details is GatewayFile => details !== null && Object.keys(details.theme).length > 0
