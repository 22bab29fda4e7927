/** Publishes drafts and withdraws publications (docs/decisions/0077). */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AssetId, VersionId } from '../../../../core/ids/shared-ids.ts'
import { setAssetState, setVersionState } from '../../data/publication-state.ts'
import type { UnpublishedState } from '../../domain/content/unpublished-state.ts'
import { updateEditorialStatuses } from '../peer-review/update-editorial-statuses.ts'

export type Publishable = { kind: 'version'; id: VersionId } | { kind: 'asset'; id: AssetId }

/**
 * @param state the state while unpublished; null publishes it. An asset has no states: it is public or not.
 * @returns false where there is nothing with that id
 */
export async function changePublication(
  kysely: Kysely<Schema>,
  { kind, id }: Publishable,
  state: UnpublishedState | null,
): Promise<boolean> {
  return await kysely.transaction().execute(async trx => {
    if (kind === 'asset') return await setAssetState(trx, id, state === null)
    const changed = await setVersionState(trx, id, state)
    if (changed === null) return false
    await updateEditorialStatuses(trx, [changed.articleId])
    return true
  })
}
