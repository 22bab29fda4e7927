/** Reads the files of a gateway's folder: they must be within it, and of a size and type that a page can show. */
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { detectMimeType, measureImage } from '../../publications/index.ts'
import { maxPageLength } from '../domain/file-parts.ts'

export interface FolderFile {
  path: string
  content: Buffer
  mimeType: string
  /** Pixels; null for files that are no images. */
  width: number | null
  height: number | null
}
/** Says why a file cannot be imported; the message continues a sentence that names the file. */
export class FolderFileError extends Error {
  override name = 'FolderFileError'
}

export type FileUse = 'picture' | 'page'

const imageTypes = new Set(['image/svg+xml', 'image/webp', 'image/avif', 'image/png', 'image/jpeg'])
const maxImageBytes = 20 * 1024 * 1024
/** A character takes at most four bytes in UTF-8. */
const maxPageBytes = maxPageLength * 4
const maxFileBytes = 4 * 1024 * 1024

/** @throws FolderFileError */
export async function readFolderFile(folder: string, path: string, use: FileUse | 'own'): Promise<FolderFile> {
  const content = await readWithin(folder, path, { picture: maxImageBytes, page: maxPageBytes, own: maxFileBytes }[use])
  if (use === 'picture') return await asImage(path, content)
  const text = decodeText(content)
  if (use === 'page' && text.trim() === '') throw new FolderFileError('is empty')
  if (use === 'page' && text.length > maxPageLength)
    throw new FolderFileError(`has ${text.length} characters, and at most ${maxPageLength} are taken; divide it into pages`)
  return { path, content, mimeType: use === 'page' ? 'text/html' : 'application/json', width: null, height: null }
}

/** @throws FolderFileError */
export function decodeText(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    throw new FolderFileError('is not in UTF-8; save it again with that encoding')
  }
}

async function readWithin(folder: string, path: string, maxBytes: number): Promise<Buffer> {
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    // A symbolic link may lead out of the folder.
    if (!real.startsWith(`${root}${sep}`)) throw new FolderFileError('lies outside of the folder; put it into it')
    const found = await stat(real)
    if (!found.isFile()) throw new FolderFileError('is no file')
    if (found.size > maxBytes) throw new FolderFileError(`has ${found.size} bytes, and at most ${maxBytes} are taken; make it smaller`)
    return await readFile(real)
  } catch (error) {
    if (error instanceof FolderFileError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new FolderFileError('is not there; put it into the folder, or take its name out')
    throw new FolderFileError(`cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

async function asImage(path: string, content: Buffer): Promise<FolderFile> {
  const mimeType = await detectMimeType(path, content)
  if (!imageTypes.has(mimeType)) throw new FolderFileError('is no picture that every browser shows; make it SVG, WebP, AVIF, PNG or JPEG')
  if (mimeType === 'image/svg+xml') refuseActing(content)
  const size = await measureImage(mimeType, content.length, async () => content)
  if (!size.width || !size.height)
    throw new FolderFileError('cannot be read as a picture; it is broken, or an SVG without width, height and viewBox')
  return { path, content, mimeType, ...size }
}

/**
 * Files are served with headers that disable scripts (publications/api/files). A script in an SVG is therefore harmless, but its author
 * should know that it will not run.
 */
function refuseActing(content: Buffer): void {
  const text = content.toString('utf8')
  const acting = [
    ['a script', /<(?:\w+:)?script\b/i],
    ['an event handler', /<[^>]*\son[a-z]+\s*=/i],
    ['HTML of its own', /<(?:\w+:)?foreignObject\b/i],
    ['an address that is a script', /javascript:/i],
  ] as const
  const found = acting.flatMap(([what, form]) => (form.test(text) ? [what] : []))
  if (found.length > 0) throw new FolderFileError(`holds ${found.join(' and ')}, which no picture may; take it out`)
}
