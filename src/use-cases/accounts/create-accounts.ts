import type { Captcha } from '../../external/captcha/captcha.ts'
import { createPlainQuestions } from '../../external/captcha/plain-question.ts'
import type { Mail } from '../mail/mail.ts'
import type { Accounts } from './accounts.ts'
import type { Afterwards } from './afterwards.ts'
import { createMyAccount } from './details/my-account.ts'
import { createMyWork } from './my-work/my-work.ts'
import { createRegistration } from './registration/registration.ts'
import { createRoles } from './roles/roles.ts'
import { createSessions, type SessionDependencies } from './sessions/sessions.ts'

export interface AccountDependencies extends SessionDependencies {
  mail: Mail
  captcha: Captcha
  afterwards: Afterwards
}

export function createAccounts(dependencies: AccountDependencies): Accounts {
  const questions = createPlainQuestions({ secret: dependencies.secret, now: dependencies.now })
  return {
    sessions: createSessions(dependencies),
    registration: createRegistration({ ...dependencies, questions }),
    mine: createMyAccount(dependencies),
    work: createMyWork(dependencies.kysely),
    roles: createRoles(dependencies),
  }
}
