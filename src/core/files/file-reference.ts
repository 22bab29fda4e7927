/** The columns that name stored files. Who may read a file, and which files are no longer used, both follow from them. */

import type { RawBuilder } from 'kysely'
import type { AccessSite } from '../access/access.ts'
import type { SignedIn } from '../access/user.ts'

/**
 * The publicity says what a file is to everybody: named by something published, by published sample content alone, or by nothing published.
 */
export type FilePublicity = 'published' | 'sample' | 'unpublished'

/** A resource that unpublished files are restricted to, such as a version. Each kind has a guard. */
export interface FileResource {
  kind: string
  /** The id belongs to the table that the kind says: the guard of the kind makes it an id of that table. */
  id: number
}

/** The user who requests a file that nothing published names. */
export interface FileReader {
  /** The user comes with the memberships that count on the site of the request. */
  user: SignedIn
  /** The site of the request. */
  site: AccessSite
}

/** Whether somebody may read a resource of one kind with its files. */
export type FileGuard<Database> = (database: Database, id: number, reader: FileReader) => Promise<boolean>

/**
 * A column with hashes of stored files, each with an index on it. The expressions are evaluated for a row `named` of the table; a module
 * declares the columns of its own tables in its data folder, and src/main/file-references.ts lists them all.
 */
export interface FileReference {
  table: string
  column: string
  publicity: RawBuilder<FilePublicity>
  /** The kind of the resource that the row belongs to, and its id as SQL; null where the row restricts its file to nobody. */
  resource: { kind: RawBuilder<string | null>; id: RawBuilder<number | null> } | null
}
