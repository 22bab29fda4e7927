/** What a reader may ask of the library: the port between the pages and the API on one side, and the database on the other. */

import type { Language } from '../../../../core/text/languages.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { ItemMetrics } from '../../../metrics/use-cases/read-metrics.ts'
import type { ItemKey } from '../../domain/content/address.ts'
import type {
  ArticleForReading,
  AssetForReading,
  ContentCard,
  ContentList,
  Described,
  ReportForReading,
} from '../../domain/content/for-reading.ts'
import type { VersionComparison } from './compare-versions.ts'

/** What to do with an address that names an item. */
export type Found<Item> =
  | { kind: 'found'; item: Item }
  | { kind: 'elsewhere'; path: string }
  /** A number without its volume, which several have. */
  | { kind: 'several'; choices: NumberedChoice[] }
  | { kind: 'missing' }

export interface NumberedChoice {
  /** From the site's root. */
  path: string
  title: string
}

/** Every call rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface Reading {
  latest(platform: string, count: number): Promise<ContentCard[]>
  list(platform: string, query: { contentType: ContentType | null; page: number; show: number }): Promise<ContentList>
  /** @param language of labels and dates in the text; English where none is given */
  article(platform: string, key: ItemKey, version: number | null, language?: Language): Promise<Found<Described<ArticleForReading>>>
  /** @param version the one that the report's address names; the answer may be that the report is elsewhere */
  report(platform: string, key: ItemKey, version: number, reportId: number, language?: Language): Promise<Found<ReportForReading>>
  /** @param numbers the older version first */
  comparison(platform: string, key: ItemKey, numbers: { old: number; new: number }, language?: Language): Promise<Found<VersionComparison>>
  asset(platform: string, contentType: AssetForReading['contentType'], key: ItemKey): Promise<Found<Described<AssetForReading>>>
  metrics(platform: string, contentType: ContentType, key: ItemKey): Promise<Found<ItemMetrics>>
  /** Published or not: who may see it is asked before. */
  versionPreview(platform: string, question: VersionPreviewQuestion, language?: Language): Promise<Found<Described<ArticleForReading>>>
  /** The same of an asset. */
  assetPreview(platform: string, question: AssetPreviewQuestion): Promise<Found<Described<AssetForReading>>>
}

export interface VersionPreviewQuestion {
  versionId: number
  /** The account that has to be an author of it, or else it is missing; null for those who may see anybody's. */
  author: number | null
}

export interface AssetPreviewQuestion {
  assetId: number
  /** One of another type is missing. */
  contentTypes: readonly AssetForReading['contentType'][]
  /** The account that has to be an author of it, or else it is missing; null for those who may see anybody's. */
  author: number | null
}
