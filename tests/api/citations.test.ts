import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { VersionId } from '../../src/core/ids/shared-ids.ts'
import { articleMetadataSchema } from '../../src/document/schema.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { text } from '../support/sample-tree.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/early-cycle-battery-life', 'demo/assets/hedgerow-moths'])
})
afterAll(() => library.close())

const ask = (query: string, host = 'localhost:3000') =>
  library.app.inject({ url: `/articles/exportTo?${query}`, headers: { host, accept: 'text/html,*/*' } })
const idOf = async (table: 'version' | 'asset' | 'report', column: string, value: string | number) => {
  const { id } = await library.database.kysely
    .selectFrom(table)
    .select('id')
    .where(library.database.kysely.dynamic.ref<string>(column), '=', value)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}
const version = async (number: number) => testId<VersionId>(await idOf('version', 'version_number', number))

test.each([
  ['SCIWHEEL', 'application/x-research-info-systems', '10.5555-recto.308.2.ris', /^TY {2}- JOUR\r\n/],
  ['ENDNOTE', 'application/x-endnote-refer', '10.5555-recto.308.2.enw', /^%0 Journal Article\n/],
  ['REF_MANAGER', 'application/x-research-info-systems', '10.5555-recto.308.2.ris', /^TY {2}- JOUR\r\nT1 {2}- /],
  ['BIBTEX', 'application/x-bibtex', '10.5555-recto.308.2.bib', /^@article\{/],
  ['PROCITE', 'application/x-research-info-systems', '10.5555-recto.308.2.ris', /^TY {2}- JOUR\r\nT1 {2}- /],
  ['SENTE', 'application/x-research-info-systems', '10.5555-recto.308.2.ris', /^TY {2}- JOUR\r\n/],
  ['RIS', 'application/x-research-info-systems', '10.5555-recto.308.2.ris', /^TY {2}- JOUR\r\n/],
  ['CSL_JSON', 'application/vnd.citationstyles.csl+json', '10.5555-recto.308.2.json', /^\[\n {2}\{/],
])('a version is cited as %s (R3-28, R7-21)', async (format, type, name, start) => {
  const answer = await ask(`versionId=${await version(2)}&bibliographyReaderFormat=${format}`)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`)
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`)
  expect(answer.body).toMatch(start)
})

const items = z.array(z.looseObject({ type: z.string(), title: z.string(), URL: z.string().optional() }))
const cited = async (query: string) => {
  const answer = await ask(`${query}&bibliographyReaderFormat=CSL_JSON`)
  expect(answer.statusCode, answer.body).toBe(200)
  return items.parse(answer.json())[0]
}

test('each version is cited with the peer review up to then', async () => {
  const [first, second] = [await cited(`versionId=${await version(1)}`), await cited(`versionId=${await version(2)}`)]
  expect(first?.title).toMatch(/ \[version 1; peer review: 1 approved, 1 approved with reservations\]$/)
  expect(second).toMatchObject({ DOI: '10.5555/recto.308.2', issued: { 'date-parts': [[2023, 11, 21]] }, version: '2' })
  expect(second?.title).toMatch(/ \[version 2; peer review: 2 approved, 1 not approved\]$/)
  expect(second?.author).toEqual(expect.arrayContaining([expect.objectContaining({ family: 'Barzani-Keller' })]))
})

test('a report is cited as a work of its own', async () => {
  const report = await cited(`reportId=${await idOf('report', 'reviewed_version', 1)}`)
  expect(report).toMatchObject({ type: 'review', author: [{ family: expect.any(String) }] })
  expect(report?.title).toMatch(/^Reviewer report for: RETRACTED: The first ten cycles.* \[version 1; /)
})

test('a poster is cited with its conference', async () => {
  const poster = await cited(`assetId=${await idOf('asset', 'asset_type', 'POSTER')}`)
  expect(poster).toMatchObject({ type: 'speech', genre: 'Poster', title: expect.stringMatching(/^Moths/) })
})

test.each([
  ['bibliographyReaderFormat=RIS', 'versionId', /must name one thing/],
  ['versionId=1&assetId=1&bibliographyReaderFormat=RIS', 'versionId', /must name one thing/],
  ['versionId=one&bibliographyReaderFormat=RIS', 'versionId', /whole number/],
  ['versionId=1', 'bibliographyReaderFormat', /must be one of SCIWHEEL, /],
  ['versionId=1&bibliographyReaderFormat=ris', 'bibliographyReaderFormat', /must be one of SCIWHEEL, /],
])('the request %s is refused', async (query, field, message) => {
  const answer = await ask(query)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ errors: expect.arrayContaining([{ field, message: expect.stringMatching(message) }]) })
})

const ofCitation = z.object({
  style: z.string(),
  language: z.string(),
  title: z.string(),
  path: z.string(),
  text: z.string(),
  html: z.string(),
})
const written = async (query: string, host = 'localhost:3000') => {
  const answer = await library.app.inject({ url: `/api/citations?${query}`, headers: { host } })
  expect(answer.statusCode, answer.body).toBe(200)
  return ofCitation.parse(answer.json())
}

test.each([
  ['APA', /^Barzani-Keller, .* \(2023\)\. RETRACTED: The first ten cycles.* \[version 2; peer review: 2 approved, 1 not approved\]\. /],
  ['VANCOUVER', /^Barzani-Keller \p{Lu}+, .*\[Internet\]\. 2023 Nov 21;.* Available from: https:\/\/doi\.org\/10\.5555\/recto\.308\.2$/u],
  ['HARVARD', / \(2023\) ‘RETRACTED: The first ten cycles/],
  ['CHICAGO', / 2023\. “RETRACTED: The First Ten Cycles/],
  ['MLA', /, and Donncha Ó Flaithearta\. “RETRACTED: The First Ten Cycles/],
  ['IEEE', / doi: 10\.5555\/recto\.308\.2\.$/],
  ['AMA', / doi:10\.5555\/recto\.308\.2$/],
])('a version is cited in the style %s', async (style, text) => {
  const citation = await written(`versionId=${await version(2)}&style=${style}`)
  expect(citation).toMatchObject({ style, language: 'en', path: '/articles/1-308/v2', text: expect.stringMatching(text) })
  expect(
    citation.html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'"),
  ).toBe(citation.text)
})

test('reports and assets are cited in a style, in the requested language', async () => {
  const reportId = await idOf('report', 'reviewed_version', 1)
  const report = await written(`reportId=${reportId}&style=VANCOUVER&language=de`)
  expect(report.text).toMatch(/\. Reviewer report for: RETRACTED: The first ten cycles.*Verfügbar unter: https:\/\//)
  expect(report.path).toMatch(new RegExp(`^/articles/1-308/v\\d/reports/${reportId}$`))
  const asset = await written(`assetId=${await idOf('asset', 'asset_type', 'POSTER')}&style=APA`)
  expect(asset.text).toMatch(/\. Moths.* \[Poster\]\. /)
  expect(asset.path).toMatch(/^\/posters\//)
})

test.each([
  ['style=APA', 'versionId', /must name one thing/],
  ['versionId=1&reportId=1&style=APA', 'versionId', /must name one thing/],
  ['versionId=1', 'style', /must be one of APA, /],
  ['versionId=1&style=apa', 'style', /must be one of APA, /],
  ['versionId=1&style=APA&language=xx', 'language', /must be one of en, de, /],
])('the citation %s is refused', async (query, field, message) => {
  const answer = await library.app.inject({ url: `/api/citations?${query}`, headers: { host: 'localhost:3000' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ errors: expect.arrayContaining([{ field, message: expect.stringMatching(message) }]) })
})

test('an export has the same metadata as the publication’s page', async () => {
  const { kysely } = library.database
  // As some sources have it: abbreviations among the keywords, and one ISSN twice.
  const id = await version(2)
  const { metadata } = await kysely.selectFrom('version').select('metadata').where('id', '=', id).executeTakeFirstOrThrow()
  const { journal, keywords, ...others } = articleMetadataSchema.parse(metadata)
  const abbreviations = { type: 'abbreviations', language: null, title: [], keywords: [[text('SEI')]] }
  const issns = ['2045-0001', '2045-0001'].map(value => ({ type: 'epub', value }))
  const changed = { ...others, journal: { ...journal, title: 'Cells', issns }, keywords: [...keywords, abbreviations] }
  await kysely
    .updateTable('version')
    .set({ metadata: JSON.stringify(changed) })
    .where('id', '=', id)
    .execute()
  const poster = await idOf('asset', 'asset_type', 'POSTER')
  for (const query of [`versionId=${id}`, `assetId=${poster}`]) {
    const { path } = await written(`${query}&style=APA`)
    const accept = 'application/vnd.citationstyles.csl+json'
    const answer = await library.app.inject({ url: path, headers: { host: 'localhost:3000', accept } })
    expect([answer.json()].flat()[0]).toEqual(await cited(query))
  }
  const exported = await cited(`versionId=${id}`)
  expect(exported).toMatchObject({ 'container-title': 'Cells', keyword: expect.stringContaining(';') })
  expect(exported?.keyword).not.toContain('SEI')
})

test('unpublished content cannot be cited', async () => {
  const id = await version(2)
  for (const [query, host] of [
    ['versionId=99999', undefined],
    ['reportId=99999', undefined],
    ['assetId=99999', undefined],
    [`versionId=${id}`, 'wellcome.localhost'],
  ] as const) {
    const answer = await ask(`${query}&bibliographyReaderFormat=RIS`, host)
    expect([answer.statusCode, answer.json()], query).toEqual([404, { errors: [{ message: expect.stringMatching(/^There is no /) }] }])
    const url = `/api/citations?${query}&style=APA`
    expect((await library.app.inject({ url, headers: { host: host ?? 'localhost:3000' } })).statusCode, query).toBe(404)
  }
  await library.database.kysely.updateTable('version').set({ pre_completion_status: 'DRAFT' }).where('id', '=', id).execute()
  expect((await ask(`versionId=${id}&bibliographyReaderFormat=RIS`)).statusCode).toBe(404)
})
