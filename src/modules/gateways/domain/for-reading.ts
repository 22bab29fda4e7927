/** What pages and the API are told of gateways: facts gathered and ordered, images with their sizes, HTML that may go into a page. */

import type { Language } from '../../../core/text/languages.ts'
import type { SafeHtml } from '../../../core/text/safe-html.ts'
import type { ContentCard, ImageFacts } from '../../publications/domain/content/for-reading.ts'
import type { ReadyPage } from '../../website/domain/site-pages/site-page.ts'
import type { Block, BlockPosition } from './blocks.ts'
import type { GatewayKind, GatewayListName, OwnGatewayType } from './gateway.ts'
import type { GatewayTab } from './tabs.ts'

/** Addresses are from the site's root and without a language prefix. */
export interface GatewayCard {
  id: number
  type: OwnGatewayType
  kind: GatewayKind
  url: string
  name: string
  community: boolean
  special: boolean
  browsable: boolean
  hasHomepage: boolean
  shortSummary: string
  /** Where links to it lead. */
  destination: string
  /** Where its tabs stand beneath, such as /gateways/name. */
  path: string
  thumbnail: GatewayImage | null
  wideThumbnail: GatewayImage | null
  useWideThumbnailForBanner: boolean
  itemCount: number
}

export interface GatewayImage extends ImageFacts {
  /** Empty for decoration. */
  alt: string
}

export interface GatewayList {
  list: GatewayListName
  cards: GatewayCard[]
  total: number
  page: number
  lastPage: number
  /** What the names and summaries were looked through for; empty for all. */
  text: string
  /** The lists that have something in them, in the order of their tabs. */
  lists: GatewayListName[]
}

export interface GatewayFilterFacts {
  id: number
  url: string
  name: string
  summary: string
  path: string
  itemCount: number
}

/** What every page of a gateway knows of it. */
export interface GatewayFacts extends GatewayCard {
  /** What its own texts are written in. */
  language: Language
  logo: GatewayImage | null
  hero: GatewayImage | null
  heroLook: 'pale' | 'deep' | 'picture'
  /** The address of its theme's style sheet; null where it looks as its platform does. */
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
  /** Filters by area; those of no area come first, with a title that is null. */
  areas: { title: string | null; filters: GatewayFilterFacts[] }[]
  filters: GatewayFilterFacts[]
  defaultEpmcQuery: string | null
  /** Whether it switches the external feed on for itself. */
  europePmc: boolean
  /** Of the page of the content manager that is its home page; null where that is the one of its file. */
  contentSystemId: number | null
  publishPath: string
}

/** A block with everything that it shows. */
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
  | { block: 'latest' | 'featured'; title: string | null; cards: ContentCard[]; moreAddress: string | null }
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
  | { block: 'subjectAreas'; title: string | null; areas: { name: string; address: string; itemCount: number }[] }
)
export type ReadyBlockOf<Kind extends Block['block']> = Extract<ReadyBlock, { block: Kind }>

export interface ReadyPerson {
  name: string
  role: string | null
  institution: string | null
  picture: GatewayImage | null
  /** The iD, without its address. */
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

/** What stands on one of its pages besides what every page has. Browse and filters are browse screens (domain/search/browse-results). */
export type GatewayPageFacts =
  /** `written` is shown in place of the blocks, of which the stage at the top stays. */
  | { kind: 'home'; blocks: ReadyBlock[]; written: ReadyPage | null }
  /** A page of the content manager. */
  | { kind: 'written'; slug: string; page: ReadyPage }
  | ({
      kind: 'about'
      introduction: { title: string | null; html: SafeHtml; editors: Omit<ReadyPerson, 'keywords' | 'html'>[] } | null
    } & PageFrame)
  | { kind: 'faqs'; faqs: { question: string; html: SafeHtml }[] }
  | ({ kind: 'custom'; slug: string; title: string } & PageFrame)
