/** Editorial decisions about published versions, for users whom the access table authorises. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { findVersionStatus, listStatusChanges, type NotedStatusChange } from '../../data/version-status.ts'
import { statusesToGive, type WantedStatus } from '../../domain/peer-review/status-changes.ts'
import {
  changeEditorialStatus,
  corrects,
  type StatusChangeAsked,
  type StatusChangeOutcome,
  type StatusChanger,
} from './change-editorial-status.ts'

export interface VersionWithStatus extends NonNullable<Awaited<ReturnType<typeof findVersionStatus>>> {
  /** The statuses that the user may set. */
  allowed: WantedStatus[]
  /** Newest first. */
  changes: NotedStatusChange[]
}

export interface Editorial {
  /** Null where the site has no such version. */
  findStatus(platform: string, versionId: number, by: StatusChanger): Promise<VersionWithStatus | null>
  changeStatus(asked: StatusChangeAsked): Promise<StatusChangeOutcome>
}

export const createEditorial = (kysely: Kysely<Schema>): Editorial => ({
  async findStatus(platform, versionId, by) {
    const version = await findVersionStatus(kysely, platform, versionId)
    if (version === null) return null
    return { ...version, allowed: statusesToGive(version, corrects(by)), changes: await listStatusChanges(kysely, versionId) }
  },
  changeStatus: asked => changeEditorialStatus(kysely, asked),
})
