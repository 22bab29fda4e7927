/**
 * The place where a running server listens for commands: a socket in the data directory, which only the server's user may open. If the
 * directory's path is too long for a socket, the socket is in a private temporary folder, and a file in the data directory
 * holds its path. Windows uses a named pipe instead.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** Bytes. macOS allows 104 including the terminating zero, Linux 108. */
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

/** This is for the client. Null where no server has a socket; the path may still be that of a server that has ended. */
export function findSocket(dataDirectory: string): string | null {
  const fixed = fixedPlace(dataDirectory)
  if (fixed !== null) return fixed
  try {
    return readFileSync(signpost(dataDirectory), 'utf8')
  } catch {
    return null
  }
}

/**
 * This is for the server, which holds the directory's lock: a socket that exists already belongs to a server that has ended, and is
 * removed.
 */
export function makePlace(dataDirectory: string): string {
  removePlace(dataDirectory)
  const fixed = fixedPlace(dataDirectory)
  if (fixed !== null) return fixed
  const path = join(mkdtempSync(join(tmpdir(), folderPrefix)), socketName)
  writeFileSync(signpost(dataDirectory), path, { mode: 0o600 })
  return path
}

/** Removes the remains of `makePlace` and the socket, also those of a killed process. */
export function removePlace(dataDirectory: string): void {
  const path = findSocket(dataDirectory)
  if (path === null || process.platform === 'win32') return
  if (fixedPlace(dataDirectory) !== null) {
    rmSync(path, { force: true })
    return
  }
  rmSync(signpost(dataDirectory), { force: true })
  const folder = dirname(path)
  // The path in the file is trusted only if this server could have made it.
  if (basename(path) !== socketName || dirname(folder) !== tmpdir() || !basename(folder).startsWith(folderPrefix)) return
  rmSync(path, { force: true })
  try {
    rmdirSync(folder)
  } catch {
    // The folder is gone, or holds files that are not ours.
  }
}
