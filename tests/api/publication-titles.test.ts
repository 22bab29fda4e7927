/** Titles of tabs tell the versions of an article apart, and reports by the work that they are about. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'

let site: TestApp
let path: string
beforeAll(async () => {
  site = await buildTestApp()
  await site.load(['demo/articles/early-cycle-battery-life'])
  const { volume, id } = await site.database.kysely
    .selectFrom('content_item')
    .select(['volume', 'publication_id as id'])
    .executeTakeFirstOrThrow()
  path = `/articles/${volume}-${id}`
})
afterAll(() => site.close())

async function titleOf(url: string): Promise<string | undefined> {
  const { body } = await site.app.inject({ url, headers: { host: 'localhost' } })
  return /<title>([^<]*)/.exec(body)?.[1]
}

test.each([
  ['', /^RETRACTED: The first ten cycles[^(]*\| Recto$/],
  ['/v1', /^RETRACTED: The first ten cycles .*… \(version 1\) \| Recto$/],
  ['/v2', /^RETRACTED: The first ten cycles[^(]*\| Recto$/],
])('the title of an article’s page at its path and “%s” is like %s', async (end, expected) => {
  expect(await titleOf(path + end)).toMatch(expected)
})

test('the title of a report ends with that of the article', async () => {
  const { body } = await site.app.inject({ url: path, headers: { host: 'localhost' } })
  const [report] = /\/articles\/[\d-]+\/v\d+\/reports\/\d+/.exec(body) ?? []
  expect(report && (await titleOf(report))).toMatch(/^Reviewer report by .*: The .*\| Recto$/)
})
