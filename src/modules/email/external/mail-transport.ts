/** The port to a mail server. */

export interface Mailbox {
  name: string
  address: string
}

/** The same input makes the same email, byte for byte, so that receivers recognise one that is sent twice. */
export interface MailMessage {
  /** Includes the angle brackets. */
  messageId: string
  date: Date
  from: Mailbox
  to: Mailbox
  replyTo: string | null
  language: string
  subject: string
  text: string
  html: string
  /** The list of a bulk email. */
  list?: { id: string; unsubscribeLink: string } | null
}

export type Delivery =
  | { kind: 'accepted' }
  /** A temporary failure, or an unknown outcome. */
  | { kind: 'failed'; reason: string }
  /** This mail, or its recipient (`isRecipient`), is not taken, and would not be the next time. */
  | { kind: 'refused'; reason: string; isRecipient: boolean }

export interface MailConnection {
  /** False once the server has closed it, or a mail failed. */
  isOpen(): boolean
  send(mail: MailMessage): Promise<Delivery>
  /** Cuts off a mail that is being sent: nobody knows then whether it was taken. */
  close(): void
}

/** The server cannot be reached, or lets nobody in. No mail is at fault. The message holds no password. */
export class MailServerError extends Error {
  override name = 'MailServerError'
}

export interface MailTransport {
  /** The name for the log, without a password. */
  readonly name: string
  /** @throws MailServerError */
  connect(signal: AbortSignal): Promise<MailConnection>
}
