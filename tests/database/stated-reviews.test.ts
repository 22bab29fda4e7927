/** What a note beside the title states of a version's review is what every place says of it, until a report on the version is here. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { itemSources } from '../../src/main/item-sources.ts'
import { listLatestItems } from '../../src/modules/publications/data/content-item.ts'
import { peerReviewNotice } from '../../src/modules/publications/domain/peer-review/article-peer-review.ts'
import { findVersions } from '../../src/modules/publications/use-cases/content/find-versions.ts'
import { readLibraryAgain } from '../../src/modules/publications/use-cases/read-library-again.ts'
import { presentCard } from '../../src/modules/publications/use-cases/reading/present-card.ts'
import { readArticle } from '../../src/modules/publications/use-cases/reading/read-article.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const platform = 'f1000research'
let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())
afterEach(() => library.database.kysely.deleteFrom('content_item').execute())

interface Version {
  note: string | null
  number?: number
  /** The recommendations of reports on the version. */
  reports?: readonly string[]
  type?: string
}

async function importVersion({ note, number = 1, reports = [], type = 'Research Article' }: Version): Promise<void> {
  const file = join(library.folder, `v${number}.xml`)
  const recorded = note === null ? '' : `<fn-group content-type="pub-status"><fn><p>[version ${number}; ${note}]</p></fn></fn-group>`
  await writeFile(
    file,
    `<?xml version="1.0"?><article article-type="research-article" xml:lang="en"><front>
<article-meta><article-id pub-id-type="doi">10.5555/noted.7.${number}</article-id><article-id pub-id-type="publisher-id">7</article-id>
<article-categories><subj-group subj-group-type="heading"><subject>${type}</subject></subj-group></article-categories>
<title-group><article-title>Reeds</article-title>${recorded}</title-group><pub-date><year>2024</year></pub-date>
<volume>7</volume><elocation-id>7</elocation-id></article-meta></front><body><p>A word.</p></body>
${reports
  .map(
    (
      recommendation,
      at,
    ) => `<sub-article article-type="reviewer-report" id="r${at}"><front-stub><article-id pub-id-type="doi">10.5555/noted.r${number}${at}</article-id>
<title-group><article-title>Report ${at}</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Reader${at}</surname><given-names>Ada</given-names></name></contrib></contrib-group>
<custom-meta-group><custom-meta><meta-name>recommendation</meta-name><meta-value>${recommendation}</meta-value></custom-meta></custom-meta-group>
</front-stub><body><p>Read.</p></body></sub-article>`,
  )
  .join('')}</article>`,
  )
  expect((await library.import([file])).failed).toEqual([])
}

/** What each place says of a version, the newest one where no other is named. */
async function said(number: number | null = null) {
  const { kysely } = library.database
  const [listed] = await listLatestItems(kysely, platform, 1)
  if (listed === undefined) throw new Error('Nothing is listed')
  const card = presentCard(listed)
  const missing = (part: string) => {
    throw new Error(part)
  }
  const { volume, publicationId } = listed
  const found = await readArticle(kysely, platform, { key: { volume, publicationId }, version: number, missing, sources: itemSources })
  if (found.kind !== 'found') throw new Error('There is no page')
  const { item } = found
  const [version] = await findVersions(kysely, platform, [item.versionId], 'published')
  const review = item.review.versions.find(({ versionNumber }) => versionNumber === item.versionNumber)
  return {
    card: [card.reviewLabel, card.decisions.join(' ')],
    line: item.metadata.statusLine,
    panel: [review?.label, review?.decisions.join(' ')],
    notice: peerReviewNotice(item, item.review),
    api: version?.editorialStatus,
    cited: /\[version.*?\]/.exec(version?.citationText ?? '')?.[0],
    additional: version?.titleAdditionalInfo,
    page: item.html.header + item.html.main,
  }
}

test.each([
  ['peer review: 2 approved', 'passed peer review', 'APPROVED APPROVED', 'peer review: 2 approved', 'PASSED_PEER_REVIEW', 'no-reports'],
  [
    ...['referees: 1 approved, 1 approved with reservations', 'undergoing peer review', 'APPROVED APPROVED_WITH_RESERVATIONS'],
    ...['peer review: 1 approved, 1 approved with reservations', 'UNDERGOING_PEER_REVIEW', 'no-reports'],
  ],
  [
    ...['peer review: 1 not approved', 'undergoing peer review', 'NOT_APPROVED', 'peer review: 1 not approved'],
    ...['UNDERGOING_PEER_REVIEW', 'no-reports'],
  ],
  [
    ...['peer review: awaiting peer review', 'awaiting peer review', '', 'peer review: awaiting peer review'],
    ...['PEER_REVIEW_REQUESTED', 'awaiting'],
  ],
  [
    ...['peer review: 1 not approved, discontinued', 'peer review discontinued', 'NOT_APPROVED'],
    ...['peer review: 1 not approved, discontinued', 'NOT_PASSED_PEER_REVIEW', 'no-reports'],
  ],
])(
  'the stated review “%s” is the same on card, title line, version panel, section, citation and API',
  async (note, label, decisions, line, status, notice) => {
    await importVersion({ note })
    const { page, ...places } = await said()
    expect(places).toEqual({
      ...{ card: [label, decisions], panel: [label, decisions], line: `[version 1; ${line}]`, cited: `[version 1; ${line}]` },
      ...{ api: status, notice, additional: null },
    })
    expect(page).not.toContain('approved')
    expect(page).not.toContain('peer review:')
  },
)

test('reports on the version override its note, whichever came first', async () => {
  await importVersion({ note: 'peer review: 2 approved', reports: ['not-approved'] })
  expect(await said()).toMatchObject({ line: '[version 1; peer review: 1 not approved]', api: 'UNDERGOING_PEER_REVIEW', notice: null })
  await importVersion({ note: 'peer review: 2 approved' })
  expect(await said()).toMatchObject({ line: '[version 1; peer review: 2 approved]', api: 'PASSED_PEER_REVIEW' })
  await importVersion({ note: 'peer review: 2 approved', reports: ['approve', 'not-approved'] })
  expect(await said()).toMatchObject({
    line: '[version 1; peer review: 1 approved, 1 not approved]',
    card: ['undergoing peer review', 'APPROVED NOT_APPROVED'],
  })
})

test('each version has the review stated by its own note, which includes reports on earlier versions', async () => {
  await importVersion({ note: 'peer review: 1 not approved', reports: ['not-approved'] })
  await importVersion({ number: 2, note: 'peer review: 2 approved' })
  expect(await said(1)).toMatchObject({ line: '[version 1; peer review: 1 not approved]', api: 'UNDERGOING_PEER_REVIEW' })
  expect(await said(2)).toMatchObject({
    line: '[version 2; peer review: 2 approved]',
    card: ['passed peer review', 'APPROVED APPROVED'],
    api: 'PASSED_PEER_REVIEW',
  })
})

test('a note on a publication that is never reviewed is ignored', async () => {
  await importVersion({ note: 'peer review: 2 approved', type: 'Editorial' })
  expect(await said()).toMatchObject({ card: ['not peer reviewed', ''], line: '[version 1; not peer reviewed]', api: 'PUBLISHED' })
})

test('a library read by an older reader gets stated reviews when its sources are read again', async () => {
  await importVersion({ note: 'peer review: 2 approved' })
  const { kysely } = library.database
  const { id, metadata } = await kysely.selectFrom('version').select(['id', 'metadata']).executeTakeFirstOrThrow()
  const { statedReview: _, ...before } = metadata
  await kysely
    .updateTable('version')
    .set({ metadata: JSON.stringify(before), stated_review: null, editorial_status: 'PEER_REVIEW_REQUESTED', reader_version: '6' })
    .where('id', '=', id)
    .execute()
  expect(await said()).toMatchObject({ line: '[version 1; peer review: awaiting peer review]' })
  expect(await readLibraryAgain({ kysely, files: library.files })).toEqual({ changed: 1, same: 0, failed: [] })
  expect(await said()).toMatchObject({ line: '[version 1; peer review: 2 approved]', api: 'PASSED_PEER_REVIEW' })
})
