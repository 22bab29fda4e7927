import type { Captcha } from '../../external/captcha/captcha.ts'
import { createPlainQuestions } from '../../external/captcha/plain-question.ts'
import type { IdentityProvider } from '../../external/identity-provider/identity-provider.ts'
import type { Mail } from '../mail/mail.ts'
import type { Accounts } from './accounts.ts'
import type { Afterwards } from './afterwards.ts'
import { createMyAccount } from './details/my-account.ts'
import { createIdentities } from './identities/identities.ts'
import { createMyWork } from './my-work/my-work.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createRegistration } from './registration/registration.ts'
import { createRoles } from './roles/roles.ts'
import { createSessions, type SessionDependencies } from './sessions/sessions.ts'

export interface AccountDependencies extends SessionDependencies {
  mail: Mail
  captcha: Captcha
  afterwards: Afterwards
  providers: readonly IdentityProvider[]
  /** What an operator has to know of other ways in that fail. */
  onFailure: (message: string) => void
}

export function createAccounts(dependencies: AccountDependencies): Accounts {
  const questions = createPlainQuestions({ secret: dependencies.secret, now: dependencies.now })
  const sessions = createSessions(dependencies)
  return {
    sessions,
    registration: createRegistration({ ...dependencies, questions }),
    mine: createMyAccount(dependencies),
    work: createMyWork(dependencies.kysely),
    roles: createRoles(dependencies),
    identities: createIdentities({ ...dependencies, sessions }),
    passkeys: createPasskeys({ ...dependencies, sessions }),
  }
}
