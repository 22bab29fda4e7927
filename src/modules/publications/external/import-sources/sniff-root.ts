/** Detects the XML root from a file's first bytes, so that manifests beside an article are not imported as one. */

/** Roots that contain an article, or are one. */
const articleRoots = new Set(['article', 'pmc-articleset', 'OAI-PMH', 'record', 'GetRecord'])

const prolog = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[(?:[^\]"']|"[^"]*"|'[^']*')*\]\s*)?>)*/
const startTag = /^<(?:[\w.-]+:)?([\w.-]+)/

/** The number of bytes that is enough to find the root. */
export const sniffedBytes = 16_384

/**
 * Whether this may be an article. A file with an unknown root counts as one, so that the import reports a reason instead of skipping it.
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
