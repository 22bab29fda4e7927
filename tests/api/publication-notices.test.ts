/** An article that was retracted or withdrawn, or is in doubt, says so wherever it is named: to readers and to machines. */

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import type { VersionId } from '../../src/core/ids/shared-ids.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { exportAccount } from '../../src/modules/accounts/use-cases/account-data.ts'
import { listModeratedComments } from '../../src/modules/comments/data/comment-moderation.ts'
import { findMeasuredItem } from '../../src/modules/metrics/data/metric-count.ts'
import { noteChangedVersions } from '../../src/modules/publications/data/note-changes.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson } from '../support/sign-in.ts'
import { signedInAs } from '../support/user.ts'

const host = 'research.example.org'
const plain = 'The first ten cycles predict the life of lithium-ion pouch cells'
const reported = `RETRACTED: ${plain}`

let library: TestApp
let path = ''
let retraction = ''
let contentId = 0
let versionId: VersionId = noId()
beforeAll(async () => {
  library = await buildTestApp()
  // The article is here first, and read before anybody retracts it.
  await library.load(['demo/articles/early-cycle-battery-life', 'demo/articles/hot-night-thresholds-cooling'])
  // Its source names the notice that came later, and so would say it at once.
  await sql`delete from related_content`.execute(library.database.kysely)
  path = await pathOf(308)
  const { id, current_version_id } = await library.database.kysely
    .selectFrom('content_item')
    .select(['id', 'current_version_id'])
    .where('publication_id', '=', 308)
    .executeTakeFirstOrThrow()
  contentId = id
  versionId = current_version_id ?? noId()
})
afterAll(() => library.close())

const get = (url: string, accept = 'text/html') => library.app.inject({ url, headers: { host, accept } })
const bodyOf = async (url: string, accept?: string) => (await get(url, accept)).body
async function pathOf(id: number): Promise<string> {
  const { rows } = await sql<{ path: string }>`
    select '/articles/' || volume || '-' || publication_id as path from content_item where publication_id = ${id}
  `.execute(library.database.kysely)
  return rows[0]?.path ?? ''
}
const decoded = (html: string) => html.replaceAll(/<[^>]*>/g, '')

/** What names the article: the request, and what of its answer. */
const places: [place: string, url: () => string, part?: (body: string) => string][] = [
  ['the browser title', () => path, body => /<title>[^<]*/.exec(body)?.[0] ?? ''],
  ['the title on its page', () => path, body => decoded(/<h1.*?<\/h1>/s.exec(body)?.[0] ?? '')],
  ['the title of an older version', () => `${path}/v1`, body => decoded(/<h1.*?<\/h1>/s.exec(body)?.[0] ?? '')],
  ['what a link to it shows elsewhere', () => path, body => /<meta property="og:title"[^>]*/.exec(body)?.[0] ?? ''],
  ['the way to its comments', () => `${path}/comments`, decoded],
  ['a card of the front page', () => '/', decoded],
  ['a card of browse', () => '/browse/articles', decoded],
  ['a card of a search', () => '/browse?all=lithium', decoded],
  ['JSON-LD', () => `${path}/metadata.jsonld`],
  ['RIS', () => `${path}/citation.ris`],
  ['CSL-JSON', () => `${path}/citation.csl.json`],
  ['RSS', () => '/published/rss'],
  ['Atom', () => '/published/atom'],
  ['JSON Feed', () => '/published/feed.json'],
  ['the list of the API', () => '/content'],
  ['a search of the API', () => '/api/browse?all=lithium'],
  ['the item of the API', () => `/content/${contentId}`],
  ['a version of the API', () => `/api/versions/${versionId}`, body => JSON.parse(body).title],
  ['the citation text of the API', () => `/api/versions/${versionId}`, body => JSON.parse(body).citationText],
  ['OAI-PMH', () => `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:${host}:${path.slice(1)}`],
]

test.each(places)('before the retraction nothing mentions it: %s', async (_place, url, part = body => body) => {
  expect(part(await bodyOf(url()))).not.toMatch(/retracted/i)
})

describe('after a retraction (R2.1-20)', () => {
  beforeAll(async () => {
    await sql`update content_item set updated_at = '2025-01-01T00:00:00Z'`.execute(library.database.kysely)
    await library.load(['demo/articles/retraction-early-cycle-battery-life'])
    retraction = await pathOf(309)
    expect(await bodyOf(path)).toContain(reported)
  })

  test.each(places)('the title is marked on %s', async (_place, url, part = body => body) => {
    const { statusCode, body } = await get(url())
    expect([statusCode, part(body)]).toEqual([200, expect.stringContaining(reported.slice(0, 50))])
  })

  test('the stored titles are unmarked', async () => {
    const { rows } = await sql<{ title: string }>`
      select title from content_item union all select title from version`.execute(library.database.kysely)
    expect(rows.filter(({ title }) => title === plain)).toHaveLength(3)
    expect(rows.filter(({ title }) => title.startsWith('RETRACTED'))).toEqual([])
  })

  test('BibTeX keeps the capitals of the mark, and the citation key', async () => {
    expect(await bodyOf(`${path}/citation.bib`)).toContain('@article{BarzaniKeller2023firstv2,')
    expect(await bodyOf(`${path}/citation.bib`)).toContain('title = {{RETRACTED:} {The} first ten cycles')
  })

  test('the API and JSON-LD give the state of the publication and its notice', async () => {
    const described = JSON.parse(await bodyOf(path, 'application/ld+json'))['@graph'][0]
    expect(described.creativeWorkStatus).toContain('Retracted')
    expect(described.correction).toMatchObject([{ name: `Retraction: ${plain}`, url: retraction }])
    const { linkset } = JSON.parse(await bodyOf(`${path}/linkset.json`))
    expect(linkset[0]['https://schema.org/correction']).toEqual([{ href: retraction, title: `Retraction: ${plain}` }])
    expect(await bodyOf(`${path}/citation.ris`)).toContain('N1  - This publication has been retracted.')
    expect(JSON.parse(await bodyOf(`${path}/citation.csl.json`))).toMatchObject({ status: 'Retracted' })
  })

  test('meta tags mark the title for Google Scholar, and link the notice', async () => {
    const body = await bodyOf(path)
    expect(body).toContain(`<meta name="citation_title" content="[RETRACTED] ${plain}"`)
    expect(body).toContain(`<meta name="DC.title" content="${reported}"`)
    expect(body).toContain(`<meta name="DC.relation" content="${retraction}"`)
  })

  test('the OAI datestamp changes, although the article itself did not', async () => {
    const changed = await bodyOf('/oai?verb=ListIdentifiers&metadataPrefix=oai_dc&from=2025-01-02')
    expect(changed).toContain(`oai:${host}:${path.slice(1)}<`)
    expect(changed).not.toContain(`${await pathOf(209)}<`)
  })

  test('the notice itself is not marked, and links the article', async () => {
    const body = await bodyOf(retraction)
    expect(/<title>[^<]*/.exec(body)?.[0]).toContain('Retraction: The first ten cycles')
    expect(decoded(/<aside.*?<\/aside>/s.exec(body)?.[0] ?? '')).toContain(reported)
  })

  test('editors, metrics and the account’s export show the mark', async () => {
    const { kysely } = library.database
    const { id } = await kysely.selectFrom('content_item').select('id').where('publication_id', '=', 308).executeTakeFirstOrThrow()
    const account = await addPerson(library, 'ada@example.org')
    await kysely.insertInto('tracked_item').values({ account_id: account, content_item_id: id }).execute()
    await kysely
      .insertInto('comment')
      .values({
        content_item_id: id,
        account_id: account,
        author_name: 'Ben',
        body: 'Which cells?',
        state: 'waiting',
        held_for: ['many-links'],
      })
      .execute()
    const site = { key: 'f1000research', features: { prescreening: { enabled: false } } }
    const moderator = { user: { ...signedInAs('ROLE_SUPER_EDITOR'), accountId: noId() }, action: 'moderate comments', site } as const
    const { comments } = await listModeratedComments(kysely, moderator, { list: 'waiting', max: 10, skipped: 0 })
    expect(comments.map(({ title }) => title)).toEqual([reported])
    expect(await findMeasuredItem(kysely, 'f1000research', id)).toMatchObject({ title: reported })
    expect((await exportAccount(accountParts, kysely, account))?.trackedItems).toMatchObject([{ contentId: id, title: reported }])
  })
})

describe.each([
  ['retracted-article', 'RETRACTED', 'Retracted', 'This publication has been retracted.'],
  ['withdrawn-article', 'WITHDRAWN', 'Withdrawn', 'This publication has been withdrawn.'],
  ['object-of-concern', 'EXPRESSION OF CONCERN', 'Expression of concern', 'There is an expression of concern about this publication.'],
] as const)('an article that a notice names as %s (R2.1-20)', (relation, word, status, sentence) => {
  beforeAll(async () => {
    const { kysely } = library.database
    await kysely.deleteFrom('related_content').execute()
    const idOf = (publicationId: number) => kysely.selectFrom('content_item').select('id').where('publication_id', '=', publicationId)
    const [about, notice] = await Promise.all([idOf(308).executeTakeFirstOrThrow(), idOf(309).executeTakeFirstOrThrow()])
    await sql`insert into related_content (content_item_id, related_content_item_id, relation, position, text)
      values (${notice.id}, ${about.id}, ${relation}, 0, '')`.execute(kysely)
    await noteChangedVersions(kysely, [versionId])
    expect(await bodyOf(path)).toContain(`${word}: ${plain}`)
  })

  test.each(places)('its title is marked on %s', async (_place, url, part = body => body) => {
    const { statusCode, body } = await get(url())
    expect([statusCode, part(body)]).toEqual([200, expect.stringContaining(`${word}: ${plain.slice(0, 30)}`)])
  })

  test.each(['BIBTEX', 'ENDNOTE', 'RIS', 'CSL_JSON'])('its citation as %s is marked', async format => {
    // BibTeX has braces around what keeps its capitals.
    const cited = (await bodyOf(`/articles/exportTo?versionId=${versionId}&bibliographyReaderFormat=${format}`)).replaceAll(/[{}]/g, '')
    expect(cited).toContain(`${word}: ${plain.slice(0, 30)}`)
  })

  test('citations and JSON-LD give the state of the publication, and meta tags mark it for Google Scholar', async () => {
    expect(JSON.parse(await bodyOf(`${path}/citation.csl.json`))).toMatchObject({ status })
    expect(await bodyOf(`${path}/citation.ris`)).toContain(`N1  - ${sentence}`)
    const described = JSON.parse(await bodyOf(path, 'application/ld+json'))['@graph'][0]
    expect(described).toMatchObject({ name: `${word}: ${plain}`, creativeWorkStatus: expect.arrayContaining([status]) })
    const page = await bodyOf(path)
    expect(page).toContain(`<meta name="citation_title" content="[${word}] ${plain}"`)
    expect(page).toContain(`<meta name="DC.title" content="${word}: ${plain}"`)
  })
})
