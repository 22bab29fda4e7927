/** Puts a file that came along with an item into the file store, with what a page must know to show it. */
import { fileTypeFromBuffer } from 'file-type'
import mime from 'mime'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { StoredFile } from '../../data/stored-article.ts'
import { type CompanionFile, reasonOf, SourceError } from '../../external/import-sources/import-source.ts'
import { measureImage } from './image.ts'

/** Types whose content has no signature, and that may be believed by their name. */
const believedByName =
  /^(text\/(csv|plain|vtt|tab-separated-values|markdown|x-.*|css|html|xml|calendar)|application\/(json|xml|x-.*|javascript|ld\+json|yaml)|image\/svg\+xml|model\/.*|chemical\/.*)$/

/** What a file is: by its first bytes, and by its name only where bytes cannot tell. */
export async function detectMimeType(name: string, head: Uint8Array): Promise<string> {
  const named = mime.getType(name)
  const found = await fileTypeFromBuffer(head)
  // Office files are zips, SVG and the like are XML: the name says more there.
  if (found && !['application/zip', 'application/xml', 'application/x-cfb'].includes(found.mime)) return found.mime
  if (found) return named ?? found.mime
  return named !== null && believedByName.test(named) ? named : 'application/octet-stream'
}

const headBytes = 8192

/** @throws SourceError when the file is larger than `fileBytes` or cannot be read to its end. */
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
