/** Restores the part of an export that is not its items. */
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { restoreAccounts, restoreTocAlerts } from '../../../accounts/data/account-transfer.ts'
import { restoreSuggestions } from '../../../accounts/data/organisation-suggestion.ts'
import { restoreSubscribers } from '../../../alerts/data/alert-transfer.ts'
import { restoreDigestRuns } from '../../../alerts/data/digest-transfer.ts'
import { addUpdateSignUp } from '../../../alerts/data/update-sign-up.ts'
import { restoreCommentBlocks } from '../../../comments/data/comment-transfer.ts'
import { storeGateway } from '../../../gateways/data/store-gateways.ts'
import { findPlatformId, storePlatform } from '../../../sites/data/platforms.ts'
import { restoreMedia } from '../../../website/data/media-transfer.ts'
import { restorePartStates } from '../../../website/data/part-transfer.ts'
import { restorePosts } from '../../../website/data/post-transfer.ts'
import { restorePages, restoreSites } from '../../../website/data/site-transfer.ts'
import type { ExportManifest } from '../../domain/content/export-manifest.ts'
import { restoreAnonymised } from '../anonymised-reviewer.ts'
import { storeSubjectTree } from '../store/subjects.ts'
import type { StoredFile } from '../stored-article.ts'

/**
 * Existing data stays and takes names from the export; existing accounts and sign-ups do not change.
 * @param mediaFiles the files of its media, by hash; the file store has them
 */
export async function restoreSettings(
  trx: Transaction<Schema>,
  manifest: ExportManifest,
  mediaFiles: ReadonlyMap<string, StoredFile>,
): Promise<void> {
  for (const { key, name, nextPublicationId } of manifest.platforms) {
    const id = await storePlatform(trx, { key, name })
    // Numbers that are already used here must not be assigned again.
    await trx
      .updateTable('platform')
      .set({ next_publication_id: sql<number>`greatest(next_publication_id, ${nextPublicationId})` })
      .where('id', '=', id)
      .execute()
  }
  // Gateways with a folder get their content once their items are stored.
  for (const { platform, ...gateway } of manifest.gateways) await storeGateway(trx, await findPlatformId(trx, platform), gateway)
  await storeSubjectTree(trx, manifest.subjects)
  for (const { name, defaultSubmitter } of manifest.documentTypes) {
    await trx
      .insertInto('document_type')
      .values({ name, default_submitter: defaultSubmitter })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ default_submitter: defaultSubmitter }))
      .execute()
  }
  for (const funder of manifest.funders) {
    await trx
      .insertInto('funder')
      .values(funder)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  const accounts = await restoreAccounts(trx, manifest.accounts)
  await restoreSuggestions(trx, manifest.organisationSuggestions)
  await restoreAnonymised(trx, manifest.withheldReviewers)
  await restoreSubscribers(trx, manifest.alertSubscribers)
  await restoreTocAlerts(trx, accounts)
  await restoreCommentBlocks(trx, manifest.commentBlocks)
  await restoreDigestRuns(trx, manifest.digestRuns)
  const mediaIds = await restoreMedia(trx, manifest.media, mediaFiles)
  await restorePages(trx, manifest.sitePages, mediaIds)
  await restorePosts(trx, { authors: manifest.postAuthors, posts: manifest.posts, mediaIds })
  await restoreSites(trx, manifest.sites, mediaIds)
  await restorePartStates(trx, { states: manifest.partStates, sites: manifest.sites, mediaIds })
  for (const { platform, signedUpAt, confirmedAt, confirmBy, ...signUp } of manifest.updateSignUps)
    await addUpdateSignUp(trx, platform, {
      ...signUp,
      signedUpAt: new Date(signedUpAt),
      confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
      confirmBy: confirmBy === null ? null : new Date(confirmBy),
    })
}
