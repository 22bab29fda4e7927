/** Stores articles with their peer review and the statuses that follow: the one writer of imports, restored exports and generators. */
import type { Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { storeArticleVersion } from '../data/store-article.ts'
import { type NewArticle, storeNewArticles } from '../data/store-new-articles.ts'
import type { StoredArticle, StoredVersion } from '../data/stored-article.ts'
import { recordPeerReview } from './peer-review/record-peer-review.ts'
import { updateEditorialStatuses } from './peer-review/update-editorial-statuses.ts'

/** @throws OperatorError for an unknown platform */
export async function storeVersion(trx: Transaction<Schema>, platform: string, article: StoredArticle): Promise<StoredVersion> {
  const stored = await storeArticleVersion(trx, platform, article)
  if (stored.outcome === 'unchanged') return stored
  const { metadata, peerReview: reports } = article.document
  await recordPeerReview(trx, { ...stored, metadata }, { kind: 'source', reports, rendered: article.rendered.peerReview })
  return stored
}

/**
 * Stores many articles: new ones in a few statements for all of them, the others one version after the other.
 * @returns for each article whether it was new
 * @throws OperatorError for an unknown platform
 */
export async function storeArticles(trx: Transaction<Schema>, platform: string, articles: readonly NewArticle[]): Promise<boolean[]> {
  const ids = await storeNewArticles(trx, platform, articles)
  await updateEditorialStatuses(
    trx,
    ids.filter(id => id !== null),
  )
  const outcomes: boolean[] = []
  for (const [index, versions] of articles.entries()) {
    let isNew = ids[index] !== null
    if (!isNew)
      for (const [at, version] of versions.entries()) {
        const { outcome } = await storeVersion(trx, platform, version)
        if (at === 0) isNew = outcome === 'created'
      }
    outcomes.push(isNew)
  }
  return outcomes
}
