/** A platform whose articles have no sections of peer review (specification, reading.md section 4, first row of the display). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
let folder: string
let article: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-platforms-'))
  const file = join(folder, 'platforms.json')
  await writeFile(file, JSON.stringify({ platforms: { f1000research: { peerReview: { showReports: false } } } }))
  library = await buildTestApp({ RECTO_PLATFORMS: file })
  const text = ['demo/articles/text-messages-blood-pressure']
  await library.load(text)
  await library.load(text, 'wellcome')
  const { volume, publication_id } = await library.database.kysely
    .selectFrom('content_item')
    .select(['volume', 'publication_id'])
    .executeTakeFirstOrThrow()
  article = `/articles/${volume}-${publication_id}`
})
afterAll(async () => {
  await library.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, host = 'localhost') => library.app.inject({ url, headers: { host, accept: 'text/html' } })
const reports = /href="(\/articles\/[^"]*\/reports\/\d+)"/g

test('a site without reports says so on its articles, and shows none (R3-30, R4-15)', async () => {
  const { statusCode, body } = await get(article)
  expect(statusCode).toBe(200)
  expect(body).toContain('This site does not show peer review.')
  for (const hidden of ['Ngozi Abernathy-Eze', 'Small-study effects are not examined', '"@type":"Review"'])
    expect(body).not.toContain(hidden)
  expect([...body.matchAll(reports)]).toEqual([])
})

test('a site without reports has no pages of reports (R4-15)', async () => {
  const [, onOtherSite = ''] = [...(await get(article, 'wellcome.localhost')).body.matchAll(reports)][0] ?? []
  expect(onOtherSite).not.toBe('')
  expect((await get(onOtherSite, 'wellcome.localhost')).statusCode).toBe(200)
  const own = await library.database.kysely.selectFrom('report').select('id').orderBy('id').executeTakeFirstOrThrow()
  expect((await get(`${article}/v1/reports/${own.id}`)).statusCode).toBe(404)
})
