/** Queries of readers for publications: the port between the pages and the API on one side, and the database on the other. */

import type { AccessRefusal } from '../../../../core/access/one-resource.ts'
import type { AccessRequest } from '../../../../core/access/visible-to.ts'
import type { AssetId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { Language } from '../../../../core/text/languages.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { Found } from '../../../sites/domain/found.ts'
import type {
  ArticleForReading,
  AssetForReading,
  ContentCard,
  ContentList,
  Described,
  ReportForReading,
} from '../../domain/content/for-reading.ts'
import type { ItemKey } from '../../domain/content/item-path.ts'
import type { ReportId } from '../../domain/ids.ts'
import type { VersionComparison } from './compare-versions.ts'

/** Every call rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface Reading {
  latest(platform: string, count: number): Promise<ContentCard[]>
  list(platform: string, query: { contentType: ContentType | null; page: number; show: number }): Promise<ContentList>
  /** @param language of labels and dates in the text; English by default */
  article(platform: string, key: ItemKey, version: number | null, language?: Language): Promise<Found<Described<ArticleForReading>>>
  /** @param version the one in the report's path; the result may be a redirect to the report's own path */
  report(platform: string, key: ItemKey, version: number, reportId: ReportId, language?: Language): Promise<Found<ReportForReading>>
  /** @param numbers the older version first */
  comparison(platform: string, key: ItemKey, numbers: { old: number; new: number }, language?: Language): Promise<Found<VersionComparison>>
  asset(platform: string, contentType: AssetForReading['contentType'], key: ItemKey): Promise<Found<Described<AssetForReading>>>
  /** Finds published and unpublished versions, beside those of the others that the user may see too. */
  versionPreview(question: VersionPreviewQuestion, language?: Language): Promise<Previewed<Described<ArticleForReading>>>
  /** Finds published and unpublished assets. */
  assetPreview(question: AssetPreviewQuestion): Promise<Previewed<Described<AssetForReading>>>
}

/** A preview, or why the user does not get it. */
export type Previewed<Item> = { kind: 'found'; item: Item } | AccessRefusal

export interface VersionPreviewQuestion {
  versionId: VersionId
  access: AccessRequest
}

export interface AssetPreviewQuestion {
  assetId: AssetId
  /** An asset of another type is missing. */
  contentTypes: readonly AssetForReading['contentType'][]
  access: AccessRequest
}
