import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ReportId } from '../../publications/domain/ids.ts'

export interface ViewedItem {
  contentId: ContentId
  contentType: ContentType
  /** Null for items without versions. */
  versionNumber: number | null
  /** The report on the article whose own page the reader sees. */
  reportId?: ReportId | undefined
}
