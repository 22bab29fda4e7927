/** Gateways as pages and the API show them: facts are gathered and ordered, images have sizes, and HTML is safe to insert. */

import type { GatewayId, PageId } from '../../../core/ids/shared-ids.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { SafeHtml } from '../../../core/text/safe-html.ts'
import type { ContentCard, ImageFacts } from '../../publications/domain/content/for-reading.ts'
import type { Block, BlockPosition } from './blocks.ts'
import type { GatewayKind, GatewayListName, OwnGatewayType } from './gateway.ts'
import type { GatewayTab } from './tabs.ts'
import type { WrittenPage } from './written-page.ts'

/** Paths start at the site's root and have no language prefix. */
export interface GatewayCard {
  id: GatewayId
  type: OwnGatewayType
  kind: GatewayKind
  url: string
  name: string
  community: boolean
  special: boolean
  browsable: boolean
  hasHomepage: boolean
  shortSummary: string
  /** The path that links to the gateway use. */
  destination: string
  /** The path beneath which its tabs are, such as /gateways/name. */
  path: string
  thumbnail: GatewayImage | null
  wideThumbnail: GatewayImage | null
  useWideThumbnailForBanner: boolean
  itemCount: number
}

export interface GatewayImage extends ImageFacts {
  /** Empty for decorative images. */
  alt: string
}

export interface GatewayList {
  list: GatewayListName
  cards: GatewayCard[]
  total: number
  page: number
  lastPage: number
  /** The text that names and summaries were searched for; empty for all. */
  text: string
  /** The lists that are not empty, in the order of their tabs. */
  lists: GatewayListName[]
}

export interface GatewayFilterFacts {
  id: GatewayId
  url: string
  name: string
  summary: string
  path: string
  itemCount: number
}

/** The facts that every page of a gateway has. */
export interface GatewayFacts extends GatewayCard {
  /** The language of the gateway's own texts. */
  language: Language
  logo: GatewayImage | null
  hero: GatewayImage | null
  heroLook: 'pale' | 'deep' | 'picture'
  /** The path of the theme's style sheet; null where the gateway has no theme of its own. */
  themeSheet: string | null
  options: {
    enableHomepage: boolean
    hasFaqs: boolean
    documentsNotAllowed: boolean
    postersNotAllowed: boolean
    slidesNotAllowed: boolean
  }
  tabs: GatewayTab[]
  customPages: { slug: string; title: string; redirectTo: string | null; fromContentManager: boolean }[]
  /** Filters by area; those without an area come first, and their title is null. */
  areas: { title: string | null; filters: GatewayFilterFacts[] }[]
  filters: GatewayFilterFacts[]
  defaultEpmcQuery: string | null
  /** Whether the gateway switches the external feed on for itself. */
  europePmc: boolean
  /** The id of the CMS page that is its home page; null where the home page comes from its file. */
  contentSystemId: PageId | null
  publishPath: string
}

/** A block with the data that it shows. */
export type ReadyBlock = { position: BlockPosition } & (
  | {
      block: 'hero'
      title: string
      text: string
      picture: GatewayImage | null
      search: boolean
      actions: { label: string; href: string }[]
    }
  | { block: 'text'; title: string | null; html: SafeHtml }
  | { block: 'latest' | 'featured'; title: string | null; cards: ContentCard[]; morePath: string | null }
  | { block: 'statistics'; title: string | null; lastUpdated: string | null; stats: { label: string; count: number }[] }
  | { block: 'people'; title: string | null; mode: 'simple' | 'featured' | 'default'; members: ReadyPerson[] }
  | {
      block: 'quotes'
      title: string | null
      mode: 'standard' | 'simple'
      quotes: { name: string; jobTitle: string | null; body: string; picture: GatewayImage | null }[]
    }
  | { block: 'logos'; title: string | null; logos: { name: string; picture: GatewayImage; href: string | null }[] }
  | { block: 'callToAction'; title: string; text: string | null; actions: { label: string; href: string }[] }
  | { block: 'subjectAreas'; title: string | null; areas: { name: string; path: string; itemCount: number }[] }
)
export type ReadyBlockOf<Kind extends Block['block']> = Extract<ReadyBlock, { block: Kind }>

export interface ReadyPerson {
  name: string
  role: string | null
  institution: string | null
  picture: GatewayImage | null
  /** The iD without the https://orcid.org/ prefix. */
  orcid: string | null
  keywords: string[]
  html: SafeHtml | null
}

interface PageFrame {
  fullWidth: boolean
  leftSidebar: SafeHtml | null
  rightSidebar: SafeHtml | null
  blocks: ReadyBlock[]
  /** The newest posters, slides, documents and videos, and the newest articles; null where the page lists none. */
  latest: { assets: ContentCard[]; articles: ContentCard[] } | null
}

/** The data of one page of a gateway. Browse and filters are browse pages instead (discovery/domain/search/browse-results.ts). */
export type GatewayPageFacts =
  /** `written` replaces the blocks, except for the hero. */
  | { kind: 'home'; blocks: ReadyBlock[]; written: WrittenPage | null }
  /** A page of the CMS. */
  | { kind: 'written'; slug: string; page: WrittenPage }
  | ({
      kind: 'about'
      introduction: { title: string | null; html: SafeHtml; editors: Omit<ReadyPerson, 'keywords' | 'html'>[] } | null
    } & PageFrame)
  | { kind: 'faqs'; faqs: { question: string; html: SafeHtml }[] }
  | ({ kind: 'custom'; slug: string; title: string } & PageFrame)
