import { type ItemKey, parseItemKey, parseVersionSegment } from './item-path.ts'

export interface RequestedTable {
  key: ItemKey
  version: number
  /** The name from nameTables. */
  name: string
}

const tablePattern = /^\/articles\/([^/]{1,30})\/(v\d{1,4})\/tables\/([^/]{1,1500})\.csv$/
const tableName = /^[\p{L}\p{N}_.-]{1,120}$/u

/**
 * Parses the URL of a table; null for all other URLs.
 * @param url a path, with or without a query
 */
export function readTablePath(url: string): RequestedTable | null {
  const [, keyText = '', versionText = '', encoded = ''] = tablePattern.exec(url.split('?')[0] ?? '') ?? []
  const key = parseItemKey(keyText)
  const version = parseVersionSegment(versionText)
  const name = decoded(encoded)
  return key === null || version === null || name === null || !tableName.test(name) ? null : { key, version, name }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
