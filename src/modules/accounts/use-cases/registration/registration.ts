/** Registration and password reset: the port between pages, API and use cases. */
import type { Entries } from '../../../../core/forms/entries.ts'
import type { DeadLink, ResendOutcome } from '../../domain/mailed-links.ts'
import type { PlainQuestion } from '../../external/captcha/plain-question.ts'
import type { PartsDependencies } from '../account-data.ts'
import type { RequestContext } from '../account-emails.ts'
import type { Afterwards } from '../afterwards.ts'
import type { OpenLink } from '../mailed-links.ts'
import { type ConfirmOutcome, confirmRegistration, findRegistration } from './confirm-registration.ts'
import { type PendingRegistration, type RegisterDependencies, type RegisterOutcome, register } from './register.ts'
import { emailOfReceipt } from './registration-receipt.ts'
import { type PasswordRequestOutcome, requestPasswordReset } from './request-password-reset.ts'
import { pendingOfReceipt, resendRegistration } from './resend-registration.ts'
import { findPasswordReset, type ResetOutcome, resetPassword } from './reset-password.ts'

export interface Registration {
  /** A question for browsers without JavaScript. */
  askQuestion(): Promise<PlainQuestion>
  register(requestContext: RequestContext, entries: Entries): Promise<RegisterOutcome>
  /** The address that was registered with a receipt; null for any other secret. @param platform its key */
  emailOfReceipt(platform: string, receipt: string): Promise<string | null>
  /** The registration of a receipt, while it waits. @param platform its key */
  pendingOfReceipt(platform: string, receipt: string): Promise<PendingRegistration | null>
  /** Sends its email again. */
  resend(requestContext: RequestContext, receipt: string): Promise<ResendOutcome>
  /** The registration that a link in an email would confirm. @param platform its key */
  find(platform: string, secret: string): Promise<OpenLink<PendingRegistration> | DeadLink>
  confirm(platform: string, secret: string): Promise<ConfirmOutcome>
  requestPasswordReset(requestContext: RequestContext, entries: Entries): Promise<PasswordRequestOutcome>
  /** Whether the link in an email still lets choose a password. @param platform its key */
  findPasswordReset(platform: string, secret: string): Promise<{ kind: 'open' } | DeadLink>
  resetPassword(requestContext: RequestContext, secret: string, entries: Entries): Promise<ResetOutcome>
}

export function createRegistration(dependencies: RegisterDependencies & PartsDependencies & { afterwards: Afterwards }): Registration {
  const { kysely, questions, afterwards } = dependencies
  return {
    askQuestion: () => questions.ask(),
    register: (requestContext, entries) => register(dependencies, requestContext, entries),
    emailOfReceipt: (platform, receipt) => emailOfReceipt(kysely, platform, receipt),
    pendingOfReceipt: (platform, receipt) => pendingOfReceipt(kysely, platform, receipt),
    resend: (requestContext, receipt) => resendRegistration(dependencies, requestContext, receipt),
    find: (platform, secret) => findRegistration(kysely, platform, secret),
    confirm: (platform, secret) => confirmRegistration(dependencies, platform, secret),
    requestPasswordReset: (requestContext, entries) => requestPasswordReset(dependencies, requestContext, entries, afterwards.do),
    findPasswordReset: (platform, secret) => findPasswordReset(kysely, platform, secret),
    resetPassword: (requestContext, secret, entries) => resetPassword(dependencies, requestContext, secret, entries),
  }
}
