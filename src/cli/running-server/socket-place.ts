/**
 * Where a running server listens for commands: a socket in the data directory, which only the server's user may open. A path of a socket
 * cannot be long; where the directory's is too long, the socket lies in a private folder for temporary files, and a file in the data
 * directory says where. Windows has no such files, and a pipe instead.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** In bytes. macOS takes 104 with the sign at the end, Linux 108. */
const maxPathLength = 103
const folderPrefix = 'recto-'
const socketName = 'recto.sock'
const signpost = (dataDirectory: string): string => join(dataDirectory, 'recto.sock.path')

function fixedPlace(dataDirectory: string): string | null {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\recto-${createHash('sha256').update(dataDirectory.toLowerCase()).digest('hex').slice(0, 32)}`
  const path = join(dataDirectory, socketName)
  return Buffer.byteLength(path) <= maxPathLength ? path : null
}

/** For the one who asks. Null where there is no server's socket; a path may still be that of a dead server. */
export function findSocket(dataDirectory: string): string | null {
  const fixed = fixedPlace(dataDirectory)
  if (fixed !== null) return fixed
  try {
    return readFileSync(signpost(dataDirectory), 'utf8')
  } catch {
    return null
  }
}

/** For the server, which holds the directory's lock: a socket that lies there is a dead server's, and is removed. */
export function makePlace(dataDirectory: string): string {
  removePlace(dataDirectory)
  const fixed = fixedPlace(dataDirectory)
  if (fixed !== null) return fixed
  const path = join(mkdtempSync(join(tmpdir(), folderPrefix)), socketName)
  writeFileSync(signpost(dataDirectory), path, { mode: 0o600 })
  return path
}

/** Takes away what `makePlace` and the socket left, now or by a process that was killed. */
export function removePlace(dataDirectory: string): void {
  const path = findSocket(dataDirectory)
  if (path === null || process.platform === 'win32') return
  if (fixedPlace(dataDirectory) !== null) {
    rmSync(path, { force: true })
    return
  }
  rmSync(signpost(dataDirectory), { force: true })
  const folder = dirname(path)
  // What the file says is believed only where it names a place as this server makes it.
  if (basename(path) !== socketName || dirname(folder) !== tmpdir() || !basename(folder).startsWith(folderPrefix)) return
  rmSync(path, { force: true })
  try {
    rmdirSync(folder)
  } catch {
    // It is gone, or holds what is not ours.
  }
}
