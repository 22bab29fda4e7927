/** The files of an article: found beside its source, put into the file store, and made ready for a page. */

import type { FileStore } from '../../data/file-store.ts'
import type { ArticleFile } from '../../data/stored-article.ts'
import { filePath } from '../../domain/content/address.ts'
import type { ArticleDocument, ImportWarning } from '../../domain/content/article-document.ts'
import { type FileReference, listFileReferences } from '../../domain/document/figures.ts'
import type { PresentedFile } from '../../domain/document/html/rendered-article.ts'
import type { ImportSource } from '../../external/import-sources/import-source.ts'
import { pictureVariants } from './picture.ts'
import { storeFile } from './store-file.ts'

export interface ArticleFiles {
  /** By href as in the source; the smaller forms of a picture under the href with `#width=…`. */
  stored: Map<string, ArticleFile>
  presented: Map<string, PresentedFile>
  warnings: ImportWarning[]
}

const stemOf = (name: string): string => name.replace(/\.[^.]+$/, '')

async function addFile(
  files: ArticleFiles,
  source: ImportSource,
  reference: FileReference,
  store: FileStore,
  fileBytes: number,
): Promise<void> {
  const companion = source.findFile(reference.href)
  if (companion === null) {
    files.warnings.push({
      code: 'missing-file',
      element: reference.element,
      message: `No file came along for “${reference.href}”.`,
      line: 0,
    })
    return
  }
  const file = await storeFile(store, companion, fileBytes, source.name)
  files.stored.set(reference.href, { ...file, name: companion.name, role: reference.role, label: reference.label })
  const original: PresentedFile = {
    url: filePath(file.sha256, companion.name),
    width: file.width,
    height: file.height,
    mimeType: file.mimeType,
    bytes: file.bytes,
    variants: [],
  }

  const variants: PresentedFile[] = []
  for (const { width, height, content } of await pictureVariants(file.mimeType, file.width, () => store.read(file.sha256))) {
    const { sha256, bytes } = await store.put(content)
    const name = `${stemOf(companion.name)}-${width}.webp`
    files.stored.set(`${reference.href}#width=${width}`, {
      sha256,
      bytes,
      mimeType: 'image/webp',
      width,
      height,
      name,
      role: 'other',
      label: null,
    })
    variants.push({ url: filePath(sha256, name), width, height, mimeType: 'image/webp', bytes, variants: [] })
  }
  const largest = variants.at(-1)
  // A browser shows no TIFF: the largest converted form stands in for it.
  const shown = largest && !original.mimeType?.match(/^image\/(jpeg|png|webp|gif|avif|svg\+xml)$/) ? largest : original
  files.presented.set(reference.href, { ...shown, variants: variants.map(({ url, width }) => ({ url, width: width ?? 0 })) })
}

/** @throws SourceError for a file that is too large or cannot be read. */
export async function takeArticleFiles(
  document: ArticleDocument,
  source: ImportSource,
  store: FileStore,
  fileBytes: number,
): Promise<ArticleFiles> {
  const files: ArticleFiles = { stored: new Map(), presented: new Map(), warnings: [] }
  for (const reference of listFileReferences(document)) {
    if (!files.stored.has(reference.href)) await addFile(files, source, reference, store, fileBytes)
  }
  return files
}
