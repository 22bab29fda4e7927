/** What a running server does for its library by itself. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findRevision } from '../../src/core/database/revision.ts'
import { readerVersion } from '../../src/document/jats/read/reader-version.ts'
import { type BackgroundJobsSetting, startBackgroundJobs } from '../../src/main/jobs.ts'
import {
  type Typesetter,
  TypesetterClosedError,
  TypesettingError,
  type TypesettingJob,
} from '../../src/modules/publications/external/typesetter/typesetter.ts'
import { typesetMissing } from '../../src/modules/publications/use-cases/typeset/typeset-library.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())
afterEach(() => library.database.kysely.deleteFrom('content_item').execute())

const brandOf = () => ({ name: 'Kelp', accent: '#0b5c73', origin: null, showsReports: true })

/** Makes a file of a few bytes of everything but what has the word in it. */
function pretending(unless = 'nothing at all'): { typesetter: Typesetter; jobs: TypesettingJob[] } {
  const jobs: TypesettingJob[] = []
  const typesetter: Typesetter = {
    async typeset(job) {
      jobs.push(job)
      if (job.source.includes(unless)) throw new TypesettingError('no room on the page')
      return { pdf: Buffer.from(`%PDF- ${jobs.length}`), unprintable: [], warnings: [] }
    },
    close: async () => undefined,
  }
  return { typesetter, jobs }
}

let count = 0
async function importArticle(text: string, pdf: 'beside' | 'named' | 'none' = 'none'): Promise<void> {
  count += 1
  const folder = join(library.folder, `article-${count}`)
  await mkdir(folder)
  const selfLink = pdf === 'named' ? '<self-uri content-type="pdf" xlink:href="print.pdf"/>' : ''
  await writeFile(
    join(folder, 'a.xml'),
    `<?xml version="1.0"?><article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article" xml:lang="en"><front><article-meta>
<article-id pub-id-type="doi">10.5555/upkeep.${count}</article-id><title-group><article-title>Slate</article-title></title-group>
<pub-date><year>2024</year></pub-date>${selfLink}</article-meta></front><body><p>${text}</p></body></article>`,
  )
  if (pdf !== 'none') await writeFile(join(folder, pdf === 'named' ? 'print.pdf' : 'a.pdf'), '%PDF-1.4\n%%EOF')
  expect((await library.import([folder])).failed).toEqual([])
}

async function backgroundJobs(typesetter: Typesetter, more: Partial<BackgroundJobsSetting> = {}) {
  const reported: string[] = []
  const failures: unknown[] = []
  const running = startBackgroundJobs({
    database: library.database,
    files: library.files,
    typesetter,
    brandOf,
    onDone: message => reported.push(message),
    onWarning: message => reported.push(message),
    onFailure: error => failures.push(error),
    ...more,
  })
  return { running, reported, failures }
}

const hrefs = async (): Promise<string[]> => {
  const rows = await library.database.kysely.selectFrom('version_file').select('href').orderBy('href').execute()
  return rows.map(({ href }) => href.replace(/[0-9a-f]{16}$/, '…'))
}

test('versions without a PDF get one, kept pages learn of them all at once, and nothing is left for the next time', async () => {
  for (const word of ['one', 'two', 'three']) await importArticle(word)
  await importArticle('four', 'beside')
  await importArticle('five', 'named')
  const before = await findRevision(library.database.kysely)
  const logged = async () =>
    (await library.database.kysely.selectFrom('import_log').select('at').where('source_name', 'is', null).execute()).map(({ at }) =>
      at.getTime(),
    )

  const { typesetter, jobs } = pretending()
  const first = await backgroundJobs(typesetter)
  await first.running.ended
  expect([first.reported, first.failures, jobs.length]).toEqual([['Made 3 PDFs.'], [], 3])
  expect(await hrefs()).toEqual(['#pdf', '#typeset …', '#typeset …', '#typeset …', 'print.pdf'])
  expect(await findRevision(library.database.kysely)).not.toBe(before)
  const times = await logged()
  expect([times.length, new Set(times).size]).toEqual([3, 1])

  const second = await backgroundJobs(typesetter)
  await second.running.ended
  expect([second.reported, jobs.length]).toEqual([[], 3])
})

test('an import makes the PDF that a killed one left out, once, and tries none in vain again', async () => {
  await importArticle('one')
  const folder = join(library.folder, `article-${count}`)
  const { typesetter, jobs } = pretending()
  const again = await library.import([folder], { typeset: { typesetter, brandOf } })
  expect([again.unchanged.length, jobs.length, await hrefs()]).toEqual([1, 1, ['#typeset …']])
  await library.import([folder], { typeset: { typesetter, brandOf } })
  expect(jobs).toHaveLength(1)

  await importArticle('thorn')
  const failing = pretending('thorn')
  const thorny = join(library.folder, `article-${count}`)
  await library.import([thorny], { typeset: { typesetter: failing.typesetter, brandOf } })
  const tried = failing.jobs.length
  await library.import([thorny], { typeset: { typesetter: failing.typesetter, brandOf } })
  expect([tried > 0, failing.jobs.length]).toEqual([true, tried])
})

test('what cannot be made is told once, and leaves the others alone', async () => {
  for (const word of ['one', 'thorn', 'three']) await importArticle(word)
  const { typesetter, jobs } = pretending('thorn')
  const first = await backgroundJobs(typesetter)
  await first.running.ended
  expect(first.reported).toEqual([
    expect.stringMatching(/^Article \d+-\d+ of f1000research: No PDF could be made: no room on the page$/),
    'Made 2 PDFs.',
  ])
  const second = await backgroundJobs(typesetter)
  await second.running.ended
  expect([second.reported, jobs.length]).toEqual([[], 3])
})

test('closing ends the PDF that is being made, which is not taken for one that cannot be', async () => {
  await importArticle('one')
  const begun = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<never>()
  const { running, reported, failures } = await backgroundJobs({
    typeset: () => {
      begun.resolve()
      return closed.promise
    },
    close: async () => closed.reject(new TypesetterClosedError()),
  })
  await begun.promise
  await running.close()
  expect([reported, failures, await hrefs()]).toEqual([[], [], []])
  expect(await library.database.kysely.selectFrom('import_warning').select('code').where('code', '=', 'no-pdf').execute()).toEqual([])
  const { typesetter } = pretending()
  const next = await backgroundJobs(typesetter)
  await next.running.ended
  expect(next.reported).toEqual(['Made 1 PDFs.'])
})

test('a version that an older reader read is read again from its stored source', async () => {
  await importArticle('Slate lasts.', 'beside')
  await importArticle('Tiles crack.', 'beside')
  const { kysely } = library.database
  const stored = () => kysely.selectFrom('version').select(['body_html', 'tree', 'reader_version']).orderBy('id').execute()
  const before = await stored()
  expect(before.map(({ body_html }) => body_html)).toEqual([
    expect.stringContaining('Slate lasts.'),
    expect.stringContaining('Tiles crack.'),
  ])
  const { id, tree } = await kysely.selectFrom('version').select(['id', 'tree']).orderBy('id').executeTakeFirstOrThrow()
  await kysely
    .updateTable('version')
    .set({ tree: JSON.stringify({ ...tree, body: [] }), body_html: 'lost', search_text: '{}', reader_version: '0' })
    .where('id', '=', id)
    .execute()

  const { running, reported, failures } = await backgroundJobs(pretending().typesetter)
  await running.ended
  expect([reported, failures]).toEqual([['Read 1 versions again from their sources; 1 say something else now.'], []])
  expect(await stored()).toEqual(before)
  expect(before.map(({ reader_version }) => reader_version)).toEqual([readerVersion, readerVersion])
})

test('it stops between two articles where it is told to', async () => {
  for (const word of ['one', 'two']) await importArticle(word)
  const { typesetter, jobs } = pretending()
  const setting = { kysely: library.database.kysely, files: library.files, typesetter, brandOf, onWarning: () => undefined }
  expect(await typesetMissing({ ...setting, shouldContinue: async () => false })).toBe(1)
  expect(jobs).toHaveLength(1)
})

test('a failure of the library is told, and nothing else happens', async () => {
  const broken = new Error('the database is away')
  const { running, failures } = await backgroundJobs(pretending().typesetter, {
    database: { ...library.database, aloneAt: () => Promise.reject(broken) },
  })
  await running.ended
  expect(failures).toEqual([broken])
})

test('nothing is done while another process is at it, and all of it once that has ended', async () => {
  await importArticle('one')
  const { typesetter, jobs } = pretending()
  let requestCount = 0
  const aloneAt: BackgroundJobsSetting['database']['aloneAt'] = async (work, body) => {
    requestCount += 1
    return requestCount < 3 ? null : await library.database.aloneAt(work, body)
  }
  const { running, reported } = await backgroundJobs(typesetter, { database: { ...library.database, aloneAt }, every: 1 })
  await running.ended
  expect([requestCount, reported, jobs.length]).toEqual([3, ['Made 1 PDFs.'], 1])
})

test('two are never at the same work', async () => {
  const { database } = library
  const within = await database.aloneAt('w', async () => [
    await database.aloneAt('w', async () => 1),
    await database.aloneAt('v', async () => 2),
  ])
  expect(within).toEqual([null, 2])
  await expect(database.aloneAt('w', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await database.aloneAt('w', async () => 3)).toBe(3)
})

test('looks again when it is told that a PDF is missing', async () => {
  const { typesetter, jobs } = pretending()
  const running = await backgroundJobs(typesetter)
  await running.running.ended
  expect(jobs).toEqual([])
  await importArticle('Stored meanwhile.')
  running.running.again()
  await running.running.ended
  expect(jobs).toHaveLength(1)
  await running.running.close()
  running.running.again()
  await running.running.ended
  expect(jobs).toHaveLength(1)
})
