/** The parsers of all blocks by the value of `data-block`. */
import type { ReadBlock } from '../block-reader.ts'
import type { BlockKind } from '../parts.ts'
import { readAccordions } from './accordions.ts'
import { readAnchor } from './anchor.ts'
import { readChart } from './chart.ts'
import { readColumns } from './columns.ts'
import { readCustomerQuote } from './customer-quote.ts'
import { readHeroBanner } from './hero-banner.ts'
import { readIconBenefits } from './icon-benefits.ts'
import { readImage } from './image.ts'
import { readInfoRows } from './info-rows.ts'
import { readLogoBar } from './logo-bar.ts'
import { readMemberList } from './member-list.ts'
import { readPublishingProcess } from './publishing-process.ts'
import { readStatistics } from './statistics.ts'
import { readTable } from './table.ts'
import { readTabs } from './tabs.ts'
import {
  readCookiePolicy,
  readPublishYourResearch,
  readRecentArticles,
  readSubjectAreas,
  readSubmitCallToAction,
} from './without-content.ts'

export const blockReaders: { readonly [Kind in BlockKind]: ReadBlock<Kind> } = {
  'hero-banner': readHeroBanner,
  'member-list': readMemberList,
  'publishing-process': readPublishingProcess,
  'customer-quote': readCustomerQuote,
  'icon-benefits': readIconBenefits,
  columns: readColumns,
  image: readImage,
  chart: readChart,
  tabs: readTabs,
  anchor: readAnchor,
  accordions: readAccordions,
  'subject-areas': readSubjectAreas,
  'recent-articles': readRecentArticles,
  statistics: readStatistics,
  'cookie-policy': readCookiePolicy,
  'submit-call-to-action': readSubmitCallToAction,
  'info-rows': readInfoRows,
  'logo-bar': readLogoBar,
  table: readTable,
  'publish-your-research': readPublishYourResearch,
}

export const isBlockKind = (name: string): name is BlockKind => Object.hasOwn(blockReaders, name)
