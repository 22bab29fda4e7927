/** The properties that this module adds to the context of page loaders. */

import type { Visitor } from '../../../core/access/visitor.ts'
import type { Accounts } from '../use-cases/accounts.ts'
import type { Organisations } from '../use-cases/organisations/organisations.ts'
import type { ClientInfo, Credentials } from '../use-cases/sessions/sessions.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    accounts: Accounts
    /** The organisations that institutions are picked from. */
    organisations: Organisations
    /** Anonymous wherever the response is shared. */
    visitor: Visitor
    /** False if the request has credentials and the database is unreachable: the user then counts as anonymous. */
    isRecognised: boolean
    /** The client of the request, and the credentials that it carried. */
    clientInfo: ClientInfo
    credentials: Credentials
  }
}
