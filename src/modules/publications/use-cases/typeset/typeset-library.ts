import { rowByRow } from '../../../../core/database/row-by-row.ts'
import { listArticleIds, listArticlesWithNotices, listArticlesWithoutPdf } from '../../data/typeset.ts'
import type { ArticleId } from '../../domain/ids.ts'
import { announceChanges } from '../announce-changes.ts'
import type { TypesetSetting } from './store-derived-pdf.ts'
import { type TypesetOutcome, typesetArticleVersions } from './typeset-article.ts'

/** Makes the missing and outdated PDFs of all publications. The run can be stopped and started again. */
export async function typesetLibrary(
  setting: TypesetSetting,
  onArticle: () => void = () => undefined,
): Promise<Omit<TypesetOutcome, 'typeset'>> {
  const outcome: Omit<TypesetOutcome, 'typeset'> = { made: 0, warnings: [] }
  const announcer = announceChanges(setting.kysely)
  for await (const { id } of rowByRow((after: ArticleId, count) => listArticleIds(setting.kysely, after, count))) {
    const { typeset, made, warnings } = await typesetArticleVersions(setting, id)
    await announcer.add(typeset)
    outcome.made += made
    outcome.warnings.push(...warnings)
    onArticle()
  }
  await announcer.end()
  return outcome
}

export interface MissingPdfs extends TypesetSetting {
  /** Called once for each version whose PDF failed or is incomplete, with its path. */
  onWarning: (message: string) => void
  /** Awaited after each article; false stops the run. */
  shouldContinue: () => Promise<boolean>
}

/**
 * Makes the PDFs of versions that have none, and updates those of articles with notices. Failed attempts are left to `recto typeset`.
 * @returns the number of PDFs made
 */
export async function typesetMissing(setting: MissingPdfs): Promise<number> {
  const { kysely } = setting
  const announcer = announceChanges(kysely)
  let count = 0
  try {
    for (const list of [listArticlesWithoutPdf, listArticlesWithNotices]) {
      for await (const { id, platform, volume, publicationId } of rowByRow((after: ArticleId, max) => list(kysely, after, max))) {
        const { typeset, warnings } = await typesetArticleVersions(setting, id)
        count += typeset.length
        for (const { message } of warnings) setting.onWarning(`Article ${volume}-${publicationId} of ${platform}: ${message}`)
        await announcer.add(typeset)
        if (!(await setting.shouldContinue())) return count
      }
    }
  } finally {
    await announcer.end()
  }
  return count
}
