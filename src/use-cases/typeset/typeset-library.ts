import { rowByRow } from '../../data/row-by-row.ts'
import { listArticleIds, listArticlesWithoutPdf } from '../../data/typeset.ts'
import { announceChanges } from '../upkeep/announce-changes.ts'
import { type TypesetOutcome, type TypesetSetting, typesetArticleVersions } from './typeset-article.ts'

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
  goOn: () => Promise<boolean>
}

/** Makes the PDFs of versions that have none. What was tried in vain is left to `recto typeset`. @returns how many were made */
export async function typesetMissing(setting: MissingPdfs): Promise<number> {
  const announcer = announceChanges(setting.kysely)
  let count = 0
  try {
    for await (const { id, platform, volume, publicationId } of rowByRow((after, most) =>
      listArticlesWithoutPdf(setting.kysely, after, most),
    )) {
      const { typeset, warnings } = await typesetArticleVersions(setting, id)
      count += typeset.length
      for (const { message } of warnings) setting.onWarning(`Article ${volume}-${publicationId} of ${platform}: ${message}`)
      await announcer.add(typeset)
      if (!(await setting.goOn())) break
    }
  } finally {
    await announcer.end()
  }
  return count
}
