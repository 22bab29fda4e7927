/**
 * Sends queued emails one after the other, by one process at a time. An email is leased before it goes to the server and marked
 * right after; if the process ends in between, the same email is sent again (docs/decisions/0033-mail.md).
 */

import type { Database } from '../../../core/database/open-database.ts'
import { inBackground } from '../../../core/jobs/in-background.ts'
import { hasMailToSend, type MailToSend, noteMailFailed, noteMailSent, sweepMails, takeBackMails, takeNextMail } from '../data/mail.ts'
import { type Delivery, type MailConnection, MailServerError, type MailTransport } from '../external/mail-transport.ts'

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
  /** Null where no mail server is configured: then only old emails are deleted. */
  transport: MailTransport | null
  /** The sender's address. */
  from: string
  /** Called when the mail server begins to fail and when it accepts emails again, and for each email that is given up. */
  onChange: (message: string) => void
  /** Reported when the database begins to fail, and not of each time that it does. */
  onFailure: (error: unknown) => void
  /** Called when the mail server refuses a recipient for good. */
  onBounced: (addresses: readonly string[]) => Promise<void>
  /** Milliseconds between two checks of the queue; null: only on request. */
  every?: number | null
  /** The delay after consecutive failures of the server, in milliseconds. */
  retryDelayAfter?: (failures: number) => number
  /** Milliseconds that `close` waits for the email that is being sent. */
  shutdownTimeout?: number
  now?: () => number
}

const defaultRetryDelay = (failures: number): number => Math.min(300_000, 2500 * 2 ** Math.min(failures, 10))
const hour = 3_600_000

export function createMailSender(setting: SenderSetting): MailSender {
  const { database, transport, from, onChange, onFailure, onBounced } = setting
  const { every = 2000, retryDelayAfter = defaultRetryDelay, shutdownTimeout = 10_000, now = performance.now.bind(performance) } = setting
  const { kysely } = database
  const stop = new AbortController()
  /** The server's answers that are not in the database yet. */
  const toNote = new Map<number, { mail: MailToSend; delivery: Delivery }>()
  let connection: MailConnection | null = null
  let failures = 0
  let restUntil = Number.NEGATIVE_INFINITY
  let sweptAt: number | null = null
  let isNotified = false

  const noteDeliveries = async (): Promise<void> => {
    for (const { mail, delivery } of toNote.values()) {
      if (delivery.kind === 'accepted') await noteMailSent(kysely, mail.id)
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
    await takeBackMails(kysely)
    while (!stop.signal.aborted && (await hasMailToSend(kysely))) {
      // Connects first: an unreachable server is no failure of an email, and costs it no attempt.
      const open = await openConnection(by)
      const mail = await takeNextMail(kysely)
      if (mail === null) break
      const delivery = await open.send({
        messageId: mail.messageId,
        date: mail.postedAt,
        from: { name: mail.senderName, address: from },
        to: mail.to,
        replyTo: mail.replyTo,
        language: mail.language,
        subject: mail.subject,
        list: mail.list,
        ...mail.content,
      })
      toNote.set(mail.id, { mail, delivery })
      await noteDeliveries()
      if (delivery.kind === 'accepted') sent += 1
    }
    return sent
  }

  const sendDue = async (by: MailTransport): Promise<number> => {
    await noteDeliveries()
    if (now() < restUntil || !(await hasMailToSend(kysely))) return 0
    try {
      return (await database.aloneAt('mail', () => sendAll(by))) ?? 0
    } catch (error) {
      if (!(error instanceof MailServerError)) throw error
      if (stop.signal.aborted) return 0
      failures += 1
      restUntil = now() + retryDelayAfter(failures)
      if (failures === 1) onChange(`${error.message}. Mails wait until it does.`)
      return 0
    } finally {
      connection?.close()
      connection = null
    }
  }

  const round = async (): Promise<number> => {
    isNotified = false
    if (sweptAt === null || now() - sweptAt > hour) {
      await sweepMails(kysely)
      sweptAt = now()
    }
    return transport === null ? 0 : await sendDue(transport)
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
    },
  }
}
