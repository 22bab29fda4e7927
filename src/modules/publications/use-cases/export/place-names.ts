/** Names for files that any file system takes, whatever they were called where they came from. */
import { posix } from 'node:path'

/** Bytes that a name may have: file systems take 255, and archives and prefixes want some. */
const maxNameLength = 120
const maxPathLength = 200
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * Gives each file of a folder a path of its own: the wished one where it can be, with letters and digits of any script, else one like it.
 * Two that differ in upper and lower case only are the same, as on some systems.
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
    // A folder of its own, within the first one where that is a folder.
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
  // Too deep: what is left is the first folder and the name.
  return [...names.slice(0, -1).slice(0, 1), names.at(-1) ?? '_'].join('/')
}

function plainName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{M}\p{N}._+@=() -]/gu, '_')
    // Hidden files are passed over, and some systems drop dots and spaces at the end.
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
