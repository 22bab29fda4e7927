/** Everything importable among the paths that someone gave: files, folders of them, zips and MECA packages. */
import { existsSync, statSync } from 'node:fs'
import { fileSource, findImportable } from './folder-source.ts'
import { type ImportSource, SourceError, type SourceLimits } from './import-source.ts'
import { openZip } from './zip-source.ts'

export type FoundSource = { kind: 'source'; source: ImportSource } | { kind: 'failure'; name: string; message: string }
interface Planned {
  path: string
  kind: 'article' | 'asset' | 'zip'
}

/** The files to take in, before any package among them is opened. @throws SourceError for a path that does not exist. */
export async function planImport(paths: readonly string[]): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const path of paths) {
    if (!existsSync(path)) throw new SourceError(path, 'There is no file or folder of this name.')
    if (statSync(path).isDirectory()) planned.push(...(await findImportable(path)))
    else if (/\.(zip|meca)$/i.test(path)) planned.push({ path, kind: 'zip' })
    else planned.push({ path, kind: /(^|[\\/])item\.json$/.test(path) ? 'asset' : 'article' })
  }
  return planned
}

/** Opens one planned file after the other, each package for as long as its articles are taken in. */
export async function* openSources(planned: readonly Planned[], limits: SourceLimits): AsyncGenerator<FoundSource> {
  for (const { path, kind } of planned) {
    if (kind !== 'zip') {
      yield { kind: 'source', source: fileSource(path, kind, limits) }
      continue
    }
    try {
      const opened = await openZip(path, limits)
      try {
        for (const source of opened.sources) yield { kind: 'source', source }
      } finally {
        opened.close()
      }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      yield { kind: 'failure', name: error.source, message: error.message }
    }
  }
}
