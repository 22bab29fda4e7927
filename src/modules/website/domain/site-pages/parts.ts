/** The parsed body of a page: running text and blocks (specification, accounts.md section 2 “Static content blocks”). */

import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import type { SizedImage } from '../../../sites/domain/sized-image.ts'

export interface PageImage extends SizedImage {
  /** Empty for decorative images. */
  alt: string
}

export interface HtmlPart {
  kind: 'html'
  html: SafeHtml
}

/** The brand's hero, optionally with another text. A site whose brand has none shows nothing. */
export interface HeroBanner {
  kind: 'hero-banner'
  title: string | null
  text: string | null
}

export const memberModes = ['simple', 'featured', 'default'] as const
export type MemberMode = (typeof memberModes)[number]
export interface MemberList {
  kind: 'member-list'
  title: string | null
  mode: MemberMode
  /** Restricts the members to this subject; null for all. */
  subjectId: number | null
  /** Whether readers may choose a subject. */
  filter: boolean
}

export const processTypes = ['articles', 'preprints', 'articlesWithPreScreening', 'assets'] as const
export type ProcessType = (typeof processTypes)[number]
export interface PublishingProcess {
  kind: 'publishing-process'
  type: ProcessType
  suppressTitle: boolean
  showAsteriskOnPreprint: boolean
}

export interface CustomerQuote {
  kind: 'customer-quote'
  mode: 'standard' | 'simple'
  name: string
  jobTitle: string | null
  html: SafeHtml
  picture: PageImage | null
}

export const benefitIcons = ['icon-transparency', 'icon-openscience', 'icon-supportingdata'] as const
export type BenefitIcon = (typeof benefitIcons)[number]
export interface IconBenefits {
  kind: 'icon-benefits'
  suppressTitles: boolean
  items: { icon: BenefitIcon; title: string; html: SafeHtml }[]
}

export interface Columns {
  kind: 'columns'
  columns: Part[][]
}

export const horizontalPositions = ['left', 'center', 'right'] as const
export const verticalPositions = ['top', 'center', 'bottom'] as const
export const minHeights = [0, 200, 300, 400, 500, 600] as const
export interface ImageBlock {
  kind: 'image'
  picture: PageImage
  /** Shown on hover and on keyboard focus. */
  caption: SafeHtml | null
  isHero: boolean
  /** Whether the image fills its area and is cropped, instead of being shown whole. */
  fullCoverage: boolean
  /** The value is in CSS pixels. */
  minHeight: (typeof minHeights)[number]
  horizontal: (typeof horizontalPositions)[number]
  vertical: (typeof verticalPositions)[number]
  /** Space above and below, in steps of the spacing scale; 0 to 9. */
  spacing: number
}

export const chartTypes = ['pie', 'bar', 'line'] as const
export interface ChartBlock {
  kind: 'chart'
  type: (typeof chartTypes)[number]
  title: string
  description: string | null
  /** The heading of the first column: 'Year'. */
  label: string
  /** The headings of the numeric columns; a pie chart has one. */
  series: { name: string; values: (number | null)[] }[]
  labels: string[]
}

export interface TabsBlock {
  kind: 'tabs'
  label: string | null
  items: { id: string; title: string; parts: Part[] }[]
}

export interface AnchorBlock {
  kind: 'anchor'
  id: string
  text: string
}

export interface Accordions {
  kind: 'accordions'
  expandAll: boolean
  items: { id: string; title: string; open: boolean; parts: Part[] }[]
}

export interface SubjectAreas {
  kind: 'subject-areas'
  title: string | null
}

export interface RecentArticles {
  kind: 'recent-articles'
  title: string | null
}

/** The statistics in the page, or those of the CMS where it has none. */
export interface StatisticsBlock {
  kind: 'statistics'
  title: string | null
  own: { stats: { label: string; count: number }[]; lastUpdated: string | null } | null
}

export interface CookiePolicy {
  kind: 'cookie-policy'
}

export interface SubmitCallToAction {
  kind: 'submit-call-to-action'
  title: string | null
  html: SafeHtml | null
}

export interface InfoRows {
  kind: 'info-rows'
  rows: { title: string | null; picture: PageImage | null; parts: Part[] }[]
}

export interface LogoBar {
  kind: 'logo-bar'
  title: string | null
  logos: { name: string; picture: PageImage; href: string | null }[]
}

export interface TableBlock {
  kind: 'table'
  caption: string
  /** The table's content: caption and rows. */
  html: SafeHtml
  shaded: boolean
}

/** The card with the links to publishing (specification, accounts.md section 2 “Sidebar and static pages”). */
export interface PublishYourResearch {
  kind: 'publish-your-research'
}

export type Block =
  | HeroBanner
  | MemberList
  | PublishingProcess
  | CustomerQuote
  | IconBenefits
  | Columns
  | ImageBlock
  | ChartBlock
  | TabsBlock
  | AnchorBlock
  | Accordions
  | SubjectAreas
  | RecentArticles
  | StatisticsBlock
  | CookiePolicy
  | SubmitCallToAction
  | InfoRows
  | LogoBar
  | TableBlock
  | PublishYourResearch
export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
export type Part = HtmlPart | Block

/** Iterates over all parts of a page, including those within blocks. */
export function* everyPart(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part
    yield* everyPart(partsWithin(part))
  }
}

function partsWithin(part: Part): Part[] {
  if (part.kind === 'columns') return part.columns.flat()
  if (part.kind === 'tabs' || part.kind === 'accordions') return part.items.flatMap(item => item.parts)
  return part.kind === 'info-rows' ? part.rows.flatMap(row => row.parts) : []
}
