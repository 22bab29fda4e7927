/** Stores and lists the decisions about the editorial status of versions. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { accountAt } from '../../../accounts/index.ts'
import type { TransferredStatus } from '../../domain/content/export-manifest.ts'
import type { WantedStatus } from '../../domain/peer-review/status-changes.ts'

/** Finds any version of the site, published or not; null where it has none. */
export async function findVersionStatus(database: Kysely<Schema>, platform: string, versionId: VersionId) {
  const found = await database
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('version.id', '=', versionId)
    .select([
      'version.id',
      'version.article_id as articleId',
      'version.version_number as versionNumber',
      'version.title',
      'version.type as articleType',
      'version.editorial_status as status',
      'version.editorial_status_set as isSet',
      'version.version_of_record_doi as versionOfRecordDoi',
      'item.volume',
      'item.publication_id as publicationId',
    ])
    .executeTakeFirst()
  return found ?? null
}

/** Prevents others from changing the version until the transaction ends. */
export async function lockVersion(trx: Transaction<Schema>, versionId: VersionId): Promise<void> {
  await trx.selectFrom('version').where('id', '=', versionId).select('id').forUpdate().execute()
}

export async function findStatusOf(trx: Transaction<Schema>, versionId: VersionId): Promise<EditorialStatus | null> {
  const { now } = await trx.selectFrom('version').where('id', '=', versionId).select('editorial_status as now').executeTakeFirstOrThrow()
  return now
}

interface StatusChange {
  versionId: VersionId
  /** An account's id. */
  by: AccountId | 'command-line'
  from: EditorialStatus | null
  to: WantedStatus
  reason: string
}

export async function noteStatusChange(trx: Transaction<Schema>, { versionId, by, from, to, reason }: StatusChange): Promise<void> {
  await trx
    .insertInto('version_status_change')
    .values({
      version_id: versionId,
      by_account_id: by === 'command-line' ? null : by,
      by_command_line: by === 'command-line',
      from_status: from,
      to_status: to,
      reason,
    })
    .execute()
}

export type RecordedStatusChange = Awaited<ReturnType<typeof listStatusChanges>>[number]

/** Newest first. `by` is null on the command line, where reports changed the status, and where the account is deleted. */
export function listStatusChanges(database: Kysely<Schema>, versionId: VersionId) {
  return database
    .selectFrom('version_status_change as change')
    .leftJoin('account', 'account.id', 'change.by_account_id')
    .where('change.version_id', '=', versionId)
    .select([
      'change.id',
      'change.from_status as from',
      'change.to_status as to',
      'change.reason',
      'change.by_command_line as byCommandLine',
      'change.by_reports as byReports',
      'change.changed_at as changedAt',
      sql<string | null>`account.first_name || ' ' || account.last_name`.as('by'),
    ])
    .orderBy('change.id', 'desc')
    .execute()
}

/** Whether a person or reports have changed its status here. */
export async function hasStatusHistory(trx: Transaction<Schema>, versionId: VersionId): Promise<boolean> {
  const changed = await trx.selectFrom('version_status_change').where('version_id', '=', versionId).select('id').limit(1).executeTakeFirst()
  if (changed !== undefined) return true
  const version = await trx
    .selectFrom('version')
    .where('id', '=', versionId)
    .select('editorial_status_set as isSet')
    .executeTakeFirstOrThrow()
  return version.isSet
}

export async function restoreStatusChanges(
  trx: Transaction<Schema>,
  versionId: VersionId,
  changes: TransferredStatus['changes'],
): Promise<void> {
  for (const { from, to, reason, by, byCommandLine, byReports, changedAt } of changes)
    await trx
      .insertInto('version_status_change')
      .values({
        ...{ version_id: versionId, from_status: from, to_status: to, reason },
        ...{ by_command_line: byCommandLine, by_reports: byReports },
        by_account_id: by === null ? null : accountAt(trx, by),
        changed_at: new Date(changedAt),
      })
      .execute()
}
