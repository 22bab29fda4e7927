/** A process that posts and sends mails is killed at many moments, with a real mail server at its other end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { createOnServer } from '../support/database.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mail-server.ts'

let folder: string
let server: MailServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-mail-killed-'))
  server = await startMailServer()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const runs = 10
const perRun = 8
const mailsToSend = runs * perRun

interface Run {
  child: ChildProcess
  output: () => string
  isOver: () => boolean
  ended: Promise<number | null>
}

function start(count: number, directory: string, databaseUrl: string | null): Run {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../support/mail-process.ts'),
      String(count),
      directory,
      server.smtp,
      ...(databaseUrl === null ? [] : [databaseUrl]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  let over = false
  child.stdout?.on('data', chunk => {
    output += String(chunk)
  })
  const ended = new Promise<number | null>(done => {
    child.once('close', code => {
      over = true
      done(code)
    })
  })
  return { child, output: () => output, isOver: () => over, ended }
}

/** What the mail server has of this run: none of the others has its numbers. */
async function receivedSince(before: number): Promise<ReceivedMail[]> {
  return (await server.received()).slice(before)
}

async function killAndSend(directory: string, databaseUrl: string | null): Promise<{ mails: ReceivedMail[]; kills: number }> {
  const before = (await server.received()).length
  let kills = 0
  // Each run posts and sends eight more, and is killed a little later among them than the one before.
  for (let number = 0; number < runs; number += 1) {
    const run = start(perRun * (number + 1), directory, databaseUrl)
    const until = (await receivedSince(before)).length + (number % perRun)
    while (!run.isOver() && (await receivedSince(before)).length <= until) await wait(1)
    if (!run.isOver()) {
      run.child.kill('SIGKILL')
      kills += 1
    }
    await run.ended
  }
  const last = start(mailsToSend, directory, databaseUrl)
  expect(await last.ended, last.output()).toBe(0)
  expect(last.output()).toMatch(/all sent\n$/)
  return { mails: await receivedSince(before), kills }
}

/** Each recipient has one mail: however often it came, it is the same one, byte for byte. */
function expectOneEach(mails: readonly ReceivedMail[]): void {
  const byRecipient = Map.groupBy(mails, mail => mail.envelope.to)
  expect([...byRecipient.keys()].toSorted()).toEqual(
    Array.from({ length: mailsToSend }, (_, number) => `reader-${number}@example.net`).toSorted(),
  )
  for (const [recipient, copies] of byRecipient) {
    expect(new Set(copies.map(({ messageId }) => messageId)).size, recipient).toBe(1)
    expect(new Set(copies.map(({ raw }) => withoutTrace(raw))).size, recipient).toBe(1)
  }
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mailsToSend)
}
/** A receiving server writes on top when and from whom it came. */
const withoutTrace = (raw: string): string => raw.replace(/^(?:Received|Return-Path|Delivered-To):.*\r\n(?:[ \t].*\r\n)*/gim, '')

const postgres = process.env.TEST_DATABASE_URL
test.skipIf(postgres)(
  'no email is lost or sent twice when the process is killed, on the embedded database (skipped where TEST_DATABASE_URL is set)',
  { timeout: 600_000 },
  async () => {
    const directory = join(folder, 'embedded')
    const { mails, kills } = await killAndSend(directory, null)
    expect(kills).toBeGreaterThan(0)
    expectOneEach(mails)
    // A kill falls between the server's yes and our note once at most.
    expect(mails.length - mailsToSend).toBeLessThanOrEqual(kills)
    const database = await openDatabase({ databaseUrl: null, directory })
    try {
      const left = await database.kysely.selectFrom('mail').select('id').where('content', 'is not', null).execute()
      expect(left).toEqual([])
    } finally {
      await database.close()
    }
  },
)

test.skipIf(!postgres)(
  'no email is lost or sent twice when the process is killed, on a server (skipped where TEST_DATABASE_URL is not set)',
  { timeout: 600_000 },
  async () => {
    const { url, drop } = await createOnServer(postgres ?? '')
    try {
      const { mails, kills } = await killAndSend(join(folder, 'server'), url)
      expect(kills).toBeGreaterThan(0)
      expectOneEach(mails)
      expect(mails.length - mailsToSend).toBeLessThanOrEqual(kills)
    } finally {
      await drop()
    }
  },
)

test.skipIf(!postgres)(
  'no email is lost or sent twice by two processes on a server, of which one is killed repeatedly',
  { timeout: 600_000 },
  async () => {
    const { url, drop } = await createOnServer(postgres ?? '')
    const before = (await server.received()).length
    try {
      const steady = start(mailsToSend, join(folder, 'steady'), url)
      let kills = 0
      while (!steady.isOver() && kills < 5) {
        const run = start(mailsToSend, join(folder, 'killed'), url)
        const until = (await receivedSince(before)).length + 5
        while (!steady.isOver() && !run.isOver() && (await receivedSince(before)).length < until) await wait(1)
        if (!run.isOver() && run.child.kill('SIGKILL')) kills += 1
        await run.ended
      }
      expect(await steady.ended, steady.output()).toBe(0)
      const mails = await receivedSince(before)
      const ids = new Set(mails.map(({ messageId }) => messageId))
      const database = await openDatabase({ databaseUrl: url, directory: '' })
      const posted = await database.kysely.selectFrom('mail').select(['message_id', 'state']).execute()
      await database.close()
      expect(posted.filter(({ state }) => state !== 'sent')).toEqual([])
      expect([...ids].toSorted()).toEqual(posted.map(({ message_id }) => message_id).toSorted())
      expect(mails.length - ids.size).toBeLessThanOrEqual(kills)
    } finally {
      await drop()
    }
  },
)
