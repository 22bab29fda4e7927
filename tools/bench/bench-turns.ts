/**
 * `npm run bench:turns -- CHECKOUT` compares how fast pages are answered and articles taken in with what another checkout of the project takes,
 * such as the worktree of a former commit with its packages: both in turns, five times, each with a demo library of its own.
 * Processor time is compared, as the machine may do something else too: that of the server, and of the whole command for imports.
 * `--rounds N`, `--seconds N`, and a server in DATABASE_URL instead of the embedded database.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, startServer } from './child.ts'
import { measureImport } from './imports.ts'
import { makeLibrary } from './library.ts'
import { measureLoad } from './load.ts'

const root = resolve(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
})
const [other] = positionals
if (other === undefined) {
  console.error('Name the folder of another checkout, with its packages installed.')
  process.exit(2)
}
const paths = ['/articles/1-101', '/', '/browse']
/** The same files for both checkouts. */
const sources = [
  ['the demo library', join(root, 'demo/articles')],
  ['publishers (../shared/data/jats)', join(process.env.RECTO_SHARED_DATA ?? join(root, '../shared/data'), 'jats')],
] as const
for (const [name, folder] of sources) if (!existsSync(folder)) console.error(`${name} is absent (${folder}), and is left out.`)
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, two) => one - two)[Math.floor(numbers.length / 2)] ?? Number.NaN

const checkouts = [resolve(other), root]
/** Milliseconds of processor time by row and checkout. */
const taken = new Map<string, number[][]>()
function note(row: string, index: number, milliseconds: number | null): void {
  const times = taken.get(row) ?? checkouts.map(() => [])
  taken.set(row, times)
  if (milliseconds !== null) times[index]?.push(milliseconds)
}

const libraries = await Promise.all(checkouts.map(() => makeLibrary(process.env.DATABASE_URL || null)))
const seconds = Number(values.seconds)

async function measurePages(index: number): Promise<void> {
  const environment = libraries[index]?.environment
  const uncached = await startServer({ ...environment, RECTO_PAGE_CACHE_BYTES: '0' }, checkouts[index])
  try {
    for (const path of paths) {
      const options = { headers: { 'accept-encoding': 'identity' }, seconds, apart: true }
      note(path, index, (await measureLoad(uncached, path, options)).serverCpu)
    }
  } finally {
    await uncached.stop()
  }
  const cached = await startServer({ ...environment }, checkouts[index])
  try {
    for (const path of paths) {
      const load = await measureLoad(cached, path, { headers: { 'accept-encoding': 'br' }, seconds })
      note(`${path}, from the cache`, index, load.serverCpu)
    }
    const [article = '/'] = paths
    const etag = (await fetch(cached.origin + article)).headers.get('etag') ?? ''
    const load = await measureLoad(cached, article, { headers: { 'if-none-match': etag }, seconds, status: 304 })
    note(`${article}, 304`, index, load.serverCpu)
  } finally {
    await cached.stop()
  }
}

async function measureImports(index: number): Promise<void> {
  for (const [name, folder] of sources.filter(([, each]) => existsSync(each))) {
    const library = await makeLibrary(process.env.DATABASE_URL || null)
    try {
      const { articles, failed, cpuSeconds } = await measureImport(folder, library, checkouts[index])
      note(`an article of ${name}`, index, cpuSeconds === null ? null : (cpuSeconds * 1000) / articles)
      console.error(`${checkouts[index]}, ${name}: ${articles} taken in, ${failed} refused`)
    } finally {
      await library.remove()
    }
  }
}

try {
  for (const [index, checkout] of checkouts.entries()) {
    console.error(`Loading the demo library of ${checkout} …`)
    await runCommand(['demo', 'load'], libraries[index]?.environment ?? {}, checkout)
  }
  for (let round = 1; round <= Number(values.rounds); round++) {
    console.error(`Round ${round} …`)
    for (const index of checkouts.keys()) await measurePages(index)
    for (const index of checkouts.keys()) await measureImports(index)
  }
} finally {
  for (const library of libraries) await library.remove()
}
console.log('| What | Other checkout, ms | This one, ms | Ratio |\n| --- | --: | --: | --: |')
for (const [row, times] of taken) {
  const [before = Number.NaN, after = Number.NaN] = times.map(median)
  console.log(`| ${row} | ${before.toPrecision(3)} | ${after.toPrecision(3)} | ${(after / before).toFixed(2)} |`)
}
