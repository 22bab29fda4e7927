/** Which form of a stored file a page shows, and which of them it offers to the browser's choice. */
import type { PresentedFile } from './rendered-article.ts'

/** Types of images that every browser shows. */
export const shownTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
])

/** A form of an image at another width, in pixels. */
type Form = PresentedFile & { width: number }

/** An image of pixels that could not be measured: it is broken, or would fill a reader's memory. */
export function isUnusable({ mimeType, width }: Pick<PresentedFile, 'mimeType' | 'width'>): boolean {
  return width === null && mimeType !== null && shownTypes.has(mimeType) && mimeType !== 'image/svg+xml'
}

/** @param forms narrowest first; the last stands in for an original that no browser shows, such as a TIFF */
export function presentFile(original: Omit<PresentedFile, 'variants'>, forms: readonly Form[]): PresentedFile {
  const mimeType = isUnusable(original) ? 'application/octet-stream' : original.mimeType
  const file: PresentedFile = { ...original, mimeType, variants: [] }
  const shown = mimeType !== null && shownTypes.has(mimeType) ? file : (forms.at(-1) ?? file)
  return { ...shown, variants: forms.map(form => ({ url: form.url, width: form.width })) }
}

/** The key of an image's smaller form beside its `href`. No `href` of a file begins with `#`. */
export const formHref = (href: string, width: number): string => `#${width}w ${href}`

/** What `formHref` was made of; null for any other key. */
export function readFormHref(key: string): { href: string; width: number } | null {
  const [, width, href] = /^#(\d+)w (.+)$/s.exec(key) ?? []
  return width === undefined || href === undefined ? null : { href, width: Number(width) }
}
