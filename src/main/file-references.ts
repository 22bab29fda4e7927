/**
 * All columns that name stored files. Whether a file is public, whom it is restricted to, and whether it can be deleted all follow from this
 * list; tests/database/file-references.test.ts fails for a column that is missing.
 */
import type { Kysely } from 'kysely'
import type { Schema } from '../core/database/schema.ts'
import type { FileGuard, FileReference } from '../core/files/file-reference.ts'
import { gatewayFileReferences } from '../modules/gateways/data/file-references.ts'
import { publicationFileGuards, publicationFileReferences } from '../modules/publications/data/file-references.ts'
import { uploadFileReferences } from '../modules/uploads/data/file-references.ts'
import { websiteFileReferences } from '../modules/website/data/file-references.ts'

export const fileReferences: readonly FileReference[] = [
  ...publicationFileReferences,
  ...uploadFileReferences,
  ...gatewayFileReferences,
  ...websiteFileReferences,
]

/** Who may read the files of a resource, by its kind. */
export const fileGuards: ReadonlyMap<string, FileGuard<Kysely<Schema>>> = new Map(Object.entries(publicationFileGuards))
