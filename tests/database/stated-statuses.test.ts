/** A source that states the editorial status of its version gives it, until a person sets one. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { changeEditorialStatus } from '../../src/modules/publications/use-cases/editorial/change-editorial-status.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())
afterEach(() => library.database.kysely.deleteFrom('content_item').execute())

interface Stated {
  version?: string
  custom?: string
  type?: string
}

async function importStating({ version = '', custom = '', type = 'research-article' }: Stated): Promise<void> {
  const file = join(library.folder, 'stated.xml')
  await writeFile(
    file,
    `<?xml version="1.0"?><article article-type="${type}" xml:lang="en"><front><article-meta><article-id pub-id-type="doi">10.5555/stated.1</article-id>
${version}<title-group><article-title>Reeds</article-title></title-group><pub-date><year>2024</year></pub-date>
${custom && `<custom-meta-group><custom-meta><meta-name>editorial-status</meta-name><meta-value>${custom}</meta-value></custom-meta></custom-meta-group>`}
</article-meta></front><body><p>A word.</p></body></article>`,
  )
  expect((await library.import([file])).failed).toEqual([])
}
const stored = () => library.database.kysely.selectFrom('version').select(['id', 'editorial_status as status']).executeTakeFirstOrThrow()

test.each<[Stated, string | null]>([
  [{}, 'PEER_REVIEW_REQUESTED'],
  [{ version: '<article-version vocab="JAV" article-version-type="VoR">Version of Record</article-version>' }, 'PASSED_PEER_REVIEW'],
  [{ version: '<article-version article-version-type="Version of Record" vocab="NISO-RP-8-2008"/>' }, 'PASSED_PEER_REVIEW'],
  [
    {
      version:
        '<article-version-alternatives><article-version article-version-type="publication-state">version of record</article-version><article-version>1.1</article-version></article-version-alternatives>',
    },
    'PASSED_PEER_REVIEW',
  ],
  [{ version: '<article-version article-version-type="publication-state">reviewed preprint</article-version>' }, 'PEER_REVIEW_REQUESTED'],
  [{ version: '<article-version>SMUR</article-version>' }, 'UNDERGOING_PEER_REVIEW'],
  [{ custom: 'not-passed-peer-review' }, 'NOT_PASSED_PEER_REVIEW'],
  [{ version: '<article-version>VoR</article-version>', type: 'editorial' }, 'PUBLISHED'],
])('the statements %j give the status %s', async (stated, status) => {
  await importStating(stated)
  expect((await stored()).status).toBe(status)
})

test('a status newly stated by the source replaces the former stated one, and never one set by hand', async () => {
  await importStating({ custom: 'NOT_PASSED_PEER_REVIEW' })
  await importStating({ custom: 'UNDERGOING_PEER_REVIEW' })
  const { id, status } = await stored()
  expect(status).toBe('UNDERGOING_PEER_REVIEW')
  const requested = {
    platform: 'f1000research',
    versionId: id,
    reason: 'The editor says so.',
    versionOfRecordDoi: null,
    by: { kind: 'command-line' },
  } as const
  await changeEditorialStatus(library.database.kysely, { ...requested, status: 'CHECKING_VOR_REQUIREMENTS' })
  await importStating({ custom: 'PASSED_PEER_REVIEW' })
  expect((await stored()).status).toBe('CHECKING_VOR_REQUIREMENTS')
})
