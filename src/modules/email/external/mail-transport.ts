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
  /** An image that the HTML shows, by the id that it names it by. */
  logo?: { contentId: string; png: Buffer } | null
  /** The list of a bulk email. */
  list?: { id: string; unsubscribeLink: string } | null
}

export type Delivery =
  | { kind: 'accepted' }
  /** A temporary failure, or an unknown outcome. */
  | { kind: 'failed'; reason: string }
  /** The server rejects this email, or its recipient (`isRecipient`), permanently. */
  | { kind: 'refused'; reason: string; isRecipient: boolean }

export interface MailConnection {
  /** False once the server has closed it, or an email failed. */
  isOpen(): boolean
  send(mail: MailMessage): Promise<Delivery>
  /** Cuts off an email that is being sent, whose outcome is then unknown. */
  close(): void
}

export interface MailTransport {
  /** The name for the log, without a password. */
  readonly name: string
  /**
   * @throws ServiceFailure where the server is unreachable, or rejects the sign-in; no email caused it. The message contains no password.
   */
  connect(signal: AbortSignal): Promise<MailConnection>
}
