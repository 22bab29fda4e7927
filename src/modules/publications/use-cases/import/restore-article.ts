/** Restores one version of an article from an export: its source or document, its place, its review and what modules add to it. */
import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ArticleDocument } from '../../../../document/article-document.ts'
import { noReaderVersion, readerVersion } from '../../../../document/jats/read/reader-version.ts'
import { articleDocumentSchema } from '../../../../document/schema.ts'
import type { StoredArticle } from '../../data/stored-article.ts'
import { type ExportedSource, reasonOf, SourceError } from '../../external/import-sources/import-source.ts'
import type { RestoredItem } from '../export/export-part.ts'
import { restorePeerReview } from '../peer-review/restore-peer-review.ts'
import type { ImportSetting } from './import-setting.ts'
import { type PrepareSetting, prepareToStore, type ReadArticle, readSource } from './prepare-article.ts'
import { type ImportedArticle, writeArticle } from './write-article.ts'

/** @throws JatsSyntaxError, NotAnArticleError, SourceError; nothing of that version is restored then */
export const restoreArticle = (source: ExportedSource, setting: ImportSetting): Promise<ImportedArticle> =>
  writeArticle(
    setting,
    () => prepareRestored(source, setting),
    async (trx, version, article) => {
      await restorePeerReview(trx, version, article, source.restored.source)
      await restoreParts(trx, setting, { contentItemId: version.contentItemId, version }, source)
    },
  )

export async function prepareRestored(source: ExportedSource, setting: PrepareSetting): Promise<StoredArticle> {
  const { placement, source: placed } = source.restored
  const formerPlace = { ...placement, preCompletionStatus: placed.preCompletionStatus, review: placed.review }
  return await prepareToStore(source, { ...(await readPlaced(source, setting)), thumbnail: placed.thumbnail, formerPlace }, setting)
}

/** The stored document of an article that never had a JATS source; any other is read from its source. */
async function readPlaced(source: ExportedSource, { limits }: PrepareSetting): Promise<Omit<ReadArticle, 'thumbnail'>> {
  const bytes = await source.read()
  const stored = await source.restored.readDocument?.()
  if (stored === undefined)
    return { bytes, mimeType: 'application/xml', ...readSource(bytes, source.fileName, limits.xmlBytes), readerVersion }
  const document = parseDocument(stored, source.name)
  const { path, document: documentPath } = source.restored.source
  const isWithoutSource = path === documentPath
  return { bytes, mimeType: 'application/json', document, warnings: [], readerVersion: noReaderVersion, isWithoutSource }
}

/** Restores what the modules have of an item beside its sources. */
export async function restoreParts(
  trx: Transaction<Schema>,
  { exportParts }: Pick<ImportSetting, 'exportParts'>,
  item: RestoredItem,
  { restored }: ExportedSource,
): Promise<void> {
  for (const { placement } of exportParts) await placement?.restore(trx, item, restored.placement)
}

function parseDocument(json: Uint8Array, name: string): ArticleDocument {
  try {
    return articleDocumentSchema.parse(JSON.parse(Buffer.from(json).toString('utf8')))
  } catch (error) {
    throw new SourceError(name, `The document of this article cannot be used: ${reasonOf(error)}.`, { cause: error })
  }
}
