/** The PDF of a version among its files: one that came along, or one made here. No href of a source's own file begins with `#`. */

/** Of a PDF that lay beside the source. */
export const pdfHref = '#pdf'
const made = '#typeset '
const marked = '#marked '

/** @param fingerprint of all that the PDF was made from: another one asks for another PDF */
export const typesetHref = (fingerprint: string): string => made + fingerprint

export const isTypeset = (href: string): boolean => href.startsWith(made)

/** Of the PDF that came along with a notice on each page. @param fingerprint as above */
export const markedHref = (fingerprint: string): string => marked + fingerprint

export const isMarked = (href: string): boolean => href.startsWith(marked)

/** Made here, and made again from what it was made from. */
export const isDerivedPdf = (href: string): boolean => isTypeset(href) || isMarked(href)

interface VersionFile {
  href: string
  mimeType: string
}

/** What a reader is given: the publisher's own before one made here, and that with the notice which is on the publication. */
export function pdfOfVersion<File extends VersionFile>(files: readonly File[], selfLinks: readonly { href: string }[]): File | null {
  const own = ownPdf(files, selfLinks)
  const derived = files.find(({ href }) => (own === null ? isTypeset(href) : isMarked(href)))
  return derived ?? own
}

/** One that came along: beside the source, or named in it as a form of the article. */
export function ownPdf<File extends VersionFile>(files: readonly File[], selfLinks: readonly { href: string }[]): File | null {
  const own = files.filter(isOwnAmong(selfLinks))
  return own.find(({ href }) => href === pdfHref) ?? own[0] ?? null
}

/** The same PDF can be there under both names. */
function isOwnAmong(selfLinks: readonly { href: string }[]): (file: VersionFile) => boolean {
  const named = new Set(selfLinks.map(({ href }) => href))
  return ({ href, mimeType }) => href === pdfHref || (mimeType === 'application/pdf' && named.has(href))
}

/** The files that readers are offered: in the place of PDFs without the notice on their publication stands the one with it. */
export function offeredFiles<File extends VersionFile>(files: readonly File[], selfLinks: readonly { href: string }[]): File[] {
  const isOwn = isOwnAmong(selfLinks)
  return files.some(({ href }) => isMarked(href)) ? files.filter(file => !isOwn(file)) : [...files]
}
