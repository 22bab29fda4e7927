/**
 * `npm run bench`: how fast pages are answered and articles taken in, in a library of its own. DATABASE_URL names a server to measure on;
 * else it is the embedded database. `--write` puts the tables into docs/performance.md, `--seconds N` measures each row for longer.
 */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../../scripts/build-site.ts'
import { itemPath } from '../../src/modules/publications/domain/content/item-path.ts'
import { runCommand, startServer } from './child.ts'
import { type ImportRate, measureImport } from './imports.ts'
import { makeLibrary, type TemporaryLibrary } from './library.ts'
import { measureLoad } from './load.ts'
import { addLongArticle } from './long-article.ts'
import { weighPage } from './page-weight.ts'
import { asText, type Results, writeReport } from './report.ts'

const root = resolve(import.meta.dirname, '../..')
const demoArticles = join(root, 'demo/articles')
const demoArticle = join(demoArticles, 'text-messages-blood-pressure/v1.xml')
const corpus = join(process.env.RECTO_SHARED_DATA ?? join(root, '../shared/data'), 'jats')
const longArticleHtml = 300_000

const print = (what: string): void => console.error(`${what} …`)

/** The demo article's path, from its source. */
function demoPath(): string {
  const [volume, publicationId] = ['volume', 'elocation-id'].map(name =>
    Number(new RegExp(`<article-meta>[\\s\\S]*?<${name}>(\\d+)</${name}>`).exec(readFileSync(demoArticle, 'utf8'))?.[1]),
  )
  return itemPath('ARTICLE', { volume: volume ?? 0, publicationId: publicationId ?? 0 })
}

async function measureImports(main: TemporaryLibrary, server: string | null): Promise<Results['imports']> {
  print('Importing the demo articles')
  const demo = await measureImport(demoArticles, main)
  if (!existsSync(corpus))
    return [
      { name: 'the demo library', rate: demo },
      { name: 'publishers (../shared/data/jats)', rate: null },
    ]
  print('Importing articles of publishers')
  const other = await makeLibrary(server)
  try {
    const rate: ImportRate = await measureImport(corpus, other)
    return [
      { name: 'the demo library', rate: demo },
      { name: 'publishers (../shared/data/jats)', rate },
    ]
  } finally {
    await other.remove()
  }
}

async function measurePages(
  main: TemporaryLibrary,
  longPath: string,
  seconds: number,
): Promise<Pick<Results, 'loads' | 'weight' | 'peaks'>> {
  const article = demoPath()
  const pages = [
    ['long article', longPath],
    ['demo article', article],
    ['home', '/'],
    ['list (/browse)', '/browse'],
  ] as const
  const loads: Results['loads'] = []

  const uncached = await startServer({ ...main.environment, RECTO_PAGE_CACHE_BYTES: '0' })
  for (const [page, path] of pages) {
    print(`${page}, cache off`)
    const load = await measureLoad(uncached, path, { headers: { 'accept-encoding': 'identity' }, seconds, apart: true })
    loads.push({ page, cache: 'off', load })
  }
  // Answered after all that the client left unfinished: stopping in the middle of those would fill the screen with their failures.
  await (await fetch(`${uncached.origin}/browse`)).text()
  const peaks = [{ process: 'server, cache off', bytes: uncached.peak() }]
  await uncached.stop()

  const cached = await startServer(main.environment)
  for (const [page, path] of pages) {
    print(`${page}, cache on`)
    loads.push({ page, cache: 'on', load: await measureLoad(cached, path, { headers: { 'accept-encoding': 'br' }, seconds }) })
  }
  print('long article, not changed')
  const etag = (await fetch(cached.origin + longPath)).headers.get('etag') ?? ''
  const unchanged = await measureLoad(cached, longPath, { headers: { 'if-none-match': etag }, seconds, status: 304 })
  loads.push({ page: 'long article, 304', cache: 'on', load: unchanged })
  const weight = await weighPage(cached.origin + article)
  peaks.push({ process: 'server, cache on', bytes: cached.peak() })
  await cached.stop()
  return { loads, weight, peaks }
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false }, seconds: { type: 'string', default: '8' } } })
const seconds = Number(values.seconds)
if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds takes a whole number above zero.')
const server = process.env.DATABASE_URL || null

const [loadBefore = 0] = loadavg()
if (loadBefore > availableParallelism() / 4)
  console.error(
    `Others are using this machine (load average ${loadBefore.toFixed(1)}): the figures will say more about them than about Recto.`,
  )
buildSite()
const main = await makeLibrary(server)
try {
  const imports = await measureImports(main, server)
  print('Loading the rest of the demo library')
  await runCommand(['demo', 'load'], main.environment)
  const long = await addLongArticle(main.environment, longArticleHtml)
  const pages = await measurePages(main, long.path, seconds)
  const results: Results = {
    database: server === null ? 'embedded PostgreSQL (PGlite)' : 'PostgreSQL server',
    seconds,
    loadBefore,
    loads: pages.loads,
    weight: pages.weight,
    longArticleBytes: long.htmlBytes,
    imports,
    peaks: [...imports.map(({ name, rate }) => ({ process: `import of ${name}`, bytes: rate?.peak ?? null })), ...pages.peaks],
  }
  console.log(`\n${asText(results)}`)
  if (values.write) console.error(`\nWritten into ${writeReport(results)}.`)
} finally {
  await main.remove()
}
