import { createWriteStream, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** In the order of the paths, without times, so that the same folder gives the same archive. */
export async function zipFolder(folder: string, file: string): Promise<void> {
  const zip = new ZipFile()
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
  for (const path of paths) zip.addFile(path, relative(folder, path), { mtime: new Date(Date.UTC(2026, 0, 1)), mode: 0o100644 })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
}
