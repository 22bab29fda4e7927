/** The extension points of the pages of publications: comments, metrics, gateways, tracking and alerts. */

import type { ComponentType } from 'react'
import type { PageContext } from '../../sites/pages/context.ts'
import type { ArticleForReading, AssetForReading } from '../domain/content/for-reading.ts'
import type { ReportId } from '../domain/ids.ts'

/** These are loaded for the parts of a publication's page. `src/site/part-loaders.ts` adds the fields, by declaration merging. */
export interface ItemPartData extends Record<never, never> {}
/** The same for the page of a report. */
export interface ReportPartData extends Record<never, never> {}

/** A publication whose page is loaded. */
export interface ItemWithParts {
  facts: Pick<ArticleForReading | AssetForReading, 'itemId' | 'gateways' | 'comments'>
  contentType: 'ARTICLE' | AssetForReading['contentType']
  /** The numbers in its path. */
  key: Pick<ArticleForReading, 'volume' | 'publicationId'>
  /** The number of the version that is shown; null for what has no versions. */
  version: number | null
  /** The path of the page itself. */
  pagePath: string
  isDraft: boolean
}

interface ItemPanel {
  parts: ItemPartData
  item: Pick<ArticleForReading, 'itemId' | 'volume' | 'publicationId'> & { versionNumber?: number }
  contentType: 'ARTICLE' | AssetForReading['contentType']
}

declare module '../../sites/pages/parts.tsx' {
  interface PageParts {
    /** This stands beside download, cite and share. */
    itemAction: ComponentType<{ parts: ItemPartData }>
    /** This shows what readers say. */
    itemDiscussion: ComponentType<{ parts: ItemPartData }>
    /** This stands at the end of the column beside the text. */
    itemPanels: ComponentType<ItemPanel>
    /** This stands after the facts of a report, on the page of its article. */
    itemReportAction: ComponentType<{ parts: ItemPartData; reportId: ReportId }>
    /** This stands beside share and cite, on a report's own page. */
    reportAction: ComponentType<{ parts: ReportPartData; reportId: ReportId }>
    /** This stands at the end of the column beside a report. */
    reportPanels: ComponentType<{
      reportId: ReportId
      article: Pick<ArticleForReading, 'itemId' | 'volume' | 'publicationId' | 'versionNumber'>
    }>
  }
  interface PartLoaders {
    itemParts: (item: ItemWithParts, context: PageContext) => Promise<ItemPartData>
    /** Null where there is nothing to show. */
    reportParts: (article: Pick<ArticleForReading, 'volume' | 'publicationId'>, context: PageContext) => Promise<ReportPartData | null>
  }
}
