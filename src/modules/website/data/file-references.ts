/** The columns of the media library that name files. The library is public as a whole: an image is published when it is added. */
import { sql } from 'kysely'
import type { FilePublicity, FileReference } from '../../../core/files/file-reference.ts'

export const websiteFileReferences: readonly FileReference[] = ['site_media', 'site_media_size'].map(table => ({
  table,
  column: 'sha256',
  publicity: sql<FilePublicity>`'published'`,
  resource: null,
}))
