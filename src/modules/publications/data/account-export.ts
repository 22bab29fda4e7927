/** This module stores the following about one user, who may download it. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { findAccountById, knownBy } from '../../accounts/index.ts'
import { isReviewedBy } from './peer-review/anonymised-reviewer.ts'

export async function exportStatusChanges(db: Kysely<Schema>, accountId: AccountId) {
  return {
    statusChanges: await db
      .selectFrom('version_status_change')
      .where('by_account_id', '=', accountId)
      .select(['version_id as versionId', 'from_status as from', 'to_status as to', 'reason', 'changed_at as changedAt'])
      .orderBy('id')
      .execute(),
  }
}

/** The published reports that a user wrote, as under “Peer reviewing” but on every site. */
export async function exportReportsWritten(db: Kysely<Schema>, accountId: AccountId) {
  const account = await findAccountById(db, accountId)
  if (account === undefined) return { reportsWritten: [] }
  return {
    reportsWritten: await db
      .selectFrom('report')
      .innerJoin('version', 'version.id', 'report.version_id')
      .where(isReviewedBy(knownBy(account)))
      .where('version.pre_completion_status', 'is', null)
      .select(['report.id', 'version.id as versionId', 'version.title', 'version.doi as versionDoi', 'version.review_round as round'])
      .select(['report.doi', 'report.decision', 'report.recommendation', 'report.published_date as published'])
      .orderBy('report.id')
      .execute(),
  }
}
