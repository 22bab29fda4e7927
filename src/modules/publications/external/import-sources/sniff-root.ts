/** Tells from a file's first bytes which XML it is, so that manifests lying beside an article are not taken for one. */

/** Roots that hold an article, or are one. */
const articleRoots = new Set(['article', 'pmc-articleset', 'OAI-PMH', 'record', 'GetRecord'])

const prolog = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[(?:[^\]"']|"[^"]*"|'[^']*')*\]\s*)?>)*/
const startTag = /^<(?:[\w.-]+:)?([\w.-]+)/

/** How many bytes of a file are enough to find its root. */
export const sniffedBytes = 16_384

/**
 * Whether this may be an article. A file whose root cannot be made out counts as one, so that it is refused with a reason instead of being passed over.
 * @param head the first bytes, in any encoding that keeps ASCII (UTF-16 included)
 */
export function mayBeArticle(head: Uint8Array): boolean {
  const text = Buffer.from(head)
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(ï»¿|ÿþ|þÿ)/, '')
  const root = startTag.exec(text.replace(prolog, ''))?.[1]
  return root === undefined || articleRoots.has(root)
}
