/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { Outbox } from '../use-cases/outbox.ts'

/** What loaders and actions of pages may use of this module. */
export interface EmailServices {
  outbox: Outbox
}
export const emailContext = createContext<EmailServices>()
