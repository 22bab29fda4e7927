/** Reports and responses that are published here, and come from no source (docs/decisions/0116). */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import type { PeerReviewDocument } from '../../src/document/article-document.ts'
import type { ReviewerDecision } from '../../src/document/peer-review/decision.ts'
import type { EditorialStatus } from '../../src/document/peer-review/editorial-statuses.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { exportParts } from '../../src/main/export-parts.ts'
import { findAccountById, knownBy } from '../../src/modules/accounts/data/account-record.ts'
import { anonymiseAccount, exportAccount, removeAccount } from '../../src/modules/accounts/use-cases/account-data.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import { isLastSuperEditor } from '../../src/modules/accounts/use-cases/roles/last-super-editor.ts'
import { listReportsOfArticle } from '../../src/modules/publications/data/peer-review/report.ts'
import { findDocumentOfVersion } from '../../src/modules/publications/data/version.ts'
import { exportLibrary } from '../../src/modules/publications/use-cases/export/export-library.ts'
import { type PeerReviewRecord, recordPeerReview } from '../../src/modules/publications/use-cases/peer-review/record-peer-review.ts'
import { storeReviewSetting } from '../../src/modules/publications/use-cases/peer-review/store-review-setting.ts'
import { updateEditorialStatuses } from '../../src/modules/publications/use-cases/peer-review/update-editorial-statuses.ts'
import { readLibraryAgain } from '../../src/modules/publications/use-cases/read-library-again.ts'
import { withHtml } from '../../src/modules/publications/use-cases/reading/report-html.ts'
import { renderLibrary } from '../../src/modules/publications/use-cases/render-library.ts'
import { storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { defaultReviewSetting } from '../../src/modules/sites/domain/review-setting.ts'
import { contentsOf } from '../support/folder-contents.ts'
import { article, paragraph, person, report } from '../support/stored-article.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'
import { untilSomethingWaits } from '../support/until-something-waits.ts'

const opened: TestLibrary[] = []
const open = async (): Promise<TestLibrary> => {
  const made = await openTestLibrary()
  opened.push(made)
  return made
}
let library: TestLibrary
const kysely = () => library.database.kysely
beforeEach(async () => {
  library = await open()
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

/** The source of an article with one report, by Cy Tile. */
const source = (version: number, text: string, reports = 1, response = '') => `<?xml version="1.0"?>
<article article-type="research-article"><front><article-meta>
<article-id pub-id-type="doi">10.12688/slate.15606.${version}</article-id><article-version>${version}</article-version>
<article-categories><subj-group subj-group-type="heading"><subject>Research Article</subject></subj-group></article-categories>
<title-group><article-title>Slates</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Moss</surname><given-names>Ben</given-names></name></contrib></contrib-group>
<pub-date><year>2024</year></pub-date></article-meta></front><body><p>${text}</p></body>
${['Tile', 'Brick']
  .slice(0, reports)
  .map(
    (name, at) => `<sub-article article-type="reviewer-report" id="o${at}"><front-stub>
<article-id pub-id-type="doi">10.12688/slate.15606.o${at}</article-id>
<contrib-group><contrib contrib-type="author"><name><surname>${name}</surname><given-names>Cy</given-names></name></contrib></contrib-group>
<custom-meta-group><custom-meta><meta-name>recommendation</meta-name><meta-value>approve</meta-value></custom-meta></custom-meta-group></front-stub>
<body><p>Clay is better.</p></body>${at === 0 ? response : ''}</sub-article>`,
  )
  .join('')}</article>`

async function importSource(text = 'They are grey.', reports = 1, version = 1, response = ''): Promise<void> {
  const file = join(library.folder, `slates-v${version}.xml`)
  await writeFile(file, source(version, text, reports, response))
  expect((await library.import([file])).failed).toEqual([])
}

async function versionNumbered(number = 1) {
  return await kysely()
    .selectFrom('version')
    .where('version_number', '=', number)
    .select(['id as versionId', 'article_id as articleId', 'metadata'])
    .executeTakeFirstOrThrow()
}

async function record(what: PeerReviewRecord, number = 1): Promise<number[]> {
  const version = await versionNumbered(number)
  return await kysely()
    .transaction()
    .execute(trx => recordPeerReview(trx, version, what))
}

const by = (given: string, family: string, decision: ReviewerDecision | null = 'APPROVED', words = 'The slates of Wales are missing.') =>
  report({
    decision,
    contributorGroups: [{ type: 'reviewers', notes: [], contributors: [person(given, family)] }],
    body: [paragraph(words)],
  })

const reply = (words: string) => report({ kind: 'author-response', jatsType: 'reply', body: [paragraph(words)] })
const thanks = '<p>We thank the reviewer.</p>'

const publish = (document: PeerReviewDocument, accountId: AccountId | null = null, number = 1) =>
  record({ kind: 'reports', reports: [{ document, reviewers: [accountId] }] }, number)

async function accountOf(email: string, of = library): Promise<AccountId> {
  const user = { email, firstName: 'Zelda', lastName: 'Quarry', password: 'slates in the rain', roles: [] }
  await addUser({ kysely: of.database.kysely, accountParts }, user)
  const { id } = await of.database.kysely.selectFrom('account').where('email', '=', email).select('id').executeTakeFirstOrThrow()
  return id
}

const shown = async () => {
  const { articleId } = await versionNumbered()
  const reports = await withHtml(kysely(), await listReportsOfArticle(kysely(), articleId))
  return reports.map(({ referees, bodyHtml, responses }) => [
    referees.map(({ fullName }) => fullName).join(),
    bodyHtml,
    ...responses.map(response => response.bodyHtml),
  ])
}
const status = async (number = 1) => {
  const { editorial_status } = await kysely()
    .selectFrom('version')
    .where('version_number', '=', number)
    .select('editorial_status')
    .executeTakeFirstOrThrow()
  return editorial_status
}
const history = async () =>
  await kysely()
    .selectFrom('version_status_change')
    .select(['from_status as from', 'to_status as to', 'by_reports as byReports'])
    .orderBy('id')
    .execute()

const wales = '<p>The slates of Wales are missing.</p>'
const clay = '<p>Clay is better.</p>'

describe('a report published here', () => {
  test('it has HTML, is indexed, decides the status of the version, and is logged as a change', async () => {
    await importSource()
    expect(await status()).toBe('UNDERGOING_PEER_REVIEW')
    const noted = async () =>
      Number(
        (
          await kysely()
            .selectFrom('change_log')
            .select(eb => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const before = await noted()
    expect(await publish(by('Zelda', 'Quarry'))).toHaveLength(1)
    expect(await shown()).toEqual([
      ['Cy Tile', clay],
      ['Zelda Quarry', wales],
    ])
    expect(await status()).toBe('PASSED_PEER_REVIEW')
    expect(await noted()).toBe(before + 1)
    const stored = await kysely().selectFrom('version').select('search_text').executeTakeFirstOrThrow()
    expect(stored.search_text.reports).toContain('The slates of Wales are missing.')
    const rows = await kysely()
      .selectFrom('report')
      .select(['source_key as key', 'body_html as html', 'position'])
      .orderBy('position')
      .execute()
    expect(rows).toEqual([
      { key: expect.any(String), html: clay, position: 0 },
      { key: null, html: wales, position: 1 },
    ])
  })

  test('it stays after the reports of a source imported again, with its id and account', async () => {
    await importSource()
    const accountId = await accountOf('zelda@quarry.example')
    const [id] = await publish(by('Zelda', 'Quarry'), accountId)
    await importSource('They are blue.', 2)
    expect(await shown()).toEqual([
      ['Cy Tile', clay],
      ['Cy Brick', clay],
      ['Zelda Quarry', wales],
    ])
    const row = await kysely()
      .selectFrom('report')
      .innerJoin('report_referee', 'report_referee.report_id', 'report.id')
      .innerJoin('referee', 'referee.id', 'referee_id')
      .where('report.source_key', 'is', null)
      .select(['report.id', 'report.position', 'body_html as html', 'account_id as accountId'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ id, position: 2, html: wales, accountId })
    await importSource('They are green.', 0)
    expect(await shown()).toEqual([['Zelda Quarry', wales]])
  })

  test('it is merged with the source’s report of the same DOI, and keeps id, account and response', async () => {
    await importSource()
    const accountId = await accountOf('cy@brick.example')
    const published = { ...by('C.', 'Brick', 'APPROVED', 'Clay is better.'), doi: '10.12688/SLATE.15606.o1' }
    const [id] = await publish({ ...published, responses: [reply('We thank the reviewer.')] }, accountId)
    for (const text of ['They are blue.', 'They are green.']) {
      await importSource(text, 2)
      const rows = await kysely()
        .selectFrom('report')
        .innerJoin('report_referee', 'report_referee.report_id', 'report.id')
        .innerJoin('referee', 'referee.id', 'referee_id')
        .select(['report.id', 'report.source_key as key', 'account_id as accountId'])
        .orderBy('report.position')
        .execute()
      expect(rows).toEqual([expect.objectContaining({ accountId: null }), { id, key: 'doi:10.12688/slate.15606.o1', accountId }])
      expect((await shown())[1]?.slice(1)).toEqual([clay, thanks])
    }
    expect(await status()).toBe('PASSED_PEER_REVIEW')
  })

  test('it stays when the library is read again, which replaces only reports of the source', async () => {
    await importSource()
    await publish(by('Zelda', 'Quarry'))
    const { id } = await kysely().selectFrom('report').where('source_key', 'is not', null).select('id').executeTakeFirstOrThrow()
    await record({ kind: 'response', reportId: id, response: reply('We thank the reviewer.') })
    const before = await shown()
    expect(before).toEqual([
      ['Cy Tile', clay, thanks],
      ['Zelda Quarry', wales],
    ])
    const readAgain = async (change: Partial<{ title: string }>) => {
      await kysely()
        .updateTable('version')
        .set({ reader_version: 'older', ...(change.title !== undefined && { metadata: sql`jsonb_set(metadata, '{title}', '[]')` }) })
        .execute()
      return await readLibraryAgain({ kysely: kysely(), files: library.files })
    }
    expect(await readAgain({})).toEqual({ changed: 0, same: 1, failed: [] })
    expect(await shown()).toEqual(before)
    expect(await readAgain({ title: '' })).toEqual({ changed: 1, same: 0, failed: [] })
    expect(await shown()).toEqual(before)
  })

  test('its missing HTML is rendered on reading, and stored by rendering the library', async () => {
    await importSource()
    await publish(by('Zelda', 'Quarry'))
    await sql`update report set anchor = null, title_html = null, people_html = null, body_html = null, details_html = null`.execute(
      kysely(),
    )
    expect(await shown()).toEqual([
      ['Cy Tile', clay],
      ['Zelda Quarry', wales],
    ])
    expect(await renderLibrary({ kysely: kysely() })).toEqual({ rendered: 1, failed: [] })
    const rows = await kysely().selectFrom('report').select('body_html as html').orderBy('position').execute()
    expect(rows).toEqual([{ html: clay }, { html: wales }])
    expect(await renderLibrary({ kysely: kysely() })).toEqual({ rendered: 0, failed: [] })
  })

  test('a response published here to a report of the source stays after the source’s responses', async () => {
    await importSource()
    const { id } = await kysely().selectFrom('report').select('id').executeTakeFirstOrThrow()
    await record({ kind: 'response', reportId: id, response: reply('We thank the reviewer.') })
    const answered = ['Cy Tile', clay, thanks]
    expect(await shown()).toEqual([answered])
    await importSource('They are blue.', 2)
    expect(await shown()).toEqual([answered, ['Cy Brick', clay]])
  })

  test.each([
    ['DOI', '10.12688/slate.15606.a1', 'We thank you.'],
    ['text', null, 'We thank the reviewer.'],
  ])('a response published twice, or in the source too, is shown once, matched by its %s', async (_, doi, words) => {
    await importSource()
    const { id } = await kysely().selectFrom('report').select('id').executeTakeFirstOrThrow()
    const response = { ...reply('We thank the reviewer.'), doi }
    for (let times = 0; times < 2; times += 1) await record({ kind: 'response', reportId: id, response })
    expect(await shown()).toEqual([['Cy Tile', clay, thanks]])
    const articleId = doi === null ? '' : `<article-id pub-id-type="doi">${doi.toUpperCase()}</article-id>`
    const ofSource = `<response response-type="reply"><front-stub>${articleId}</front-stub><body><p>${words}</p></body></response>`
    await importSource('They are blue.', 1, 1, ofSource)
    expect(await shown()).toEqual([['Cy Tile', clay, `<p>${words}</p>`]])
    await record({ kind: 'response', reportId: id, response })
    expect(await shown()).toEqual([['Cy Tile', clay, `<p>${words}</p>`]])
  })

  test('a response with its own DOI stays beside one of the source with the same text and other authors', async () => {
    await importSource()
    const { id } = await kysely().selectFrom('report').select('id').executeTakeFirstOrThrow()
    const contributorGroups = [{ type: 'authors', notes: [], contributors: [person('Ben', 'Moss')] }]
    const response = { ...reply('We thank the reviewer.'), doi: '10.12688/slate.15606.a1', contributorGroups }
    await record({ kind: 'response', reportId: id, response })
    const roof = '<contrib-group><contrib contrib-type="author"><name><surname>Roof</surname></name></contrib></contrib-group>'
    const ofSource = `<response response-type="reply"><front-stub>${roof}</front-stub><body>${thanks}</body></response>`
    await importSource('They are blue.', 1, 1, ofSource)
    expect(await shown()).toEqual([['Cy Tile', clay, thanks, thanks]])
    const dois = await kysely().selectFrom('report_response').select('doi').orderBy('position').execute()
    expect(dois).toEqual([{ doi: null }, { doi: response.doi }])
  })

  test('a response of the reviewer that repeats the text of the report stays', async () => {
    await importSource()
    const { id } = await kysely().selectFrom('report').select('id').executeTakeFirstOrThrow()
    const contributorGroups = [{ type: 'authors', notes: [], contributors: [person('Cy', 'Tile')] }]
    await record({ kind: 'response', reportId: id, response: { ...reply('Clay is better.'), contributorGroups } })
    await importSource('They are blue.')
    expect(await shown()).toEqual([['Cy Tile', clay, clay]])
  })

  test('a response that stands alone in the source later is shown once, matched by its DOI', async () => {
    await importSource()
    const { id } = await kysely().selectFrom('report').select('id').executeTakeFirstOrThrow()
    const doi = '10.12688/slate.15606.a1'
    await record({ kind: 'response', reportId: id, response: { ...reply('We thank the reviewer.'), doi } })
    const file = join(library.folder, 'slates-v1.xml')
    const responseSource = `<sub-article article-type="author-comment"><front-stub><article-id pub-id-type="doi">${doi}</article-id></front-stub>
<body><p>We thank you.</p></body></sub-article></article>`
    await writeFile(file, source(1, 'They are blue.').replace('</article>', responseSource))
    expect((await library.import([file])).failed).toEqual([])
    const { count } = await kysely()
      .selectFrom('report_response')
      .where('published_here', '=', true)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })
})

async function accountToDelete(accountId: AccountId) {
  const account = await findAccountById(kysely(), accountId)
  if (account === undefined) throw new Error('The account is not there')
  return account
}

/** As its owner deletes it, with the locks that this takes. */
async function deleteAccount(account: Awaited<ReturnType<typeof accountToDelete>>, isAnonymised: boolean): Promise<void> {
  const holder = { ...account, ...knownBy(account) }
  await kysely()
    .transaction()
    .execute(async trx => {
      expect(await isLastSuperEditor(trx, account.id)).toBe(false)
      if (isAnonymised) await anonymiseAccount(accountParts, { kysely: trx, files: library.files, anonymised: '' }, holder)
      await removeAccount(accountParts, trx, account)
    })
}

const withoutName = (document: PeerReviewDocument): PeerReviewDocument => ({
  ...document,
  contributorGroups: document.contributorGroups.map(group => ({
    ...group,
    contributors: group.contributors.map(contributor => ({ ...contributor, kind: 'anonymous' as const })),
  })),
})

describe('reviewers of published reports', () => {
  const referees = async () =>
    await kysely().selectFrom('referee').select(['full_name as name', 'account_id as accountId']).orderBy('id').execute()

  test('an account is one reviewer in all versions, whatever the name, and two accounts of one name are two', async () => {
    await importSource()
    await importSource('They are blue.', 1, 2)
    const [zelda, other] = [await accountOf('zelda@quarry.example'), await accountOf('other@quarry.example')]
    await publish(by('Zelda', 'Quarry'), zelda, 1)
    await publish(by('Z.', 'Quarry'), zelda, 2)
    await publish(by('Zelda', 'Quarry'), other, 2)
    expect(await referees()).toEqual([
      { name: 'Cy Tile', accountId: null },
      { name: 'Zelda Quarry', accountId: zelda },
      { name: 'Zelda Quarry', accountId: other },
    ])
  })

  test('a reviewer named by the source is merged with the account', async () => {
    await importSource()
    const cy = await accountOf('cy@tile.example')
    await publish(by('Cy', 'Tile', 'NOT_APPROVED'), cy)
    expect(await referees()).toEqual([{ name: 'Cy Tile', accountId: cy }])
    // The newest recommendation of one reviewer counts.
    expect(await status()).toBe('UNDERGOING_PEER_REVIEW')
  })

  test.each([
    ['leaves the name', false],
    ['takes the name from everything, also where only the account tells whose it is', true],
  ])('a deleted account %s', async (_, isAnonymised) => {
    await importSource()
    const accountId = await accountOf('zelda@quarry.example')
    await publish(by('Zelda', 'Quarry', 'APPROVED', 'I, Zelda Quarry, approve.'), accountId)
    const anonymous = await accountOf('anonymous@brick.example')
    await publish(withoutName(by('', '')), anonymous)
    const account = await accountToDelete(accountId)
    expect(await exportAccount(accountParts, kysely(), accountId)).toMatchObject({
      reportsWritten: [{ title: 'Slates', decision: 'APPROVED', versionDoi: '10.12688/slate.15606.1' }],
    })
    await deleteAccount(account, isAnonymised)
    const { versionId } = await versionNumbered()
    const searchText = await kysely().selectFrom('version').select('search_text').execute()
    const everything = JSON.stringify([await findDocumentOfVersion(kysely(), versionId), await shown(), searchText])
    expect(/zelda|quarry/i.test(everything)).toBe(!isAnonymised)
    expect(await referees()).toEqual(
      expect.arrayContaining([
        { name: 'Cy Tile', accountId: null },
        { name: isAnonymised ? null : 'Zelda Quarry', accountId: null },
        // Anonymous from the start: the account is another one, and stays.
        { name: null, accountId: anonymous },
      ]),
    )
    expect(await status()).toBe('PASSED_PEER_REVIEW')
  })

  test('a reviewer is anonymised in a report that is published while the account is deleted', async () => {
    await importSource()
    const accountId = await accountOf('zelda@quarry.example')
    await publish(by('Zelda', 'Quarry'), accountId)
    const account = await accountToDelete(accountId)
    const version = await versionNumbered()
    const reports = [{ document: by('Zelda', 'Quarry', 'APPROVED', 'I, Zelda Quarry, approve again.'), reviewers: [accountId] }]
    const [isRecorded, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const publishing = kysely()
      .transaction()
      .execute(async trx => {
        await recordPeerReview(trx, version, { kind: 'reports', reports })
        isRecorded.resolve()
        await mayCommit.promise
      })
    await isRecorded.promise
    const deleting = deleteAccount(account, true)
    await untilSomethingWaits(library.database).finally(mayCommit.resolve)
    await Promise.all([publishing, deleting])
    const document = await findDocumentOfVersion(kysely(), version.versionId)
    expect(document?.peerReview).toHaveLength(3)
    expect(JSON.stringify([document, await shown(), await referees()])).not.toMatch(/zelda|quarry/i)
  })
})

describe('a version published here', () => {
  const publishedHere = async (given: EditorialStatus | null) => {
    const place = { volume: 3, publicationId: 12, identifiers: [], isPublic: true, preCompletionStatus: null }
    const made = { ...article(), formerPlace: { ...place, review: { isPublishedHere: true, round: 2 } } }
    await kysely()
      .transaction()
      .execute(async trx => {
        const { versionId, articleId } = await storeVersion(trx, 'f1000research', made)
        await updateEditorialStatuses(trx, [articleId], { event: { versionId, status: given } })
      })
  }

  test('it gets its statuses from its reports as they are published, each in its history', async () => {
    await publishedHere('PEER_REVIEW_REQUESTED')
    await publish(by('Zelda', 'Quarry'))
    expect(await status()).toBe('UNDERGOING_PEER_REVIEW')
    await publish(by('Cy', 'Tile'))
    expect(await status()).toBe('PASSED_PEER_REVIEW')
    expect(await history()).toEqual([
      { from: 'PEER_REVIEW_REQUESTED', to: 'UNDERGOING_PEER_REVIEW', byReports: true },
      { from: 'UNDERGOING_PEER_REVIEW', to: 'PASSED_PEER_REVIEW', byReports: true },
    ])
  })

  test.each<EditorialStatus | null>([null, 'PUBLISHED', 'PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW', 'PEER_REVIEW_REQUESTED'])(
    'it keeps the status %s, given by an event, whatever the setting of the site',
    async given => {
      await publishedHere(given)
      await storeReviewSetting(kysely(), 'f1000research', { ...defaultReviewSetting, isPreprintServer: true })
      expect(await status()).toBe(given)
      if (given !== 'PEER_REVIEW_REQUESTED') {
        await publish(by('Zelda', 'Quarry', 'NOT_APPROVED'))
        expect(await status()).toBe(given)
      }
    },
  )
})

describe('the export of published peer review', () => {
  const write = async (from: TestLibrary, name: string): Promise<string> => {
    const folder = join(from.folder, name)
    await exportLibrary({ kysely: from.database.kysely, files: from.files, exportParts }, folder)
    return folder
  }

  test('it has the reports published here, with round, account and comments, and restores them once', async () => {
    await importSource()
    const accountId = await accountOf('zelda@quarry.example')
    const [id = 0] = await publish(by('Zelda', 'Quarry'), accountId)
    const first = await kysely().selectFrom('report').where('source_key', 'is not', null).select('id').executeTakeFirstOrThrow()
    await record({ kind: 'response', reportId: first.id, response: reply('We thank the reviewer.') })
    await kysely().updateTable('version').set({ review_round: 3 }).execute()
    const { content_item_id } = await kysely().selectFrom('article').select('content_item_id').executeTakeFirstOrThrow()
    await sql`insert into comment (content_item_id, report_id, author_name, body, state)
      values (${content_item_id}, ${id}, 'Ada', 'Well seen.', 'published')`.execute(kysely())
    const folder = await write(library, 'export')

    const other = await open()
    for (let times = 0; times < 2; times += 1) expect((await other.import([folder])).failed).toEqual([])
    const restored = await other.database.kysely
      .selectFrom('comment')
      .innerJoin('report', 'report.id', 'comment.report_id')
      .innerJoin('version', 'version.id', 'report.version_id')
      .innerJoin('report_referee', 'report_referee.report_id', 'report.id')
      .innerJoin('referee', 'referee.id', 'report_referee.referee_id')
      .innerJoin('account', 'account.id', 'referee.account_id')
      .select(['comment.body', 'report.source_key as key', 'report.body_html as html', 'account.email', 'version.review_round as round'])
      .execute()
    expect(restored).toEqual([{ body: 'Well seen.', key: null, html: wales, email: 'zelda@quarry.example', round: 3 }])
    expect(await contentsOf(await write(other, 'again'))).toEqual(await contentsOf(folder))
  })

  test('it has a version published here, with the status that its events gave it', async () => {
    const place = { volume: 3, publicationId: 12, identifiers: [], isPublic: true, preCompletionStatus: null }
    await kysely()
      .transaction()
      .execute(async trx => {
        const made = {
          ...article({ metadata: { doi: '10.1/slate' } }),
          formerPlace: { ...place, review: { isPublishedHere: true, round: 2 } },
        }
        const { versionId, articleId } = await storeVersion(trx, 'f1000research', {
          ...made,
          source: { ...made.source, mimeType: 'application/json' },
        })
        await trx.updateTable('version').set({ source_sha256: null, source_name: null }).execute()
        await updateEditorialStatuses(trx, [articleId], { event: { versionId, status: 'PEER_REVIEW_REQUESTED' } })
      })
    await publish(by('Zelda', 'Quarry'))
    const folder = await write(library, 'export')
    const other = await open()
    expect((await other.import([folder])).failed).toEqual([])
    const row = await other.database.kysely
      .selectFrom('version')
      .select(['imported', 'review_round', 'editorial_status'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ imported: false, review_round: 2, editorial_status: 'UNDERGOING_PEER_REVIEW' })
    expect(await contentsOf(await write(other, 'again'))).toEqual(await contentsOf(folder))
  })
})
