/** Versions whose HTML another renderer made are rendered anew, whole, from what is stored of them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/core/database/migrate.ts'
import { openDatabase } from '../../src/core/database/open-database.ts'
import type { Schema } from '../../src/core/database/schema.ts'
import { openFileStore } from '../../src/core/files/file-store.ts'
import { readerVersion } from '../../src/document/jats/read/reader-version.ts'
import { importParts } from '../../src/main/export-parts.ts'
import { migrations } from '../../src/main/migrations.ts'
import { findRevision } from '../../src/main/revision.ts'
import { importPaths } from '../../src/modules/publications/use-cases/import/import-paths.ts'
import { readLibraryAgain } from '../../src/modules/publications/use-cases/read-library-again.ts'
import { rendererVersion } from '../../src/modules/publications/use-cases/render-document.ts'
import { renderLibrary } from '../../src/modules/publications/use-cases/render-library.ts'
import { storePlatforms } from '../../src/modules/publications/use-cases/store-platforms.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { readRows } from '../support/library-rows.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'
import { allVariants } from '../support/variants.ts'

const root = resolve(import.meta.dirname, '../..')
/** With several versions, reports and answers to them. */
const sources = ['early-cycle-battery-life', 'drying-duration-litter-breakdown'].map(name => join(root, 'demo/articles', name))

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
  expect((await library.import(sources)).failed).toEqual([])
})
afterAll(() => library.close())

/** As another renderer would have left it: everything that a renderer makes is another. */
async function makeOld(database: Kysely<Schema>, version: string): Promise<void> {
  const html = { title_html: 'old', people_html: 'old', body_html: 'old', details_html: 'old', anchor: 'old' }
  await database
    .updateTable('version')
    .set({ title_html: 'old', header_html: 'old', body_html: 'old', outline: '[]', search_text: '{}' })
    .set({ renderer_version: version })
    .execute()
  await database.updateTable('content_item').set({ title_html: 'old' }).execute()
  for (const table of ['report', 'report_response'] as const) await database.updateTable(table).set(html).execute()
}

/** The database keeps a formula's attributes in another order than its source has them in, which means the same. */
const inOneOrder = (json: string): string =>
  json.replace(/<m[a-z]+((?: [a-z]+=\\"[^"]*\\")+)>/g, (tag, attributes: string) =>
    tag.replace(
      attributes,
      attributes
        .split(/ (?=[a-z]+=)/)
        .toSorted()
        .join(' '),
    ),
  )

const linkedTables = ['version', 'report', 'report_response', 'author', 'referee'] as const

/** All that the library holds, cell by cell, and the ids by which rows are linked to. */
async function everything(database: Kysely<Schema>): Promise<Map<string, string>> {
  const cells = new Map<string, string>()
  for (const [table, rows] of await readRows(database)) {
    for (const [place, row] of rows.entries()) {
      const columns: Record<string, unknown> = JSON.parse(row.slice(row.indexOf('{')))
      for (const [column, value] of Object.entries(columns)) cells.set(`${table} ${place} ${column}`, inOneOrder(JSON.stringify(value)))
    }
  }
  for (const table of linkedTables) {
    const rows = await database.selectFrom(table).select('id').orderBy('id').execute()
    cells.set(`${table} ids`, rows.map(({ id }) => id).join())
  }
  return cells
}

const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(cell => one.get(cell) !== other.get(cell))

const countRows = async (database: Kysely<Schema>, table: 'version' | 'report_response'): Promise<number> =>
  (await database.selectFrom(table).select('id').execute()).length

test.each(['0', `${Number(rendererVersion) + 1}`])(
  'a version rendered by %s is rendered again, and nothing else changes',
  async version => {
    const { kysely } = library.database
    const [expected, before] = [await everything(kysely), await findRevision(kysely)]
    await makeOld(kysely, version)
    expect(differences(await everything(kysely), expected)).toContain('report_response 0 body_html')
    const versions = await countRows(kysely, 'version')
    expect(versions).toBeGreaterThan(2)

    expect(await renderLibrary({ kysely })).toEqual({ rendered: versions, failed: [] })
    expect(differences(await everything(kysely), expected)).toEqual([])
    expect(await findRevision(kysely)).not.toBe(before)
    expect(await renderLibrary({ kysely })).toEqual({ rendered: 0, failed: [] })
  },
)

/** What an article that is stored again gets anew by design: the rows of its authors, and when it was changed. */
const anew =
  /^(author ids|(author|affiliation|keyword|dataset|version_funder|import_warning|report_response) \d+ id|content_item \d+ updated_at|.* (author_id|affiliation_id|author_ids|affiliation_ids))$/

test('what an older reader lost is read again from the stored source, and the version keeps files and path', async () => {
  const { kysely } = library.database
  const { files } = library
  // A version of record that an editor named, and the source does not.
  await kysely.updateTable('version').set({ version_of_record_doi: '10.5555/record.1' }).execute()
  const [expected, before, all] = [await everything(kysely), await findRevision(kysely), await countRows(kysely, 'version')]
  const version = await kysely.selectFrom('version').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  const made = { href: '#typeset of the former text', sha256: version.source_sha256 ?? '', name: 'made.pdf', label: 'PDF' }
  for (const { id } of await kysely.selectFrom('version').select('id').execute())
    await kysely
      .insertInto('version_file')
      .values({ version_id: id, ...made, role: 'other', position: 999 })
      .execute()
  await kysely.updateTable('version').set({ reader_version: '0' }).execute()
  const lost = { ...version.tree, body: version.tree.body.slice(1) }
  await kysely
    .updateTable('version')
    .set({ tree: JSON.stringify(lost), body_html: 'lost', search_text: '{}', type: null })
    .where('id', '=', version.id)
    .execute()
  await kysely.deleteFrom('author').where('version_id', '=', version.id).execute()

  expect(await readLibraryAgain({ kysely, files })).toEqual({ changed: 1, same: all - 1, failed: [] })
  const left = await kysely.selectFrom('version_file').select('version_id').where('href', '=', made.href).execute()
  expect(left.map(({ version_id }) => version_id).sort()).not.toContain(version.id)
  expect(left).toHaveLength(all - 1)
  await kysely.deleteFrom('version_file').where('href', '=', made.href).execute()
  expect(differences(await everything(kysely), expected).filter(cell => !anew.test(cell))).toEqual([])
  expect(await findRevision(kysely)).not.toBe(before)
  expect(await readLibraryAgain({ kysely, files })).toEqual({ changed: 0, same: 0, failed: [] })
})

test('a second import of the same source by a newer reader does not count as unchanged', async () => {
  const { kysely } = library.database
  const all = await countRows(kysely, 'version')
  expect((await library.import(sources)).unchanged).toHaveLength(all)
  await kysely.updateTable('version').set({ reader_version: '0' }).execute()
  expect((await library.import(sources)).updated).toHaveLength(all)
  const read = await kysely.selectFrom('version').select('reader_version').distinct().execute()
  expect(read).toEqual([{ reader_version: readerVersion }])
})

test('a version whose stored source is missing is left unchanged, and reported', async () => {
  const { kysely } = library.database
  const all = await countRows(kysely, 'version')
  const { id } = await kysely.selectFrom('version').select('id').orderBy('id').executeTakeFirstOrThrow()
  await kysely.updateTable('version').set({ reader_version: '0' }).where('id', '=', id).execute()
  const expected = await everything(kysely)
  const read = async () => Promise.reject(new Error('no such file'))
  const { failed, ...done } = await readLibraryAgain({ kysely, files: { read } })
  expect([done, failed]).toEqual([
    { changed: 0, same: 0 },
    [{ name: expect.stringMatching(/^Version \d of article/), message: expect.stringContaining('no such file') }],
  ])
  expect(differences(await everything(kysely), expected)).toEqual([])
  expect(all).toBeGreaterThan(1)
  await kysely.updateTable('version').set({ reader_version: readerVersion }).execute()
})

test('a document that cannot be rendered keeps its HTML and is reported, and the others are rendered', async () => {
  const { kysely } = library.database
  const { id, tree } = await kysely.selectFrom('version').select(['id', 'tree']).orderBy('id').executeTakeFirstOrThrow()
  const all = await countRows(kysely, 'version')
  await kysely.updateTable('version').set({ renderer_version: '0' }).execute()
  await kysely.updateTable('version').set({ tree: '{"body":"gone"}' }).where('id', '=', id).execute()
  const { rendered, failed } = await renderLibrary({ kysely })
  expect([rendered, failed]).toEqual([
    all - 1,
    [
      {
        name: expect.stringMatching(/^Version \d of article \d+-\d+ of f1000research$/),
        message: expect.stringContaining('cannot be rendered'),
      },
    ],
  ])
  await kysely
    .updateTable('version')
    .set({ tree: JSON.stringify(tree) })
    .where('id', '=', id)
    .execute()
  expect(await renderLibrary({ kysely })).toEqual({ rendered: 1, failed: [] })
})

// The embedded database is opened by one process after another.
test.runIf(allVariants)('when killed, each version is complete, and the next run continues', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-render-'))
  const directory = join(folder, 'database')
  const opened = async <Result>(work: (kysely: Kysely<Schema>) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase({ databaseUrl: null, directory })
    try {
      return await work(database.kysely)
    } finally {
      await database.close()
    }
  }
  const expected = await opened(async kysely => {
    await migrate({ kysely }, migrations)
    await storePlatforms(kysely, await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' }))
    const limits = { xmlBytes: 2_000_000, fileBytes: 20_000_000, packageBytes: 200_000_000, packageEntries: 200 }
    const setting = {
      ...importParts,
      kysely,
      files: openFileStore(join(folder, 'files')),
      limits,
      platform: 'f1000research',
      gateways: [],
      typeset: null,
    }
    expect((await importPaths(sources, setting, { dryRun: false })).failed).toEqual([])
    const now = await everything(kysely)
    await makeOld(kysely, '0')
    return now
  })

  const child = spawn(process.execPath, [join(root, 'tests/support/render-process.ts'), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  createInterface({ input: child.stdout }).once('line', () => child.kill('SIGKILL'))
  await ended
  expect(child.signalCode).toBe('SIGKILL')

  await opened(async kysely => {
    const versions = await kysely.selectFrom('version').select(['id', 'renderer_version', 'body_html', 'header_html']).execute()
    const reports = await kysely.selectFrom('report').select(['version_id', 'body_html']).execute()
    const isNew = new Map(versions.map(version => [version.id, version.renderer_version === rendererVersion]))
    expect(new Set(isNew.values())).toEqual(new Set([true, false]))
    for (const { id, body_html, header_html } of versions)
      expect([body_html !== 'old', header_html !== 'old']).toEqual([isNew.get(id), isNew.get(id)])
    for (const { version_id, body_html } of reports) expect(body_html !== 'old').toBe(isNew.get(version_id))
    expect((await renderLibrary({ kysely })).failed).toEqual([])
    expect(differences(await everything(kysely), expected)).toEqual([])
  })
  await rm(folder, { recursive: true })
})
