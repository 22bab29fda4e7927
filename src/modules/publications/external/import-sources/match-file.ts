/** Finds the file for an href among the files of an article. */
import { posix } from 'node:path'

/** Where several files differ only in their suffix, the first type that a browser can show wins, then the others. */
const preferredSuffixes = [
  '.svg',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.avif',
  '.gif',
  '.mp4',
  '.webm',
  '.mp3',
  '.pdf',
  '.tif',
  '.tiff',
  '.eps',
]

const suffix = /\.[A-Za-z0-9]{1,5}$/
const withoutSuffix = (name: string): string => name.replace(suffix, '')
/** The folder of files that belongs to one article alone, as in `v1.assets/`. */
const ownFolder = /^(?:.*\/)?[^/]+?\.assets(?=\/)/

function rank(name: string): number {
  const found = preferredSuffixes.indexOf(posix.extname(name).toLowerCase())
  return found === -1 ? preferredSuffixes.length : found
}

/** An index of files for looking up hrefs; made once for all articles that share them. */
export interface FileIndex {
  has(path: string): boolean
  /**
   * Looks up the path as it is, then the name without folders, then the name without suffix, and each of these ignoring case.
   * @param folders where the href may start from, likeliest first; the folder of the index itself is `.`
   * @returns the matching path, or null
   */
  find(href: string, folders: readonly string[]): string | null
}

/** @param paths with `/`, relative to one folder */
export function indexFiles(paths: Iterable<string>): FileIndex {
  const all = new Set(paths)
  const keys = {
    name: (path: string) => posix.basename(path),
    anyCase: (path: string) => posix.basename(path).toLowerCase(),
    stem: (path: string) => withoutSuffix(posix.basename(path)),
    stemInAnyCase: (path: string) => withoutSuffix(posix.basename(path)).toLowerCase(),
  }
  const by = { name: groups(all, keys.name), anyCase: groups(all, keys.anyCase), stem: groups(all, keys.stem) }
  const byStemInAnyCase = groups(all, keys.stemInAnyCase)

  function find(path: string, folders: readonly string[]): string | null {
    for (const folder of [...folders, '.']) {
      const joined = posix.join(folder, path)
      if (all.has(joined)) return joined
    }
    const name = posix.basename(path)
    const candidates = [
      by.name.get(name),
      by.anyCase.get(name.toLowerCase()),
      by.stem.get(name),
      suffix.test(name) && by.stem.get(withoutSuffix(name)),
      byStemInAnyCase.get(withoutSuffix(name).toLowerCase()),
    ]
    for (const paths of candidates) {
      const own = (paths || []).filter(each => !isOthers(each, folders))
      const [nearest] = own.toSorted((a, b) => distance(a, folders) - distance(b, folders) || rank(a) - rank(b))
      if (nearest !== undefined) return nearest
    }
    return null
  }

  /** A file that the source names by a URL elsewhere may be beside it under its own name, if that has a suffix. */
  function findRemote(href: string, folders: readonly string[]): string | null {
    const name = remoteName(href)
    if (name === null) return null
    const found = by.name.get(name) ?? by.anyCase.get(name.toLowerCase()) ?? []
    const own = found.filter(each => !isOthers(each, folders))
    return own.toSorted((a, b) => distance(a, folders) - distance(b, folders))[0] ?? null
  }

  return {
    has: path => all.has(path),
    find(href, folders) {
      for (const path of localPaths(href)) {
        const found = find(path, folders)
        if (found !== null) return found
      }
      return findRemote(href, folders)
    },
  }
}

function groups(paths: Iterable<string>, key: (path: string) => string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const path of paths) {
    const group = found.get(key(path))
    if (group) group.push(path)
    else found.set(key(path), [path])
  }
  return found
}

function distance(path: string, folders: readonly string[]): number {
  const own = posix.dirname(path)
  const index = folders.findIndex(folder => folder === '.' || own === folder || own.startsWith(`${folder}/`))
  if (index === -1) return 2 * folders.length
  return own === folders[index] ? 2 * index : 2 * index + 1
}

function isOthers(path: string, folders: readonly string[]): boolean {
  const owned = ownFolder.exec(path)?.[0]
  return owned !== undefined && !folders.includes(owned)
}

/**
 * The possible paths of an href, likeliest first: as it is, decoded, and without fragment and query. Empty where it is a URL or leads out
 * of its folder.
 */
export function localPaths(href: string): string[] {
  // Some publishers write an image's own DOI, which ends in the file's name.
  const plain = href.replace(/^info:doi\//i, '')
  if (/^[a-z][a-z0-9+.-]*:/i.test(plain) || plain.startsWith('//') || plain.startsWith('#')) return []
  const readings = [plain, decoded(plain), plain.replaceAll('\\', '/'), decoded(plain.replace(/[#?].*$/, ''))]
  return [...new Set(readings.map(normalized))].filter(path => path !== null)
}

/** The last segment of an http URL's path, decoded. */
export function remoteName(href: string): string | null {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null
  const name = posix.basename(decoded(new URL(href).pathname))
  return suffix.test(name) ? name : null
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href).replaceAll('\\', '/')
  } catch {
    // A stray percent sign prevents decoding, so the name is used as it is.
    return href.replaceAll('\\', '/')
  }
}

function normalized(href: string): string | null {
  const path = posix.normalize(href).replace(/^(\.?\/)+/, '')
  return path === '' || path === '.' || path === '..' || path.startsWith('../') || path.includes('\0') ? null : path
}
