/** Who takes mails from here: the port to a mail server. */

export interface Mailbox {
  name: string
  address: string
}

/** The same facts make the same mail, byte for byte: a mail that is sent twice is still one. */
export interface MailMessage {
  /** With its angle brackets. */
  messageId: string
  date: Date
  from: Mailbox
  to: Mailbox
  replyTo: string | null
  language: string
  subject: string
  text: string
  html: string
  /** Of what many get. */
  list?: { id: string; unsubscribeLink: string } | null
}

export type Delivery =
  | { kind: 'accepted' }
  /** Not now, or nobody can say whether it was taken. */
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
  /** For the log, without a password. */
  readonly name: string
  /** @throws MailServerError */
  connect(signal: AbortSignal): Promise<MailConnection>
}
