/**
 * Finds articles and other items in folders, with the files beside them. Symbolic links are not followed: they may lead in circles, or out.
 */
import { type Dirent, readdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { type ImportSource, reasonOf, type SourceLimits } from './import-source.ts'
import { type FileIndex, indexFiles } from './match-file.ts'
import { companionFile, readHead, readWithin } from './plain-file.ts'
import { mayBeArticle } from './sniff-root.ts'

/** The importable sources of a folder, before any of them is opened. */
export type Planned =
  | { kind: 'article' | 'asset' | 'zip' | 'export'; path: string }
  | { kind: 'failure' | 'skipped'; path: string; message: string }

const byName = (a: Dirent, b: Dirent): number => (a.name < b.name ? -1 : 1)

export const isZip = (name: string): boolean => /\.(zip|meca)$/i.test(name)
export const isItem = (name: string): boolean => name === 'item.json'

/** The importable files beneath a folder, sorted by name. A folder that cannot be read is a failure of its own. */
export async function findImportable(folder: string): Promise<Planned[]> {
  const found: Planned[] = []
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted(byName)) {
      const path = join(folder, entry.name)
      if (entry.name.startsWith('.')) continue
      if (entry.isDirectory()) found.push(...(await findImportable(path)))
      else if (entry.isFile()) found.push(...(await plannedFile(path)))
    }
  } catch (error) {
    found.push({ kind: 'failure', path: folder, message: `This folder cannot be read: ${reasonOf(error)}.` })
  }
  return found
}

async function plannedFile(path: string): Promise<Planned[]> {
  const name = basename(path)
  if (isItem(name)) return [{ kind: 'asset', path }]
  if (isZip(name)) return [{ kind: 'zip', path }]
  if (!/\.(xml|nxml)$/i.test(name)) return []
  try {
    if (mayBeArticle(await readHead(path))) return [{ kind: 'article', path }]
    return isManifest(name) ? [] : [{ kind: 'skipped', path, message: notAnArticle }]
  } catch (error) {
    return [{ kind: 'failure', path, message: `This file cannot be read: ${reasonOf(error)}.` }]
  }
}

/** The reason for skipping an XML file. */
export const notAnArticle = 'This XML file is passed over: its root element is not that of a JATS article.'

/** The manifests of packages, which list their other files. */
export const isManifest = (name: string): boolean =>
  /^(?:manifest|transfer|peer_?review|article_?metadata|container|\[content_types\])\.xml$/i.test(name)

/** How deep the folders within an article's own may be that contain its files. */
const depthOfFiles = 3

/** Files in a folder and its subfolders, with `/`. A folder that cannot be read has none: the article's missing files are reported. */
function listFiles(folder: string, depth = depthOfFiles): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
      const path = join(folder, entry.name)
      if (entry.isFile()) return [path]
      return entry.isDirectory() && depth > 0 ? listFiles(path, depth - 1) : []
    })
  } catch {
    return []
  }
}

/** Caches the listing of a folder for consecutive articles in it. */
export function createFolderIndex(): (folder: string) => FileIndex {
  let last: { folder: string; index: FileIndex } | null = null
  return folder => {
    if (last?.folder !== folder) {
      const slashed = listFiles(folder).map(file => relative(folder, file).split(sep).join('/'))
      last = { folder, index: indexFiles(slashed) }
    }
    return last.index
  }
}

/** An article's files are in its `.assets` folder, beside it, or in folders beside it. */
export function fileSource(
  path: string,
  kind: ImportSource['kind'],
  limits: SourceLimits,
  indexOf: (folder: string) => FileIndex,
): ImportSource {
  const folder = dirname(path)
  const fileName = basename(path)
  const stem = fileName.replace(/\.[^.]+$/, '')
  const companion = (found: string | null) => (found === null ? null : companionFile(join(folder, found), basename(found)))
  return {
    name: path,
    fileName,
    kind,
    read: () => readWithin(path, limits.xmlBytes),
    findFile: href => companion(indexOf(folder).find(href, [`${stem}.assets`, '.'])),
    findPdf: () => companion(indexOf(folder).has(`${stem}.pdf`) ? `${stem}.pdf` : null),
  }
}
