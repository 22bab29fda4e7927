import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FileGuard, FileReader, FileReference, FileResource } from '../../../core/files/file-reference.ts'
import type { ByteRange, FileStore } from '../../../core/files/file-store.ts'
import { findFile, findFilePublicity, findMarkedForm, listFileResources } from '../data/file.ts'

export interface OpenableFile {
  bytes: number
  mimeType: string
  /** The file served in its place: the same PDF marked with its publication's notice. */
  markedForm: { sha256: string; name: string } | null
  /** Only sample publications use it. */
  isSample: boolean
  /** @throws FileMissingError where the file store has lost it */
  open(range?: ByteRange): Promise<Readable>
}

export interface FileLibrary {
  kysely: Kysely<Schema>
  files: Pick<FileStore, 'open'>
  references: readonly FileReference[]
  /** These decide who may open a file, by the kind of the resource that names it. */
  guards: ReadonlyMap<string, FileGuard<Kysely<Schema>>>
}

/** The file of a hash that something published names; null otherwise. */
export async function openPublishedFile(library: FileLibrary, sha256: string): Promise<OpenableFile | null> {
  const publicity = await findFilePublicity(library.kysely, library.references, sha256)
  return publicity === 'unpublished' ? null : await openStored(library, sha256, publicity === 'sample')
}

/** A resource that names the file and that the reader may read; null where there is none. */
export async function findReadableResource(
  { kysely, references, guards }: FileLibrary,
  sha256: string,
  reader: FileReader,
): Promise<FileResource | null> {
  for (const resource of await listFileResources(kysely, references, sha256))
    if (await guards.get(resource.kind)?.(kysely, resource.id, reader)) return resource
  return null
}

/** A file of a resource; null where the reader may not read the resource, or it does not name the file. */
export async function openFileOfResource(
  library: FileLibrary,
  { kind, id }: FileResource,
  sha256: string,
  reader: FileReader,
): Promise<OpenableFile | null> {
  const { kysely, references, guards } = library
  if (!(await guards.get(kind)?.(kysely, id, reader))) return null
  const resources = await listFileResources(kysely, references, sha256)
  return resources.some(each => each.kind === kind && each.id === id) ? await openStored(library, sha256, false) : null
}

async function openStored({ kysely, files }: FileLibrary, sha256: string, isSample: boolean): Promise<OpenableFile | null> {
  const file = await findFile(kysely, sha256)
  if (file === null) return null
  return {
    bytes: file.bytes,
    mimeType: file.mimeType,
    isSample,
    markedForm: file.mimeType === 'application/pdf' ? await findMarkedForm(kysely, sha256) : null,
    open: range => files.open(sha256, range),
  }
}
