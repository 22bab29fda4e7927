/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { EmailPreviews } from '../use-cases/email-previews.ts'
import type { Outbox } from '../use-cases/outbox.ts'

/** Loaders and actions of pages may use these services of this module. */
export interface EmailServices {
  outbox: Outbox
  previews: EmailPreviews
  /** The HTML of an email with the image of its logo in it. */
  withLogo: (html: string) => Promise<string>
}
export const emailContext = createContext<EmailServices>()
