/** Stores a file of an item in the file store, with the data that a page needs to show it. */
import { fileTypeFromBuffer } from 'file-type'
import mime from 'mime'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { StoredFile } from '../../data/stored-article.ts'
import { type CompanionFile, reasonOf, SourceError } from '../../external/import-sources/import-source.ts'
import { measureImage } from './image.ts'

/** Types whose content has no signature, for which the name decides. */
const trustedByName =
  /^(text\/(csv|plain|vtt|tab-separated-values|markdown|x-.*|css|html|xml|calendar)|application\/(json|xml|x-.*|javascript|ld\+json|yaml)|image\/svg\+xml|model\/.*|chemical\/.*)$/

/** Detects a file's type from its first bytes, and from its name only where bytes cannot decide. */
export async function detectMimeType(name: string, head: Uint8Array): Promise<string> {
  const named = mime.getType(name)
  const found = await fileTypeFromBuffer(head)
  // Office files are ZIP files, and SVG is XML: the name is more specific there.
  if (found && !['application/zip', 'application/xml', 'application/x-cfb'].includes(found.mime)) return found.mime
  if (found) return named ?? found.mime
  return named !== null && trustedByName.test(named) ? named : 'application/octet-stream'
}

/** So many of a file's first bytes are looked at to find its type. */
export const headBytes = 8192

/** @throws SourceError where the file is larger than `fileBytes` or cannot be read to its end */
export async function storeFile(store: FileStore, file: CompanionFile, fileBytes: number, source: string): Promise<StoredFile> {
  if (file.bytes > fileBytes) throw new SourceError(source, `“${file.name}” has ${file.bytes} bytes; at most ${fileBytes} are taken.`)
  const head: Uint8Array[] = []
  let taken = 0
  const watched = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of file.content()) {
      if (taken < headBytes) head.push(chunk)
      taken += chunk.length
      if (taken > fileBytes) throw new Error(`it is larger than it says; at most ${fileBytes} bytes are taken.`)
      yield chunk
    }
  }
  try {
    const { sha256, bytes } = await store.put(watched())
    const mimeType = await detectMimeType(file.name, Buffer.concat(head).subarray(0, headBytes))
    return { sha256, bytes, mimeType, ...(await measureImage(mimeType, bytes, () => store.read(sha256))) }
  } catch (error) {
    throw new SourceError(source, `“${file.name}” cannot be stored: ${reasonOf(error)}`, { cause: error })
  }
}
