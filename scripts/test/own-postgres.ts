/**
 * A PostgreSQL cluster of the tests' own, in memory where there is room: tests make and drop hundreds of databases, which a server that
 * waits for its disk takes a third longer for. A crash of the machine loses it, which is what it is for.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { freePort } from '../free-port.ts'

export interface OwnPostgres {
  /** Of its superuser, who may create databases. */
  url: string
  /** Such as `15.20`. */
  version: string
  /** Ends it and removes its files. May be called more than once. */
  stop: () => void
}

const prefix = 'recto-test-postgres-'
/** Bytes that a run needs at most, several times over. */
const neededSpace = 3_000_000_000
const startTimeout = 60_000

/** Durability off: nothing of it outlives the run. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  max_connections: '300',
  shared_buffers: '256MB',
  listen_addresses: '127.0.0.1',
  // Files of the folder, which is removed, and not of the machine.
  dynamic_shared_memory_type: 'mmap',
}

/** @returns the folder of `initdb` and `postgres`, or null where this machine has none */
function findPrograms(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const versions = globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  return [...folders, ...versions].find(folder => ['initdb', 'postgres'].every(name => existsSync(join(folder, name)))) ?? null
}

/** PostgreSQL refuses to run as root. @returns null: as who runs the tests; undefined: nobody is there to run it */
function findUser(): { uid: number; gid: number } | null | undefined {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map(option => Number.parseInt(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout, 10))
    if (uid && gid) return { uid, gid }
  }
  return undefined
}

function folderWithRoom(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize > neededSpace) return '/dev/shm'
  } catch {
    // Only Linux has it.
  }
  return tmpdir()
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** What runs that were killed have left: their servers go on. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = Number(name.startsWith(prefix) ? name.slice(prefix.length) : Number.NaN)
    if (!owner || isRunning(owner)) continue
    const folder = join(parent, name)
    try {
      process.kill(Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10), 'SIGQUIT')
    } catch {
      // It has ended.
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<string | null> {
  const deadline = performance.now() + startTimeout
  while (server.exitCode === null && performance.now() < deadline) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      return rows[0]?.server_version.split(' ')[0] ?? ''
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return null
}

/** @returns null where there is no PostgreSQL to start, or it does not start, which is then printed. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  const programs = findPrograms()
  const user = findUser()
  if (programs === null || user === undefined) return null
  const parent = folderWithRoom()
  removeAbandoned(parent)
  const folder = join(parent, `${prefix}${process.pid}`)
  const data = join(folder, 'data')
  mkdirSync(folder, { mode: 0o700 })
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const options = { cwd: folder, ...(user ?? {}), env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } }
  const initialised = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    { ...options, encoding: 'utf8' },
  )
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  if (initialised.status !== 0) {
    console.error(`PostgreSQL could not make a cluster for the tests: ${initialised.stderr || initialised.error?.message}`)
    remove()
    return null
  }
  const port = await freePort()
  const named = Object.entries({ ...settings, port: String(port), unix_socket_directories: folder })
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...named.flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    ...options,
    stdio: 'ignore',
  })
  const stop = () => {
    // At once: nobody needs what it holds.
    if (server.exitCode === null) server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const version = await untilItAnswers(url, server)
  if (version !== null) return { url, version, stop }
  console.error('PostgreSQL’s own cluster of the tests does not answer.')
  stop()
  return null
}
