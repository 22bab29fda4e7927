import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { findTable, tableCsv, tableFileName } from '../../../../document/tables.ts'
import type { Found } from '../../../sites/domain/found.ts'
import { findDocumentOfVersion, findVersionForReading } from '../../data/version.ts'
import { tablePath } from '../../domain/content/item-path.ts'
import type { RequestedTable } from '../../domain/content/table-path.ts'

export interface TableFile {
  /** Comma-separated values with a byte order mark. */
  content: string
  /** The file name for saving, from article, version and table. */
  name: string
}

/** One table of a published version of the site, with all its content. */
export async function readTable(
  kysely: Kysely<Schema>,
  platform: string,
  { key, version, name }: RequestedTable,
): Promise<Found<TableFile>> {
  const found = await findVersionForReading(kysely, { platform, ...key }, version)
  if (found === null) return { kind: 'missing' }
  if (key.volume === null) return { kind: 'redirect', path: tablePath(found, version, name) }
  const document = await findDocumentOfVersion(kysely, found.versionId)
  const table = document && findTable(document, name)
  if (table === null) return { kind: 'missing' }
  const { volume, publicationId } = found
  return {
    kind: 'found',
    item: { content: tableCsv(table), name: `${volume}-${publicationId}-v${version}-${tableFileName(table) || name}.csv` },
  }
}
