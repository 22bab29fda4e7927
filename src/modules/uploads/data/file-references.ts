/** Uploads name files, and show them to nobody: they are read by whatever takes them. */
import { sql } from 'kysely'
import type { FilePublicity, FileReference } from '../../../core/files/file-reference.ts'

export const uploadFileReferences: readonly FileReference[] = [
  { table: 'upload', column: 'sha256', publicity: sql<FilePublicity>`'unpublished'`, resource: null },
]
