/** Sets the editorial status of a version to a person's decision. Nothing else may set it for a person. */
import type { Kysely } from 'kysely'
import type { Role } from '../../../../core/access/roles.ts'
import { logChangedVersions } from '../../../../core/database/revision.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { readDoi } from '../../../../document/metadata/identifiers.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { findVersionStatus, lockVersion, noteStatusChange, storeVersionStatus } from '../../data/version-status.ts'
import { type StatusChangeEntered, statusesToGive, type WantedStatus } from '../../domain/peer-review/status-changes.ts'

export type StatusChanger = { kind: 'command-line' } | { kind: 'account'; accountId: number; roles: readonly Role[] }

export interface StatusChangeRequest extends StatusChangeEntered {
  platform: string
  versionId: number
  by: StatusChanger
}

export type StatusChangeOutcome =
  | { kind: 'changed'; from: EditorialStatus | null; status: EditorialStatus | null }
  | { kind: 'missing' }
  /** This user may not change the current status to the requested one. */
  | { kind: 'refused'; from: EditorialStatus | null; allowed: WantedStatus[] }
  /** The version of record to which it was sent is not given. */
  | { kind: 'version-of-record-missing' }

/** Super editors and the command line may correct any status. */
export const corrects = (by: StatusChanger): boolean => by.kind === 'command-line' || by.roles.includes('ROLE_SUPER_EDITOR')

/** The access table has authorised the request before. Pages, search and citations are updated at once. */
export async function changeEditorialStatus(kysely: Kysely<Schema>, requested: StatusChangeRequest): Promise<StatusChangeOutcome> {
  const { platform, versionId, status: wanted, reason, by } = requested
  return await kysely.transaction().execute(async trx => {
    await lockVersion(trx, versionId)
    const version = await findVersionStatus(trx, platform, versionId)
    if (version === null) return { kind: 'missing' }
    const from = version.status
    const allowed = statusesToGive(version, corrects(by))
    if (!allowed.includes(wanted)) return { kind: 'refused', from, allowed }
    const doi = requested.versionOfRecordDoi === null ? null : readDoi(requested.versionOfRecordDoi)
    if (wanted === 'SENT_TO_VERSION_OF_RECORD' && (doi ?? version.versionOfRecordDoi) === null) return { kind: 'version-of-record-missing' }
    const status = await storeVersionStatus(trx, version, wanted, wanted === 'SENT_TO_VERSION_OF_RECORD' ? doi : null)
    await noteStatusChange(trx, { versionId, by: by.kind === 'account' ? by.accountId : 'command-line', from, to: wanted, reason })
    await logChangedVersions(trx, [versionId])
    return { kind: 'changed', from, status }
  })
}
