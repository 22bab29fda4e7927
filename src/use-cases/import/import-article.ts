/** Takes in one JATS article: parse, put its files away, render once, and store all of it in one transaction or nothing. */
import type { Kysely } from 'kysely'
import type { FileStore } from '../../data/file-store.ts'
import type { Schema } from '../../data/schema.ts'
import { storeArticleVersion } from '../../data/store-article.ts'
import type { StoredArticle, StoredVersion } from '../../data/stored-article.ts'
import type { ImportWarning } from '../../domain/content/article-document.ts'
import type { ImportSource, SourceLimits } from '../../external/import-sources/import-source.ts'
import { parseJats } from '../../jats/parse-jats.ts'
import { takeArticleFiles } from './article-files.ts'
import { renderForStoring } from './render-for-storing.ts'

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
  const { sha256, bytes: size } = await files.put(bytes)
  return renderForStoring({
    document,
    warnings: [...warnings, ...taken.warnings],
    source: { sha256, bytes: size, mimeType: 'application/xml', width: null, height: null, name: fileName(source.name) },
    files: taken.stored,
    presented: taken.presented,
    thumbnail: null,
    missingSubjects: 'create',
  })
}

const fileName = (path: string): string => path.split(/[\\/!]/).at(-1) ?? path
