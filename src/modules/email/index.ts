/** What other modules use of the server code of email; they import nothing else of them (decision 0106). */
export { giveUpBulkMails } from './data/mail.ts'
export type { EmailExamples, LinkTo } from './use-cases/email-templates/email-examples.ts'
export { action, type EmailPart, type EmailWriters, linkLasts, note, paragraph } from './use-cases/email-templates/email-parts.ts'
export type { Translate } from './use-cases/email-templates/mail-messages.ts'
export type { EmailTemplate, Mail, OutgoingEmail } from './use-cases/mail.ts'
