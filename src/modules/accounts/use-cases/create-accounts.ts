import type { Mail } from '../../email/index.ts'
import type { SessionSecrets } from '../data/session.ts'
import type { Captcha } from '../external/captcha/captcha.ts'
import type { PlainQuestions } from '../external/captcha/plain-question.ts'
import type { IdentityProvider } from '../external/identity-provider/identity-provider.ts'
import type { ResearcherIdService } from '../external/researcher-id/researcher-id-service.ts'
import type { Accounts } from './accounts.ts'
import type { Afterwards } from './afterwards.ts'
import type { DeletionDependencies } from './details/delete-account.ts'
import { createMyAccount } from './details/my-account.ts'
import { createIdentities } from './identities/identities.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createRegistration } from './registration/registration.ts'
import { createResearcherIds } from './researcher-id/researcher-ids.ts'
import { resendAccountLink } from './resend-account-link.ts'
import { createRoles } from './roles/roles.ts'
import { createSecondFactors } from './second-factor/second-factors.ts'
import { startingCookies } from './sessions/session-cookies.ts'
import { createSessions, type SessionDependencies } from './sessions/sessions.ts'

export interface AccountDependencies extends SessionDependencies, DeletionDependencies {
  mail: Mail
  captcha: Captcha
  questions: PlainQuestions
  afterwards: Afterwards
  providers: readonly IdentityProvider[]
  researcherIdService: ResearcherIdService | null
  /** Logs failures of other sign-in methods for operators. */
  onFailure: (message: string) => void
}

export function createAccounts(dependencies: AccountDependencies): Accounts {
  const sessions = createSessions(dependencies)
  const sessionCookies = (secrets: SessionSecrets | null) =>
    secrets === null ? [] : startingCookies(secrets, { secure: dependencies.secureCookies })
  return {
    sessions,
    registration: createRegistration(dependencies),
    mine: createMyAccount(dependencies),
    roles: createRoles(dependencies),
    identities: createIdentities({ ...dependencies, sessions }),
    passkeys: createPasskeys({ ...dependencies, sessions, sessionCookies }),
    researcherIds: createResearcherIds(dependencies),
    secondFactors: createSecondFactors({ ...dependencies, sessionCookies }),
    resendLink: (requestContext, purpose, secret) => resendAccountLink(dependencies, requestContext, purpose, secret),
  }
}
