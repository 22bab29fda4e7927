/**
 * `node scripts/run.mjs tools/release-fixtures/main.ts CHECKOUT OUT` makes the fixtures of a release (tests/fixtures/release-0.1) by running it: CHECKOUT is a worktree of
 * its commit with its packages installed and its site built, OUT a folder for the fixtures. It needs pg_dump and a PostgreSQL server at
 * TEST_DATABASE_URL whose user may create databases. A released fixture is not made anew: what today's script would write is not what
 * the release's users have.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import pg from 'pg'
import { demoFolders, newArticle } from './content.ts'
import { countPostgres, dumpPGlite, dumpPostgres, writeCompressed } from './dump-database.ts'
import { addAccounts, fillSite, recommend } from './fill-site.ts'
import { type Release, recto, runUntilKilled, startMailServer, startServer } from './running-release.ts'
import { zipFolder } from './zip-folder.ts'

const [checkout = '', out = ''] = process.argv.slice(2)
if (checkout === '' || out === '') {
  console.error('Name the checkout of a release and a folder for its fixtures.')
  process.exit(2)
}
const administration = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const database = 'recto_release_fixture'
const databaseUrl = Object.assign(new URL(administration), { pathname: `/${database}` }).href
mkdirSync(out, { recursive: true })

async function administrate(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: administration })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** @returns the release's data folder, filled, its processes ended */
async function fill(environment: Record<string, string>): Promise<{ release: Release; data: string }> {
  const data = mkdtempSync(join(tmpdir(), 'recto-release-'))
  const release: Release = {
    checkout: resolve(checkout),
    environment: { RECTO_DATA: data, RECTO_MAIL_FROM: 'no-reply@example.org', NODE_ENV: 'production', ...environment },
  }
  const work = mkdtempSync(join(tmpdir(), 'recto-release-work-'))
  const step = (name: string) => console.log(`${environment.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}: ${name}`)

  step('imports')
  recto(release, ['import', '--no-pdf', ...demoFolders])
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(join(work, 'slates.xml'), newArticle(today))
  recto(release, ['import', '--no-pdf', join(work, 'slates.xml')])
  recto(release, [
    'gateway',
    'new',
    'open-tide',
    '--name',
    'Open Tide',
    '--accent',
    '#0b6e4f',
    '--homepage',
    '--folder',
    join(work, 'open-tide'),
  ])
  recto(release, ['gateway', 'import', join(work, 'open-tide')])
  writeFileSync(
    join(work, 'counts.json'),
    JSON.stringify([
      {
        doi: '10.5555/recto.fixture.1',
        source: 'pmc',
        month: '2026-10',
        numberOfViews: 37,
        numberOfPdfDownloads: 5,
        numberOfXmlDownloads: 1,
        numberOfOtherDownloads: 0,
      },
    ]),
  )
  recto(release, ['metrics', 'import', join(work, 'counts.json')])
  addAccounts(release)

  step('mails that are sent')
  const mailServer = await startMailServer(release)
  const sending = await startServer(release, { RECTO_SMTP_URL: mailServer.url, NODE_OPTIONS: weeksAgo })
  await recommend(sending.port)
  while ((await mailServer.countReceived()) < 2) await new Promise(resolvePromise => setTimeout(resolvePromise, 200))
  await sending.stop()
  mailServer.stop()

  step('people')
  const server = await startServer(release)
  await fillSite(server.port)
  await server.stop()

  step('a digest that is killed')
  const arguments_ = [join(data, 'database'), '1', ...(environment.DATABASE_URL === undefined ? [] : [environment.DATABASE_URL])]
  await runUntilKilled(release, 'tests/support/digest-process.ts', arguments_, 'posted', 2)
  rmSync(work, { recursive: true })
  return { release, data }
}

/**
 * A server with a mail server begins the digest that is due by its clock. For this one that was weeks ago, so that the digest which is due
 * now is left for the process that is killed.
 */
const weeksAgo = `--import=data:text/javascript,${encodeURIComponent('const now=Date.now;Date=class extends Date{constructor(...given){given.length===0?super(now()-18144e5):super(...given)}static now(){return now()-18144e5}}')}`

await administrate(`drop database if exists ${database} with (force)`, `create database ${database}`)
const onServer = await fill({ DATABASE_URL: databaseUrl })
const counts: Record<string, Record<string, number>> = { postgresql: await countPostgres(databaseUrl) }
writeCompressed(out, 'postgresql.sql.zst', dumpPostgres(databaseUrl))
const exported = join(onServer.data, 'export')
recto(onServer.release, ['export', exported])
await zipFolder(exported, join(out, 'export.zip'))
await administrate(`drop database ${database}`)

const embedded = await fill({})
const dump = join(embedded.data, 'dump.tar')
counts.pglite = dumpPGlite(embedded.release, join(embedded.data, 'database/postgresql'), dump)
writeCompressed(out, 'pglite.tar.zst', readFileSync(dump))
// Files are named by their content: one folder has those of both. A server that was stopped early has made fewer PDFs.
cpSync(join(embedded.data, 'files'), join(onServer.data, 'files'), { recursive: true })
await zipFolder(join(onServer.data, 'files'), join(out, 'files.zip'))
for (const { data } of [onServer, embedded]) rmSync(data, { recursive: true })

writeFileSync(join(out, 'rows.json'), `${JSON.stringify(counts, null, 2)}\n`)
console.log(`The fixtures are in ${relative(process.cwd(), out)}.`)
