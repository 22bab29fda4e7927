import { listArticleIds } from '../../data/typeset.ts'
import { type TypesetOutcome, type TypesetSetting, typesetArticleVersions } from './typeset-article.ts'

const batch = 100

/** Goes through the whole library and makes the PDFs that are missing or were made from something else. May be stopped and begun again. */
export async function typesetLibrary(setting: TypesetSetting, onArticle: () => void = () => undefined): Promise<TypesetOutcome> {
  const outcome: TypesetOutcome = { made: 0, warnings: [] }
  for (let after = 0; ; ) {
    const articles = await listArticleIds(setting.kysely, after, batch)
    for (const { id } of articles) {
      const { made, warnings } = await typesetArticleVersions(setting, id)
      outcome.made += made
      outcome.warnings.push(...warnings)
      onArticle()
    }
    const last = articles.at(-1)
    if (last === undefined) return outcome
    after = last.id
  }
}
