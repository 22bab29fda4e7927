/**
 * A version's DOI without its version, by which the versions of one article are recognised. F1000 and eLife write
 * `10.12688/f1000research.14013.2`, preprint servers `10.21203/rs.3.rs-1001/v2`. The suffix is removed only where it equals the version's
 * number: the last number of `10.3897/zookeys.456.7890` identifies an article.
 */
export function doiWithoutVersion(doi: string, versionNumber: number): string {
  const match = /^(10\.\d{4,9}(?:\.\d+)*\/(?:[a-z][a-z0-9-]*\.\d+(?=\.\d+$)|.+(?=[./]v\d+$)))[./]v?(\d+)$/i.exec(doi)
  return match?.[1] !== undefined && Number(match[2]) === versionNumber ? match[1] : doi
}

/**
 * The version in a DOI of the article whose DOI without version is `base`; null where the DOI belongs to another article or has no version.
 */
export function versionOfDoi(doi: string, base: string): number | null {
  const lower = doi.toLowerCase()
  if (!lower.startsWith(base.toLowerCase())) return null
  const digits = /^[./]v?(\d{1,4})$/.exec(lower.slice(base.length))?.[1]
  return digits === undefined ? null : Number(digits)
}
