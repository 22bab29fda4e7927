/** PostgreSQL clusters of a trial: each with a folder, a port and an identifier of its own. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { AbsentError } from '../interop/tools.ts'

const run = promisify(execFile)
/** Where Debian has the programs of a server, which are not on the PATH. */
const debianFolder = '/usr/lib/postgresql'
const startTimeout = 30_000

export interface PostgresServer {
  /** @returns the URL of a new database */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** @throws AbsentError where this machine has no programs of a PostgreSQL server */
async function findPrograms(): Promise<string> {
  const versions = await readdir(debianFolder).catch(() => [])
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0]
  if (newest !== undefined) return join(debianFolder, newest, 'bin')
  const { stdout } = await run('pg_config', ['--bindir']).catch(() => {
    throw new AbsentError('PostgreSQL is absent: initdb and postgres are neither in /usr/lib/postgresql nor named by pg_config.')
  })
  return stdout.trim()
}

/** PostgreSQL refuses to run as root. @returns whom it runs as then */
async function userOfServers(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const idOf = async (option: string): Promise<number> => {
    const { stdout } = await run('id', [option, 'postgres']).catch(() => {
      throw new AbsentError('PostgreSQL does not run as root, and there is no user named postgres.')
    })
    return Number(stdout)
  }
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

/** @param folder where the data go; the caller removes it @throws AbsentError where this machine has no PostgreSQL */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const programs = await findPrograms()
  const user = await userOfServers()
  await mkdir(folder, { recursive: true })
  if (user !== null) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...user }
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'], options)
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, fsync: 'off' }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...given], { ...options, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const urlOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`
  const ask = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: urlOf('postgres') })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const stop = async (): Promise<void> => {
    server.kill('SIGINT')
    await ended
  }
  const deadline = Date.now() + startTimeout
  while (
    !(await ask('select 1').then(
      () => true,
      () => false,
    ))
  ) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The PostgreSQL server in ${folder} does not answer (exit code ${server.exitCode}).`)
    }
    await wait(100)
  }
  return {
    async createDatabase(name) {
      await ask(`create database ${name}`)
      return urlOf(name)
    },
    stop,
  }
}
