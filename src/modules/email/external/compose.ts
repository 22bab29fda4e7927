/** Composes an email's source (RFC 5322, MIME). */
import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mailbox, MailMessage } from './mail-transport.ts'

export async function composeMail(mail: MailMessage): Promise<Buffer> {
  const message = new MailComposer({
    messageId: mail.messageId,
    date: mail.date,
    from: mailbox(mail.from),
    to: mailbox(mail.to),
    ...(mail.replyTo !== null && { replyTo: oneLine(mail.replyTo) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.logo && {
      attachments: [
        {
          ...{ cid: mail.logo.contentId, content: mail.logo.png, contentType: 'image/png' },
          ...{ filename: 'logo.png', contentDisposition: 'inline' as const },
        },
      ],
    }),
    headers: Object.fromEntries(Object.entries(programHeaders(mail)).map(([name, value]) => [name, { prepared: true, value }])),
    newline: 'win',
    // Derived from the message id, not random, so that the same email is always the same bytes.
    baseBoundary: createHash('sha256').update(mail.messageId).digest('hex').slice(0, 32),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return await message.build()
}

/** The headers that are for programs, not for readers. They are ASCII. */
export const programHeaders = ({ language, list }: Pick<MailMessage, 'language' | 'list'>): Readonly<Record<string, string>> => ({
  // RFC 3834: prevents automatic replies; the other header does so on Microsoft's servers.
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  'Content-Language': language,
  ...(list && listHeaders(list)),
})

/** A button of the reader's program that ends them, with a single request and no question (RFC 2369, RFC 2919, RFC 8058). */
const listHeaders = ({ id, unsubscribeLink }: NonNullable<MailMessage['list']>) => ({
  'List-Id': `<${id}>`,
  'List-Unsubscribe': `<${unsubscribeLink}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  Precedence: 'bulk',
})

const mailbox = ({ name, address }: Mailbox): Mailbox => ({ name: oneLine(name), address })

/** A header ends at its line break, whatever a user typed. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
