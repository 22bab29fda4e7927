/** Editorial decisions about versions, for users whom the access table gives them to. */
import type { Kysely } from 'kysely'
import { maySomewhere } from '../../../../core/access/access.ts'
import { type AccessRefusal, findDecision } from '../../../../core/access/one-resource.ts'
import type { AccessRequest, SignedInAccess } from '../../../../core/access/visible-to.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AssetId, VersionId } from '../../../../core/ids/shared-ids.ts'
import { assetResource, versionResource } from '../../data/access-columns.ts'
import { findVersionStatus, listStatusChanges, lockVersion, type RecordedStatusChange } from '../../data/peer-review/version-status.ts'
import { type StatusChangeEntered, statusesToGive, type WantedStatus } from '../../domain/peer-review/status-changes.ts'
import { type StaffAction, staffActions } from '../../domain/staff-action.ts'
import { changeLockedStatus, corrects, type StatusChangeOutcome, type StatusChanger } from './change-editorial-status.ts'

export interface VersionWithStatus extends NonNullable<Awaited<ReturnType<typeof findVersionStatus>>> {
  /** The statuses that the user may set. */
  allowed: WantedStatus[]
  /** Newest first. */
  changes: RecordedStatusChange[]
}

/** A request of a signed-in user for the action `set an editorial status`. */
type EditorialAccess = SignedInAccess

export interface Editorial {
  findStatus(access: EditorialAccess, versionId: VersionId): Promise<{ kind: 'found'; version: VersionWithStatus } | AccessRefusal>
  changeStatus(access: EditorialAccess, versionId: VersionId, entered: StatusChangeEntered): Promise<StatusChangeOutcome | AccessRefusal>
  /** Whether the user may set it, so that it is offered. */
  maySetStatus(access: AccessRequest, versionId: VersionId): Promise<boolean>
  /** What the user may do to a version or asset, and to the pages of the site, so that it is offered. */
  allowedActions(
    access: Omit<AccessRequest, 'action'>,
    what: { kind: 'version'; id: VersionId } | { kind: 'asset'; id: AssetId },
  ): Promise<StaffAction[]>
}

const changer = ({ user: { accountId, roles } }: EditorialAccess): StatusChanger => ({ kind: 'account', accountId, roles })

/** This is for whom the access table gives it to, and the command line. Null where the site has no such version. */
export async function readVersionStatus(
  kysely: Kysely<Schema>,
  platform: string,
  versionId: VersionId,
  by: StatusChanger,
): Promise<VersionWithStatus | null> {
  const version = await findVersionStatus(kysely, platform, versionId)
  if (version === null) return null
  return { ...version, allowed: statusesToGive(version, corrects(by)), changes: await listStatusChanges(kysely, versionId) }
}

export const createEditorial = (kysely: Kysely<Schema>): Editorial => ({
  async findStatus(access, versionId) {
    const decision = await findDecision(kysely, versionResource(versionId), access)
    if (decision.kind !== 'allowed') return decision
    const version = await readVersionStatus(kysely, access.site.key, versionId, changer(access))
    return version === null ? { kind: 'missing' } : { kind: 'found', version }
  },
  changeStatus: (access, versionId, entered) =>
    kysely.transaction().execute(async trx => {
      await lockVersion(trx, versionId)
      const decision = await findDecision(trx, versionResource(versionId), access)
      if (decision.kind !== 'allowed') return decision
      return await changeLockedStatus(trx, { platform: access.site.key, versionId, ...entered, by: changer(access) })
    }),
  maySetStatus: async (access, versionId) =>
    maySomewhere(access.user, access.action, access.site) &&
    (await findDecision(kysely, versionResource(versionId), access)).kind === 'allowed',
  async allowedActions(access, what) {
    const resource = what.kind === 'version' ? versionResource(what.id) : assetResource(what.id)
    const allowed: StaffAction[] = []
    for (const action of staffActions.filter(each => maySomewhere(access.user, each, access.site))) {
      // Pages belong to the site or a gateway, whoever wrote or reviewed the publication.
      if (action === 'edit pages' || (await findDecision(kysely, resource, { ...access, action })).kind === 'allowed') allowed.push(action)
    }
    return allowed
  },
})
