/** Sends emails to a mail server by SMTP (RFC 5321). */
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { ServiceFailure } from '../../../core/http/ask-json.ts'
import { composeMail } from './compose.ts'
import type { Delivery, MailConnection, MailTransport } from './mail-transport.ts'
import type { SmtpServer } from './smtp-server.ts'

/** Timeouts in milliseconds. */
export interface SmtpTimeouts {
  /** Until the server has accepted the connection, and until it has greeted. */
  connecting: number
  /**
   * This is the timeout without a response. RFC 5321 (4.5.3.2.6) asks for ten minutes after the end of a message: a sender that gives up
   * earlier sends it twice.
   */
  silence: number
}
const defaultTimeout: SmtpTimeouts = { connecting: 30_000, silence: 600_000 }

export function createSmtpTransport(server: SmtpServer, timeout: SmtpTimeouts = defaultTimeout): MailTransport {
  const name = `${server.host}:${server.port}`
  return {
    name,
    connect: async signal => {
      const connection = new SMTPConnection({
        host: server.host,
        port: server.port,
        secure: server.tls === 'from-start',
        requireTLS: server.tls === 'required',
        ignoreTLS: server.tls === 'never',
        tls: { minVersion: 'TLSv1.2' },
        connectionTimeout: timeout.connecting,
        greetingTimeout: timeout.connecting,
        socketTimeout: timeout.silence,
      })
      try {
        await opened(connection, server, signal)
      } catch (error) {
        connection.close()
        throw new ServiceFailure('away', `The mail server ${name} takes nothing: ${reasonOf(error)}`)
      }
      return openConnection(connection)
    },
  }
}

async function opened(connection: SMTPConnection, { login }: SmtpServer, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const giveUp = (): void => reject(new Error('The program ends'))
  signal.addEventListener('abort', giveUp)
  connection.once('error', reject)
  connection.once('end', () => reject(new Error('It closed the connection')))
  connection.connect(error => {
    if (error) return reject(error)
    if (login === null) return resolve()
    connection.login({ user: login.user, pass: login.password }, refused => (refused ? reject(refused) : resolve()))
  })
  try {
    if (signal.aborted) giveUp()
    await promise
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

function openConnection(connection: SMTPConnection): MailConnection {
  let open = true
  let cutOff: (reason: string) => void = () => undefined
  // The connection may close before the server has answered.
  const shut = (reason: string): void => {
    open = false
    cutOff(reason)
  }
  connection.on('error', error => shut(reasonOf(error)))
  connection.on('end', () => shut('The server closed the connection'))
  return {
    isOpen: () => open,
    async send(mail) {
      const message = await composeMail(mail)
      const delivery = await new Promise<Delivery>(resolve => {
        cutOff = reason => resolve({ kind: 'failed', reason })
        connection.send({ from: mail.from.address, to: [mail.to.address], size: message.byteLength }, message, error =>
          resolve(error ? deliveryOf(error) : { kind: 'accepted' }),
        )
      })
      // The state of the connection is unknown after a failure.
      if (delivery.kind !== 'accepted') this.close()
      return delivery
    },
    close() {
      shut('The program ends')
      connection.close()
    },
  }
}

interface SmtpFailure {
  message: string
  code?: string | undefined
  command?: string | undefined
  responseCode?: number | undefined
}

/** A rejected sender is a configuration error, so that the email stays in the queue. */
function deliveryOf(error: SmtpFailure): Delivery {
  const isRefused = (error.responseCode ?? 0) >= 500 && (error.command === 'RCPT TO' || error.command === 'DATA')
  const reason = reasonOf(error)
  return isRefused ? { kind: 'refused', reason, isRecipient: error.command === 'RCPT TO' } : { kind: 'failed', reason }
}

/** A single line, cut to fit the log and the table. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
