/** Example values of the emails of all modules, for the gallery. */
import { accountEmailExamples } from '../modules/accounts/use-cases/email-examples.ts'
import { alertEmailExamples } from '../modules/alerts/use-cases/email-examples.ts'
import { commentEmailExamples } from '../modules/comments/use-cases/email-examples.ts'
import type { EmailExamples } from '../modules/email/use-cases/email-templates/email-examples.ts'
import { websiteEmailExamples } from '../modules/website/use-cases/email-examples.ts'

export const emailExamples: EmailExamples = {
  ...accountEmailExamples,
  ...alertEmailExamples,
  ...commentEmailExamples,
  ...websiteEmailExamples,
}
