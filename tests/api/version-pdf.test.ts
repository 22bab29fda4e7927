/** The PDF that was made of a version here: told by the API and in the page's head, and there to be fetched. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { keepLibrary } from '../../src/modules/publications/use-cases/keep-library.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/blank-column-lazaretto'])
})
afterAll(() => library.close())

const origin = 'http://localhost:3000'
const get = (url: string, accept = 'text/html') =>
  library.app.inject({ url: url.replace(origin, ''), headers: { host: 'localhost:3000', accept } })
const version = z.looseObject({ htmlUrl: z.string(), pdfUrl: z.string().nullable() })

test('a version without a PDF gets one by a background job, and cached pages are updated (R3-04)', async () => {
  const { id } = await library.database.kysely.selectFrom('version').select('id').orderBy('id').executeTakeFirstOrThrow()
  const ask = async () => version.parse((await get(`/api/versions/${id}`, 'application/json')).json())
  const named = async (url: string) => /<meta name="citation_pdf_url" content="([^"]*)"/.exec((await get(url)).body)?.[1] ?? null
  const before = await ask()
  expect([before.pdfUrl, await named(before.htmlUrl)]).toEqual([null, null])

  const { database, files } = library
  const warnings: string[] = []
  const setting = {
    kysely: database.kysely,
    files,
    openTypesetter: () => ({
      typeset: async () => ({ pdf: Buffer.from('%PDF-1.7 made'), unprintable: [], warnings: [] }),
      close: async () => undefined,
    }),
    brandOf: () => ({ name: 'Kelp', accent: '#0b5c73', origin: null, showsReports: true }),
    onDone: () => undefined,
    onWarning: (message: string) => warnings.push(message),
  }
  await keepLibrary(setting, new AbortController())
  expect(warnings).toEqual([])

  const { pdfUrl, htmlUrl } = await ask()
  expect(pdfUrl).toMatch(/^http:\/\/localhost:3000\/files\/[0-9a-f]{64}\/f1000research-\d+-\d+-v\d\.pdf$/)
  // A revision is believed for half a second.
  await expect.poll(() => named(htmlUrl)).toBe(pdfUrl)
  expect((await get(pdfUrl ?? '')).body).toBe('%PDF-1.7 made')
})

test('a PDF URL given by the source is preferred to the generated file', async () => {
  const { kysely } = library.database
  const { id } = await kysely.selectFrom('version').select('id').orderBy('id').executeTakeFirstOrThrow()
  await kysely.updateTable('version').set({ pdf_url: 'https://example.org/own.pdf' }).where('id', '=', id).execute()
  expect(version.parse((await get(`/api/versions/${id}`, 'application/json')).json()).pdfUrl).toBe('https://example.org/own.pdf')
})
