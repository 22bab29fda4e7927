/** Chooses the form of a stored file that a page shows, and the forms among which the browser chooses. */
import type { DisplayedFile } from './rendered-article.ts'

/** Image types that every browser supports. */
export const shownTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
])

/** A form of an image at another width, in pixels. */
type Form = DisplayedFile & { width: number }

/** A bitmap that could not be measured is broken, or would exhaust a reader's memory. */
export function isUnusable({ mimeType, width }: Pick<DisplayedFile, 'mimeType' | 'width'>): boolean {
  return width === null && mimeType !== null && shownTypes.has(mimeType) && mimeType !== 'image/svg+xml'
}

/** @param forms narrowest first; the last replaces an original that browsers do not support, such as a TIFF */
export function presentFile(original: Omit<DisplayedFile, 'variants'>, forms: readonly Form[]): DisplayedFile {
  const mimeType = isUnusable(original) ? 'application/octet-stream' : original.mimeType
  const file: DisplayedFile = { ...original, mimeType, variants: [] }
  const shown = mimeType !== null && shownTypes.has(mimeType) ? file : (forms.at(-1) ?? file)
  return { ...shown, variants: forms.map(form => ({ url: form.url, width: form.width })) }
}

/** The key of an image's smaller form beside its `href`. No `href` of a file begins with `#`. */
export const formHref = (href: string, width: number): string => `#${width}w ${href}`

/** Parses the result of `formHref`; null for any other key. */
export function readFormHref(key: string): { href: string; width: number } | null {
  const [, width, href] = /^#(\d+)w (.+)$/s.exec(key) ?? []
  return width === undefined || href === undefined ? null : { href, width: Number(width) }
}
