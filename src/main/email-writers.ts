/** The texts of the emails of all modules are here. */
import { accountEmails } from '../modules/accounts/use-cases/emails.ts'
import { alertEmails } from '../modules/alerts/use-cases/emails.ts'
import { commentEmails } from '../modules/comments/use-cases/emails.ts'
import type { EmailWriters } from '../modules/email/use-cases/email-templates/email-parts.ts'
import { websiteEmails } from '../modules/website/use-cases/emails.ts'

export const emailWriters: EmailWriters = { ...accountEmails, ...alertEmails, ...commentEmails, ...websiteEmails }
