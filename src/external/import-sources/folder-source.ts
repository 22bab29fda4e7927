/** Articles and other items lying in folders, with the files beside them. */
import { createReadStream, type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { type CompanionFile, type ImportSource, SourceError, type SourceLimits } from './import-source.ts'
import { matchFile } from './match-file.ts'
import { mayBeArticle, sniffedBytes } from './sniff-root.ts'

/** Folders this deep, so that a folder that holds itself by a link does not go on for ever. */
const deepest = 32

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const byName = (a: Dirent, b: Dirent): number => (a.name < b.name ? -1 : 1)

/** The importable files beneath a folder, in order of their names: articles, asset packages, zips. */
export async function findImportable(folder: string, depth = 0): Promise<{ path: string; kind: 'article' | 'asset' | 'zip' }[]> {
  if (depth > deepest) return []
  const found: { path: string; kind: 'article' | 'asset' | 'zip' }[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted(byName)) {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) found.push(...(await findImportable(path, depth + 1)))
    else if (!entry.isFile()) continue
    else if (entry.name === 'item.json') found.push({ path, kind: 'asset' })
    else if (/\.(zip|meca)$/i.test(entry.name)) found.push({ path, kind: 'zip' })
    else if (/\.(xml|nxml)$/i.test(entry.name) && mayBeArticle(await headOf(path))) found.push({ path, kind: 'article' })
  }
  return found
}

/** The files that may belong to an article: those in its `.assets` folder first, then those beside it, then those in folders beside it. */
function companionPaths(path: string): string[] {
  const folder = dirname(path)
  const assets = path.replace(/\.[^.]+$/, '.assets')
  const listed = (from: string, depth: number): string[] =>
    readdirSync(from, { withFileTypes: true }).flatMap(entry => {
      const inner = join(from, entry.name)
      if (entry.isFile()) return [inner]
      // Another article's own folder is not this one's.
      return entry.isDirectory() && depth > 0 && !entry.name.endsWith('.assets') ? listed(inner, depth - 1) : []
    })
  return [...(existsSync(assets) ? listed(assets, 3) : []), ...listed(folder, 2)]
}

function companionFile(path: string, within: string): CompanionFile | null {
  // A link must not lead out of the folder that was given.
  const real = realpathSync(path)
  if (real !== within && !real.startsWith(within + sep)) return null
  return { name: basename(path), bytes: statSync(real).size, open: async () => createReadStream(real) }
}

export function fileSource(path: string, kind: ImportSource['kind'], limits: SourceLimits): ImportSource {
  const folder = realpathSync(dirname(path))
  const slashed = (file: string): string => relative(folder, file).split(sep).join('/')
  let companions: Map<string, string> | null = null
  const byPath = (): Map<string, string> => {
    companions ??= new Map(companionPaths(join(folder, basename(path))).map(file => [slashed(file), file]))
    return companions
  }
  const companion = (file: string | undefined): CompanionFile | null => (file === undefined ? null : companionFile(file, folder))
  const stem = basename(path).replace(/\.[^.]+$/, '')
  return {
    name: path,
    kind,
    async read() {
      const { size } = statSync(path)
      if (size > limits.xmlBytes) throw new SourceError(path, `The file has ${size} bytes; at most ${limits.xmlBytes} are taken.`)
      return readFile(path)
    },
    findFile(href) {
      const files = byPath()
      const found = matchFile(href, [...files.keys()])
      return found === null ? null : companion(files.get(found))
    },
    findPdf: () => companion(byPath().get(`${stem}.pdf`)),
  }
}
