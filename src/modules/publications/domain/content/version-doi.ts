/**
 * A version's DOI without its version, so that the versions of an article can be told to be one article. F1000 and eLife write
 * `10.12688/f1000research.14013.2`, preprint servers `10.21203/rs.3.rs-1001/v2`. The suffix goes only where it is the version's own number:
 * the last number of `10.3897/zookeys.456.7890` names an article.
 */
export function doiWithoutVersion(doi: string, versionNumber: number): string {
  const match = /^(10\.\d{4,9}(?:\.\d+)*\/(?:[a-z][a-z0-9-]*\.\d+(?=\.\d+$)|.+(?=[./]v\d+$)))[./]v?(\d+)$/i.exec(doi)
  return match?.[1] !== undefined && Number(match[2]) === versionNumber ? match[1] : doi
}

/** The version that a DOI names, of an article whose DOI without version is `base`; null where it is another's, or names none. */
export function versionOfDoi(doi: string, base: string): number | null {
  const lower = doi.toLowerCase()
  if (!lower.startsWith(base.toLowerCase())) return null
  const digits = /^[./]v?(\d{1,4})$/.exec(lower.slice(base.length))?.[1]
  return digits === undefined ? null : Number(digits)
}
