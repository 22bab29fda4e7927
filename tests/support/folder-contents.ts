import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The bytes of every file beneath a folder, by path, as Latin-1. */
export async function contentsOf(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    found.set(path.slice(folder.length), await readFile(path, 'latin1'))
  }
  return new Map([...found].sort())
}
