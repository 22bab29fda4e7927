import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ByteRange, FileStore } from '../../../core/files/file-store.ts'
import { isAuthorOfFile } from '../data/authorship.ts'
import { findFile, findFilePublicity, findMarkedForm, isFileOfUnpublished } from '../data/file.ts'

export interface OpenableFile {
  bytes: number
  mimeType: string
  /** False where nothing published names it: then it is for who asks alone. */
  isPublic: boolean
  /** What is served in its place: the same PDF with the notice on its publication. */
  markedForm: { sha256: string; name: string } | null
  /** Sample publications alone name it. */
  isSample: boolean
  /** @throws FileMissingError where the file store has lost it. */
  open(range?: ByteRange): Promise<Readable>
}

/** Who asks for a file that nothing published names. */
export interface FileReader {
  accountId: number
  /** The access table lets them see anybody's unpublished work. */
  seesUnpublished: boolean
}

/**
 * The file of a hash; null where nothing stored names it, or nothing that who asks may see.
 * @param reader is asked for only where nothing published names the file; null: nobody is signed in
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
