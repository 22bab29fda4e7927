/** What reports that arrive make of a status that a person set (specification, workflow.md section 3.4). */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EditorialStatus } from '../../src/document/peer-review/editorial-statuses.ts'
import { exportParts } from '../../src/main/export-parts.ts'
import type { WantedStatus } from '../../src/modules/publications/domain/peer-review/status-changes.ts'
import { changeEditorialStatus } from '../../src/modules/publications/use-cases/editorial/change-editorial-status.ts'
import { exportLibrary } from '../../src/modules/publications/use-cases/export/export-library.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const opened: TestLibrary[] = []
const open = async (): Promise<TestLibrary> => {
  const library = await openTestLibrary()
  opened.push(library)
  return library
}
let library: TestLibrary
beforeEach(async () => {
  library = await open()
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

/** The second version of a demo article with the first of its two reports, of which one approves it. */
async function withReports(count: number, second = 'reject', first = 'approve'): Promise<string> {
  const [front = '', ...reports] = (await readFile('demo/articles/early-cycle-battery-life/v2.xml', 'utf8')).split(
    /(?=<sub-article article-type="reviewer-report")/,
  )
  const recommended = [reports[0]?.replace('>approve<', `>${first}<`), reports[1]?.replace('>reject<', `>${second}<`)]
  const file = join(library.folder, `v2-${count}-${second}-${first}.xml`)
  await writeFile(file, `${front}${recommended.slice(0, count).join('').replace('</article>', '')}</article>`)
  return file
}

async function store(to: TestLibrary, file: string): Promise<void> {
  expect((await to.import([file])).failed).toEqual([])
}

async function give(status: WantedStatus, reason = 'The authors asked for it.', of = library): Promise<void> {
  const { kysely } = of.database
  const { id: versionId } = await kysely.selectFrom('version').select('id').where('version_number', '=', 2).executeTakeFirstOrThrow()
  const requested = {
    platform: 'f1000research',
    versionId,
    status,
    reason,
    versionOfRecordDoi: null,
    by: { kind: 'command-line' },
  } as const
  expect(await changeEditorialStatus(kysely, requested)).toMatchObject({ kind: 'changed' })
}

const statuses = async (of = library): Promise<(string | null)[]> => {
  const found = await of.database.kysely.selectFrom('version').select('editorial_status as status').orderBy('version_number').execute()
  return found.map(({ status }) => status)
}

const history = async (of = library) => {
  const found = await of.database.kysely.selectFrom('version_status_change').selectAll().orderBy('id').execute()
  return found.map(each => [each.from_status, each.to_status, each.by_reports ? 'reports' : each.by_command_line ? 'command line' : null])
}
/** What an editor did before any report came. */
const requested = [
  ['PEER_REVIEW_REQUESTED', 'CHECKING_VOR_REQUIREMENTS', 'command line'],
  ['CHECKING_VOR_REQUIREMENTS', 'PEER_REVIEW_REQUESTED', 'command line'],
]
const began = ['PEER_REVIEW_REQUESTED', 'UNDERGOING_PEER_REVIEW', 'reports']
const passed = ['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW', 'reports']

async function askForReview(): Promise<void> {
  await store(library, await withReports(0))
  await give('CHECKING_VOR_REQUIREMENTS')
  await give('PEER_REVIEW_REQUESTED')
}

test('the first report changes the status from requested to undergoing, once (R4-05)', async () => {
  await askForReview()
  await library.database.kysely.updateTable('version').set({ renderer_version: 'older' }).execute()
  await store(library, await withReports(0))
  expect(await statuses()).toEqual(['PEER_REVIEW_REQUESTED'])
  await store(library, await withReports(1))
  expect(await statuses()).toEqual(['UNDERGOING_PEER_REVIEW'])
  expect(await history()).toEqual([...requested, began])
  // Another report that decides nothing, and the same ones again, change nothing.
  await store(library, await withReports(2))
  await library.database.kysely.updateTable('version').set({ renderer_version: 'older' }).execute()
  await store(library, await withReports(2))
  expect(await statuses()).toEqual(['UNDERGOING_PEER_REVIEW'])
  expect(await history()).toEqual([...requested, began])
})

test('the status passes with enough reports, and goes back when they no longer suffice', async () => {
  await askForReview()
  await store(library, await withReports(2, 'approve'))
  expect(await statuses()).toEqual(['PASSED_PEER_REVIEW'])
  expect(await history()).toEqual([...requested, began, passed])
  await store(library, await withReports(2))
  expect(await statuses()).toEqual(['UNDERGOING_PEER_REVIEW'])
})

test('a report without a recommendation starts the review too', async () => {
  await askForReview()
  await store(library, await withReports(1, 'reject', 'unheard-of'))
  expect(await statuses()).toEqual(['UNDERGOING_PEER_REVIEW'])
})

test.each<EditorialStatus>([
  'PUBLISHED',
  'CHECKING_VOR_REQUIREMENTS',
  'RETURN_TO_PUBLISHED',
  'NOT_PASSED_PEER_REVIEW',
  'PASSED_PEER_REVIEW',
])('the status %s, set by hand, stays when reports are added (R4-05)', async status => {
  await store(library, await withReports(0))
  await give(status)
  await store(library, await withReports(2))
  expect(await statuses()).toEqual([status])
  expect(await history()).toEqual([['PEER_REVIEW_REQUESTED', status, 'command line']])
})

test('reports on another version, and a report that existed before, do not start a review', async () => {
  await askForReview()
  await store(library, 'demo/articles/early-cycle-battery-life/v1.xml')
  expect(await statuses()).toEqual(['UNDERGOING_PEER_REVIEW', 'PEER_REVIEW_REQUESTED'])
  await store(library, await withReports(1))
  await give('PEER_REVIEW_REQUESTED', 'Its reviewer was the author’s brother.')
  await library.database.kysely.updateTable('version').set({ renderer_version: 'older' }).execute()
  await store(library, await withReports(1))
  expect(await statuses()).toEqual(['UNDERGOING_PEER_REVIEW', 'PEER_REVIEW_REQUESTED'])
  await store(library, await withReports(2))
  // With the reports on the first version there are two approvals.
  expect(await statuses()).toEqual(['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW'])
})

test('a restored report starts the review, and a started review is restored with its history (R4-05)', async () => {
  await askForReview()
  const other = await open()
  await store(other, await withReports(1))
  const folder = join(library.folder, 'with-report')
  await exportLibrary({ kysely: other.database.kysely, files: other.files, exportParts }, folder)
  await store(library, folder)
  expect(await statuses()).toEqual(['UNDERGOING_PEER_REVIEW'])

  const own = join(library.folder, 'own')
  await exportLibrary({ kysely: library.database.kysely, files: library.files, exportParts }, own)
  const empty = await open()
  await store(empty, own)
  expect(await statuses(empty)).toEqual(['UNDERGOING_PEER_REVIEW'])
  expect(await history(empty)).toEqual([...requested, began])
  // There too it passes by the reports that come.
  await store(empty, await withReports(2, 'approve'))
  expect(await statuses(empty)).toEqual(['PASSED_PEER_REVIEW'])
})

test.each<[what: string, there: EditorialStatus | null]>([
  ['nobody had set a status', null],
  ['another status was set', 'NOT_PASSED_PEER_REVIEW'],
])('restoring an export in which %s over a version keeps the status set by hand here', async (_what, there) => {
  await store(library, await withReports(0))
  await give('CHECKING_VOR_REQUIREMENTS')
  const other = await open()
  await store(other, await withReports(2, 'approve'))
  if (there !== null) await give(there, 'Withdrawn from review.', other)
  const folder = join(library.folder, 'export')
  await exportLibrary({ kysely: other.database.kysely, files: other.files, exportParts }, folder)
  const { failed, updated } = await library.import([folder])
  expect([failed, updated]).toEqual([[], [expect.stringContaining(folder)]])
  expect(await statuses()).toEqual(['CHECKING_VOR_REQUIREMENTS'])
  expect(await history()).toEqual([['PEER_REVIEW_REQUESTED', 'CHECKING_VOR_REQUIREMENTS', 'command line']])
})
