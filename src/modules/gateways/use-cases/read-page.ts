/** Loads one page of a gateway with the data of its blocks. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { SafeHtml } from '../../../core/text/safe-html.ts'
import { browsePath, parseBrowsePath } from '../../discovery/domain/search/browse-path.ts'
import type { ContentCard } from '../../publications/domain/content/for-reading.ts'
import { listItemsByIds, presentCard } from '../../publications/index.ts'
import { pageHtml } from '../../sites/domain/page-html.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { offersReading } from '../../sites/domain/submission-only.ts'
import { findGateway, type GatewayFileRow, listGatewayFiles } from '../data/gateway.ts'
import { countFacts, findItemsByReference, listLatestIds, listSubjectsOfGateway } from '../data/gateway-content.ts'
import type { Block } from '../domain/blocks.ts'
import type { Image, RichText } from '../domain/file-parts.ts'
import type { GatewayFacts, GatewayPageFacts, ReadyBlock } from '../domain/for-reading.ts'
import { latestArticlesShown } from '../domain/gateway.ts'
import type { GatewayFile } from '../domain/gateway-file.ts'
import { gatewayTabPath } from '../domain/paths.ts'
import type { OwnPage } from './gateways.ts'
import { imagesOf } from './images.ts'

interface Setting {
  kysely: Kysely<Schema>
  platform: PlatformFacts
  gateway: GatewayFacts
  imageOf: (named: Image) => ReturnType<ReturnType<typeof imagesOf>>
  htmlOf: (text: RichText) => SafeHtml
}

/** @returns null where the gateway has no such page */
export async function readPage(
  kysely: Kysely<Schema>,
  platform: PlatformFacts,
  gateway: GatewayFacts,
  place: OwnPage,
): Promise<GatewayPageFacts | null> {
  const row = await findGateway(kysely, platform.key, gateway.url)
  if (row === undefined) return null
  const files = await listGatewayFiles(kysely, [gateway.id])
  const imageOf = imagesOf(files)
  const setting: Setting = { kysely, platform, gateway, imageOf, htmlOf: richTextReader(files, row.texts) }
  const { details } = row
  switch (place.kind) {
    case 'home':
      return details && gateway.hasHomepage
        ? { kind: 'home', blocks: await readBlocks(setting, details.homepage.blocks), written: null }
        : null
    case 'about': {
      const frame = await readFrame(setting, { ...noSidebars, ...details?.about, listsLatest: true })
      return { kind: 'about', introduction: details ? introductionOf(setting, details) : null, ...frame }
    }
    case 'faqs':
      if (!details?.options.hasFaqs) return null
      return { kind: 'faqs', faqs: details.faqs.map(({ question, answer }) => ({ question, html: setting.htmlOf(answer) })) }
    case 'custom': {
      const page = details?.customPages.find(
        ({ slug, redirectTo, fromContentManager }) => slug === place.slug && redirectTo === null && !fromContentManager,
      )
      return page ? { kind: 'custom', slug: page.slug, title: page.title, ...(await readFrame(setting, page)) } : null
    }
  }
}

const noSidebars = { fullWidth: false, leftSidebar: null, rightSidebar: null, blocks: [] }

interface PageToRead {
  fullWidth: boolean
  leftSidebar: RichText | null
  rightSidebar: RichText | null
  blocks: readonly Block[]
  listsLatest: boolean
}

async function readFrame(setting: Setting, page: PageToRead) {
  const [blocks, latest] = await Promise.all([
    readBlocks(setting, page.blocks),
    page.listsLatest && offersReading(setting.platform) ? readLatest(setting) : null,
  ])
  const sidebarOf = (text: RichText | null) => (text === null ? null : setting.htmlOf(text))
  return { fullWidth: page.fullWidth, leftSidebar: sidebarOf(page.leftSidebar), rightSidebar: sidebarOf(page.rightSidebar), blocks, latest }
}

async function readLatest(setting: Setting) {
  const [assets, articles] = await Promise.all([
    latestOf(setting, ['POSTER', 'SLIDE', 'DOCUMENT', 'VIDEO'], latestArticlesShown),
    latestOf(setting, ['ARTICLE'], latestArticlesShown),
  ])
  return { assets, articles }
}

async function latestOf(
  { kysely, platform, gateway }: Setting,
  contentTypes: ContentCard['contentType'][],
  count: number,
): Promise<ContentCard[]> {
  return cardsOf(kysely, platform.key, await listLatestIds(kysely, gateway.id, { contentTypes, count }))
}

export async function cardsOf(kysely: Kysely<Schema>, platform: string, ids: readonly ContentId[]): Promise<ContentCard[]> {
  return ids.length === 0 ? [] : (await listItemsByIds(kysely, platform, ids)).map(presentCard)
}

/** Resolves a text that is inline or in a file; images that it refers to by file name get their URLs. */
function richTextReader(files: readonly GatewayFileRow[], texts: Readonly<Record<string, string>>): (text: RichText) => SafeHtml {
  const imageOf = imagesOf(files)
  return text =>
    pageHtml(typeof text === 'string' ? text : (texts[text.file] ?? ''), {
      imageOf: file => imageOf({ file, alt: '' }),
    })
}

function introductionOf({ htmlOf, imageOf }: Setting, { introduction }: GatewayFile) {
  if (introduction === null) return null
  return {
    title: introduction.title,
    html: htmlOf(introduction.text),
    editors: introduction.editors.map(({ picture, ...editor }) => ({ ...editor, picture: picture && imageOf(picture) })),
  }
}

/** Blocks that list publications or link to lists of them. */
const listing = new Set<Block['block']>(['latest', 'featured', 'subjectAreas'])

/** A submission-only platform has nothing to list, so these blocks are left out. */
const readBlocks = (setting: Setting, blocks: readonly Block[]): Promise<ReadyBlock[]> =>
  Promise.all(blocks.filter(({ block }) => offersReading(setting.platform) || !listing.has(block)).map(block => readBlock(setting, block)))

async function readBlock(setting: Setting, block: Block): Promise<ReadyBlock> {
  const { kysely, platform, gateway, imageOf, htmlOf } = setting
  const { position } = block
  switch (block.block) {
    case 'hero':
      return {
        ...block,
        search: block.search && offersReading(platform),
        title: block.title ?? gateway.name,
        text: block.text ?? gateway.shortSummary,
        picture: (block.picture && imageOf(block.picture)) ?? gateway.hero,
      }
    case 'text':
      return { block: 'text', position, title: block.title, html: htmlOf(block.body) }
    case 'latest': {
      const cards = await latestOf(setting, block.contentTypes, block.count)
      return { block: 'latest', position, title: block.title, cards, morePath: browsePathOf(gateway, block.contentTypes) }
    }
    case 'featured': {
      const found = await findItemsByReference(kysely, platform.key, block.items)
      const ids = block.items.flatMap(reference => found.get(reference) ?? [])
      return { block: 'featured', position, title: block.title, cards: await cardsOf(kysely, platform.key, ids), morePath: null }
    }
    case 'statistics': {
      const counted = await countFacts(kysely, gateway.id)
      const stats = block.stats.map(({ label, count }) => ({ label, count: typeof count === 'number' ? count : counted[count] }))
      return { ...block, stats }
    }
    case 'people': {
      const members = block.members.toSorted((one, other) => one.menuOrder - other.menuOrder)
      return {
        ...block,
        members: members.map(({ picture, text, menuOrder: _order, ...person }) => ({
          ...person,
          picture: picture && imageOf(picture),
          html: text === null ? null : htmlOf(text),
        })),
      }
    }
    case 'quotes':
      return { ...block, quotes: block.quotes.map(({ picture, ...quote }) => ({ ...quote, picture: picture && imageOf(picture) })) }
    case 'logos':
      return {
        ...block,
        logos: block.logos.flatMap(logo => {
          const picture = imageOf(logo.picture)
          return picture ? [{ ...logo, picture }] : []
        }),
      }
    case 'callToAction':
      return block
    case 'subjectAreas': {
      const subjects = await listSubjectsOfGateway(kysely, gateway.id, block.subjects)
      return {
        block: 'subjectAreas',
        position,
        title: block.title,
        areas: subjects.map(({ slug, name, itemCount }) => ({ name, itemCount, path: subjectPath(gateway, slug) })),
      }
    }
  }
}

/** Gateways have no pages of subjects, so a subject's tile links to browse, restricted to the gateway. */
const subjectPath = (gateway: GatewayFacts, slug: string): string =>
  browsePath({ ...parseBrowsePath([slug], new URLSearchParams()), gatewayIds: [gateway.id] })

const browsePathOf = (gateway: GatewayFacts, contentTypes: readonly ContentCard['contentType'][]): string =>
  browsePath({ ...parseBrowsePath([], new URLSearchParams()), contentTypes }, gatewayTabPath(gateway.path, 'browse'))
