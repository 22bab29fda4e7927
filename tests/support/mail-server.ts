/** A mail server in a process of its own, which can be asked for the received emails. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import PostalMime, { type Email } from 'postal-mime'
import { z } from 'zod'

export interface MailServer extends Mailboxes {
  /** The URL for RECTO_SMTP_URL. */
  smtp: string
  port: number
  /** The URL for `mailboxesAt`, in another process. */
  url: string
  /** Ends it, with all that it received. */
  stop(): Promise<void>
}

export interface ReceivedMail extends Email {
  /** The raw message. */
  raw: string
  envelope: { from: string; to: string }
  encrypted: boolean
}

export interface Mailboxes {
  /** The emails to an address so far, oldest first; without an address, all of them. Poll with `expect.poll`. */
  received(to?: string): Promise<ReceivedMail[]>
}

const places = z.object({ smtp: z.number(), http: z.number() })

interface MailServerSetting {
  /** Any free one where it is left out. */
  port?: number
  /** With the self-signed certificate of tests/support/mail-server-tls. */
  encryption?: 'plain' | 'starttls' | 'tls'
}

export async function startMailServer({ port = 0, encryption = 'plain' }: MailServerSetting = {}): Promise<MailServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'mail-server-process.ts'), String(port), encryption], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => {
      throw new Error('The mail server did not start')
    }),
  ])
  const at = places.parse(JSON.parse(String(line)))
  const url = `http://127.0.0.1:${at.http}`
  return {
    smtp: `${encryption === 'tls' ? 'smtps' : 'smtp'}://127.0.0.1:${at.smtp}`,
    port: at.smtp,
    url,
    ...mailboxesAt(url),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const list = z.array(z.object({ to: z.string(), from: z.string(), encrypted: z.boolean(), raw: z.string() }))

/** @param url of a server that another process has started: `inject('mailServer')` in browser tests */
export function mailboxesAt(url: string): Mailboxes {
  return {
    async received(to) {
      const answer = await fetch(to === undefined ? url : `${url}/?${new URLSearchParams({ to })}`)
      const mails = list.parse(await answer.json())
      return await Promise.all(
        mails.map(async mail => ({
          ...(await PostalMime.parse(Buffer.from(mail.raw, 'latin1'))),
          raw: mail.raw,
          envelope: { from: mail.from, to: mail.to },
          encrypted: mail.encrypted,
        })),
      )
    },
  }
}

/** The first absolute URL in an email's text: that of its action. */
export function linkIn({ text = '' }: Pick<Email, 'text'>): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`There is no link in: ${text}`)
  return link
}
