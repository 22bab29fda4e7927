/** Reads articles and other items inside a ZIP file or a MECA package (NISO RP-30) without unpacking to disk. */
import { posix } from 'node:path'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { isManifest } from './folder-source.ts'
import { type CompanionFile, type ImportSource, reasonOf, SourceError, type SourceLimits } from './import-source.ts'
import { indexFiles } from './match-file.ts'
import { tooLarge } from './plain-file.ts'
import { mayBeArticle, sniffedBytes } from './sniff-root.ts'

export interface OpenPackage {
  sources: ImportSource[]
  /** XML files that are not articles. */
  skipped: string[]
  close(): void
}

interface Package {
  zip: ZipFile
  path: string
  entries: ReadonlyMap<string, Entry>
  limits: SourceLimits
}

/**
 * @throws SourceError where the package is broken, encrypted, too large, has too many entries, a symbolic link, or a name that leads out of
 * it or occurs twice
 */
export async function openZip(path: string, limits: SourceLimits): Promise<OpenPackage> {
  const zip = await openOrExplain(path)
  try {
    const opened: Package = { zip, path, entries: await readEntries(zip, path, limits), limits }
    const index = indexFiles(opened.entries.keys())
    const sources: ImportSource[] = []
    const skipped: string[] = []
    for (const [name, entry] of opened.entries) {
      const kind = await kindOf(opened, name, entry)
      if (kind === null) {
        if (/\.(xml|nxml)$/i.test(name) && !isManifest(posix.basename(name))) skipped.push(`${path}!${name}`)
        continue
      }
      const folder = posix.dirname(name)
      const stem = name.replace(/\.[^./]+$/, '')
      sources.push({
        name: `${path}!${name}`,
        fileName: posix.basename(name),
        kind,
        read: () => readEntry(opened, entry),
        findFile: href => companion(opened, index.find(href, [`${stem}.assets`, folder])),
        findPdf: () => companion(opened, `${stem}.pdf`),
      })
    }
    if (sources.length === 0)
      throw new SourceError(path, 'There is no article in this package: no XML file in it has an article for its root.')
    return { sources, skipped, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

/**
 * yauzl itself rejects names that lead out (also with backslashes, once they are slashes) and entries that unpack to another size than
 * stated.
 */
async function openOrExplain(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, strictFileNames: false, validateEntrySizes: true })
  } catch (error) {
    throw broken(path, error)
  }
}

const broken = (path: string, error: unknown): SourceError =>
  new SourceError(path, `This zip cannot be read: ${reasonOf(error)}.`, { cause: error })

async function readEntries(zip: ZipFile, path: string, limits: SourceLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.packageEntries) {
    throw new SourceError(path, `This package has ${zip.entryCount} entries; at most ${limits.packageEntries} are taken.`)
  }
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName
      if (name.endsWith('/') || name.startsWith('__MACOSX/') || posix.basename(name).startsWith('.')) continue
      if (entry.isEncrypted()) throw new SourceError(path, `“${name}” in this package is encrypted.`)
      if (isLink(entry)) throw new SourceError(path, `“${name}” in this package is a link.`)
      if (entries.has(name)) throw new SourceError(path, `“${name}” is in this package twice.`)
      bytes += entry.uncompressedSize
      if (bytes > limits.packageBytes)
        throw new SourceError(path, `Unpacked, this package is larger than ${limits.packageBytes} bytes (reached at “${name}”).`)
      entries.set(name, entry)
    }
  } catch (error) {
    throw error instanceof SourceError ? error : broken(path, error)
  }
  return entries
}

/** Unix systems store the file's mode in the upper half of the external attributes. */
const isLink = ({ externalFileAttributes }: Entry): boolean => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

async function kindOf(opened: Package, name: string, entry: Entry): Promise<ImportSource['kind'] | null> {
  if (posix.basename(name) === 'item.json') return 'asset'
  if (!/\.(xml|nxml)$/i.test(name)) return null
  return mayBeArticle(await readHead(opened, entry)) ? 'article' : null
}

/** @throws SourceError also where it unpacks to another size than stated */
async function* contentOf({ zip, path }: Package, entry: Entry): AsyncGenerator<Uint8Array> {
  try {
    const stream = await zip.openReadStreamPromise(entry)
    // The stream may still fail when nobody reads it any more, and must not end the process then.
    stream.on('error', () => undefined)
    yield* stream
  } catch (error) {
    throw broken(`${path}!${entry.fileName}`, error)
  }
}

/** Errors are left to the later reading of the whole entry, which reports the file and spares the others. */
async function readHead(opened: Package, entry: Entry): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of contentOf(opened, entry)) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= sniffedBytes) break
    }
  } catch {
    return new Uint8Array()
  }
  return Buffer.concat(chunks).subarray(0, sniffedBytes)
}

async function readEntry(opened: Package, entry: Entry): Promise<Buffer> {
  const source = `${opened.path}!${entry.fileName}`
  const { xmlBytes } = opened.limits
  if (entry.uncompressedSize > xmlBytes) throw new SourceError(source, tooLarge(entry.uncompressedSize, xmlBytes))
  return Buffer.concat(await Array.fromAsync(contentOf(opened, entry)))
}

function companion(opened: Package, name: string | null): CompanionFile | null {
  const entry = name === null ? undefined : opened.entries.get(name)
  if (entry === undefined) return null
  return { name: posix.basename(entry.fileName), bytes: entry.uncompressedSize, content: () => contentOf(opened, entry) }
}
