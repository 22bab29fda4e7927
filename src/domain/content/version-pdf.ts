/** The PDF of a version among its files: one that came along, or one made here. No href of a source's own file begins with `#`. */

/** Of a PDF that lay beside the source. */
export const pdfHref = '#pdf'
const made = '#typeset '

/** @param fingerprint of all that the PDF was made from: another one asks for another PDF */
export const typesetHref = (fingerprint: string): string => made + fingerprint

export const isTypeset = (href: string): boolean => href.startsWith(made)

interface VersionFile {
  href: string
  mimeType: string
}

/** What a reader is given: the publisher's own before one made here. */
export function pdfOfVersion<File extends VersionFile>(files: readonly File[], selfLinks: readonly { href: string }[]): File | null {
  return ownPdf(files, selfLinks) ?? files.find(({ href }) => isTypeset(href)) ?? null
}

/** One that came along: beside the source, or named in it as a form of the article. */
export function ownPdf<File extends VersionFile>(files: readonly File[], selfLinks: readonly { href: string }[]): File | null {
  const named = new Set(selfLinks.map(({ href }) => href))
  const beside = files.find(({ href }) => href === pdfHref)
  return beside ?? files.find(({ href, mimeType }) => mimeType === 'application/pdf' && named.has(href)) ?? null
}
