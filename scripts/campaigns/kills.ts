/**
 * Kills at random moments what works on one database: two servers that editors ask for autosaves, uploads, comments and pages, two workers
 * that do jobs, write digests and send emails, and imports; cuts connections to the database, and takes leases away from who still works.
 * Nothing is lost, doubled or half in the end. On the embedded database one server does all of it, and is killed and begins again.
 * `--count N` disturbances.
 */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { type FileStore, openFileStore } from '../../src/core/files/file-store.ts'
import { platform } from '../../tests/support/digest-library.ts'
import { type MailServer, startMailServer } from '../../tests/support/mail-server.ts'
import type { Environment } from '../../tools/bench/child.ts'
import { makeLibrary } from '../../tools/bench/library.ts'
import { buildSite } from '../build-site.ts'
import { type Campaign, type Cases, type Random, randomOf } from './campaign.ts'
import { signIn } from './demo-with-editor.ts'
import { check } from './kills/check.ts'
import type { ClientSetting, Counts } from './kills/clients.ts'
import { addComments, addPages } from './kills/command-client.ts'
import { type KilledImports, keepImporting } from './kills/imports.ts'
import { campaignJobs, enqueueNumbers, isAtWork, takeLeasesAway } from './kills/killed-job.ts'
import { prepareLibrary } from './kills/prepare.ts'
import {
  askAny,
  campaignScript,
  type KilledProcess,
  type KilledServer,
  keepRunning,
  keepServing,
  originOf,
  startScript,
} from './kills/processes.ts'
import { typeInto } from './kills/typing-client.ts'
import { sendUploads } from './kills/upload-client.ts'

/** Milliseconds that everything has to be done in once nothing is disturbed any more. */
const timeToCatchUp = 420_000

export const killsCampaign: Campaign = {
  usualCount: 200,
  async run(cases) {
    const server = process.env.DATABASE_URL
    if (!server) throw new Error('DATABASE_URL has to name a PostgreSQL server on which databases may be made.')
    return await runOn(server, cases)
  },
}

export const embeddedKillsCampaign: Campaign = { usualCount: 50, run: cases => runOn(null, cases) }

async function runOn(server: string | null, cases: Cases): Promise<string[]> {
  buildSite()
  const library = await makeLibrary(server)
  const clean = await makeLibrary(server)
  try {
    return await disturb(library.environment, clean.environment, cases)
  } finally {
    await library.remove()
    await clean.remove()
  }
}

/** What is disturbed, on a server and on the embedded database, as often as it stands here. */
const kinds = {
  postgres: ['server', 'server', 'server', 'worker', 'worker', 'import', 'import', 'connections', 'connections', 'leases', 'leases'],
  embedded: ['server', 'server', 'server', 'import'],
} as const
type Kind = (typeof kinds)[keyof typeof kinds][number]

interface Scene {
  servers: KilledServer[]
  workers: KilledProcess[]
  imports: KilledImports
  /** Where several processes have the database. */
  shared: Awaited<ReturnType<typeof openShared>> | null
}

/** @param given of a library that is empty; the site is built @param clean of another one, to compare imports with */
export async function disturb(given: Environment, clean: Environment, cases: Cases): Promise<string[]> {
  const { seed, from, to, onDone } = cases
  const isOnlyProcess = !given.DATABASE_URL
  const onFailure = (failure: string) => cases.onFailure(`${failure} (seed ${seed}, cases ${from} to ${to})`)
  const mailServer = await startMailServer()
  const environment = { ...given, ...(await serverSettings(given, mailServer)) }
  const prepared = await prepareLibrary(environment)
  const scene: Scene = {
    servers: Array.from({ length: isOnlyProcess ? 1 : 2 }, () => keepServing(environment, { isOnlyProcess })),
    workers: isOnlyProcess
      ? []
      : Array.from({ length: 2 }, () => keepRunning(() => startScript(campaignScript('killed-worker.ts'), [], environment))),
    imports: keepImporting(environment, onFailure),
    shared: isOnlyProcess ? null : await openShared(given.DATABASE_URL ?? ''),
  }
  const { servers, imports, shared } = scene
  // It waits until nobody else has the embedded database.
  if (isOnlyProcess) await imports.stop()
  try {
    const files = openFileStore(join(given.RECTO_DATA ?? '', 'files'))
    let isEnding = false
    const cookie = await signIn(await originOf(servers, randomOf(seed, -1)))
    const clients = startClients({ servers, cookie, seed, from, onFailure, isEnding: () => isEnding, files, ...prepared })
    const counts = new Map<Kind, number>()
    const numbers: { wanted: number[]; unknown: number[] } = { wanted: [], unknown: [] }
    for (let index = from; index < to; index += 1) {
      const random = randomOf(seed, index)
      await originOf(servers, random)
      await enqueue(scene, random, index, numbers)
      await wait(100 + random.below(900))
      const kind = random.pick<Kind>(isOnlyProcess ? kinds.embedded : kinds.postgres)
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      await disturbOnce(scene, kind, random)
      // Limits are for clients that are not many at once.
      if (shared !== null) await sql`delete from attempt`.execute(shared.database.kysely)
      onDone(index)
    }
    isEnding = true
    const isOver = await catchUp(scene, clients)
    if (!isOver) onFailure('not everything was done in time')
    const measured = await clients
    for (const each of [...servers, ...scene.workers]) await each.stop()
    await imports.finish()
    const outcome = await check({ environment, clean, files, numbers, imported: imports.done(), received: await mailServer.received() })
    for (const failure of outcome.failures) onFailure(failure)
    if (outcome.copies > to - from) onFailure(`${outcome.copies} emails came again after ${to - from} disturbances`)
    return [
      `Disturbed: ${[...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')}.`,
      ...outcome.lines,
      `Clients: ${sumOf(measured)}.`,
    ]
  } finally {
    for (const each of [...servers, ...scene.workers, imports]) await each.stop()
    await shared?.close()
    await mailServer.stop()
  }
}

function sumOf(all: readonly Counts[]): string {
  const sums = new Map<string, number>()
  for (const [what, count] of all.flatMap(each => Object.entries(each))) sums.set(what, (sums.get(what) ?? 0) + count)
  return [...sums].map(([what, count]) => `${what} ${count}`).join(', ')
}

/** The settings of a site with an origin, so that it has digests, and of a mail server. */
async function serverSettings({ RECTO_DATA = '' }: Environment, mailServer: MailServer): Promise<Environment> {
  await mkdir(RECTO_DATA, { recursive: true })
  const file = join(RECTO_DATA, 'platforms.json')
  await writeFile(file, JSON.stringify({ hosts: { [`https://${platform}.example.org`]: platform } }))
  return {
    ...{ RECTO_PLATFORMS: file, RECTO_LOCAL_HOSTS: 'true', RECTO_SITE: platform, RECTO_DEMO: 'false', PORT: '0' },
    ...{ RECTO_SMTP_URL: mailServer.smtp, RECTO_MAIL_FROM: 'no-reply@recto.example' },
  }
}

async function openShared(url: string) {
  const database = await openDatabase({ databaseUrl: url, directory: '' })
  const jobs = campaignJobs(database)
  await jobs.prepare()
  return {
    database,
    jobs,
    async close() {
      await jobs.close()
      await database.close()
    },
  }
}

interface ClientsSetting extends Pick<ClientSetting, 'cookie' | 'onFailure' | 'isEnding'>, Awaited<ReturnType<typeof prepareLibrary>> {
  servers: readonly KilledServer[]
  seed: number
  from: number
  files: FileStore
}

function startClients({ servers, seed, from, files, accountId, versionId, ...rest }: ClientsSetting): Promise<Counts[]> {
  let count = 0
  const setting = (): ClientSetting => {
    count += 1
    const random = randomOf(seed, -1000 * count - from)
    return { ask: askAny(servers, random), random, ...rest }
  }
  const hashOf = async (sha256: string): Promise<string | null> => {
    if ((await files.stat(sha256)) === null) return null
    const hash = createHash('sha256')
    const content: AsyncIterable<Buffer> = await files.open(sha256)
    for await (const chunk of content) hash.update(chunk)
    return hash.digest('hex')
  }
  const clients = [
    ...[1, 2, 3].map(number => typeInto(1_000_000 + number, accountId, setting())),
    ...[1, 2, 3, 4].map(() => sendUploads(hashOf, setting())),
    ...['one', 'two', 'three'].map(prefix => addComments(versionId, prefix, setting())),
    addPages('four', setting()),
  ]
  return Promise.all(
    clients.map(client =>
      client.catch(error => {
        rest.onFailure(`a client has ended: ${String(error)}`)
        return {}
      }),
    ),
  )
}

/** Enqueues jobs in a transaction, some of which are rolled back. */
async function enqueue({ servers, shared }: Scene, random: Random, index: number, numbers: { wanted: number[]; unknown: number[] }) {
  const given = Array.from({ length: 5 }, (_, place) => index * 10 + place)
  const isUndone = random.chance(0.3)
  const outcome =
    shared === null
      ? await servers[0]?.request({ kind: 'enqueue', id: index, numbers: given, isUndone })
      : await enqueueNumbers(shared.database, shared.jobs, given, isUndone)
  if (outcome === true) numbers.wanted.push(...given)
  else if (outcome !== false) numbers.unknown.push(...given)
}

async function disturbOnce({ servers, workers, imports, shared }: Scene, kind: Kind, random: Random): Promise<void> {
  switch (kind) {
    case 'server':
      return await random.pick(servers).kill()
    case 'worker':
      return await random.pick(workers).kill()
    case 'connections':
      return shared === null ? undefined : await cutConnections(shared.database.kysely, random)
    case 'leases':
      return shared === null ? undefined : await takeLeasesAway(shared.database.kysely)
    case 'import':
      if (shared !== null) return await imports.kill()
      // A terminal has the embedded database once the server has ended.
      for (const server of servers) await server.stop()
      imports.start()
      await wait(1000 + random.below(4000))
      await imports.stop()
      for (const server of servers) server.start()
  }
}

/** Ends some of the connections of the processes, and none of this one. */
async function cutConnections(kysely: NonNullable<Scene['shared']>['database']['kysely'], random: Random): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'recto' and pid <> pg_backend_pid()
      and pid % 3 = ${random.below(3)} and state <> 'idle'`.execute(kysely)
}

/** @returns whether clients, jobs and emails came to their ends */
async function catchUp({ servers, shared }: Scene, clients: Promise<unknown>): Promise<boolean> {
  let hasEnded = false
  void clients.then(() => {
    hasEnded = true
  })
  for (let until = Date.now() + timeToCatchUp, id = 1_000_000; Date.now() < until; id += 1) {
    if (shared !== null) {
      // Who was killed cannot give a sign of life: its lease passes at once instead of in a minute.
      await takeLeasesAway(shared.database.kysely)
      await sql`delete from attempt`.execute(shared.database.kysely)
    }
    const isBusy = shared === null ? await servers[0]?.request({ kind: 'isAtWork', id }) : await isAtWork(shared.database.kysely)
    if (isBusy === false && hasEnded) return true
    await wait(1000)
  }
  return false
}
