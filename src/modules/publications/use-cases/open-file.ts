import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ByteRange, FileStore } from '../../../core/files/file-store.ts'
import { isAuthorOfFile } from '../data/authorship.ts'
import { findFile, findFilePublicity, findMarkedForm, isFileOfUnpublished } from '../data/file.ts'

export interface OpenableFile {
  bytes: number
  mimeType: string
  /** False where nothing public uses it: the response is private then. */
  isPublic: boolean
  /** The file served in its place: the same PDF marked with its publication's notice. */
  markedForm: { sha256: string; name: string } | null
  /** Only sample publications use it. */
  isSample: boolean
  /** @throws FileMissingError where the file store has lost it */
  open(range?: ByteRange): Promise<Readable>
}

/** The user who requests a file that nothing public uses. */
export interface FileReader {
  accountId: number
  /** The access table lets the user see anybody's unpublished work. */
  seesUnpublished: boolean
}

/**
 * The file of a hash; null where nothing stored uses it, or nothing that the user may see.
 * @param reader is called only where nothing public uses the file; returns null where nobody is signed in
 */
export async function openFile(
  { kysely, files }: { kysely: Kysely<Schema>; files: FileStore },
  sha256: string,
  reader: () => Promise<FileReader | null>,
): Promise<OpenableFile | null> {
  const file = await findFile(kysely, sha256)
  if (file === null) return null
  const publicity = await findFilePublicity(kysely, sha256)
  const isPublic = publicity !== 'unpublished'
  if (!isPublic && !(await maySee(kysely, sha256, await reader()))) return null
  return {
    bytes: file.bytes,
    mimeType: file.mimeType,
    isPublic,
    isSample: publicity === 'sample',
    markedForm: file.mimeType === 'application/pdf' ? await findMarkedForm(kysely, sha256) : null,
    open: range => files.open(sha256, range),
  }
}

async function maySee(kysely: Kysely<Schema>, sha256: string, reader: FileReader | null): Promise<boolean> {
  if (reader === null) return false
  return reader.seesUnpublished ? await isFileOfUnpublished(kysely, sha256) : await isAuthorOfFile(kysely, reader.accountId, sha256)
}
