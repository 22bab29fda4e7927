/** Whether publications are stored whole: for tests and campaigns that kill imports. */
import type { FileStore } from '../../src/core/files/file-store.ts'

/** As `readRows` gives them. */
export type Rows = ReadonlyMap<string, readonly string[]>

/** Tables with the parts of versions and assets. */
const partTables = [
  'author',
  'author_affiliation',
  'affiliation',
  'report',
  'report_response',
  'report_referee',
  'referee_affiliation',
  'version_funder',
  'keyword',
  'dataset',
  'version_file',
  'asset_file',
  'import_warning',
  'asset',
]

/** The names of all versions and assets. */
export const ownersIn = (rows: Rows): string[] =>
  ['version', 'asset'].flatMap(table => (rows.get(table) ?? []).map(row => row.slice(0, row.indexOf(' | '))))

/** A later version brings reports on the earlier ones along. */
const withoutStatus = (row: string): string => row.replace(/"editorial_status":("\w+"|null)/, '')

const ownedRows = (rows: Rows, table: string, owners: readonly string[]): string[] => {
  const wanted = new Set(owners)
  // The first three segments of f1000research/1-2/v3/report-4 name the version, or the asset.
  return (rows.get(table) ?? []).filter(row => wanted.has(row.slice(0, row.indexOf(' | ')).split('/').slice(0, 3).join('/')))
}

/** The tables in which the rows of these versions and assets are others than after an import that was not disturbed, with what differs. */
export function differingParts(rows: Rows, clean: Rows, owners: readonly string[]): string[] {
  return [...partTables, 'version'].flatMap(table => {
    const read = (from: Rows) => ownedRows(from, table, owners).map(table === 'version' ? withoutStatus : row => row)
    const [found, wanted] = [read(rows), read(clean)]
    if (found.length === wanted.length && found.every((row, index) => row === wanted[index])) return []
    const more = found.filter((row, index) => !wanted.includes(row) || found.indexOf(row) !== index)
    const less = wanted.filter(row => !found.includes(row))
    return [`${table}: ${found.length} rows in place of ${wanted.length}: +${more.join(' +')} -${less.join(' -')}`]
  })
}

/** The hashes of files that have a row and are not stored with the bytes that it says. */
export async function missingFiles(rows: Rows, store: Pick<FileStore, 'stat'>): Promise<string[]> {
  const missing: string[] = []
  for (const row of rows.get('file') ?? []) {
    const { sha256, bytes }: { sha256: string; bytes: number } = JSON.parse(row.slice(row.indexOf('{')))
    if ((await store.stat(sha256))?.bytes !== bytes) missing.push(sha256)
  }
  return missing
}
