/** The way to a page, as the page shows it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { citePath } from '../../src/modules/publications/domain/citation/citable.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/early-cycle-battery-life', 'demo/assets/hedgerow-moths'])
})
afterAll(() => library.close())

const crumb = /<(a|span)\b(?:[^>]* href="(?<href>[^"]*)")?[^>]*>(?<name>[^<]*)<\/\1>/

/** “Name → /path”, and the name alone where nothing is linked. */
async function trailOf(path: string): Promise<string[]> {
  const { body, statusCode } = await library.app.inject({ url: path, headers: { accept: 'text/html' } })
  expect(statusCode, path).toBe(200)
  const list = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(body)?.[1] ?? ''
  return [...list.matchAll(new RegExp(crumb, 'g'))].map(({ groups }) =>
    groups?.href === undefined ? (groups?.name ?? '') : `${groups.name} → ${groups.href}`,
  )
}

const article = '/articles/1-308'
const toArticles = ['Home → /', 'Articles → /browse/articles']
const toWork = [...toArticles, expect.stringMatching(/^RETRACTED: The first ten cycles .*cells.* → \/articles\/1-308$/)]

test('the breadcrumbs of an article end with its title, and those of a version with the version after the title', async () => {
  expect(await trailOf(article)).toEqual([...toArticles, expect.stringMatching(/^RETRACTED: The first ten cycles .*cells/)])
  for (const number of [1, 2]) {
    expect(await trailOf(`${article}/v${number}`)).toEqual([...toWork, `Version ${number}`])
  }
})

test('the breadcrumbs of a citation go through the cited publication', async () => {
  const { kysely } = library.database
  const version = await kysely.selectFrom('version').select('id').where('version_number', '=', 1).executeTakeFirstOrThrow()
  const report = await kysely.selectFrom('report').select('id').where('reviewed_version', '=', 1).executeTakeFirstOrThrow()
  const asset = await kysely.selectFrom('asset').select('id').executeTakeFirstOrThrow()
  const toVersion = [...toWork, `Version 1 → ${article}/v1`]
  expect(await trailOf(citePath({ kind: 'version', ...version }))).toEqual([...toVersion, 'Cite this work'])
  expect(await trailOf(citePath({ kind: 'report', ...report }))).toEqual([...toVersion, 'Cite this report'])
  expect(await trailOf(citePath({ kind: 'asset', ...asset }))).toEqual([
    'Home → /',
    'Posters → /browse/posters',
    expect.stringMatching(/^Moths follow the hedges.* → \/posters\/1-501$/),
    'Cite this work',
  ])
})
