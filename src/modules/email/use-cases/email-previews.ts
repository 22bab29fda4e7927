/** Every email with example values, rendered as it is sent: for the gallery. */
import { type Language, withLanguage } from '../../../core/text/languages.ts'
import { programHeaders } from '../external/compose.ts'
import { prepareMail } from './create-mail.ts'
import type { EmailExample, EmailExamples } from './email-templates/email-examples.ts'
import type { EmailWriters } from './email-templates/email-parts.ts'
import type { EmailKind, OutgoingEmail } from './mail.ts'

export interface EmailPreview {
  kind: EmailKind
  /** Among the examples of its kind, from 1. */
  position: number
  title: string | null
  subject: string
  /** Headers are found by name, as a reader's program shows them: without the encoding of characters beyond ASCII. */
  headers: readonly { name: string; value: string }[]
  text: string
  html: string
}

export interface EmailPreviews {
  list(site: OutgoingEmail['site'], language: Language): EmailPreview[]
}

interface PreviewSetting {
  writers: EmailWriters
  examples: EmailExamples
  /** The sender's address; null where no mail server is configured. */
  from: string | null
}

/** Somebody to write to. */
const to = { name: 'Ada Roof', address: 'ada.roof@example.org' }
/** This origin is for links of a site that does not know its own. */
const anyOrigin = 'https://journal.example.org'

export function createEmailPreviews({ writers, examples, from }: PreviewSetting): EmailPreviews {
  const preview = (site: OutgoingEmail['site'], language: Language, example: EmailExample, position: number): EmailPreview => {
    const { title = null, ...email } = example
    const mail = prepareMail({ ...email, site, language, to }, { writers, from })
    const mailbox = (name: string, address: string | null) => (address === null ? name : `${name} <${address}>`)
    const headers = {
      From: mailbox(mail.senderName, from),
      To: mailbox(mail.to.name, mail.to.address),
      ...(mail.replyTo !== null && { 'Reply-To': mail.replyTo }),
      ...programHeaders(mail),
    }
    return {
      kind: email.template.kind,
      position,
      title,
      subject: mail.subject,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      ...mail.content,
    }
  }
  return {
    list(site, language) {
      const linkTo = (path: string) => (site.origin ?? anyOrigin) + withLanguage(path, language, site.platform.languages[0] ?? 'en')
      return Object.values(examples).flatMap(examplesOf =>
        examplesOf(linkTo).map((example, index) => preview(site, language, example, index + 1)),
      )
    },
  }
}
