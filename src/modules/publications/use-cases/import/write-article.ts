/** The one writer of articles with a source: imports and restored exports store through it, each version in one transaction. */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { uncheckedId } from '../../../../core/ids/id.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ImportWarning } from '../../../../document/article-document.ts'
import { anonymisedReviewersOf } from '../../../../document/peer-review/anonymised-reviewer.ts'
import { noteChangedVersions } from '../../data/note-changes.ts'
import { holdAnonymising } from '../../data/peer-review/anonymised-reviewer.ts'
import { listArticlesUnderNotice } from '../../data/related-content.ts'
import type { StoredArticle, StoredVersion } from '../../data/stored-article.ts'
import { listArticlesWithoutPdf } from '../../data/typeset.ts'
import { storeVersion } from '../store-articles.ts'
import { typesetArticleVersions } from '../typeset/typeset-article.ts'
import type { ImportSetting } from './import-setting.ts'
import { anonymisedIn } from './prepare-article.ts'

export interface ImportedArticle {
  stored: StoredVersion
  warnings: ImportWarning[]
  /** The versions whose PDF was made, also those of articles that this one is a notice about. */
  typeset: readonly VersionId[]
}

/**
 * @param prepare makes the article ready; it is called again where a reviewer's name was removed meanwhile
 * @param complete stores in the same transaction what else belongs to the version
 */
export async function writeArticle(
  setting: ImportSetting,
  prepare: () => Promise<StoredArticle>,
  complete?: (trx: Transaction<Schema>, version: StoredVersion, article: StoredArticle) => Promise<void>,
): Promise<ImportedArticle> {
  for (;;) {
    const article = await prepare()
    const stored = await setting.kysely.transaction().execute(async transaction => {
      await holdAnonymising(transaction)
      const anonymisedAs = await anonymisedIn(transaction, article, article.source.sha256)
      if (anonymisedReviewersOf(article.document, anonymisedAs).length > 0) return null
      const version = await storeVersion(transaction, setting.platform, article)
      await setting.itemGateways.add(transaction, version.contentItemId, setting.gateways)
      await complete?.(transaction, version, article)
      return version
    })
    if (stored === null) continue
    const made = await makePdfs(stored, setting)
    return { stored, warnings: [...article.warnings, ...made.warnings], typeset: made.typeset }
  }
}

/** Runs after the transaction, which must not wait for PDFs: an article is complete without its PDF. */
async function makePdfs(
  { articleId, contentItemId, outcome }: StoredVersion,
  { kysely, files, typeset }: ImportSetting,
): Promise<Pick<ImportedArticle, 'warnings' | 'typeset'>> {
  if (typeset === null) return { warnings: [], typeset: [] }
  // An import that was killed after its transaction left the article without a PDF.
  if (outcome === 'unchanged' && (await listArticlesWithoutPdf(kysely, uncheckedId(articleId - 1), 1, articleId)).length === 0)
    return { warnings: [], typeset: [] }
  const made = await typesetArticleVersions({ kysely, files, ...typeset }, articleId)
  // The PDF of a retracted article must show the retraction from now on.
  for (const noticed of await listArticlesUnderNotice(kysely, contentItemId))
    made.typeset.push(...(await typesetArticleVersions({ kysely, files, ...typeset }, noticed)).typeset)
  // Pages that were cached meanwhile lack the PDF, so the change is logged.
  await noteChangedVersions(kysely, made.typeset)
  return { warnings: made.warnings, typeset: made.typeset }
}
