/** Makes an article ready to be stored, whether it is imported or restored: its files, its HTML, and no name that was removed here. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ArticleDocument, ImportWarning } from '../../../../document/article-document.ts'
import { parseJats } from '../../../../document/jats/read/parse-jats.ts'
import {
  type AnonymisedAs,
  anonymisedReviewersOf,
  anonymiseReviewers,
  reviewerMarks,
} from '../../../../document/peer-review/anonymised-reviewer.ts'
import { titleText } from '../../../../document/text.ts'
import { listRemoteFilesOfSource } from '../../data/file.ts'
import { articleKeys, findAnonymised } from '../../data/peer-review/anonymised-reviewer.ts'
import { isPdfOfArticle } from '../../data/peer-review/store-anonymised.ts'
import { identifiersOf } from '../../data/store/article-identity.ts'
import type { FormerPlace, StoredArticle } from '../../data/stored-article.ts'
import { versionOfFileName } from '../../domain/content/version-of-file-name.ts'
import type { ImportSource } from '../../external/import-sources/import-source.ts'
import { anonymiseInFile } from './anonymise-in-file.ts'
import { importArticleFiles } from './article-files.ts'
import type { ImportSetting } from './import-setting.ts'
import { renderForStoring } from './render-for-storing.ts'

type Parsed = ReturnType<typeof parseJats>

/** Parses a JATS source, completed with the data of its file's name. @throws JatsSyntaxError, NotAnArticleError */
export const readSource = (bytes: Uint8Array, fileName: string, xmlBytes: number): Parsed =>
  titled(numberedByName(parseJats(bytes, { limits: { bytes: xmlBytes } }), fileName))

/** Without a database, no reviewer is anonymised. */
export type PrepareSetting = Pick<ImportSetting, 'files' | 'limits' | 'remoteFiles'> & Partial<Pick<ImportSetting, 'kysely'>>

export interface ReadArticle {
  bytes: Uint8Array
  mimeType: string
  document: ArticleDocument
  warnings: readonly ImportWarning[]
  readerVersion: string
  /** The `href` of an image for cards, where it is known. */
  thumbnail: string | null
  formerPlace?: FormerPlace
  /** The bytes are those of its document, since it never had a source. */
  isWithoutSource?: boolean
}

/** Does everything except storing the rows. Files go into the store, which deletes them later if no row refers to them. */
export async function prepareToStore(
  source: ImportSource,
  read: ReadArticle,
  { kysely, files, limits, remoteFiles = null }: PrepareSetting,
): Promise<StoredArticle> {
  const { mimeType, readerVersion, thumbnail, formerPlace, isWithoutSource = false } = read
  const { document, written } =
    kysely === undefined ? { document: read.document, written: read.bytes } : await withoutAnonymised(kysely, read)
  const { sha256, bytes: size } = await files.put(written)
  const known = kysely === undefined ? [] : await listRemoteFilesOfSource(kysely, sha256)
  const taken = await importArticleFiles(document, source, files, limits.fileBytes, { remote: remoteFiles, known })
  if (document !== read.document)
    for (const [href, { mimeType: type }] of taken.stored)
      if (isPdfOfArticle({ href, mimeType: type }, document.metadata.selfLinks)) taken.stored.delete(href)
  const article = renderForStoring({
    document,
    warnings: [...read.warnings, ...taken.warnings],
    source: { sha256, bytes: size, mimeType, width: null, height: null, name: source.fileName },
    files: taken.stored,
    displayedFiles: taken.displayedFiles,
    thumbnail,
    missingSubjects: 'create',
    readerVersion,
  })
  return formerPlace === undefined ? article : { ...article, formerPlace, isWithoutSource }
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

/** Removes the names of reviewers who were anonymised here before. Without any, the document is unchanged. */
async function withoutAnonymised(
  kysely: Kysely<Schema>,
  article: ReadArticle,
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
