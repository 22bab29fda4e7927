/** Imports of publications by `recto import`, which is killed: into one site after the other, each until a run ends by itself. */
import type { ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../../src/core/database/open-database.ts'
import type { FileStore } from '../../../src/core/files/file-store.ts'
import { readConfig } from '../../../src/main/config.ts'
import { importWithProgress } from '../../../src/main/import-with-progress.ts'
import { openLibrary } from '../../../src/main/library.ts'
import { readRows } from '../../../tests/support/library-rows.ts'
import { differingParts, missingFiles, ownersIn } from '../../../tests/support/whole-publications.ts'
import type { Environment } from '../../../tools/bench/child.ts'
import { keepRunning, startScript } from './processes.ts'

const demo = resolve(import.meta.dirname, '../../../demo')
const sources = [
  ...['drying-duration-litter-breakdown', 'early-cycle-battery-life', 'retraction-early-cycle-battery-life'].map(name =>
    join(demo, 'articles', name),
  ),
  ...['harbour-ledgers', 'hedgerow-moths'].map(name => join(demo, 'assets', name)),
]
/** The sites that are imported into, in this order. The campaign's own comments and posts are on another one. */
const sites = ['wellcome', 'gates', 'hrb', 'nihr', 'ore', 'bioethics', 'mededpub', 'verixiv']

export const startImport = (environment: Environment, site: string, paths: readonly string[] = sources): ChildProcess => {
  const child = startScript(
    'src/cli/recto.ts',
    ['--json', 'import', '--no-pdf', '--site', site, ...paths],
    // As an operator's terminal, which does not know the settings of the server's sites.
    { ...environment, RECTO_PLATFORMS: '' },
  )
  child.stdout?.resume()
  return child
}

export interface KilledImports {
  kill(): Promise<void>
  stop(): Promise<void>
  /** Goes on after `stop`; without another kill it ends by itself. */
  start(): void
  /** Resolves once the import that is running has ended by itself, and no other begins. */
  finish(): Promise<void>
  /** The sites into which all was imported. */
  done(): readonly string[]
}

/** @param onFailure called where a run that nobody disturbed fails again and again */
export function keepImporting(environment: Environment, onFailure: (failure: string) => void): KilledImports {
  const done: string[] = []
  let isFinishing = false
  let failures = 0
  const finished = Promise.withResolvers<void>()
  const isOver = () => done.length === sites.length || (isFinishing && failures > 5)
  const running = keepRunning(
    () => startImport(environment, sites[done.length] ?? ''),
    child =>
      child.once('exit', code => {
        if (code === 0) done.push(sites[done.length] ?? '')
        if (isFinishing && code !== 0 && code !== null) failures += 1
        if (failures > 5) onFailure(`the import into ${sites[done.length]} ends with ${code}`)
        if (isOver() || (isFinishing && code === 0)) {
          void running.stop()
          finished.resolve()
        }
      }),
  )
  return {
    ...running,
    start() {
      if (!isOver()) running.start()
    },
    async finish() {
      if (isOver()) return
      isFinishing = true
      running.start()
      await finished.promise
    },
    done: () => done,
  }
}

/** @param clean a library into which the same was imported by runs that nobody disturbed @returns what is half, doubled or missing */
export async function checkImports(
  database: Database,
  files: FileStore,
  clean: Database,
  done: readonly string[],
): Promise<{ failures: string[]; publications: number }> {
  const [rows, wanted] = [await readRows(database.kysely), await readRows(clean.kysely)]
  const isOfDone = (owner: string) => done.some(site => owner.startsWith(`${site}/`))
  const owners = ownersIn(wanted).filter(isOfDone)
  const failures = differingParts(rows, wanted, owners)
  const more = ownersIn(rows).filter(owner => isOfDone(owner) && !owners.includes(owner))
  if (more.length > 0) failures.push(`${more.join()} is nothing of what was imported`)
  for (const hash of await missingFiles(rows, files)) failures.push(`the file ${hash} is missing`)
  const { rows: twice } = await sql<{ title: string }>`select title from content_item
    where content_type <> 'POSTER' or publication_id < 100000 group by platform_id, title having count(*) > 1`.execute(database.kysely)
  for (const { title } of twice) failures.push(`“${title}” is there twice`)
  return { failures, publications: owners.length }
}

/** Imports the same into the same sites, of an empty library. */
export async function importUndisturbed(environment: Environment, imported: readonly string[]): Promise<void> {
  const library = await openLibrary(readConfig({ ...environment, NODE_ENV: 'production' }), { isServer: true })
  try {
    for (const site of imported) {
      const request = { what: 'Importing', platform: site, gateways: [], dryRun: false, pdf: false }
      const { failed } = await importWithProgress(library, sources, request)
      if (failed.length > 0) throw new Error(JSON.stringify(failed))
    }
  } finally {
    await library.database.close()
  }
}
