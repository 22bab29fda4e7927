/** Sets the editorial status of a version to a person's decision. Nothing else may set it for a person. */
import type { Kysely, Transaction } from 'kysely'
import type { Role } from '../../../../core/access/roles.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId, VersionId } from '../../../../core/ids/shared-ids.ts'
import { readDoi } from '../../../../document/metadata/identifiers.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { noteChangedVersions } from '../../data/note-changes.ts'
import { findStatusOf, findVersionStatus, lockVersion, noteStatusChange } from '../../data/peer-review/version-status.ts'
import { type StatusChangeEntered, statusesToGive, type WantedStatus } from '../../domain/peer-review/status-changes.ts'
import { updateEditorialStatuses } from '../peer-review/update-editorial-statuses.ts'

export type StatusChanger = { kind: 'command-line' } | { kind: 'account'; accountId: AccountId; roles: readonly Role[] }

export interface StatusChangeRequest extends StatusChangeEntered {
  platform: string
  versionId: VersionId
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

/** This is for the command line, which may do everything. */
export const changeEditorialStatus = (kysely: Kysely<Schema>, requested: StatusChangeRequest): Promise<StatusChangeOutcome> =>
  kysely.transaction().execute(async trx => {
    await lockVersion(trx, requested.versionId)
    return await changeLockedStatus(trx, requested)
  })

/** The caller has authorised the request, and locked the version. Pages, search and citations are updated with the transaction. */
export async function changeLockedStatus(trx: Transaction<Schema>, requested: StatusChangeRequest): Promise<StatusChangeOutcome> {
  const { platform, versionId, status: wanted, reason, by } = requested
  const version = await findVersionStatus(trx, platform, versionId)
  if (version === null) return { kind: 'missing' }
  const from = version.status
  const allowed = statusesToGive(version, corrects(by))
  if (!allowed.includes(wanted)) return { kind: 'refused', from, allowed }
  const doi = requested.versionOfRecordDoi === null ? null : readDoi(requested.versionOfRecordDoi)
  if (wanted === 'SENT_TO_VERSION_OF_RECORD' && (doi ?? version.versionOfRecordDoi) === null) return { kind: 'version-of-record-missing' }
  const versionOfRecordDoi = wanted === 'SENT_TO_VERSION_OF_RECORD' ? doi : null
  await updateEditorialStatuses(trx, [version.articleId], { decided: { versionId, status: wanted, versionOfRecordDoi } })
  const status = await findStatusOf(trx, versionId)
  await noteStatusChange(trx, { versionId, by: by.kind === 'account' ? by.accountId : 'command-line', from, to: wanted, reason })
  await noteChangedVersions(trx, [versionId])
  return { kind: 'changed', from, status }
}
