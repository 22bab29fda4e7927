/** What the campaign `kills` finds in the end: everything that was to be done, once and whole. */
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Database, openDatabase } from '../../../src/core/database/open-database.ts'
import type { Schema } from '../../../src/core/database/schema.ts'
import type { FileStore } from '../../../src/core/files/file-store.ts'
import type { Environment } from '../../../tools/bench/child.ts'
import { checkImports, importUndisturbed } from './imports.ts'
import { followers } from './prepare.ts'

interface Checked {
  environment: Environment
  /** The environment of an empty library, for an import that nobody disturbs. */
  clean: Environment
  files: FileStore
  /** The numbers of the jobs that were enqueued, and of those of which nobody knows whether they were. */
  numbers: { wanted: readonly number[]; unknown: readonly number[] }
  /** The sites into which all was imported. */
  imported: readonly string[]
  received: readonly Received[]
}

interface Received {
  messageId?: string | undefined
  envelope: { to: string }
}

interface Outcome {
  failures: string[]
  /** Emails that came again, as the same by their Message-ID. */
  copies: number
  lines: string[]
}

const open = ({ DATABASE_URL, RECTO_DATA = '' }: Environment): Promise<Database> =>
  openDatabase({ databaseUrl: DATABASE_URL || null, directory: join(RECTO_DATA, 'database') })

export async function check({ environment, clean, files, numbers, imported, received }: Checked): Promise<Outcome> {
  const database = await open(environment)
  try {
    const { kysely } = database
    const { failures: ofJobs, done } = await checkJobs(kysely, numbers)
    const emails = await checkEmails(kysely, done, received)
    await importUndisturbed(clean, imported)
    const imports = await checkImportsAgainst(clean, database, files, imported)
    const commands = await checkCommands(kysely)
    return {
      failures: [...ofJobs, ...emails.failures, ...imports.failures, ...commands.failures],
      copies: emails.copies,
      lines: [
        `${done.length} jobs, ${followers} digests, ${emails.posted} emails, of which ${emails.copies} came again as the same.`,
        `${imports.publications} versions and assets on ${imported.length} sites; ${commands.line}.`,
      ],
    }
  } finally {
    await database.close()
  }
}

/** @returns also the numbers of the jobs that were done */
async function checkJobs(kysely: Kysely<Schema>, { wanted, unknown }: Checked['numbers']): Promise<{ failures: string[]; done: number[] }> {
  const { rows } = await sql<{ number: number; first: number; second: number }>`
    select number, count(*) filter (where half = 1)::integer as first, count(*) filter (where half = 2)::integer as second
    from campaign_done group by number`.execute(kysely)
  const failures: string[] = []
  for (const { number, first, second } of rows) {
    if (first !== 1 || second !== 1)
      failures.push(`the job ${number} was done ${first} times in its first half, and ${second} in the other`)
    if (!wanted.includes(number) && !unknown.includes(number)) failures.push(`the job ${number} was done, and was rolled back`)
  }
  const done = rows.map(({ number }) => number)
  for (const number of wanted) if (!done.includes(number)) failures.push(`the job ${number} was not done`)
  // All of one transaction, or none.
  for (const number of unknown) {
    const others = unknown.filter(other => Math.floor(other / 10) === Math.floor(number / 10))
    if (done.includes(number) && !others.every(other => done.includes(other)))
      failures.push(`the job ${number} was done without the others`)
  }
  return { failures, done }
}

async function checkEmails(
  kysely: Kysely<Schema>,
  done: readonly number[],
  all: readonly Received[],
): Promise<{ failures: string[]; copies: number; posted: number }> {
  const failures: string[] = []
  // Others are about comments, to moderators.
  const isOurs = (address: string) => address.endsWith('@example.net')
  const rows = await kysely.selectFrom('mail').select(['recipient', 'message_id', 'state']).execute()
  const posted = rows.filter(({ recipient }) => isOurs(recipient))
  const received = all.filter(({ envelope }) => isOurs(envelope.to))
  const recipients = [
    ...done.map(number => `job-${number}@example.net`),
    ...Array.from({ length: followers }, (_, number) => `follower-${number}@example.net`),
  ]
  for (const recipient of recipients) {
    const own = posted.filter(mail => mail.recipient === recipient)
    if (own.length !== 1 || own[0]?.state !== 'sent')
      failures.push(`${recipient} has ${own.map(({ state }) => state).join() || 'no email'}`)
    if (!received.some(({ envelope }) => envelope.to === recipient)) failures.push(`${recipient} got nothing`)
  }
  if (posted.length !== recipients.length) failures.push(`${posted.length} emails were posted for ${recipients.length} recipients`)
  const ids = new Set(received.map(({ messageId }) => messageId))
  if (ids.size !== posted.length) failures.push(`${ids.size} emails came of ${posted.length}`)
  return { failures, copies: received.length - ids.size, posted: posted.length }
}

async function checkCommands(kysely: Kysely<Schema>): Promise<{ failures: string[]; line: string }> {
  const failures: string[] = []
  const comments = await kysely.selectFrom('comment').select('body').execute()
  const bodies = comments.map(({ body }) => body)
  const pages = await kysely.selectFrom('site_page_revision').select('title').execute()
  const titles = pages.map(({ title }) => title)
  for (const [what, texts] of [
    ['comment', bodies],
    ['page', titles],
  ] as const) {
    const prefixes = new Set(texts.map(text => text.split(' ')[0] ?? ''))
    for (const prefix of prefixes) {
      const own = texts.filter(text => text.startsWith(`${prefix} `)).map(text => Number(text.split(' ').at(-1)))
      // One of each from the first to the last.
      const expected = Array.from({ length: Math.max(...own) }, (_, index) => index + 1)
      const found = own.toSorted((one, other) => one - other)
      if (found.join() !== expected.join()) failures.push(`of the ${what}s of “${prefix}” these are there: ${found.join()}`)
    }
  }
  return { failures, line: `${bodies.length} comments, ${titles.length} pages` }
}

/** @param clean the environment of a library into which the same was imported undisturbed */
async function checkImportsAgainst(clean: Checked['clean'], database: Database, files: Checked['files'], imported: Checked['imported']) {
  const reference = await open(clean)
  try {
    return await checkImports(database, files, reference, imported)
  } finally {
    await reference.close()
  }
}
