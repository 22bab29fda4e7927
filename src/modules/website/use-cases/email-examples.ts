/** Example values of the emails of this module, for the gallery. */
import type { EmailExamples } from '../../email/index.ts'
import type { websiteEmails } from './emails.ts'

const message = 'We fund research on roofs in four countries.\nWhat would a gateway for some sixty articles a year need?'

export const websiteEmailExamples: EmailExamples<keyof typeof websiteEmails> = {
  'contact-message': () => [
    {
      title: 'from the contact form',
      template: {
        kind: 'contact-message',
        sender: { name: 'Bo Slate', address: 'bo.slate@example.net', isKnown: false },
        subject: 'gateway',
        message,
      },
      replyTo: 'bo.slate@example.net',
    },
  ],
}
