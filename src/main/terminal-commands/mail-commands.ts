/** The command `recto mail`, executed by the terminal's process or by the running server. */
import { z } from 'zod'
import { OperatorError } from '../../core/operator-error.ts'
import { noteBounces } from '../../modules/alerts/use-cases/note-bounces.ts'
import { retryMail } from '../../modules/email/data/mail.ts'
import { findMail, listMails } from '../../modules/email/data/mail-list.ts'
import { libraryCommand } from './library-command.ts'

const states = ['waiting', 'sending', 'sent', 'kept', 'given-up'] as const

const listed = z.object({
  id: z.number(),
  platform: z.string(),
  kind: z.string(),
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  state: z.enum(states),
  postedAt: z.iso.datetime(),
})

export const mailList = libraryCommand({
  name: 'mail-list',
  /** Null: in any state. */
  input: z.strictObject({ state: z.enum(states).nullable(), max: z.int().min(1).max(10_000) }),
  result: z.array(listed),
  changesLibrary: () => false,
  run: async ({ database }, { state, max }) => {
    const mails = await listMails(database.kysely, { states: state && [state], max })
    return mails.map(mail => ({ ...mail, postedAt: mail.postedAt.toISOString() }))
  },
})

export const mailShow = libraryCommand({
  name: 'mail-show',
  input: z.strictObject({ id: z.int() }),
  result: listed.extend({
    /** Null once it is no longer needed. */
    text: z.string().nullable(),
    attempts: z.number(),
    nextTryAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    lastError: z.string().nullable(),
  }),
  changesLibrary: () => false,
  run: async ({ database }, { id }) => {
    const mail = await findMail(database.kysely, id)
    if (mail === null) throw new OperatorError(`There is no mail ${id}.`)
    const { content, postedAt, nextTryAt, endedAt, platform, kind, to, subject, state, attempts, lastError } = mail
    return {
      ...{ id, platform, kind, to, subject, state, attempts, lastError },
      postedAt: postedAt.toISOString(),
      nextTryAt: nextTryAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
      text: content?.text ?? null,
    }
  },
})

export const mailBounced = libraryCommand({
  name: 'mail-bounced',
  input: z.strictObject({ addresses: z.array(z.string()) }),
  result: z.object({ addresses: z.array(z.string()) }),
  changesLibrary: () => false,
  run: async ({ database }, { addresses }) => {
    await noteBounces(database.kysely, addresses)
    return { addresses }
  },
})

export const mailRetry = libraryCommand({
  name: 'mail-retry',
  input: z.strictObject({ ids: z.array(z.int()).min(1) }),
  /** `sends`: whether a mail server is configured for the process that executed it. */
  result: z.object({ ids: z.array(z.number()), sends: z.boolean() }),
  changesLibrary: () => false,
  run: async ({ database, config }, { ids }) => {
    await database.kysely.transaction().execute(async trx => {
      for (const id of ids)
        if (!(await retryMail(trx, id)))
          throw new OperatorError(`The mail ${id} cannot be sent: there is none, it is sent already, or what it said is gone.`)
    })
    return { ids, sends: config.mail !== null }
  },
})
