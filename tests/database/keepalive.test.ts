/** Connections to a PostgreSQL server that waits for nothing are probed, so that one that has gone without a word is noticed. */
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whileAnswering } from '../../src/core/database/answering.ts'
import { type Database, openDatabase } from '../../src/core/database/open-database.ts'
import { createOnServer } from '../support/database.ts'

/** What the kernel's `tr` says of a connection that only the timer of its keepalive is running for. */
const keepaliveTimer = '02'

/** `tr` of the connection from a port of this machine: whether a timer is running for it, and which. */
async function timerOf(port: number): Promise<string | undefined> {
  const tables = await Promise.all(['tcp', 'tcp6'].map(name => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')))
  const local = new RegExp(
    `^ *\\d+: [0-9A-F]+:${port.toString(16).toUpperCase().padStart(4, '0')} .{0,200}? ([0-9A-F]{2}):[0-9A-F]{8} `,
    'm',
  )
  return local.exec(tables.join('\n'))?.[1]
}

// Linux alone tells of another library's sockets.
describe.runIf(process.env.TEST_DATABASE_URL && process.platform === 'linux')('an idle connection to the database', () => {
  let own: { url: string; drop: () => Promise<void> }
  let database: Database
  beforeAll(async () => {
    own = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
    database = await openDatabase({ databaseUrl: own.url, directory: '' })
  })
  afterAll(async () => {
    await database.close()
    await own.drop()
  })

  const portOfConnection = async (): Promise<number> => {
    const { rows } = await sql<{ port: number }>`select inet_client_port() as port`.execute(database.kysely)
    return rows[0]?.port ?? 0
  }

  test.each([
    ['background work', portOfConnection],
    ['answers to requests', () => whileAnswering(portOfConnection)],
  ])('it is probed by TCP keepalive, in the pool for %s', async (_pool, connect) => {
    const port = await connect()
    expect(port).toBeGreaterThan(0)
    await expect.poll(() => timerOf(port)).toBe(keepaliveTimer)
  })
})
