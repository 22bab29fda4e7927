/** Updates of a site by email: the port between the API and the use cases. */
import type { ResendOutcome } from '../../../accounts/domain/mailed-links.ts'
import type { CaptchaChallenge, RequestContext } from '../../../accounts/index.ts'
import { hasUpdateSignUp } from '../../data/update-sign-up.ts'
import { confirmSignUp, findSignUp, resendUpdatesLink } from './confirm-sign-up.ts'
import { type SignUpDependencies, type SignUpEntries, type SignUpOutcome, signUpForUpdates } from './sign-up-for-updates.ts'

export interface Updates {
  issueChallenge(): Promise<CaptchaChallenge>
  signUp(site: RequestContext['site'], entries: SignUpEntries): Promise<SignUpOutcome>
  /** @param platform its key @param email in any case */
  isSignedUp(platform: string, email: string): Promise<boolean>
  /** The address that the link in an email would confirm. @param platform its key */
  find(platform: string, secret: string): ReturnType<typeof findSignUp>
  confirm(platform: string, secret: string): ReturnType<typeof confirmSignUp>
  /** Sends another link in place of one that has expired. */
  resendLink(requestContext: RequestContext, secret: string): Promise<ResendOutcome>
}

export function createUpdates(dependencies: SignUpDependencies): Updates {
  return {
    issueChallenge: () => dependencies.captcha.issue(),
    signUp: (site, entries) => signUpForUpdates(dependencies, site, entries),
    isSignedUp: (platform, email) => hasUpdateSignUp(dependencies.kysely, platform, email),
    find: (platform, secret) => findSignUp(dependencies.kysely, platform, secret),
    confirm: (platform, secret) => confirmSignUp(dependencies.kysely, platform, secret),
    resendLink: (requestContext, secret) => resendUpdatesLink(dependencies, requestContext, secret),
  }
}
