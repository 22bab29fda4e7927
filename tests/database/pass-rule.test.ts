import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultPassRule, type PassRule } from '../../src/document/peer-review/pass-rule.ts'
import { migrations } from '../../src/main/migrations.ts'
import type { WantedStatus } from '../../src/modules/publications/domain/peer-review/status-changes.ts'
import { changeEditorialStatus } from '../../src/modules/publications/use-cases/editorial/change-editorial-status.ts'
import { renderLibrary } from '../../src/modules/publications/use-cases/render-library.ts'
import { storePlatforms } from '../../src/modules/publications/use-cases/store-platforms.ts'
import type { ReviewSetting } from '../../src/modules/sites/domain/review-setting.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const platform = 'f1000research'
const [folder, other] = ['early-cycle-battery-life', 'drying-duration-litter-breakdown'].map(name => join('demo/articles', name))

let library: TestLibrary
beforeEach(async () => {
  library = await openTestLibrary()
})
afterEach(() => library.close())

const setRule = (passRule: PassRule): Promise<void> => start({ passRule })

/** As an installation does when it starts with these settings. */
async function start(peerReview: Partial<Omit<ReviewSetting, 'isPreprintServer'>>, preprintServer = false): Promise<void> {
  const settingsFile = join(library.folder, 'platforms.json')
  await writeFile(
    settingsFile,
    JSON.stringify({ platforms: { [platform]: { peerReview, features: { preprintServer: { enabled: preprintServer } } } } }),
  )
  await storePlatforms(library.database.kysely, await loadPlatforms({ settingsFile, defaultKey: platform }))
}

async function statuses(publicationId: number): Promise<(string | null)[]> {
  const versions = await library.database.kysely
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .where('item.publication_id', '=', publicationId)
    .select('version.editorial_status as status')
    .orderBy('version.version_number')
    .execute()
  return versions.map(({ status }) => status)
}

const rule = (approved: number, approvedWithReservations: number): PassRule => ({ anyOf: [{ approved, approvedWithReservations }] })

test('the pass rule of the site decides for stored and new reports', async () => {
  // Version 1 has one approval and one with reservations; version 2 has two approvals and one refusal.
  await library.import([String(folder)])
  expect(await statuses(308)).toEqual(['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW'])
  await setRule(rule(1, 1))
  expect(await statuses(308)).toEqual(['PASSED_PEER_REVIEW', 'PASSED_PEER_REVIEW'])
  await setRule(rule(9, 0))
  expect(await statuses(308)).toEqual(['UNDERGOING_PEER_REVIEW', 'UNDERGOING_PEER_REVIEW'])

  const { failed } = await library.import([String(other)])
  expect(failed).toEqual([])
  const passed = () =>
    library.database.kysely.selectFrom('version').select('id').where('editorial_status', '=', 'PASSED_PEER_REVIEW').execute()
  expect(await passed()).toEqual([])

  await setRule(defaultPassRule)
  // At least the newest version of each of the two articles passes.
  expect((await passed()).length).toBeGreaterThan(1)
  expect(await statuses(308)).toEqual(['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW'])
})

test('a status set by an editor’s decision stays, whatever the pass rule (R4-05)', async () => {
  await library.import([String(folder)])
  const { kysely } = library.database
  await kysely.updateTable('version').set({ editorial_status: 'NOT_PASSED_PEER_REVIEW' }).where('version_number', '=', 2).execute()
  await setRule(rule(1, 0))
  expect(await statuses(308)).toEqual(['PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW'])
})

test('a status set by hand stays when the rule changes, at imports and rendering, until it is reset (R4-05)', async () => {
  await library.import([join(String(folder), 'v2.xml')])
  const { kysely } = library.database
  const { id: versionId } = await kysely.selectFrom('version').select('id').executeTakeFirstOrThrow()
  const give = (status: WantedStatus) =>
    changeEditorialStatus(kysely, {
      platform,
      versionId,
      status,
      reason: 'A reviewer withdrew.',
      versionOfRecordDoi: null,
      by: { kind: 'command-line' },
    })
  expect(await give('PEER_REVIEW_REQUESTED')).toMatchObject({ kind: 'changed' })
  await setRule(rule(1, 0))
  expect(await statuses(308)).toEqual(['PEER_REVIEW_REQUESTED'])
  await library.import([join(String(folder), 'v1.xml')])
  expect(await statuses(308)).toEqual(['PASSED_PEER_REVIEW', 'PEER_REVIEW_REQUESTED'])
  await kysely.updateTable('version').set({ renderer_version: 'older' }).execute()
  await library.import([String(folder)])
  expect(await statuses(308)).toEqual(['PASSED_PEER_REVIEW', 'PEER_REVIEW_REQUESTED'])
  await kysely.updateTable('version').set({ renderer_version: 'older' }).execute()
  expect(await renderLibrary({ kysely })).toEqual({ rendered: 2, failed: [] })
  expect(await statuses(308)).toEqual(['PASSED_PEER_REVIEW', 'PEER_REVIEW_REQUESTED'])
  expect(await give(null)).toEqual({ kind: 'changed', from: 'PEER_REVIEW_REQUESTED', status: 'PASSED_PEER_REVIEW' })
  await setRule(rule(9, 0))
  expect(await statuses(308)).toEqual(['UNDERGOING_PEER_REVIEW', 'UNDERGOING_PEER_REVIEW'])
})

const ordinary = (heading: string, id: number) => `<article article-type="${heading}"><front>
<journal-meta><journal-title-group><journal-title>Roofs</journal-title></journal-title-group></journal-meta>
<article-meta><article-id pub-id-type="doi">10.5555/slate.${id}</article-id><article-id pub-id-type="publisher-id">${id}</article-id>
<article-categories><subj-group subj-group-type="heading"><subject>${heading}</subject></subj-group></article-categories>
<title-group><article-title>${heading} on slate</article-title></title-group>
<pub-date><year>2024</year></pub-date><volume>1</volume><elocation-id>${id}</elocation-id></article-meta></front>
<body><p>We counted lichens.</p></body></article>`

test('a publication without any stated review awaits peer review only on a site with open peer review (R4-06, A3-33)', async () => {
  const types = ['research-article', 'editorial', 'meeting-of-the-society']
  for (const [index, heading] of types.entries()) {
    const file = join(library.folder, `${index}.xml`)
    await writeFile(file, ordinary(heading, 501 + index))
    expect((await library.import([file])).failed).toEqual([])
  }
  const { kysely } = library.database
  const storeAgain = async () => {
    await kysely.updateTable('version').set({ renderer_version: 'older' }).execute()
    for (const index of types.keys()) await library.import([join(library.folder, `${index}.xml`)])
  }
  const give = async (publicationId: number, status: WantedStatus) => {
    const { id: versionId } = await kysely
      .selectFrom('version')
      .innerJoin('article', 'article.id', 'version.article_id')
      .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
      .where('item.publication_id', '=', publicationId)
      .select('version.id')
      .executeTakeFirstOrThrow()
    const requested = { platform, versionId, status, reason: 'We do not review these.', versionOfRecordDoi: null }
    expect(await changeEditorialStatus(kysely, { ...requested, by: { kind: 'command-line' } })).toMatchObject({ kind: 'changed' })
  }
  const all = async () => [await statuses(501), await statuses(502), await statuses(503)]
  const open = [['PEER_REVIEW_REQUESTED'], ['PUBLISHED'], [null]]
  expect(await all()).toEqual(open)
  await start({ process: 'stated-by-source' })
  const nothing = [[null], [null], [null]]
  expect(await all()).toEqual(nothing)
  await storeAgain()
  expect(await all()).toEqual(nothing)
  // As it was stored before, and brought into line by the migration.
  await kysely.updateTable('version').set({ editorial_status: 'PUBLISHED' }).where('type', '=', 'EDITORIAL').execute()
  await migrations['0081-statuses-stated-by-source']?.up(kysely)
  expect(await all()).toEqual(nothing)
  await start({ process: 'stated-by-source', passRule: rule(9, 0) })
  expect(await all()).toEqual(nothing)
  await give(502, 'PUBLISHED')
  await storeAgain()
  await migrations['0081-statuses-stated-by-source']?.up(kysely)
  await start({ process: 'stated-by-source', passRule: rule(1, 0) })
  expect(await all()).toEqual([[null], ['PUBLISHED'], [null]])
  await give(502, null)
  expect(await all()).toEqual(nothing)
  await start({ process: 'open' })
  expect(await all()).toEqual(open)
  // A preprint is published, and awaits nothing until its authors ask.
  await start({ process: 'open' }, true)
  expect(await all()).toEqual([['PUBLISHED'], ['PUBLISHED'], ['PUBLISHED']])
})

test.each([
  ['correction', 'Neuroscience', null, 'PUBLISHED'],
  ['other', 'Erratum', null, 'PUBLISHED'],
  ['research-article', 'Correction', null, 'PUBLISHED'],
  ['abstract', 'Neuroscience', null, 'PUBLISHED'],
  ['retraction', 'Retraction', 'RETRACTION', 'PUBLISHED'],
  ['other', 'Neuroscience', null, null],
  ['research-article', 'Neuroscience', 'RESEARCH_ARTICLE', 'PEER_REVIEW_REQUESTED'],
])(
  'the JATS type “%s” under the heading “%s” gives the type %s and the status %s (R4-06, R4-18)',
  async (jatsType, heading, type, status) => {
    const source = await readFile('demo/articles/retraction-early-cycle-battery-life/v1.xml', 'utf8')
    const file = join(library.folder, 'v1.xml')
    await writeFile(
      file,
      source
        .replace('article-type="retraction"', `article-type="${jatsType}"`)
        .replace('<subject>Retraction</subject>', `<subject>${heading}</subject>`),
    )
    await library.import([file])
    const version = () => library.database.kysely.selectFrom('version').select(['type', 'editorial_status as status']).execute()
    expect(await version()).toEqual([{ type, status }])
    await start({ process: 'stated-by-source' })
    expect(await version()).toEqual([{ type, status: null }])
  },
)
