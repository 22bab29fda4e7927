/**
 * The version in a file's name, for sources that do not state theirs: `elife-30274-v2.xml`, `elife-00353-vor-v1.xml`, `v3.xml`. Null where
 * the name has none.
 */
export function versionOfFileName(name: string): number | null {
  const digits = /(?:^|[-_.])v(\d{1,3})\.[a-z]+$/i.exec(name)?.[1]
  return digits === undefined || Number(digits) === 0 ? null : Number(digits)
}
