/** Finds the PDF of a version among its files: one that was imported, or one made here. No href of a source's own file begins with `#`. */

/** The href of a PDF that lay beside the source. */
export const pdfHref = '#pdf'
const made = '#typeset '
const marked = '#marked '

/** The href of a typeset PDF. @param fingerprint of everything the PDF was made from: a change of it requires another PDF */
export const typesetHref = (fingerprint: string): string => made + fingerprint

export const isTypeset = (href: string): boolean => href.startsWith(made)

/** The href of the imported PDF with a notice on each page. @param fingerprint as above */
export const markedHref = (fingerprint: string): string => marked + fingerprint

export const isMarked = (href: string): boolean => href.startsWith(marked)

/** Whether the PDF was made here, so that it can be made again. */
export const isDerivedPdf = (href: string): boolean => isTypeset(href) || isMarked(href)

interface VersionFile {
  href: string
  mimeType: string
}

/** The PDF for readers: the publisher's own before one made here, but the one marked with the publication's notice before its original. */
export function pdfOfVersion<File extends VersionFile>(files: readonly File[], selfLinks: readonly { href: string }[]): File | null {
  const own = ownPdf(files, selfLinks)
  const derived = files.find(({ href }) => (own === null ? isTypeset(href) : isMarked(href)))
  return derived ?? own
}

/** The imported PDF: one beside the source, or one that the source names as a form of the article. */
export function ownPdf<File extends VersionFile>(files: readonly File[], selfLinks: readonly { href: string }[]): File | null {
  const own = files.filter(isOwnAmong(selfLinks))
  return own.find(({ href }) => href === pdfHref) ?? own[0] ?? null
}

/** The same PDF can be stored under both hrefs. */
function isOwnAmong(selfLinks: readonly { href: string }[]): (file: VersionFile) => boolean {
  const named = new Set(selfLinks.map(({ href }) => href))
  return ({ href, mimeType }) => href === pdfHref || (mimeType === 'application/pdf' && named.has(href))
}

/** The files for readers: a PDF marked with the publication's notice replaces the ones without it. */
export function offeredFiles<File extends VersionFile>(files: readonly File[], selfLinks: readonly { href: string }[]): File[] {
  const isOwn = isOwnAmong(selfLinks)
  return files.some(({ href }) => isMarked(href)) ? files.filter(file => !isOwn(file)) : [...files]
}
