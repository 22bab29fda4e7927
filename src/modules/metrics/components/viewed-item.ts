import type { ContentType } from '../../../document/metadata/content-type.ts'

export interface ViewedItem {
  contentId: number
  contentType: ContentType
  /** Null for items without versions. */
  versionNumber: number | null
  /** The report on the article whose own page the reader sees. */
  reportId?: number | undefined
}
