/** The files of an article: found beside its source, put into the file store, and made ready for a page. */
import type { FileStore } from '../../data/file-store.ts'
import type { ArticleFile, ArticleFileRole, StoredFile } from '../../data/stored-article.ts'
import { filePath } from '../../domain/content/address.ts'
import type { ArticleDocument, ImportWarning } from '../../domain/content/article-document.ts'
import { pdfHref } from '../../domain/content/version-pdf.ts'
import { type FloatEntry, listFileReferences, listFloats } from '../../domain/document/figures.ts'
import { formHref, isUnusable, presentFile } from '../../domain/document/html/presented-file.ts'
import type { PresentedFile } from '../../domain/document/html/rendered-article.ts'
import { truncate } from '../../domain/text/truncate.ts'
import type { CompanionFile, ImportSource } from '../../external/import-sources/import-source.ts'
import { pictureVariants } from './picture.ts'
import { storeFile } from './store-file.ts'

export interface ArticleFiles {
  /** By href as in the source. No href of a file begins with `#`: so begin the keys of what the import itself made or found. */
  stored: Map<string, ArticleFile>
  presented: Map<string, PresentedFile>
  warnings: ImportWarning[]
}

const roles: Record<FloatEntry['kind'], ArticleFileRole> = { figure: 'figure', table: 'figure', media: 'media', supplement: 'supplement' }
/** A longer one is no path: it holds the file itself (`data:`), or is a mistake. */
const longestHref = 500

/** Another form of a picture, or the PDF: not named by the source. */
export const isMadeByImport = (href: string): boolean => href.startsWith('#')

/** @throws SourceError for a file that is too large or cannot be read. */
export async function takeArticleFiles(
  document: ArticleDocument,
  source: ImportSource,
  store: FileStore,
  fileBytes: number,
): Promise<ArticleFiles> {
  const files: ArticleFiles = { stored: new Map(), presented: new Map(), warnings: [] }
  const floatOf = new Map(listFloats(document).flatMap(float => float.hrefs.map(href => [href, float] as const)))
  for (const href of listFileReferences(document)) {
    if (/^[a-z]+:\/\//i.test(href)) continue
    const companion = href.length > longestHref ? null : source.findFile(href)
    if (companion === null) {
      files.warnings.push({ code: 'missing-file', element: 'href', message: `No file came along for “${truncate(href, 200)}”.`, line: 0 })
      continue
    }
    const float = floatOf.get(href)
    const stored = await storeFile(store, companion, fileBytes, source.name)
    files.stored.set(href, { ...stored, name: companion.name, role: float ? roles[float.kind] : 'other', label: float?.label || null })
    files.presented.set(href, await storeForms(files, href, companion, stored, store))
  }
  const pdf = source.findPdf()
  if (pdf)
    files.stored.set(pdfHref, { ...(await storeFile(store, pdf, fileBytes, source.name)), name: pdf.name, role: 'other', label: 'PDF' })
  return files
}

/** Makes and stores the smaller forms of a picture, and says how a page shows the file. */
async function storeForms(
  files: ArticleFiles,
  href: string,
  companion: CompanionFile,
  stored: StoredFile,
  store: FileStore,
): Promise<PresentedFile> {
  const forms: (PresentedFile & { width: number })[] = []
  for (const { width, height, content } of await pictureVariants(stored.mimeType, stored.width, () => store.read(stored.sha256))) {
    const { sha256, bytes } = await store.put(content)
    const name = `${companion.name.replace(/\.[^.]+$/, '')}-${width}.webp`
    files.stored.set(formHref(href, width), { sha256, bytes, mimeType: 'image/webp', width, height, name, role: 'other', label: null })
    forms.push({ url: filePath(sha256, name), width, height, mimeType: 'image/webp', bytes, variants: [] })
  }
  const { width, height, bytes } = stored
  if (isUnusable(stored)) {
    const message = `“${truncate(href, 200)}” cannot be shown: the picture is broken or too large. It is offered as a file.`
    files.warnings.push({ code: 'invalid-value', element: 'href', message, line: 0 })
  }
  return presentFile({ url: filePath(stored.sha256, companion.name), width, height, mimeType: stored.mimeType, bytes }, forms)
}
