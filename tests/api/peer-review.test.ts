import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contentInfoSchema } from '../../src/api/content/schemas.ts'
import type { AffiliationId } from '../../src/core/ids/shared-ids.ts'
import { commentSchema } from '../../src/modules/comments/api/schemas.ts'
import { affiliationSchema } from '../../src/modules/publications/api/affiliations/schemas.ts'
import { contentListSchema } from '../../src/modules/publications/api/content/schemas.ts'
import { refereeSchema } from '../../src/modules/publications/api/referees/schemas.ts'
import { reportSchema } from '../../src/modules/publications/api/reports/schemas.ts'
import { versionSchema } from '../../src/modules/publications/api/versions/schemas.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'
import { testId } from '../support/ids.ts'
import { addPerson } from '../support/sign-in.ts'

let library: TestApp
let ask: ReturnType<typeof clientInfo>
beforeAll(async () => {
  library = await buildTestApp()
  ask = clientInfo(library)
  await library.load(['demo/articles/early-cycle-battery-life'])
  await library.load(['demo/articles/early-cycle-battery-life'], 'gates')
})
afterAll(() => library.close())

const reports = z.array(reportSchema)
const referees = z.array(refereeSchema)
const comments = z.array(commentSchema)
const affiliations = z.array(affiliationSchema)
const idsIn = (ids: readonly number[]) => ids.map(id => `id=${id}`).join('&')

/** The first version of the article on a platform. */
async function firstVersion(platform = library.config.defaultPlatform) {
  const row = await library.database.kysely
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('version_number', '=', 1)
    .select(['version.id', 'article.id as articleId', 'item.id as contentId'])
    .executeTakeFirstOrThrow()
  const host = platform === library.config.defaultPlatform ? 'localhost' : `${platform}.localhost`
  return { ...row, version: await ask(versionSchema, `/api/versions/${row.id}`, host) }
}

test('a report has every field of the specification, and its comments (R3-07, R3-08, R7-14, R7-15)', async () => {
  const { id: versionId, contentId, version } = await firstVersion()
  const [reportId = 0] = version.reportIds
  const { id: comment } = await library.database.kysely
    .insertInto('comment')
    .values({
      content_item_id: contentId,
      report_id: testId(reportId),
      author_name: 'Reader',
      body: 'Well said.',
      user_affiliation: 'Cell Works',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [found] = await ask(reports, `/api/reports?id=${reportId}`)
  expect(found).toMatchObject({
    id: reportId,
    versionId,
    reviewedVersion: 1,
    kind: 'reviewer-report',
    decision: 'APPROVED_WITH_RESERVATIONS',
    publishedDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    mainRefereeId: version.refereeIds[0],
    refereeIds: [version.refereeIds[0]],
    commentIds: [comment],
  })
  expect(await ask(comments, `/api/comments?id=999999&id=${comment}`)).toMatchObject([
    {
      id: comment,
      userAffiliationUid: null,
      contentId,
      versionId: null,
      reportId,
      parentId: null,
      authorName: 'Reader',
      userAffiliation: 'Cell Works',
      body: 'Well said.',
    },
  ])
})

test('reports are answered in the requested order, each once, without unknown ones (R7-15)', async () => {
  const { version } = await firstVersion()
  const [one = 0, other = 0] = version.reportIds
  const found = await ask(reports, `/api/reports?id=${other}&id=999999&id=${one}&id=${other}`)
  expect(found.map(({ id }) => id)).toEqual([other, one])
})

test('versions and reports have the round of review, and nothing says which account a reviewer has', async () => {
  const { kysely } = library.database
  const { id, articleId, contentId } = await firstVersion()
  const versions = await kysely
    .selectFrom('version')
    .select(['id', 'version_number as number'])
    .where('article_id', '=', articleId)
    .orderBy('version_number')
    .execute()
  const roundsOf = async () => {
    const all = await Promise.all(versions.map(each => ask(versionSchema, `/api/versions/${each.id}`)))
    const found = await ask(reports, `/api/reports?${idsIn(all.flatMap(({ reportIds }) => reportIds))}`)
    const listed = await ask(contentListSchema, '/content')
    return {
      versions: all.map(({ round }) => round),
      listed: listed.items.find(item => item.contentId === contentId)?.versions.map(({ round }) => round),
      reports: new Set(found.map(({ reviewedVersion, round }) => `${reviewedVersion}: ${round}`)),
    }
  }
  const none = versions.map(() => null)
  expect(await roundsOf()).toMatchObject({ versions: none, listed: none, reports: new Set(['1: null', '2: null']) })

  // The second version began a round of its own, after one in which two were asked for the first.
  await kysely.updateTable('version').set({ review_round: 2 }).where('id', '=', id).execute()
  await kysely.updateTable('version').set({ review_round: 3 }).where('article_id', '=', articleId).where('version_number', '=', 2).execute()
  const rounds = [2, 3]
  expect(await roundsOf()).toEqual({ versions: rounds, listed: rounds, reports: new Set(['1: 2', '2: 3']) })

  const accountId = await addPerson(library, 'reviewer@example.org', 'ROLE_USER')
  const { reportIds, refereeIds } = await ask(versionSchema, `/api/versions/${id}`)
  await kysely
    .updateTable('referee')
    .set({ account_id: accountId })
    .where('id', '=', testId(refereeIds[0] ?? 0))
    .execute()
  for (const url of [
    `/api/reports?${idsIn(reportIds)}`,
    `/api/referees?articleId=${articleId}`,
    `/content/${contentId}`,
    `/api/versions/${id}`,
  ]) {
    const { body } = await library.app.inject({ url, headers: { host: 'localhost', accept: 'application/json' } })
    expect(body).not.toMatch(/account_?id|reviewer@example\.org/i)
  }
})

test('reviewers are found by their ids, by their article, or by both (R7-16)', async () => {
  const { version, articleId } = await firstVersion()
  const ofArticle = await ask(referees, `/api/referees?articleId=${articleId}`)
  expect(ofArticle.map(({ lastName }) => lastName).toSorted()).toEqual(['Haraldsen', 'Ntuli-Ferrante', 'Sandoval-Park'])
  const [first = 0] = version.refereeIds
  const [single] = await ask(referees, `/api/referees?id=${first}`)
  expect(single).toEqual(ofArticle.find(({ id }) => id === first))
  expect(await ask(referees, `/api/referees?id=${first}&articleId=${articleId}`)).toEqual([single])
  expect(await ask(referees, `/api/referees?id=${first}&articleId=999999`)).toEqual([])
  expect(await ask(referees, '/api/referees?id=999999')).toEqual([])
})

test('affiliations of authors and reviewers have the fields of the specification', async () => {
  const { version, articleId } = await firstVersion()
  const found = await ask(affiliations, `/api/affiliations?${idsIn(version.affiliationUids)}&id=999999`)
  expect(found.map(({ id }) => id)).toEqual(version.affiliationUids)
  const { institution, country_code: countryCode } = await library.database.kysely
    .selectFrom('affiliation')
    .where('id', '=', testId<AffiliationId>(Number(version.affiliationUids[0])))
    .select(['institution', 'country_code'])
    .executeTakeFirstOrThrow()
  expect(found[0]).toMatchObject({ name: institution, ringgold_id: null, place: { country_code: countryCode }, alt_names: [] })
  const ofReviewers = (await ask(referees, `/api/referees?articleId=${articleId}`)).flatMap(({ affiliationUids }) => affiliationUids)
  expect(ofReviewers.length).toBeGreaterThan(0)
  expect(await ask(affiliations, `/api/affiliations?${idsIn(ofReviewers)}`)).toHaveLength(new Set(ofReviewers).size)
})

test('a call takes at most fifty affiliations (R7-38)', async () => {
  const { version } = await firstVersion()
  const others = Array.from({ length: 49 }, (_, index) => 500_000 + index)
  expect(await ask(affiliations, `/api/affiliations?${idsIn([...others, version.affiliationUids[0] ?? 0])}`)).toHaveLength(1)
})

test('peer review of another site is unknown', async () => {
  const { version, articleId } = await firstVersion('gates')
  const anything = z.array(z.looseObject({ id: z.int() }))
  for (const path of [
    `/api/reports?${idsIn(version.reportIds)}`,
    `/api/referees?${idsIn(version.refereeIds)}`,
    `/api/referees?articleId=${articleId}`,
    `/api/affiliations?${idsIn(version.affiliationUids)}`,
  ]) {
    expect((await ask(anything, path, 'gates.localhost')).length).toBeGreaterThan(0)
    expect(await ask(anything, path)).toEqual([])
  }
})

test('reviewers, reports and comments of a draft are hidden', async () => {
  const { id, version, articleId, contentId } = await firstVersion('gates')
  const { kysely } = library.database
  const ofDraft = await kysely
    .insertInto('comment')
    .values({ content_item_id: contentId, version_id: id, author_name: 'Reader', body: 'Early.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const onReport = await kysely
    .insertInto('comment')
    .values({ content_item_id: contentId, report_id: testId(version.reportIds[0] ?? 0), author_name: 'Reader', body: 'Early too.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const paths = [
    `/api/reports?${idsIn(version.reportIds)}`,
    `/api/affiliations?${idsIn(version.affiliationUids)}`,
    `/api/comments?${idsIn([ofDraft.id, onReport.id])}`,
    `/api/referees?articleId=${articleId}`,
  ]
  const anything = z.array(z.looseObject({ id: z.int() }))
  const reported = () => Promise.all(paths.map(async path => (await ask(anything, path, 'gates.localhost')).length))
  expect(Math.min(...(await reported()))).toBeGreaterThan(0)
  await kysely.updateTable('version').set({ pre_completion_status: 'DRAFT' }).where('article_id', '=', articleId).execute()
  expect(await reported()).toEqual([0, 0, 0, 0])
  expect(await ask(contentInfoSchema, `/content/${contentId}`, 'gates.localhost')).toMatchObject({
    referees: [],
    reports: {},
    metrics: null,
  })
})

test('a later version imported alone keeps what its source states about earlier ones', async () => {
  const source = await readFile('demo/articles/early-cycle-battery-life/v2.xml', 'utf8')
  const folder = await mkdtemp(join(tmpdir(), 'recto-version-'))
  const file = join(folder, 'v2.xml')
  // One of its reports speaks of version 1, as F1000 brings all rounds along with each version.
  let seen = 0
  await writeFile(
    file,
    source.replaceAll(/<related-object link-type="peer-reviewed-article"[^>]*\/>/g, mark =>
      ++seen > 1 ? mark : mark.replaceAll('recto.308.2', 'recto.308.1'),
    ),
  )
  await library.load([relative(process.cwd(), file)], 'wellcome')
  await rm(folder, { recursive: true })
  const host = 'wellcome.localhost'
  const { id, volume, number } = await library.database.kysely
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', 'wellcome')
    .select(['version.id', 'item.volume', 'item.publication_id as number'])
    .executeTakeFirstOrThrow()
  const version = await ask(versionSchema, `/api/versions/${id}`, host)
  const reported = await ask(reports, `/api/reports?${idsIn(version.reportIds)}`, host)
  expect(reported.map(({ reviewedVersion }) => reviewedVersion)).toEqual([1, 2])
  const line = '[version 2; peer review: 1 approved, 1 not approved]'
  expect(version.citationText).toContain(line)
  const { body } = await library.app.inject({ url: `/articles/${volume}-${number}`, headers: { host, accept: 'text/html' } })
  expect(body).toContain(`>${line}<`)
  const [, grid = ''] = /<table class="[^"]*grid[^"]*">(.*?)<\/table>/s.exec(body) ?? []
  expect([...grid.matchAll(/<th scope="row">([^<]*)/g)].map(([, row]) => row)).toEqual(['Version 2', 'Version 1'])
  expect([...grid.matchAll(/<svg/g)]).toHaveLength(2)
})
