/** A publisher's own PDF of a retracted article carries the notice on every page as it is served; the file that was brought stays. */

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { idSchema } from '../../src/core/ids/id-schema.ts'
import type { VersionId } from '../../src/core/ids/shared-ids.ts'
import { openTypesetter } from '../../src/modules/publications/external/typesetter/typst-typesetter.ts'
import { keepLibrary } from '../../src/modules/publications/use-cases/keep-library.ts'
import { changePublicationAndPdfs } from '../../src/modules/publications/use-cases/publication/remake-pdfs.ts'
import { typesetLibrary, typesetMissing } from '../../src/modules/publications/use-cases/typeset/typeset-library.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { hostilePdfs } from '../support/hostile-pdf.ts'

const typesetter = openTypesetter()
let library: TestApp
let folder: string
beforeAll(async () => {
  library = await buildTestApp()
  folder = await mkdtemp(join(tmpdir(), 'recto-marked-'))
})
afterAll(async () => {
  await typesetter.close()
  await rm(folder, { recursive: true, force: true })
  await library.close()
})

const origin = 'http://localhost:3000'
const get = (url: string, accept = 'text/html') =>
  library.app.inject({ url: url.replace(origin, ''), headers: { host: 'localhost:3000', accept } })
const setting = () => ({
  kysely: library.database.kysely,
  files: library.files,
  typesetter,
  brandOf: () => ({ name: 'Kelp', accent: '#0b5c73', origin, showsReports: true }),
})

async function importSource(name: string, meta: string, pdf: Uint8Array | null = null): Promise<void> {
  const source = join(folder, `${name}.xml`)
  await writeFile(
    source,
    `<?xml version="1.0"?><article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article" xml:lang="en"><front><article-meta>
<article-id pub-id-type="doi">10.5555/marked.${name}</article-id><title-group><article-title>The ${name}</article-title></title-group>
<pub-date><year>2024</year></pub-date>${meta}</article-meta></front><body><p>A word.</p></body></article>`,
  )
  if (pdf !== null) await writeFile(join(folder, `${name}.pdf`), pdf)
  await library.load([relative(process.cwd(), source)])
}
const about = (kind: string, name: string): string =>
  `<related-article related-article-type="${kind}" ext-link-type="doi" xlink:href="10.5555/marked.${name}"/>`

async function versionOf(name: string): Promise<{ id: VersionId; pdfUrl: string; htmlUrl: string }> {
  const { rows } = await sql<{ id: number }>`select id from version where doi = ${`10.5555/marked.${name}`}`.execute(
    library.database.kysely,
  )
  const schema = z.looseObject({ id: idSchema<VersionId>(), pdfUrl: z.string(), htmlUrl: z.string() })
  return schema.parse((await get(`/api/versions/${rows[0]?.id}`, 'application/json')).json())
}

const missing = () => typesetMissing({ ...setting(), onWarning: () => undefined, shouldContinue: async () => true })

test('the PDF gets the notice with the retraction, a changed notice replaces it, and it goes with the retraction', async () => {
  const made = await PDFDocument.create({ updateMetadata: false })
  made.addPage([400, 600])
  made.addPage([400, 600])
  const own = await made.save()
  await importSource('slate', '<self-uri content-type="pdf" xlink:href="slate.pdf"/>', own)
  const before = await versionOf('slate')
  expect(Buffer.compare((await get(before.pdfUrl)).rawPayload, own)).toBe(0)

  await importSource('retraction', about('retracted-article', 'slate'))
  expect(await missing()).toBeGreaterThan(0)
  const under = await versionOf('slate')
  expect(under.pdfUrl).not.toBe(before.pdfUrl)
  expect(under.pdfUrl).toMatch(/\/slate\.pdf$/)
  const marked = (await get(under.pdfUrl)).rawPayload
  expect((await PDFDocument.load(marked)).getPageCount()).toBe(2)
  expect(marked.length).toBeGreaterThan(own.length + 5000)
  // Whoever has the former URL gets it too; what was brought is kept as it came.
  const former = await get(before.pdfUrl)
  expect([former.statusCode, former.headers.location, former.headers['cache-control']]).toEqual([
    302,
    under.pdfUrl.replace(origin, ''),
    'no-store',
  ])
  const [sha256 = ''] = /[0-9a-f]{64}/.exec(before.pdfUrl) ?? []
  expect(Buffer.compare(await library.files.read(sha256), own)).toBe(0)
  // A revision is believed for half a second.
  await expect.poll(async () => (await get(under.htmlUrl)).body).toContain(under.pdfUrl)
  const linked = (await get(`${new URL(under.htmlUrl).pathname}/linkset.json`)).body
  expect([linked.includes(under.pdfUrl), linked.includes(before.pdfUrl)]).toEqual([true, false])
  // Made once.
  expect(await missing()).toBe(0)

  await sql`update related_content set relation = 'object-of-concern' where relation = 'retracted-article'`.execute(library.database.kysely)
  expect(await typesetLibrary(setting())).toMatchObject({ made: 1, warnings: [] })
  const inDoubt = await versionOf('slate')
  expect([before.pdfUrl, under.pdfUrl]).not.toContain(inDoubt.pdfUrl)

  const { id } = await versionOf('retraction')
  const change = (state: 'DRAFT' | null) => changePublicationAndPdfs(setting(), { kind: 'version', id }, state)
  expect(await change('DRAFT')).toEqual({ isThere: true, messages: [] })
  expect((await versionOf('slate')).pdfUrl).toBe(before.pdfUrl)
  expect((await get(before.pdfUrl)).statusCode).toBe(200)

  expect(await change(null)).toEqual({ isThere: true, messages: [] })
  // Its source is read anew, which calls it a retraction.
  expect((await versionOf('slate')).pdfUrl).toBe(under.pdfUrl)
})

test('an encrypted PDF stays unchanged, with a diagnostic', async () => {
  const secret = await PDFDocument.create()
  secret.addPage()
  secret.encrypt({ userPassword: '', ownerPassword: 'owner' })
  await importSource('chalk', about('retraction-forward', 'nothing-here'), await secret.save())
  const { pdfUrl } = await versionOf('chalk')
  const { warnings } = await typesetLibrary(setting())
  const message = 'The publisher’s PDF “chalk.pdf” does not carry the notice on its publication: it is encrypted.'
  expect(warnings).toEqual([{ code: 'pdf-without-notice', element: 'article', message, line: 0 }])
  const { rows } = await sql<{ message: string }>`select message from import_warning where code = 'pdf-without-notice'`.execute(
    library.database.kysely,
  )
  expect(rows).toEqual([{ message }])
  expect((await versionOf('chalk')).pdfUrl).toBe(pdfUrl)
  expect((await get(pdfUrl)).statusCode).toBe(200)
})

test('a hostile PDF stays unchanged, with a diagnostic, and requests are served meanwhile', async () => {
  const hostile = hostilePdfs['page tree whose branches are shared'](40)
  await importSource('amber', about('retraction-forward', 'nothing-here'), hostile)
  const { pdfUrl, htmlUrl } = await versionOf('amber')
  const marking = typesetLibrary(setting())
  expect((await get(htmlUrl)).statusCode).toBe(200)
  const { warnings } = await marking
  const message = 'The publisher’s PDF “amber.pdf” does not carry the notice on its publication: it has more than 5000 pages.'
  expect(warnings).toContainEqual({ code: 'pdf-without-notice', element: 'article', message, line: 0 })
  expect((await versionOf('amber')).pdfUrl).toBe(pdfUrl)
  expect(Buffer.compare((await get(pdfUrl)).rawPayload, hostile)).toBe(0)
})

test('a server that stops does not wait for the marking of a PDF, and reports no error of it', { timeout: 40_000 }, async () => {
  await importSource('topaz', about('retraction-forward', 'nothing-here'), hostilePdfs['object that never ends, again and again'](100_000))
  const workplace = join(folder, 'workplace')
  await mkdir(workplace)
  vi.stubEnv('TMPDIR', workplace)
  const said: unknown[] = []
  const stop = new AbortController()
  const { typesetter: _, ...rest } = setting()
  const onWarning = (message: string) => said.push(message)
  const keeping = keepLibrary({ ...rest, openTypesetter, onDone: () => undefined, onWarning }, stop)
  keeping.catch(() => undefined)
  try {
    await expect.poll(() => readdir(workplace), { timeout: 30_000 }).toEqual([expect.stringMatching(/^recto-marking-/)])
  } finally {
    stop.abort(new Error('stopped'))
    vi.unstubAllEnvs()
  }
  await expect(keeping).rejects.toThrow('stopped')
  expect(said).toEqual([])
  expect(await readdir(workplace)).toEqual([])
  const { rows } = await sql`select code from import_warning where message like '%topaz%'`.execute(library.database.kysely)
  expect(rows).toEqual([])
})
