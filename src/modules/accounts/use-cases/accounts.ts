/** The ports of this module, for pages and the API. */
import type { ResendOutcome } from '../domain/mailed-links.ts'
import type { RequestContext } from './account-emails.ts'
import type { MyAccount } from './details/my-account.ts'
import type { Identities } from './identities/identities.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import type { Registration } from './registration/registration.ts'
import type { ResearcherIds } from './researcher-id/researcher-ids.ts'
import type { AccountLinkPurpose } from './resend-account-link.ts'
import type { Roles } from './roles/roles.ts'
import type { SecondFactors } from './second-factor/second-factors.ts'
import type { Sessions } from './sessions/sessions.ts'

export interface Accounts {
  sessions: Sessions
  registration: Registration
  mine: MyAccount
  roles: Roles
  identities: Identities
  passkeys: Passkeys
  researcherIds: ResearcherIds
  secondFactors: SecondFactors
  /** The page of a link in an email that has expired calls this. */
  resendLink(requestContext: RequestContext, purpose: AccountLinkPurpose, secret: string): Promise<ResendOutcome>
}
