import type { ContentType } from '../../../../document/metadata/content-type.ts'

/** The records that the request selects. */
export interface Selection {
  /** Inclusive lower limit of the time of the last change. */
  from: Date | null
  /** Exclusive upper limit of the time of the last change. */
  before: Date | null
  contentType: ContentType | null
}

/** The position after which a list continues: the last record's time of change and id. */
export interface ListPlace {
  /** The time has microseconds, as PostgreSQL stores it. */
  changedAt: string
  id: number
  /** The number of records before this position. */
  cursor: number
  /** The size of the whole list when its first part was requested. */
  total: number
}
