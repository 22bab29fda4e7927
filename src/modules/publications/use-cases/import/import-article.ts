/** Imports one JATS article: parses it, stores its files, renders it once, and stores all rows in one transaction. */
import { readerVersion } from '../../../../document/jats/read/reader-version.ts'
import type { StoredArticle } from '../../data/stored-article.ts'
import type { ImportSource } from '../../external/import-sources/import-source.ts'
import type { ImportSetting } from './import-setting.ts'
import { type PrepareSetting, prepareToStore, readSource } from './prepare-article.ts'
import { type ImportedArticle, writeArticle } from './write-article.ts'

/** @throws JatsSyntaxError, NotAnArticleError, SourceError; nothing of that source is stored then */
export const importArticle = (source: ImportSource, setting: ImportSetting): Promise<ImportedArticle> =>
  writeArticle(setting, () => prepareArticle(source, setting))

export async function prepareArticle(
  source: ImportSource,
  { unpublishedAs = null, ...setting }: PrepareSetting & Pick<ImportSetting, 'unpublishedAs'>,
): Promise<StoredArticle> {
  const bytes = await source.read()
  const { document, warnings } = readSource(bytes, source.fileName, setting.limits.xmlBytes)
  const read = { bytes, mimeType: 'application/xml', document, warnings, readerVersion, thumbnail: null }
  return { ...(await prepareToStore(source, read, setting)), unpublishedAs }
}
