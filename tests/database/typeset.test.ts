/** PDFs made on import: what is kept, when they are made again, and what becomes of those that cannot be made. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { itemSources } from '../../src/main/item-sources.ts'
import { type Typesetter, TypesettingError, type TypesettingJob } from '../../src/modules/publications/external/typesetter/typesetter.ts'
import { openTypesetter } from '../../src/modules/publications/external/typesetter/typst-typesetter.ts'
import { readArticle } from '../../src/modules/publications/use-cases/reading/read-article.ts'
import { typesetLibrary } from '../../src/modules/publications/use-cases/typeset/typeset-library.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
const real = openTypesetter()
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(async () => {
  await real.close()
  await library.close()
})
afterEach(() => library.database.kysely.deleteFrom('content_item').execute())

/** The real compiler, and what it was given. */
function watched(): { typesetter: Typesetter; jobs: TypesettingJob[] } {
  const jobs: TypesettingJob[] = []
  const typeset: Typesetter['typeset'] = job => {
    jobs.push(job)
    return real.typeset(job)
  }
  return { jobs, typesetter: { typeset, close: async () => undefined } }
}
const failing: Typesetter = { typeset: () => Promise.reject(new TypesettingError('no room on the page')), close: async () => undefined }
const brandOf =
  (name = 'Kelp') =>
  () => ({ name, accent: '#0b5c73', origin: 'https://kelp.example.org', showsReports: true })

let count = 0
/** A folder with an article, and with a PDF beside it where one is asked for. */
async function articleFolder(text = 'A word.', withPdf = false): Promise<string> {
  count += 1
  const folder = join(library.folder, `article-${count}`)
  await mkdir(folder)
  await writeFile(
    join(folder, 'a.xml'),
    `<?xml version="1.0"?><article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article" xml:lang="en"><front><article-meta>
<article-id pub-id-type="doi">10.5555/slate.${count}</article-id><title-group><article-title>Slate</article-title></title-group>
<pub-date><year>2024</year></pub-date></article-meta></front><body><p>${text}</p><fig id="f1"><label>Figure 1.</label><graphic xlink:href="f1.png"/></fig></body></article>`,
  )
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c40' } })
  await writeFile(join(folder, 'f1.png'), await image.png().toBuffer())
  if (withPdf) await writeFile(join(folder, 'a.pdf'), '%PDF-1.4\n%%EOF')
  return folder
}

async function onlyItem() {
  return await library.database.kysely
    .selectFrom('content_item')
    .select(['volume', 'publication_id as publicationId'])
    .executeTakeFirstOrThrow()
}

async function readPdf() {
  const missing = () => undefined
  const found = await readArticle(library.database.kysely, 'f1000research', {
    key: await onlyItem(),
    version: null,
    missing,
    sources: itemSources,
  })
  return found.kind === 'found' ? found.item : null
}

test('a version without a PDF gets one, linked on its page and in its metadata', async () => {
  const { typesetter, jobs } = watched()
  const { failed, warnings } = await library.import([await articleFolder()], { typeset: { typesetter, brandOf: brandOf() } })
  expect([failed, warnings]).toEqual([[], []])
  expect([...(jobs[0]?.files.keys() ?? [])]).toEqual(['/picture-1.png'])
  const item = await readPdf()
  const { volume, publicationId } = await onlyItem()
  expect(item?.pdf).toMatchObject({ mimeType: 'application/pdf', name: `f1000research-${volume}-${publicationId}-v1.pdf` })
  expect(item?.metadata.files.filter(({ role }) => role === 'pdf').map(({ url }) => url)).toEqual([item?.pdf?.url])
  const sha256 = /[0-9a-f]{64}/.exec(item?.pdf?.url ?? '')?.[0] ?? ''
  expect((await library.files.read(sha256)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a version that brings a PDF keeps it', async () => {
  const { typesetter, jobs } = watched()
  await library.import([await articleFolder('A word.', true)], { typeset: { typesetter, brandOf: brandOf() } })
  expect(jobs).toEqual([])
  expect((await readPdf())?.pdf).toMatchObject({ name: 'a.pdf' })
})

test('a PDF is made again when its sources have changed, and not before', async () => {
  const { typesetter, jobs } = watched()
  const folder = await articleFolder()
  const typeset = { typesetter, brandOf: brandOf() }
  await library.import([folder], { typeset })
  await library.import([folder], { typeset })
  const setting = { kysely: library.database.kysely, files: library.files, typesetter }
  expect(await typesetLibrary({ ...setting, brandOf: brandOf() })).toEqual({ made: 0, warnings: [] })
  expect(jobs).toHaveLength(1)
  expect(await typesetLibrary({ ...setting, brandOf: brandOf('Wrack') })).toEqual({ made: 1, warnings: [] })
  expect(jobs).toHaveLength(2)
  const made = await library.database.kysely.selectFrom('version_file').select('href').where('href', 'like', '#typeset %').execute()
  expect(made).toHaveLength(1)
})

test('the PDF of a retracted article is made again with the notice (R2.1-20)', async () => {
  const { typesetter, jobs } = watched()
  const typeset = { typesetter, brandOf: brandOf() }
  await library.import([await articleFolder()], { typeset })
  const folder = join(library.folder, `retraction-${count}`)
  await mkdir(folder)
  await writeFile(
    join(folder, 'r.xml'),
    `<?xml version="1.0"?><article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="retraction" xml:lang="en"><front><article-meta>
<article-id pub-id-type="doi">10.5555/slate.r${count}</article-id><title-group><article-title>Retraction: Slate</article-title></title-group>
<pub-date><year>2025</year></pub-date>
<related-article related-article-type="retracted-article" ext-link-type="doi" xlink:href="10.5555/slate.${count}"/>
</article-meta></front><body><p>No.</p></body></article>`,
  )
  const { failed } = await library.import([folder], { typeset })
  expect(failed).toEqual([])
  expect(jobs.map(({ source }) => /#set document\(title: "([^"]*)"/.exec(source)?.[1])).toEqual([
    'Slate',
    'Retraction: Slate',
    'RETRACTED: Slate',
  ])
  const [, , retracted] = jobs
  const sentence = /notice\(.*?This article has been retracted:.*?link\("https:\/\/doi\.org\/10\.5555\/slate\.r(\d+)".*?"2025"/.exec(
    retracted?.source ?? '',
  )
  expect(sentence?.[1]).toBe(String(count))
  await library.import([folder], { typeset })
  expect(jobs).toHaveLength(3)
})

test('a PDF that cannot be made gives a warning, and the article is stored', async () => {
  const { failed, created, warnings } = await library.import([await articleFolder()], {
    typeset: { typesetter: failing, brandOf: brandOf() },
  })
  expect([failed.length, created.length]).toEqual([0, 1])
  expect(warnings).toMatchObject([{ code: 'no-pdf', count: 1, example: expect.stringContaining('no room on the page') }])
  expect((await readPdf())?.pdf).toBeNull()
  const { typesetter } = watched()
  expect(await typesetLibrary({ kysely: library.database.kysely, files: library.files, typesetter, brandOf: brandOf() })).toEqual({
    made: 1,
    warnings: [],
  })
  expect(await library.database.kysely.selectFrom('import_warning').select('code').where('code', '=', 'no-pdf').execute()).toEqual([])
})

test('a character without a glyph is reported', async () => {
  const { typesetter } = watched()
  const { warnings } = await library.import([await articleFolder('a&#x10FFFD;b')], { typeset: { typesetter, brandOf: brandOf() } })
  expect(warnings.find(({ code }) => code === 'no-pdf')?.example).toContain('U+10FFFD')
  expect((await readPdf())?.pdf).not.toBeNull()
})
