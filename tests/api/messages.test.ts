/** Pages with nothing to show yet, which say so (specification, reading.md section 8: no-content). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
})
afterAll(() => library.close())

/** Status and main part of a page. */
async function read(url: string): Promise<[status: number, main: string]> {
  const { statusCode, body } = await library.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })
  return [statusCode, /<main.*<\/main>/s.exec(body)?.[0] ?? '']
}

test.each([
  ['/', 'Nothing has been published here yet.'],
  ['/browse', 'Nothing has been published here yet.'],
  ['/ja/browse', 'ここにはまだ何も公開されていません。'],
])('the empty page %s says “%s” (R8-07)', async (url, message) => {
  expect(await read(url)).toEqual([200, expect.stringContaining(message)])
})

test('the messages disappear with the first entry', async () => {
  await library.load(['demo/assets/hedgerow-moths'])
  for (const url of ['/', '/browse', '/browse/posters']) {
    // A page that is kept may tell for half a second what was.
    await expect.poll(() => read(url), { message: url }).toEqual([200, expect.stringMatching(/href="\/posters\/\d+-\d+"/)])
    expect((await read(url))[1]).not.toMatch(/Nothing has been published|Coming soon/)
  }
})
