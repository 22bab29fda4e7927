/** What a running server does for its library by itself. */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readerVersion } from '../../src/document/jats/read/reader-version.ts'
import { findRevision } from '../../src/main/revision.ts'
import {
  type Typesetter,
  TypesetterClosedError,
  TypesettingError,
  type TypesettingJob,
} from '../../src/modules/publications/external/typesetter/typesetter.ts'
import { keepLibrary } from '../../src/modules/publications/use-cases/keep-library.ts'
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

/** @returns what it reported; `ended` rejects as the job does */
function keep(typesetter: Typesetter) {
  const reported: string[] = []
  const stop = new AbortController()
  const ended = keepLibrary(
    {
      kysely: library.database.kysely,
      files: library.files,
      openTypesetter: () => typesetter,
      brandOf,
      onDone: message => reported.push(message),
      onWarning: message => reported.push(message),
    },
    stop,
  )
  ended.catch(() => undefined)
  return { ended, reported, stop: () => stop.abort(new Error('stopped')) }
}

const hrefs = async (): Promise<string[]> => {
  const rows = await library.database.kysely.selectFrom('version_file').select('href').orderBy('href').execute()
  return rows.map(({ href }) => href.replace(/[0-9a-f]{16}$/, '…'))
}

test('versions without a PDF get one, cached pages become stale once, and the next run has nothing to do', async () => {
  for (const word of ['one', 'two', 'three']) await importArticle(word)
  await importArticle('four', 'beside')
  await importArticle('five', 'named')
  const before = await findRevision(library.database.kysely)
  const logged = async () =>
    (await library.database.kysely.selectFrom('change_log').select('at').where(sql<boolean>`payload = '{}'`).execute()).map(({ at }) =>
      at.getTime(),
    )

  const { typesetter, jobs } = pretending()
  const first = keep(typesetter)
  await first.ended
  expect([first.reported, jobs.length]).toEqual([['Made 3 PDFs.'], 3])
  expect(await hrefs()).toEqual(['#pdf', '#typeset …', '#typeset …', '#typeset …', 'print.pdf'])
  expect(await findRevision(library.database.kysely)).not.toBe(before)
  const times = await logged()
  expect([times.length, new Set(times).size]).toEqual([3, 1])

  const second = keep(typesetter)
  await second.ended
  expect([second.reported, jobs.length]).toEqual([[], 3])
})

test('an import makes a PDF that an interrupted one left out, once, and does not retry failures', async () => {
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

test('a PDF that cannot be made is reported once, and the others are made', async () => {
  for (const word of ['one', 'thorn', 'three']) await importArticle(word)
  const { typesetter, jobs } = pretending('thorn')
  const first = keep(typesetter)
  await first.ended
  expect(first.reported).toEqual([
    expect.stringMatching(/^Article \d+-\d+ of f1000research: No PDF could be made: no room on the page$/),
    'Made 2 PDFs.',
  ])
  const second = keep(typesetter)
  await second.ended
  expect([second.reported, jobs.length]).toEqual([[], 3])
})

test('closing aborts the PDF in progress, which does not count as failed', async () => {
  await importArticle('one')
  const begun = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<never>()
  const { ended, reported, stop } = keep({
    typeset: () => {
      begun.resolve()
      return closed.promise
    },
    close: async () => closed.reject(new TypesetterClosedError()),
  })
  await begun.promise
  stop()
  await expect(ended).rejects.toThrow('stopped')
  expect([reported, await hrefs()]).toEqual([[], []])
  expect(await library.database.kysely.selectFrom('import_warning').select('code').where('code', '=', 'no-pdf').execute()).toEqual([])
  const { typesetter } = pretending()
  const next = keep(typesetter)
  await next.ended
  expect(next.reported).toEqual(['Made 1 PDFs.'])
})

test('a version read by an older reader is read again from its stored source', async () => {
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

  const { ended, reported } = keep(pretending().typesetter)
  await ended
  expect(reported).toEqual(['Read 1 versions again from their sources; 1 say something else now.'])
  expect(await stored()).toEqual(before)
  expect(before.map(({ reader_version }) => reader_version)).toEqual([readerVersion, readerVersion])
})

test('the job stops between two articles when it is aborted', async () => {
  for (const word of ['one', 'two']) await importArticle(word)
  const { typesetter, jobs } = pretending()
  const setting = { kysely: library.database.kysely, files: library.files, typesetter, brandOf, onWarning: () => undefined }
  expect(await typesetMissing({ ...setting, shouldContinue: async () => false })).toBe(1)
  expect(jobs).toHaveLength(1)
})
