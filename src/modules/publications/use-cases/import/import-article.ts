/** Imports one JATS article: parses it, stores its files, renders it once, and stores all rows in one transaction. */
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { logChangedVersions } from '../../../../core/database/revision.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { ArticleDocument, ImportWarning } from '../../../../document/article-document.ts'
import { parseJats } from '../../../../document/jats/read/parse-jats.ts'
import { noReaderVersion, readerVersion } from '../../../../document/jats/read/reader-version.ts'
import {
  type AnonymisedAs,
  anonymisedReviewersOf,
  anonymiseReviewers,
  reviewerMarks,
} from '../../../../document/peer-review/anonymised-reviewer.ts'
import { articleDocumentSchema } from '../../../../document/schema.ts'
import { titleText } from '../../../../document/text.ts'
import { articleKeys, findAnonymised, holdAnonymising } from '../../data/anonymised-reviewer.ts'
import { listRemoteFilesOfSource } from '../../data/file.ts'
import { listArticlesUnderNotice } from '../../data/related-content.ts'
import { identifiersOf } from '../../data/store/article-identity.ts'
import { isPdfOfArticle } from '../../data/store-anonymised.ts'
import { storeArticleVersion } from '../../data/store-article.ts'
import type { FormerPlace, StoredArticle, StoredVersion } from '../../data/stored-article.ts'
import { listArticlesWithoutPdf } from '../../data/typeset.ts'
import { restoreVersionStatus } from '../../data/version-status.ts'
import type { UnpublishedState } from '../../domain/content/unpublished-state.ts'
import { versionOfFileName } from '../../domain/content/version-of-file-name.ts'
import { type ImportSource, reasonOf, SourceError, type SourceLimits } from '../../external/import-sources/import-source.ts'
import type { RemoteFiles } from '../../external/remote-files/remote-files.ts'
import type { ExportPart, RestoredItem } from '../export/export-part.ts'
import type { TypesetSetting } from '../typeset/store-derived-pdf.ts'
import { typesetArticleVersions } from '../typeset/typeset-article.ts'
import { anonymiseInFile } from './anonymise-in-file.ts'
import { importArticleFiles } from './article-files.ts'
import type { ItemGateways } from './item-gateways.ts'
import { renderForStoring } from './render-for-storing.ts'

export interface ImportSetting {
  kysely: Kysely<Schema>
  files: FileStore
  limits: SourceLimits
  /** Key of the site that gets the content. */
  platform: string
  /** Slugs of the gateways that get it too. */
  gateways: readonly string[]
  itemGateways: ItemGateways
  /** What exports have of all modules. */
  exportParts: readonly ExportPart[]
  /** The state of new content that no export describes; null or missing: published. */
  unpublishedAs?: UnpublishedState | null
  /** Null: no PDFs are made. */
  typeset: Pick<TypesetSetting, 'typesetter' | 'brandOf'> | null
  /** Fetches images that sources name by a URL elsewhere; without it, they are not fetched. */
  remoteFiles?: Pick<RemoteFiles, 'picture'> | null
}

export interface ImportedArticle {
  stored: StoredVersion
  warnings: ImportWarning[]
}

type Parsed = ReturnType<typeof parseJats>

/** Parses a JATS source, completed with the data of its file's name. @throws JatsSyntaxError, NotAnArticleError */
export const readSource = (bytes: Uint8Array, fileName: string, xmlBytes: number): Parsed =>
  titled(numberedByName(parseJats(bytes, { limits: { bytes: xmlBytes } }), fileName))

/** @throws JatsSyntaxError, NotAnArticleError, SourceError; nothing of that source is stored then */
export async function importArticle(source: ImportSource, setting: ImportSetting): Promise<ImportedArticle> {
  let done = await importContent(source, setting)
  // A reviewer's name was removed meanwhile, so the import repeats without it.
  while (done === null) done = await importContent(source, setting)
  const { article, stored } = done
  return { stored, warnings: [...article.warnings, ...(await makePdfs(stored, setting))] }
}

async function importContent(
  source: ImportSource,
  setting: ImportSetting,
): Promise<{ article: StoredArticle; stored: StoredVersion } | null> {
  const article = await prepareArticle(source, setting)
  const stored = await setting.kysely.transaction().execute(async transaction => {
    await holdAnonymising(transaction)
    const namesNobody =
      anonymisedReviewersOf(article.document, await anonymisedIn(transaction, article, article.source.sha256)).length === 0
    if (!namesNobody) return null
    const version = await storeArticleVersion(transaction, setting.platform, article)
    const { contentItemId } = version
    await setting.itemGateways.add(transaction, contentItemId, setting.gateways)
    await restoreVersionStatus(transaction, version, source.restored?.editorialStatus ?? null)
    await restoreParts(transaction, setting, { contentItemId, version }, source)
    return version
  })
  return stored && { article, stored }
}

/** Restores what an export has of an item beside its sources. */
export async function restoreParts(
  trx: Transaction<Schema>,
  { exportParts }: Pick<ImportSetting, 'exportParts'>,
  item: RestoredItem,
  { restored }: ImportSource,
): Promise<void> {
  if (restored === undefined) return
  for (const { placement } of exportParts) await placement?.restore(trx, item, restored.placement)
}

/** Finds anonymised reviewers by the article's identifiers, here or in the installation that exported it. */
export const anonymisedIn = (
  kysely: Kysely<Schema>,
  { document, formerPlace }: { document: ArticleDocument; formerPlace?: Pick<FormerPlace, 'identifiers'> },
  sourceSha256: string,
): Promise<AnonymisedAs> =>
  findAnonymised(
    kysely,
    articleKeys([...identifiersOf(document.metadata), ...(formerPlace?.identifiers ?? [])], sourceSha256),
    reviewerMarks(document),
  )

/** Runs after the transaction, which must not wait for PDFs: an article is complete without its PDF. */
async function makePdfs(
  { articleId, contentItemId, outcome }: StoredVersion,
  { kysely, files, typeset }: ImportSetting,
): Promise<ImportWarning[]> {
  if (typeset === null) return []
  // An import that was killed after its transaction left the article without a PDF.
  if (outcome === 'unchanged' && (await listArticlesWithoutPdf(kysely, articleId - 1, 1, articleId)).length === 0) return []
  const made = await typesetArticleVersions({ kysely, files, ...typeset }, articleId)
  // The PDF of a retracted article must show the retraction from now on.
  for (const noticed of await listArticlesUnderNotice(kysely, contentItemId))
    made.typeset.push(...(await typesetArticleVersions({ kysely, files, ...typeset }, noticed)).typeset)
  // Pages that were cached meanwhile lack the PDF, so the change is logged.
  await logChangedVersions(kysely, made.typeset)
  return made.warnings
}

/**
 * Does everything except storing the rows. Files go into the store, which deletes them later if no row refers to them.
 * @param setting without a database, no reviewer is anonymised
 */
export async function prepareArticle(
  source: ImportSource,
  {
    kysely,
    files,
    limits,
    unpublishedAs = null,
    remoteFiles = null,
  }: Pick<ImportSetting, 'files' | 'limits' | 'unpublishedAs' | 'remoteFiles'> & Partial<Pick<ImportSetting, 'kysely'>>,
): Promise<StoredArticle> {
  const bytes = await source.read()
  const generated = await source.restored?.readDocument?.()
  const parsed = generated
    ? { document: parseDocument(generated, source.name), warnings: [] }
    : readSource(bytes, source.fileName, limits.xmlBytes)
  const mimeType = generated ? 'application/json' : 'application/xml'
  const formerPlace = source.restored && { ...source.restored.placement, preCompletionStatus: source.restored.preCompletionStatus }
  const named: NamedArticle = { bytes, mimeType, document: parsed.document, ...(formerPlace && { formerPlace }) }
  const { document, written } =
    kysely === undefined ? { document: parsed.document, written: bytes } : await withoutAnonymised(kysely, named)
  const { sha256, bytes: size } = await files.put(written)
  const known = kysely === undefined ? [] : await listRemoteFilesOfSource(kysely, sha256)
  const taken = await importArticleFiles(document, source, files, limits.fileBytes, { remote: remoteFiles, known })
  if (document !== parsed.document)
    for (const [href, { mimeType: type }] of taken.stored)
      if (isPdfOfArticle({ href, mimeType: type }, document.metadata.selfLinks)) taken.stored.delete(href)
  const article = renderForStoring({
    document,
    warnings: [...parsed.warnings, ...taken.warnings],
    source: { sha256, bytes: size, mimeType, width: null, height: null, name: source.fileName },
    files: taken.stored,
    displayedFiles: taken.displayedFiles,
    thumbnail: source.restored?.thumbnail ?? null,
    missingSubjects: 'create',
    readerVersion: generated ? noReaderVersion : readerVersion,
  })
  return formerPlace === undefined ? { ...article, unpublishedAs } : { ...article, formerPlace }
}

interface NamedArticle extends Pick<StoredArticle, 'document' | 'formerPlace'> {
  bytes: Uint8Array
  mimeType: string
}

/** Removes the names of reviewers who were anonymised here before. Without any, the document is unchanged. */
async function withoutAnonymised(
  kysely: Kysely<Schema>,
  article: NamedArticle,
): Promise<{ document: ArticleDocument; written: Uint8Array }> {
  const { bytes, mimeType, document } = article
  if (reviewerMarks(document).length === 0) return { document, written: bytes }
  const anonymisedAs = await anonymisedIn(kysely, article, createHash('sha256').update(bytes).digest('hex'))
  const anonymised = anonymisedReviewersOf(document, anonymisedAs)
  if (anonymised.length === 0) return { document, written: bytes }
  const without = anonymiseReviewers(document, anonymisedAs)
  return { document: without, written: anonymiseInFile({ bytes, mimeType, document: without }, anonymised) }
}

/** A work without a title is listed, linked and cited by a supplied title in square brackets, as in library catalogues. */
function titled(parsed: Parsed): Parsed {
  const { document, warnings } = parsed
  if (titleText(document.metadata.title) !== '') return parsed
  const title = '[Untitled]'
  const message = `The article has no title. It is called ${title}.`
  return {
    document: { ...document, metadata: { ...document.metadata, title: [{ kind: 'text', value: title }] } },
    warnings: [...warnings, { code: 'repaired', element: 'article-title', message, line: 1 }],
  }
}

/** Versions of one article whose sources have no version number would replace each other, so the file's name provides it. */
function numberedByName(parsed: Parsed, fileName: string): Parsed {
  const { document, warnings } = parsed
  const named = versionOfFileName(fileName)
  if (named === null || named === document.metadata.versionNumber || document.metadata.versionNumber !== 1) return parsed
  const message = `The source does not say its version. It was taken for version ${named}, as its name ${fileName} tells.`
  return {
    document: { ...document, metadata: { ...document.metadata, versionNumber: named } },
    warnings: [...warnings, { code: 'repaired', element: 'article-version', message, line: 1 }],
  }
}

function parseDocument(json: Uint8Array, name: string): ArticleDocument {
  try {
    return articleDocumentSchema.parse(JSON.parse(Buffer.from(json).toString('utf8')))
  } catch (error) {
    throw new SourceError(name, `The document of this article cannot be used: ${reasonOf(error)}.`, { cause: error })
  }
}
