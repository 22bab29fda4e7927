/** Finds the file that an href means among the files that came along with an article. */
import { posix } from 'node:path'

/** Where several files differ only in their suffix, the first that a browser can show, then the others. */
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

function rank(name: string): number {
  const found = preferredSuffixes.indexOf(posix.extname(name).toLowerCase())
  return found === -1 ? preferredSuffixes.length : found
}

/** An href that is a path; null for one that names a place elsewhere or leads out of its folder. */
export function localPath(href: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//') || href.startsWith('#')) return null
  let decoded = href
  try {
    decoded = decodeURIComponent(href)
  } catch {
    // A stray percent sign: the name is as it stands.
  }
  const path = posix.normalize(decoded.replaceAll('\\', '/')).replace(/^(\.?\/)+/, '')
  return path === '' || path === '.' || path === '..' || path.startsWith('../') || path.includes('\0') ? null : path
}

/**
 * Compares exactly first, then by name without folders, then without suffix, and each of these without regard to case.
 * @param paths of the files at hand, with `/`, nearest first
 * @returns the path that is meant, or null
 */
export function matchFile(href: string, paths: readonly string[]): string | null {
  const path = localPath(href)
  if (path === null) return null
  const name = posix.basename(path)
  const same = [
    (candidate: string) => candidate === path,
    (candidate: string) => posix.basename(candidate) === name,
    (candidate: string) => posix.basename(candidate).toLowerCase() === name.toLowerCase(),
    (candidate: string) => withoutSuffix(posix.basename(candidate)) === name,
    (candidate: string) => withoutSuffix(posix.basename(candidate)) === withoutSuffix(name) && suffix.test(name),
    (candidate: string) => withoutSuffix(posix.basename(candidate)).toLowerCase() === withoutSuffix(name).toLowerCase(),
  ]
  for (const isSame of same) {
    const found = paths.filter(isSame).toSorted((a, b) => rank(a) - rank(b))
    if (found[0] !== undefined) return found[0]
  }
  return null
}
