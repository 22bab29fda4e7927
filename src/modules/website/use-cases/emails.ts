/** The emails of this module: the data of each, and what it says. */
import { messageKeys } from '../../../core/text/message-keys.ts'
import { type EmailWriters, note, paragraph } from '../../email/index.ts'
import { type ContactSubject, contactSubjects } from '../domain/contact-message.ts'

const subjectKeys = messageKeys('mail-contact', contactSubjects)

declare module '../../email/use-cases/mail.ts' {
  interface EmailTemplates {
    /** A message from the contact form, to the site. The sender typed name and message, which are always plain text. */
    'contact-message': { sender: ContactSender; subject: ContactSubject; message: string }
  }
}

export interface ContactSender {
  name: string
  address: string
  /** The sender is signed in to an account with that address. */
  isKnown: boolean
}

export const websiteEmails: EmailWriters<'contact-message'> = {
  'contact-message': ({ sender: { name, address, isKnown }, subject, message }, t) => ({
    subject: t('mail-contact-subject', { name, subject: t(subjectKeys[subject]) }),
    parts: [
      paragraph(t('mail-contact-text', { name, address })),
      { kind: 'quote', lines: message.split('\n') },
      ...(isKnown ? [] : [note(t('mail-recommendation-unknown'))]),
      note(t('mail-contact-reply')),
    ],
  }),
}
