/** Takes in one JATS article: parse, put its files away, render once, and store all of it in one transaction or nothing. */
import type { Kysely } from 'kysely'
import type { FileStore } from '../../data/file-store.ts'
import type { Schema } from '../../data/schema.ts'
import { storeArticleVersion } from '../../data/store-article.ts'
import type { StoredArticle, StoredVersion } from '../../data/stored-article.ts'
import type { ArticleDocument, ImportWarning } from '../../domain/content/article-document.ts'
import { articleTypes, deriveArticleType } from '../../domain/content/article-type.ts'
import { renderArticle } from '../../domain/document/html/render-article.ts'
import { readSearchText } from '../../domain/document/search-text.ts'
import { blockText, titleText } from '../../domain/document/text.ts'
import type { ImportSource, SourceLimits } from '../../external/import-sources/import-source.ts'
import { parseJats } from '../../jats/parse-jats.ts'
import { takeArticleFiles } from './article-files.ts'
import { citationText } from './citation-text.ts'

/** To be raised whenever the same document would give other HTML, so that stored versions are rendered anew. */
export const rendererVersion = '1'

export interface ImportSetting {
  kysely: Kysely<Schema>
  files: FileStore
  limits: SourceLimits
  /** Key of the platform that the content goes to. */
  platform: string
  /** Address words of gateways that it is to belong to. */
  gateways: readonly string[]
}

export interface ImportedArticle {
  stored: StoredVersion
  warnings: ImportWarning[]
}

/** @throws JatsSyntaxError, NotAnArticleError, SourceError; what they name is not stored. */
export async function importArticle(source: ImportSource, setting: ImportSetting): Promise<ImportedArticle> {
  const bytes = await source.read()
  const article = await prepareArticle(bytes, source, setting)
  const stored = await setting.kysely
    .transaction()
    .execute(transaction => storeArticleVersion(transaction, setting.platform, article, setting.gateways))
  return { stored, warnings: [...article.warnings] }
}

/** Everything short of storing its rows. Files go into the store, where they are swept if no row ever names them. */
export async function prepareArticle(
  bytes: Uint8Array,
  source: ImportSource,
  { files, limits }: Pick<ImportSetting, 'files' | 'limits'>,
): Promise<StoredArticle> {
  const { document, warnings } = parseJats(bytes, { limits: { bytes: limits.xmlBytes } })
  const taken = await takeArticleFiles(document, source, files, limits.fileBytes)
  const rendered = renderArticle(document, { resolveFile: href => taken.presented.get(href) ?? null, reservedIds: pageIds })
  const type = deriveArticleType(document.metadata.heading, document.metadata.jatsArticleType)
  const { sha256, bytes: size } = await files.put(bytes)
  return {
    document,
    warnings: [...warnings, ...taken.warnings],
    source: { sha256, bytes: size, mimeType: 'application/xml', width: null, height: null, name: fileName(source.name) },
    files: taken.stored,
    rendered,
    rendererVersion,
    searchText: { ...readSearchText(document) },
    articleType: type,
    reviewable: type === null ? null : articleTypes[type].reviewable,
    openPeerReview: document.peerReview.length > 0,
    title: titleText(document.metadata.title),
    abstractText: abstractText(document, type => type === null),
    plainLanguageSummary: abstractText(document, type => type?.startsWith('plain-language') ?? false),
    citationText: citationText(document.metadata),
    thumbnail: null,
    missingSubjects: 'create',
  }
}

/** Ids that the page around the text uses itself. */
const pageIds = ['content', 'peer-review', 'peer-review-title', 'versions', 'reports', 'identifier', 'downloads']

const fileName = (path: string): string => path.split(/[\\/!]/).at(-1) ?? path

function abstractText(document: ArticleDocument, isMeant: (type: string | null) => boolean): string | null {
  const abstract = document.metadata.abstracts.find(({ type }) => isMeant(type))
  return abstract ? blockText(abstract.children) : null
}
