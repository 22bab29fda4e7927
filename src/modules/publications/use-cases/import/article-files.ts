/** Finds the files of an article beside its source, stores them in the file store, and prepares them for a page. */

import type { FileStore } from '../../../../core/files/file-store.ts'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import type { ArticleDocument, ImportWarning } from '../../../../document/article-document.ts'
import { type FloatEntry, listFileReferences, listFloats, listImageReferences } from '../../../../document/figures.ts'
import { formHref, isUnusable, presentFile, readFormHref } from '../../../../document/html/displayed-file.ts'
import type { DisplayedFile } from '../../../../document/html/rendered-article.ts'
import type { ArticleFile, ArticleFileRole, StoredFile } from '../../data/stored-article.ts'
import { filePath } from '../../domain/content/item-path.ts'
import { pdfHref } from '../../domain/content/version-pdf.ts'
import { type CompanionFile, type ImportSource, SourceError } from '../../external/import-sources/import-source.ts'
import type { RemoteFiles } from '../../external/remote-files/remote-files.ts'
import { presentFiles } from '../present-files.ts'
import { imageVariants } from './image.ts'
import { storeFile } from './store-file.ts'

export interface ArticleFiles {
  /** Keyed by href as in the source. No href of a source's file begins with `#`, so keys of files that the import made or found do. */
  stored: Map<string, ArticleFile>
  displayedFiles: Map<string, DisplayedFile>
  warnings: ImportWarning[]
}

const roles: Record<FloatEntry['kind'], ArticleFileRole> = { figure: 'figure', table: 'figure', media: 'media', supplement: 'supplement' }
/** A longer href is not a path: it contains the file itself (`data:`), or is an error. */
const maxHrefLength = 500

/** Another form of an image, or the PDF, which the source does not name. */
export const isMadeByImport = (href: string): boolean => href.startsWith('#')

export const namesRemoteFile = (href: string): boolean => /^[a-z]+:\/\//i.test(href)

export const missingFileWarning = (href: string): ImportWarning => ({
  code: 'missing-file',
  element: 'href',
  message: `No file came along for “${truncate(href, 200)}”.`,
  line: 0,
})

/** The origins of images that lie elsewhere. */
export interface RemoteImages {
  /** Null: none are fetched. */
  remote?: Pick<RemoteFiles, 'picture'> | null
  /** Images that were fetched for the same source before, with their smaller forms. */
  known?: readonly ({ href: string } & ArticleFile)[]
}

/** @returns whether the image was fetched before */
function keepKnown(files: ArticleFiles, href: string, known: NonNullable<RemoteImages['known']>): boolean {
  const own = known.filter(row => row.href === href || readFormHref(row.href)?.href === href)
  const shown = presentFiles(own).get(href)
  if (shown === undefined) return false
  for (const { href: key, ...file } of own) files.stored.set(key, file)
  files.displayedFiles.set(href, shown)
  return true
}

/** @returns in words why there is none */
async function fetchImage(
  href: string,
  remote: RemoteImages['remote'],
  store: FileStore,
  { fileBytes, source }: { fileBytes: number; source: string },
): Promise<{ file: CompanionFile; stored: StoredFile } | string> {
  if (!remote) return 'it did not come along'
  try {
    const file = await remote.picture(href)
    const stored = await storeFile(store, file, fileBytes, source)
    return stored.mimeType.startsWith('image/') ? { file, stored } : 'what it holds is no picture'
  } catch (error) {
    if (error instanceof ServiceFailure || error instanceof SourceError) return error.message
    throw error
  }
}

const remoteFileWarning = (href: string, why: string): ImportWarning => ({
  code: 'remote-file',
  element: 'href',
  message: `The picture at ${truncate(href, 200)} was not taken (${why}): the page names its address.`,
  line: 0,
})

/** @throws SourceError for a file that is too large or cannot be read */
export async function importArticleFiles(
  document: ArticleDocument,
  source: ImportSource,
  store: FileStore,
  fileBytes: number,
  { remote = null, known = [] }: RemoteImages = {},
): Promise<ArticleFiles> {
  const files: ArticleFiles = { stored: new Map(), displayedFiles: new Map(), warnings: [] }
  const floatOf = new Map(listFloats(document).flatMap(float => float.hrefs.map(href => [href, float] as const)))
  const images = new Set(listImageReferences(document))
  const add = async (href: string, file: CompanionFile, stored: StoredFile): Promise<void> => {
    const float = floatOf.get(href)
    files.stored.set(href, { ...stored, name: file.name, role: float ? roles[float.kind] : 'other', label: float?.label || null })
    files.displayedFiles.set(href, await storeForms(files, href, file, stored, store))
  }
  for (const href of listFileReferences(document)) {
    const companion = href.length > maxHrefLength ? null : source.findFile(href)
    if (companion === null) {
      if (!namesRemoteFile(href)) files.warnings.push(missingFileWarning(href))
      else if (images.has(href) && !keepKnown(files, href, known)) {
        const fetched = await fetchImage(href, remote, store, { fileBytes, source: source.name })
        if (typeof fetched === 'string') files.warnings.push(remoteFileWarning(href, fetched))
        else await add(href, fetched.file, fetched.stored)
      }
      continue
    }
    await add(href, companion, await storeFile(store, companion, fileBytes, source.name))
  }
  const pdf = source.findPdf()
  if (pdf)
    files.stored.set(pdfHref, { ...(await storeFile(store, pdf, fileBytes, source.name)), name: pdf.name, role: 'other', label: 'PDF' })
  return files
}

/** Makes and stores the smaller forms of an image, and returns the file as a page shows it. */
async function storeForms(
  files: ArticleFiles,
  href: string,
  companion: CompanionFile,
  stored: StoredFile,
  store: FileStore,
): Promise<DisplayedFile> {
  const forms: (DisplayedFile & { width: number })[] = []
  for (const { width, height, content } of await imageVariants(stored.mimeType, stored.width, () => store.read(stored.sha256))) {
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
