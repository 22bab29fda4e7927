import { rowByRow } from '../../../../core/database/row-by-row.ts'
import { announceChanges } from '../../../../core/jobs/announce-changes.ts'
import { listArticleIds, listArticlesWithNotices, listArticlesWithoutPdf } from '../../data/typeset.ts'
import type { TypesetSetting } from './store-derived-pdf.ts'
import { type TypesetOutcome, typesetArticleVersions } from './typeset-article.ts'

/** Goes through the whole library and makes the PDFs that are missing or were made from something else. May be stopped and begun again. */
export async function typesetLibrary(
  setting: TypesetSetting,
  onArticle: () => void = () => undefined,
): Promise<Omit<TypesetOutcome, 'typeset'>> {
  const outcome: Omit<TypesetOutcome, 'typeset'> = { made: 0, warnings: [] }
  const announcer = announceChanges(setting.kysely)
  for await (const { id } of rowByRow((after, count) => listArticleIds(setting.kysely, after, count))) {
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
  /** What could not be made, or not as it should be, with where it is: once for each version. */
  onWarning: (message: string) => void
  /** Waited for after each article; false ends it there. */
  shouldContinue: () => Promise<boolean>
}

/**
 * Makes the PDFs of versions that have none, and brings those of articles with notices into line with them. What was tried in vain is left to
 * `recto typeset`. @returns how many were made
 */
export async function typesetMissing(setting: MissingPdfs): Promise<number> {
  const { kysely } = setting
  const announcer = announceChanges(kysely)
  let count = 0
  try {
    for (const list of [listArticlesWithoutPdf, listArticlesWithNotices]) {
      for await (const { id, platform, volume, publicationId } of rowByRow((after, max) => list(kysely, after, max))) {
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
