/**
 * Sends queued emails, each process one after the other over one connection. An email is leased before it goes to the server and marked right
 * after; if the process ends in between, the same email is sent again (docs/decisions/0033-mail.md).
 */

import type { Database } from '../../../core/database/open-database.ts'
import { ServiceFailure } from '../../../core/http/ask-json.ts'
import { inBackground } from '../../../core/jobs/in-background.ts'
import { hasMailToSend, type MailToSend, noteMailFailed, noteMailSent, renewLease, takeBackMails, takeNextMail } from '../data/mail.ts'
import type { Delivery, MailConnection, MailMessage, MailTransport } from '../external/mail-transport.ts'
import { type FindEmailLogo, logoOfEmail } from './email-templates/email-logo.ts'

export interface MailSender {
  /** Something was posted: looks now instead of at the next time. */
  notify(): void
  /** Sends what is due now. @returns how many were sent */
  run(): Promise<number>
  /** Ends after the email that is being sent, or without it if the server does not answer for long. */
  close(): Promise<void>
}

export interface SenderSetting {
  database: Database
  transport: MailTransport
  /** The sender's address. */
  from: string
  /** The logos that emails show; without it, they have none. */
  findLogo?: FindEmailLogo
  /** Called when the mail server begins to fail and when it accepts emails again, and for each email that is given up. */
  onChange: (message: string) => void
  /** Reported when the database begins to fail, and not of each time that it does. */
  onFailure: (error: unknown) => void
  /** Called when the mail server refuses a recipient for good. */
  onBounced: (addresses: readonly string[]) => Promise<void>
  /** Milliseconds between two checks of the queue; null: only on request. */
  every?: number | null
  /** Milliseconds without a sign of life after which the email of another process is sent again. */
  lease?: number
  /** The delay after consecutive failures of the server, in milliseconds. */
  retryDelayAfter?: (failures: number) => number
  /** Milliseconds that `close` waits for the email that is being sent. */
  shutdownTimeout?: number
  now?: () => number
}

const defaultRetryDelay = (failures: number): number => Math.min(300_000, 2500 * 2 ** Math.min(failures, 10))

/** Milliseconds: on the embedded database no other process posts anything, and only a command of a terminal gives no notice. */
const usually = { postgres: 2000, pglite: 5000 }
/** Milliseconds that the connection stays open for the next email. */
const idleTimeout = 10_000

export function createMailSender(setting: SenderSetting): MailSender {
  const { database, transport, from, onChange, onFailure, onBounced } = setting
  const {
    findLogo = async () => null,
    every = usually[database.kind],
    lease = 60_000,
    retryDelayAfter = defaultRetryDelay,
    shutdownTimeout = 10_000,
    now = performance.now.bind(performance),
  } = setting
  const { kysely } = database
  const stop = new AbortController()
  /** The server's answers that are not in the database yet. */
  const toNote = new Map<number, { mail: MailToSend; delivery: Delivery }>()
  let connection: MailConnection | null = null
  let leased: MailToSend | null = null
  const leases = leasesOfOthers(database, { lease, now })
  let idle: NodeJS.Timeout | undefined
  let failures = 0
  let restUntil = Number.NEGATIVE_INFINITY
  let isNotified = false

  const noteDeliveries = async (): Promise<void> => {
    for (const { mail, delivery } of toNote.values()) {
      if (delivery.kind === 'accepted') await noteMailSent(kysely, mail)
      else {
        const wait = await noteMailFailed(kysely, mail, { reason: delivery.reason, isFinal: delivery.kind === 'refused' })
        if (wait === null) onChange(`The mail ${mail.id} is given up: ${delivery.reason}`)
        if (delivery.kind === 'refused' && delivery.isRecipient) await onBounced([mail.to.address])
      }
      toNote.delete(mail.id)
    }
  }

  const openConnection = async (by: MailTransport): Promise<MailConnection> => {
    if (connection?.isOpen()) return connection
    connection = await by.connect(stop.signal)
    if (failures > 0) onChange(`The mail server ${by.name} takes mails again`)
    failures = 0
    return connection
  }

  const sendAll = async (by: MailTransport): Promise<number> => {
    let sent = 0
    while (!stop.signal.aborted && (await hasMailToSend(kysely))) {
      // Connects first: an unreachable server is no failure of an email, and costs it no attempt.
      const open = await openConnection(by)
      const mail = await takeNextMail(kysely)
      if (mail === null) break
      leased = mail
      const delivery = await open.send(await messageOf(mail, from, findLogo))
      toNote.set(mail.id, { mail, delivery })
      leased = null
      await noteDeliveries()
      if (delivery.kind === 'accepted') sent += 1
    }
    return sent
  }

  const closeConnection = (): void => {
    clearTimeout(idle)
    connection?.close()
    connection = null
  }

  const sendDue = async (by: MailTransport): Promise<number> => {
    await noteDeliveries()
    await leases.takeBack()
    if (now() < restUntil || !(await hasMailToSend(kysely))) return 0
    clearTimeout(idle)
    const renewing = setInterval(() => void renewAll(kysely, leased, toNote.values()).catch(() => undefined), lease / 3).unref()
    try {
      return await sendAll(by)
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      if (stop.signal.aborted) return 0
      failures += 1
      restUntil = now() + retryDelayAfter(failures)
      if (failures === 1) onChange(`${error.message}. Mails wait until it does.`)
      return 0
    } finally {
      leased = null
      clearInterval(renewing)
      if (stop.signal.aborted) closeConnection()
      else idle = setTimeout(closeConnection, idleTimeout).unref()
    }
  }

  const round = async (): Promise<number> => {
    isNotified = false
    try {
      return await sendDue(transport)
    } catch (error) {
      leases.noteUnreachable()
      throw error
    }
  }
  const backgroundWork = inBackground(round, { every, onFailure })
  const notify = (): void => {
    if (stop.signal.aborted) return
    isNotified = true
    // A round that was running may have looked just before.
    void backgroundWork.runQuietly().then(() => {
      if (isNotified) notify()
    })
  }
  return {
    notify,
    run: backgroundWork.run,
    async close() {
      stop.abort()
      const cutOff = setTimeout(() => connection?.close(), shutdownTimeout)
      await backgroundWork.end()
      clearTimeout(cutOff)
      closeConnection()
    },
  }
}

const messageOf = async (mail: MailToSend, from: string, findLogo: FindEmailLogo): Promise<MailMessage> => ({
  messageId: mail.messageId,
  date: mail.postedAt,
  from: { name: mail.senderName, address: from },
  to: mail.to,
  replyTo: mail.replyTo,
  language: mail.language,
  subject: mail.subject,
  list: mail.list,
  ...mail.content,
  logo: await logoOfEmail(mail.content.html, findLogo),
})

async function renewAll(kysely: Database['kysely'], leased: MailToSend | null, toNote: Iterable<{ mail: MailToSend }>): Promise<void> {
  if (leased !== null) await renewLease(kysely, leased)
  for (const { mail } of toNote) await renewLease(kysely, mail)
}

/** Takes emails back from senders that have ended. */
function leasesOfOthers({ kysely, kind }: Database, { lease, now }: { lease: number; now: () => number }) {
  let hasLooked = false
  let quietSince = now()
  return {
    async takeBack(): Promise<void> {
      // On the embedded database, whatever was leased before this process began is of one that has ended.
      if (kind === 'pglite' && !hasLooked) await takeBackMails(kysely, performance.now() / 1000)
      hasLooked = true
      if (now() - quietSince < lease) return
      await takeBackMails(kysely, lease / 1000)
      quietSince = now()
    },
    /** What others have leased is left to them for a lease: they may not have reached the database either. */
    noteUnreachable(): void {
      quietSince = now()
    },
  }
}
