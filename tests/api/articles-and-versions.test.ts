import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contentInfoSchema } from '../../src/api/content/schemas.ts'
import type { VersionId } from '../../src/core/ids/shared-ids.ts'
import { articleSchema } from '../../src/modules/publications/api/articles/schemas.ts'
import { authorSchema } from '../../src/modules/publications/api/authors/schemas.ts'
import { translationSchema, versionSchema } from '../../src/modules/publications/api/versions/schemas.ts'
import type { StoredArticle } from '../../src/modules/publications/data/stored-article.ts'
import { storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'
import { paragraph } from '../support/sample-tree.ts'
import { article, person, place, report } from '../support/stored-article.ts'

let library: TestApp
let ask: ReturnType<typeof clientInfo>
beforeAll(async () => {
  library = await buildTestApp()
  ask = clientInfo(library)
})
afterAll(() => library.close())

const articles = z.array(articleSchema)
const versions = z.array(versionSchema)
const authors = z.array(authorSchema)
const store = (stored: StoredArticle, platform = library.config.defaultPlatform) =>
  library.database.kysely.transaction().execute(trx => storeVersion(trx, platform, stored))

const review = (of: number, name: string, decision: 'APPROVED' | 'NOT_APPROVED') =>
  report({
    id: `${name}-${of}`,
    doi: `10.5555/roof.7.${of}.${name}`,
    decision,
    reviewedDoi: `10.5555/roof.7.${of}`,
    contributorGroups: [{ type: null, notes: [], contributors: [person(name, 'Reviewer')] }],
  })

/** Two versions of one article; the file of the second brings the report on the first along. */
async function storeTwoVersions(platform?: string) {
  const metadata = (versionNumber: number) => ({
    doi: `10.5555/roof.7.${versionNumber}`,
    versionNumber,
    volume: '3',
    elocationId: '7',
    contributorGroups: [
      {
        type: 'authors',
        notes: [],
        contributors: [
          {
            ...person('Ines', 'Vogt', { orcid: '0000-0002-1825-0097', affiliationIds: ['a2', 'a1'] }),
            isCorresponding: true,
            emails: ['ines@example.org'],
          },
          person('Ada', 'Roof'),
        ],
      },
    ],
    affiliations: [place('a1', 'Institute of Roofs'), place('a2', 'Slate Trust')],
  })
  const first = await store(article({ text: 'One', metadata: metadata(1), peerReview: [review(1, 'Kofi', 'NOT_APPROVED')] }), platform)
  const second = await store(
    article({ text: 'Two', metadata: metadata(2), peerReview: [review(1, 'Kofi', 'NOT_APPROVED'), review(2, 'Lena', 'APPROVED')] }),
    platform,
  )
  return { first, second }
}

test('an article lists its versions, oldest first (R3-05, R7-06)', async () => {
  const { first, second } = await storeTwoVersions()
  const expected = {
    articleId: second.articleId,
    contentId: second.contentItemId,
    versionIds: [first.versionId, second.versionId],
    relatedContentIds: [],
  }
  expect(await ask(articleSchema, `/api/articles/${second.articleId}?publishedOnly=true`)).toEqual(expected)
  expect(await ask(articleSchema, `/api/articles/${second.articleId}`)).toEqual(expected)
})

test('a version has its title notes, plain-language summary and version of record (R3-04)', async () => {
  const plain = { type: 'plain-language-summary', language: null, label: [], title: [], children: [paragraph('Roofs grow lichens.')] }
  const record = { element: 'related-article' as const, type: 'version-of-record', linkType: 'doi', href: '10.5555/record.8', text: [] }
  const { versionId } = await store(
    article({
      text: 'Three',
      metadata: {
        titleNotes: [paragraph('Dedicated to the roofers of Leiden')],
        abstracts: [plain],
        related: [record],
      },
    }),
  )
  expect(await ask(versionSchema, `/api/versions/${versionId}`)).toMatchObject({
    titleAdditionalInfo: 'Dedicated to the roofers of Leiden',
    plainLanguageSummary: 'Roofs grow lichens.',
    versionOfRecordDoi: '10.5555/record.8',
  })
})

test('several versions are answered in the requested order, each once, without unknown ones (R7-07, R7-08)', async () => {
  const { first, second } = await storeTwoVersions()
  const other = await store(article({ title: 'Moss', text: 'Moss.' }))
  const found = await ask(
    articles,
    `/api/articles?id=${other.articleId}&id=999999&id=${second.articleId}&id=${other.articleId}&publishedOnly=true`,
  )
  expect(found.map(({ articleId }) => articleId)).toEqual([other.articleId, second.articleId])
  const foundVersions = await ask(versions, `/api/versions?id=${second.versionId}&id=${first.versionId}&id=2147483647&publishedOnly=true`)
  expect(foundVersions.map(({ id }) => id)).toEqual([second.versionId, first.versionId])
  expect(await ask(articles, '/api/articles?id=999999')).toEqual([])
  expect(await ask(versions, '/api/versions?id=999999')).toEqual([])
})

test('a call takes at most a hundred ids', async () => {
  const { first } = await storeTwoVersions()
  const others = Array.from({ length: 99 }, (_, index) => `id=${500_000 + index}`)
  expect(await ask(versions, `/api/versions?${[...others, `id=${first.versionId}`].join('&')}`)).toMatchObject([{ id: first.versionId }])
})

test('a version has every field of the specification (R3-04, R7-09)', async () => {
  const { first, second } = await storeTwoVersions()
  const { kysely } = library.database
  const { id: comment } = await kysely
    .insertInto('comment')
    .values({ content_item_id: second.contentItemId, version_id: second.versionId, author_name: 'Reader', body: 'Which roof?' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await kysely
    .selectFrom('report')
    .innerJoin('report_referee', 'report_referee.report_id', 'report.id')
    .select(['report.id', 'report.version_id', 'referee_id', 'doi'])
    .where('version_id', 'in', [first.versionId, second.versionId])
    .execute()
  const reportOn = (versionId: VersionId, doi: string) => rows.find(row => row.version_id === versionId && row.doi === doi)
  const [kofi, lena] = [reportOn(first.versionId, '10.5555/roof.7.1.Kofi'), reportOn(second.versionId, '10.5555/roof.7.2.Lena')]
  const affiliations = await kysely
    .selectFrom('affiliation')
    .select('id')
    .where('version_id', '=', second.versionId)
    .orderBy('position')
    .execute()
  const funder = await kysely
    .selectFrom('version_funder')
    .select('funder_id')
    .where('version_id', '=', second.versionId)
    .executeTakeFirstOrThrow()

  const version = await ask(versionSchema, `/api/versions/${second.versionId}`, 'localhost:3000')
  expect({ ...version, xmlUrl: null }).toEqual({
    id: second.versionId,
    articleId: second.articleId,
    versionNumber: 2,
    doi: '10.5555/roof.7.2',
    htmlUrl: `http://localhost:3000/articles/${second.volume}-${second.publicationId}/v2`,
    pdfUrl: null,
    xmlUrl: null,
    title: 'Lichens on slate roofs',
    titleAdditionalInfo: null,
    type: 'RESEARCH_ARTICLE',
    editorialStatus: 'UNDERGOING_PEER_REVIEW',
    preCompletionStatus: null,
    imported: true,
    newVersionReason: 'REVISED',
    round: null,
    published: '2024-03-09',
    funderIds: [funder.funder_id],
    refereeIds: [lena?.referee_id],
    reportIds: [lena?.id],
    commentIds: [comment],
    affiliationUids: affiliations.map(({ id }) => id),
    citationText: expect.stringContaining('Lichens on slate roofs [version 2; peer review: 1 approved, 1 not approved].'),
    abstractText: 'We counted lichens.',
    plainLanguageSummary: null,
    versionOfRecordDoi: null,
  })
  expect(version.xmlUrl).toMatch(/^http:\/\/localhost:3000\/files\/[0-9a-f]{64}\/article\.xml$/)
  expect(version.affiliationUids).toHaveLength(2)
  // The report on the first version stands once, although both files brought it.
  expect(await ask(versionSchema, `/api/versions/${first.versionId}`)).toMatchObject({
    reportIds: [kofi?.id],
    refereeIds: [kofi?.referee_id],
    commentIds: [],
  })
})

test('a report that only a later version’s file has belongs to the version that it reviewed', async () => {
  const metadata = (versionNumber: number) => ({ doi: `10.5555/roof.8.${versionNumber}`, versionNumber, volume: '3', elocationId: '8' })
  const on = (version: number) =>
    report({ doi: `10.5555/roof.8.${version}.r1`, id: `r${version}`, reviewedDoi: `10.5555/roof.8.${version}` })
  const first = await store(article({ text: 'One', metadata: metadata(1) }))
  const second = await store(article({ text: 'Two', metadata: metadata(2), peerReview: [on(1), on(2)] }))
  const [one, two] = await ask(versions, `/api/versions?id=${first.versionId}&id=${second.versionId}`)
  const stored = await library.database.kysely
    .selectFrom('report')
    .select(['id', 'doi'])
    .where('version_id', '=', second.versionId)
    .execute()
  const idOf = (doi: string) => stored.find(row => row.doi === doi)?.id
  expect([one?.reportIds, two?.reportIds]).toEqual([[idOf('10.5555/roof.8.1.r1')], [idOf('10.5555/roof.8.2.r1')]])
})

test('the authors of a version are in order, with affiliations and without emails (R7-10)', async () => {
  const { second } = await storeTwoVersions()
  const { affiliationUids } = await ask(versionSchema, `/api/versions/${second.versionId}`)
  const found = await ask(authors, `/api/versions/${second.versionId}/authors`)
  expect(found).toMatchObject([
    {
      firstName: 'Ines',
      lastName: 'Vogt',
      collectiveName: null,
      positionAuthor: 1,
      isCorresponding: true,
      orcid: '0000-0002-1825-0097',
      affiliationUids: [affiliationUids[1], affiliationUids[0]],
    },
    { firstName: 'Ada', positionAuthor: 2, isCorresponding: false, affiliationUids: [] },
  ])
  expect(JSON.stringify(found)).not.toContain('ines@example.org')
})

test.each(['articles', 'versions'])('content of another site is unknown: /api/%s', async kind => {
  const here = (await storeTwoVersions()).second
  const there = (await storeTwoVersions('gates')).second
  const idOf = (stored: typeof here) => (kind === 'articles' ? stored.articleId : stored.versionId)
  const paths = [`/api/${kind}/${idOf(there)}`, ...(kind === 'versions' ? [`/api/versions/${idOf(there)}/authors`] : [])]
  for (const path of paths) {
    expect((await library.app.inject(path)).statusCode).toBe(404)
    expect((await library.app.inject({ url: path, headers: { host: 'gates.localhost' } })).statusCode).toBe(200)
  }
  expect(await ask(z.array(z.looseObject({})), `/api/${kind}?id=${idOf(here)}&id=${idOf(there)}`)).toHaveLength(1)
})

test('drafts are hidden from requests for published content (R4-39, R7-06, R7-08)', async () => {
  const { first, second } = await storeTwoVersions()
  const { kysely } = library.database
  await kysely.updateTable('version').set({ pre_completion_status: 'DRAFT' }).where('id', '=', second.versionId).execute()
  for (const query of ['', 'publishedOnly=true']) {
    expect(await ask(articleSchema, `/api/articles/${first.articleId}?${query}`)).toMatchObject({ versionIds: [first.versionId] })
    expect(await ask(versions, `/api/versions?id=${second.versionId}&${query}`)).toEqual([])
    for (const path of [`/api/versions/${second.versionId}`, `/api/versions/${second.versionId}/authors`])
      expect((await library.app.inject(`${path}?${query}`)).statusCode).toBe(404)
  }
  const { reportIds } = await ask(versionSchema, `/api/versions/${first.versionId}`)
  expect(reportIds).toHaveLength(1)
  const item = await ask(contentInfoSchema, `/content/${first.contentItemId}`)
  expect(item).toMatchObject({ versions: [{ id: first.versionId }], currentVersion: null })
  expect(Object.keys(item.reports)).toEqual([String(first.versionId)])

  await kysely.updateTable('version').set({ pre_completion_status: 'DRAFT' }).where('id', '=', first.versionId).execute()
  expect((await library.app.inject(`/api/articles/${first.articleId}`)).statusCode).toBe(404)
  await kysely.updateTable('version').set({ pre_completion_status: null }).where('article_id', '=', first.articleId).execute()
})

test('a version lists the other languages in which it can be read (R7-20)', async () => {
  const { versionId } = await store(
    article({
      title: 'Slate',
      text: 'Slate.',
      metadata: {
        doi: '10.5555/slate.1',
        translatedTitles: [{ language: 'de', title: [{ kind: 'text', value: 'Schiefer' }], subtitles: [] }],
      },
    }),
  )
  const requested = z.array(translationSchema)
  expect(await ask(requested, `/api/versions/${versionId}/translations`)).toEqual([
    { language: 'de', title: 'Schiefer', abstractText: null, keywords: [], isWhole: false },
  ])
  const { first } = await storeTwoVersions()
  expect(await ask(requested, `/api/versions/${first.versionId}/translations`)).toEqual([])
  expect((await library.app.inject('/api/versions/999999/translations')).statusCode).toBe(404)
  const onOtherSite = { url: `/api/versions/${versionId}/translations`, headers: { host: 'gates.localhost' } }
  expect((await library.app.inject(onOtherSite)).statusCode).toBe(404)
})
