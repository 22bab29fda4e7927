/** What this module offers to the loaders of pages. */

import type { Visitor } from '../../../core/access/visitor.ts'
import type { Accounts } from '../use-cases/accounts.ts'
import type { Organisations } from '../use-cases/organisations/organisations.ts'
import type { ClientInfo, Credentials } from '../use-cases/sessions/sessions.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    accounts: Accounts
    /** What institutions are picked from. */
    organisations: Organisations
    /** Anonymous wherever the answer is for everybody. */
    visitor: Visitor
    /** False where somebody seems to be signed in and the library, which knows who, cannot be reached: they count as nobody until then. */
    isRecognised: boolean
    /** Where the request comes from, and what it brought along to say who asks. */
    clientInfo: ClientInfo
    credentials: Credentials
  }
}
