/** Articles and other items inside a zip or a MECA package (NISO RP-30), read without unpacking to disk. */
import { posix } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type CompanionFile, type ImportSource, SourceError, type SourceLimits } from './import-source.ts'
import { matchFile } from './match-file.ts'
import { mayBeArticle } from './sniff-root.ts'

export interface OpenPackage {
  sources: ImportSource[]
  close(): void
}

/**
 * @throws SourceError when the package cannot be opened whole: broken, encrypted, too large, too many entries, or with a name that leads out of it.
 */
export async function openZip(path: string, limits: SourceLimits): Promise<OpenPackage> {
  const zip = await openOrExplain(path)
  try {
    const entries = await readEntries(zip, path, limits)
    const paths = [...entries.keys()]
    const sources: ImportSource[] = []
    for (const [name, entry] of entries) {
      const kind = await kindOf(zip, path, name, entry, limits)
      if (kind !== null) sources.push(sourceOf(zip, path, name, entry, kind, nearest(paths, name), entries, limits))
    }
    if (sources.length === 0)
      throw new SourceError(path, 'There is no article in this package: no XML file in it has an article for its root.')
    return { sources, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function openOrExplain(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: false, validateEntrySizes: true })
  } catch (error) {
    throw broken(path, error)
  }
}

const broken = (path: string, error: unknown): SourceError =>
  new SourceError(path, `This zip cannot be read: ${error instanceof Error ? error.message : String(error)}.`, { cause: error })

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

async function kindOf(zip: ZipFile, path: string, name: string, entry: Entry, limits: SourceLimits): Promise<ImportSource['kind'] | null> {
  if (posix.basename(name) === 'item.json') return 'asset'
  if (!/\.(xml|nxml)$/i.test(name)) return null
  return mayBeArticle(await readEntry(zip, path, entry, limits.xmlBytes)) ? 'article' : null
}

async function readEntry(zip: ZipFile, path: string, entry: Entry, most: number): Promise<Buffer> {
  const source = `${path}!${entry.fileName}`
  if (entry.uncompressedSize > most)
    throw new SourceError(source, `The file has ${entry.uncompressedSize} bytes; at most ${most} are taken.`)
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch (error) {
    throw broken(source, error)
  }
}

/** The files of the article's own folder first. */
function nearest(paths: readonly string[], name: string): string[] {
  const folder = posix.dirname(name)
  return paths.toSorted((a, b) => Number(posix.dirname(b) === folder) - Number(posix.dirname(a) === folder))
}

function sourceOf(
  zip: ZipFile,
  path: string,
  name: string,
  entry: Entry,
  kind: ImportSource['kind'],
  paths: readonly string[],
  entries: ReadonlyMap<string, Entry>,
  limits: SourceLimits,
): ImportSource {
  const folder = posix.dirname(name)
  const companion = (found: string | null | undefined): CompanionFile | null => {
    const file = typeof found === 'string' ? entries.get(found) : undefined
    return file === undefined
      ? null
      : { name: posix.basename(file.fileName), bytes: file.uncompressedSize, open: () => zip.openReadStreamPromise(file) }
  }
  const stem = name.replace(/\.[^.]+$/, '')
  return {
    name: `${path}!${name}`,
    kind,
    read: () => readEntry(zip, path, entry, limits.xmlBytes),
    findFile: href => companion(matchFile(folder === '.' ? href : posix.join(folder, href), paths) ?? matchFile(href, paths)),
    findPdf: () => companion(entries.has(`${stem}.pdf`) ? `${stem}.pdf` : null),
  }
}
