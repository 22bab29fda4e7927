/** Editorial decisions about published versions, for users whom the access table authorises. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { findVersionStatus, listStatusChanges, type RecordedStatusChange } from '../../data/version-status.ts'
import { statusesToGive, type WantedStatus } from '../../domain/peer-review/status-changes.ts'
import {
  changeEditorialStatus,
  corrects,
  type StatusChangeOutcome,
  type StatusChangeRequest,
  type StatusChanger,
} from './change-editorial-status.ts'

export interface VersionWithStatus extends NonNullable<Awaited<ReturnType<typeof findVersionStatus>>> {
  /** The statuses that the user may set. */
  allowed: WantedStatus[]
  /** Newest first. */
  changes: RecordedStatusChange[]
}

export interface Editorial {
  /** Null where the site has no such version. */
  findStatus(platform: string, versionId: number, by: StatusChanger): Promise<VersionWithStatus | null>
  changeStatus(requested: StatusChangeRequest): Promise<StatusChangeOutcome>
}

export const createEditorial = (kysely: Kysely<Schema>): Editorial => ({
  async findStatus(platform, versionId, by) {
    const version = await findVersionStatus(kysely, platform, versionId)
    if (version === null) return null
    return { ...version, allowed: statusesToGive(version, corrects(by)), changes: await listStatusChanges(kysely, versionId) }
  },
  changeStatus: requested => changeEditorialStatus(kysely, requested),
})
