/** What editors decide of published versions, for those whom the access table lets. */
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
  /** What the person may make of it. */
  allowed: WantedStatus[]
  /** Newest first. */
  changes: NotedStatusChange[]
}

export interface Editorial {
  /** Null where the platform has no such version. */
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
