/** Registration and password reset: the port between pages, API and use cases. */
import type { Entries } from '../../../../core/forms/entries.ts'
import type { PlainQuestion } from '../../external/captcha/plain-question.ts'
import type { PartsDependencies } from '../account-data.ts'
import type { RequestContext } from '../account-emails.ts'
import type { Afterwards } from '../afterwards.ts'
import { type ConfirmOutcome, confirmRegistration, findRegistration } from './confirm-registration.ts'
import { type PendingRegistration, type RegisterDependencies, type RegisterOutcome, register } from './register.ts'
import { type PasswordRequestOutcome, requestPasswordReset } from './request-password-reset.ts'
import { findPasswordReset, type ResetOutcome, resetPassword } from './reset-password.ts'

export interface Registration {
  /** A question for browsers without JavaScript. */
  askQuestion(): Promise<PlainQuestion>
  register(requestContext: RequestContext, entries: Entries): Promise<RegisterOutcome>
  /** The registration that a link in an email would confirm. @param platform its key */
  find(platform: string, secret: string): Promise<PendingRegistration | null>
  confirm(platform: string, secret: string): Promise<ConfirmOutcome>
  requestPasswordReset(requestContext: RequestContext, entries: Entries): Promise<PasswordRequestOutcome>
  canResetPassword(secret: string): Promise<boolean>
  resetPassword(requestContext: RequestContext, secret: string, entries: Entries): Promise<ResetOutcome>
}

export function createRegistration(dependencies: RegisterDependencies & PartsDependencies & { afterwards: Afterwards }): Registration {
  const { kysely, questions, afterwards } = dependencies
  return {
    askQuestion: () => questions.ask(),
    register: (requestContext, entries) => register(dependencies, requestContext, entries),
    find: (platform, secret) => findRegistration(kysely, platform, secret),
    confirm: (platform, secret) => confirmRegistration(dependencies, platform, secret),
    requestPasswordReset: (requestContext, entries) => requestPasswordReset(dependencies, requestContext, entries, afterwards.do),
    canResetPassword: secret => findPasswordReset(kysely, secret),
    resetPassword: (requestContext, secret, entries) => resetPassword(dependencies, requestContext, secret, entries),
  }
}
