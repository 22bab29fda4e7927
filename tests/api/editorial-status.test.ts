/** The editorial status that people give to a version (specification, workflow.md section 3.4). */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Role } from '../../src/core/access/roles.ts'
import { anonymous, type User } from '../../src/core/access/user.ts'
import type { AccountId, VersionId } from '../../src/core/ids/shared-ids.ts'
import { editorialStatuses } from '../../src/document/peer-review/editorial-statuses.ts'
import { statusBadge } from '../../src/modules/publications/domain/peer-review/status-badge.ts'
import { accountCookies } from '../../src/modules/sites/domain/consent/account-cookies.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { addPerson } from '../support/sign-in.ts'
import { signedInAs } from '../support/user.ts'

let library: TestApp
let user: User = anonymous
let accountId: AccountId
let versionId: VersionId
let article: string
beforeAll(async () => {
  library = await buildTestApp({}, { userOf: async () => user })
  await library.load(['demo/articles/text-messages-blood-pressure/v1.xml'])
  const { kysely } = library.database
  accountId = await addPerson(library, 'ada@example.org')
  await kysely.deleteFrom('report').execute()
  const found = await kysely
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .select(['version.id', 'item.volume', 'item.publication_id as number'])
    .executeTakeFirstOrThrow()
  versionId = found.id
  article = `/articles/${found.volume}-${found.number}`
})
afterAll(() => library.close())
beforeEach(async () => {
  await library.database.kysely.deleteFrom('version_status_change').execute()
  await library.database.kysely
    .updateTable('version')
    .set({ editorial_status: null, editorial_status_set: false, version_of_record_doi: null })
    .execute()
})

const as = (role: Role): void => {
  user = { ...signedInAs(role), accountId }
}
let requestCount = 0
/** As a reader. Each time another path: a change shows on a page that was read before within half a second. */
const get = async (path: string, accept = 'text/html'): Promise<string> => {
  const clientInfo = user
  user = anonymous
  const url = `${path}${path.includes('?') ? '&' : '?'}asked=${++requestCount}`
  const { body } = await library.app.inject({ url, headers: { host: 'localhost', accept } })
  user = clientInfo
  return body
}
async function post(status: string | null, more: object = {}, id = versionId) {
  const payload = { status, reason: 'The editors decided so.', ...more }
  const { statusCode, body } = await library.app.inject({
    ...{ method: 'POST', url: `/api/versions/${id}/status`, payload },
    headers: { host: 'localhost', origin: 'http://localhost' },
  })
  return { statusCode, body: z.looseObject({}).parse(JSON.parse(body)) }
}

test.each(editorialStatuses)('the status %s is set, and shown on page, card, API and in search', async status => {
  as('ROLE_RESEARCH_PUBLISHER')
  const { statusCode, body } = await post(status, { versionOfRecordDoi: '10.5555/record.1' })
  expect([statusCode, body]).toEqual([200, { versionId, from: null, editorialStatus: status }])
  const version = z.looseObject({}).parse(JSON.parse(await get(`/api/versions/${versionId}`, 'application/json')))
  expect(version).toMatchObject({
    editorialStatus: status,
    versionOfRecordDoi: status === 'SENT_TO_VERSION_OF_RECORD' ? '10.5555/record.1' : null,
  })
  const label = statusBadge(status) ?? ''
  const page = await get(article)
  expect(page.slice(page.indexOf('id="versions"'))).toContain(`data-status="${label}"`)
  expect(page).toContain('data-kind="status"')
  await library.load([])
  expect(await get('/browse')).toContain(`data-status="${label}"`)
  expect((await get('/browse?peerReviewed=true')).includes('data-status')).toBe(label === 'passed peer review')
})

test('a publisher can set the statuses of the table, a super editor any, and each change is logged (R4-05)', async () => {
  as('ROLE_RESEARCH_PUBLISHER')
  expect((await post('UNDERGOING_PEER_REVIEW')).statusCode).toBe(200)
  const refused = await post('PEER_REVIEW_REQUESTED')
  expect(refused).toMatchObject({
    statusCode: 409,
    body: { errors: [{ message: expect.stringContaining('to: PASSED_PEER_REVIEW, NOT_PASSED_PEER_REVIEW.') }] },
  })
  expect((await post('PASSED_PEER_REVIEW')).statusCode).toBe(200)
  expect((await post('SENT_TO_VERSION_OF_RECORD')).body).toEqual({
    errors: [{ message: 'versionOfRecordDoi must name the version of record.' }],
  })
  as('ROLE_SUPER_EDITOR')
  expect((await post('PEER_REVIEW_REQUESTED', { reason: 'It was the wrong article.' })).statusCode).toBe(200)
  expect((await post(null)).body).toEqual({ versionId, from: 'PEER_REVIEW_REQUESTED', editorialStatus: 'PEER_REVIEW_REQUESTED' })
  const changes = await library.database.kysely.selectFrom('version_status_change').selectAll().orderBy('id').execute()
  expect(changes.map(({ from_status, to_status }) => [from_status, to_status])).toEqual([
    [null, 'UNDERGOING_PEER_REVIEW'],
    ['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW'],
    ['PASSED_PEER_REVIEW', 'PEER_REVIEW_REQUESTED'],
    ['PEER_REVIEW_REQUESTED', null],
  ])
  expect(changes.map(each => each.by_account_id)).toEqual([accountId, accountId, accountId, accountId])
  expect(changes[2]?.reason).toBe('It was the wrong article.')
})

test.each([
  [{ reason: ' ' }, 400],
  [{ status: 'PASSED' }, 400],
  [{ reason: undefined }, 400],
])('the invalid request %j changes nothing', async (invalid, code) => {
  as('ROLE_SUPER_EDITOR')
  expect((await post('PASSED_PEER_REVIEW', invalid)).statusCode).toBe(code)
  expect((await post('PASSED_PEER_REVIEW', {}, testId(999_999))).statusCode).toBe(404)
  expect(await library.database.kysely.selectFrom('version_status_change').select('id').execute()).toEqual([])
})

test('the screen changes the status like the call, shows the history, and is linked for users with access (R4-05, R4-14)', async () => {
  const path = `/my/versions/${versionId}/status`
  const headers = { host: 'localhost', accept: 'text/html', origin: 'http://localhost', cookie: `${accountCookies.session}=ada` }
  const page = async (url: string) => (await library.app.inject({ url, headers })).body
  const send = (fields: Record<string, string>) =>
    library.app.inject({
      ...{ method: 'POST', url: path, payload: new URLSearchParams(fields).toString() },
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    })
  as('ROLE_RESEARCH_PUBLISHER')
  expect(await page(article)).toContain(`href="${path}"`)
  expect((await send({ status: 'PASSED_PEER_REVIEW', reason: '' })).statusCode).toBe(422)
  const done = await send({ status: 'CHECKING_VOR_REQUIREMENTS', reason: 'The authors ask for review.' })
  expect([done.statusCode, done.headers.location]).toEqual([303, `${path}?done`])
  const shown = await page(`${path}?done`)
  for (const words of [
    'Request being checked',
    'No status → Request being checked',
    'The authors ask for review.',
    'The status has been changed.',
  ])
    expect(shown).toContain(words)
  expect([...shown.matchAll(/<option value="([A-Z_]+)"/g)].map(([, status]) => status)).toEqual([
    'RETURN_TO_PUBLISHED',
    'PEER_REVIEW_REQUESTED',
  ])
  expect((await send({ status: 'PUBLISHED', reason: 'Why not.' })).statusCode).toBe(409)
  // Readers get one of the five labels; who works here sees which status it is.
  expect(await page(article)).toContain('Request being checked')
  const reading = await get(article)
  expect(reading).toContain('data-status="awaiting peer review"')
  for (const hidden of ['Request being checked', path]) expect(reading).not.toContain(hidden)
})
