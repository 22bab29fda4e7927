/** Checks an article with its files, which are found and prepared as in an import. */
import type { FileStore } from '../../../../core/files/file-store.ts'
import { parseJats } from '../../../../document/jats/read/parse-jats.ts'
import type { ImportSource, SourceLimits } from '../../external/import-sources/import-source.ts'
import { importArticleFiles } from '../import/article-files.ts'
import { type ArticleCheck, checkArticle } from './check-article.ts'

/** @throws JatsSyntaxError, NotAnArticleError, SourceError */
export async function checkWithFiles(source: ImportSource, store: FileStore, limits: SourceLimits): Promise<ArticleCheck> {
  const bytes = await source.read()
  const { document } = parseJats(bytes, { limits: { bytes: limits.xmlBytes } })
  const { displayedFiles, warnings } = await importArticleFiles(document, source, store, limits.fileBytes)
  const check = checkArticle(bytes, { bytes: limits.xmlBytes, files: displayedFiles })
  return { ...check, warnings: [...check.warnings, ...warnings] }
}
