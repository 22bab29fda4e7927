/** What visitors may do about a platform's news: the port between the API and what stands behind it. */
import type { CaptchaChallenge } from '../../external/captcha/captcha.ts'
import { type SignUpDependencies, type SignUpEntries, type SignUpOutcome, signUpForUpdates } from './sign-up-for-updates.ts'

export interface Updates {
  issueChallenge(): Promise<CaptchaChallenge>
  /** @param platform its key */
  signUp(platform: string, entries: SignUpEntries): Promise<SignUpOutcome>
}

export function createUpdates(dependencies: SignUpDependencies): Updates {
  return {
    issueChallenge: () => dependencies.captcha.issue(),
    signUp: (platform, entries) => signUpForUpdates(dependencies, platform, entries),
  }
}
