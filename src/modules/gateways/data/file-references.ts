/** The column of gateways that names files: of their themes and their pages, which are everybody's. */
import { sql } from 'kysely'
import type { FilePublicity, FileReference } from '../../../core/files/file-reference.ts'

export const gatewayFileReferences: readonly FileReference[] = [
  { table: 'gateway_file', column: 'sha256', publicity: sql<FilePublicity>`'published'`, resource: null },
]
