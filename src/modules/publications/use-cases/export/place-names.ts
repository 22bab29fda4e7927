/** Makes names for files that any file system accepts, whatever their names were at the source. */
import { posix } from 'node:path'

/** Maximum bytes of a name: file systems allow 255, and archives and prefixes need some of them. */
const maxNameLength = 120
const maxPathLength = 200
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * Gives each file of a folder a unique path: the requested one where possible, with letters and digits of any script, else a similar one.
 * Paths that differ only in case count as equal, as on some systems.
 */
export function createPlaceNames(): (wished: string) => string {
  const files = new Set<string>()
  const folders = new Set<string>()
  const isFree = (path: string): boolean => {
    const key = keyOf(path)
    return !files.has(key) && !folders.has(key) && !foldersOf(key).some(folder => files.has(folder))
  }
  return wished => {
    const plain = plainPath(wished)
    const [first = '', ...rest] = plain.split('/')
    // The number becomes a folder of its own, within the first folder where there is one.
    const within = rest.length > 0 && !files.has(keyOf(first))
    const numbered = (number: number): string => (within ? posix.join(first, String(number), ...rest) : posix.join(String(number), plain))
    let path = plain
    for (let number = 2; !isFree(path); number += 1) path = numbered(number)
    const key = keyOf(path)
    files.add(key)
    for (const folder of foldersOf(key)) folders.add(folder)
    return path
  }
}

const keyOf = (path: string): string => path.normalize('NFC').toLowerCase()

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function plainPath(wished: string): string {
  const names = wished
    .split('/')
    .filter(name => name !== '' && name !== '.' && name !== '..')
    .map(plainName)
  const path = names.join('/')
  if (names.length > 0 && Buffer.byteLength(path) <= maxPathLength) return path
  // A path that is too deep keeps only its first folder and its name.
  return [...names.slice(0, -1).slice(0, 1), names.at(-1) ?? '_'].join('/')
}

function plainName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{M}\p{N}._+@=() -]/gu, '_')
    // Imports skip hidden files, and some systems drop dots and spaces at the end.
    .replace(/^[. ]+|[. ]+$/g, '_')
  return shortened(reserved.test(plain) ? `_${plain}` : plain)
}

function shortened(name: string): string {
  if (Buffer.byteLength(name) <= maxNameLength) return name
  const suffix = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  let stem = ''
  for (const letter of name.slice(0, name.length - suffix.length)) {
    if (Buffer.byteLength(stem + letter + suffix) > maxNameLength) break
    stem += letter
  }
  return stem + suffix
}
