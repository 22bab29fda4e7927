/** The demo library has every reason for a new version, and a version whose version of record stands elsewhere. */
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const articles = resolve(import.meta.dirname, '../../demo/articles')

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
  await library.import(
    ['tallymark-row-provenance', 'seventy-winters-lake-ice'].map(name => join(articles, name)),
    { platform: 'f1000research' },
  )
})
afterAll(() => library.close())

const versionOf = (doi: string) =>
  library.database.kysely
    .selectFrom('version')
    .select(['new_version_reason', 'version_of_record_doi'])
    .where('doi', '=', doi)
    .executeTakeFirstOrThrow()

// The label stands where F1000 writes it: in the section of the notes, not at the notes.
test.each([
  ['10.5555/recto.301.1', null],
  ['10.5555/recto.301.2', 'REVISED'],
  ['10.5555/recto.301.3', 'UPDATE'],
])('the version %s is stored with the reason %s', async (doi, reason) => {
  expect(await versionOf(doi)).toEqual({ new_version_reason: reason, version_of_record_doi: null })
})

test('a preprint refers to its version of record', async () => {
  expect(await versionOf('10.5555/recto.109.1')).toEqual({ new_version_reason: null, version_of_record_doi: '10.5555/tfls.2026.5104' })
})
