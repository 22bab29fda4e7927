/** Content alerts (specification, accounts.md sections 4, 5 and 7): the port for pages and the API. */

import type { SignedIn, User } from '../../../core/access/user.ts'
import type { DeadLink, ResendOutcome } from '../../accounts/domain/mailed-links.ts'
import type { AccountDependencies, RequestContext } from '../../accounts/index.ts'
import { subscriberOf } from '../data/alert-subscriber.ts'
import type { PreferencesChange } from '../domain/preferences-change.ts'
import type { AlertStatus } from '../domain/status.ts'
import type { AlertTopic } from '../domain/topic.ts'
import { preferencesToken } from './alert-links.ts'
import { changePreferences, type Preferences, preferencesOf, preferencesOfAccount, subscriberByToken } from './preferences.ts'
import {
  confirmAlert,
  findAlertStatus,
  findPendingAlert,
  followOwn,
  resendAlertLink,
  type SignUpOutcome,
  signUpForAlerts,
} from './sign-up.ts'

export type { Preferences, SignUpOutcome }

/** @param platform its key, everywhere */
export interface Alerts {
  /** @param requested.email null asks for the user's own address */
  status(platform: string, user: User, requested: { topic: AlertTopic; email: string | null }): Promise<AlertStatus>
  signUp(requestContext: RequestContext, user: User, wanted: { topic: AlertTopic; email: string }): Promise<SignUpOutcome>
  findPending(platform: string, secret: string): ReturnType<typeof findPendingAlert>
  /** The page of a link in an email that has expired calls this. */
  resendLink(requestContext: RequestContext, secret: string): Promise<ResendOutcome>
  /** Confirms by the link in an email. `token` is one for the page of preferences. */
  confirm(platform: string, secret: string): Promise<{ kind: 'confirmed'; token: string } | DeadLink>
  /** Follows at the user's own address. @returns false where the subject or gateway does not exist */
  follow(platform: string, user: SignedIn, topic: AlertTopic): Promise<boolean>
  mine(platform: string, user: SignedIn): Promise<Preferences>
  changeMine(platform: string, user: SignedIn, change: PreferencesChange): Promise<void>
  /** Finds the preferences by the link of an email. Null where the token is invalid. */
  byToken(platform: string, token: string): Promise<Preferences | null>
  /** @returns false where the token is invalid */
  changeByToken(platform: string, token: string, change: PreferencesChange): Promise<boolean>
}

interface AlertDependencies extends AccountDependencies {
  /** The secret that the installation signs links with. */
  secret: () => Promise<string>
}

export function createAlerts(dependencies: AlertDependencies): Alerts {
  const { kysely, secret } = dependencies
  return {
    status: (platform, user, requested) => findAlertStatus(kysely, platform, user, requested),
    signUp: (requestContext, user, wanted) => signUpForAlerts(dependencies, requestContext, user, wanted),
    findPending: (platform, oneTimeToken) => findPendingAlert(kysely, platform, oneTimeToken),
    resendLink: (requestContext, oneTimeToken) => resendAlertLink(dependencies, requestContext, oneTimeToken),
    async confirm(platform, oneTimeToken) {
      const outcome = await confirmAlert(kysely, platform, oneTimeToken)
      if (outcome.kind !== 'confirmed') return outcome
      return { kind: 'confirmed', token: preferencesToken(await secret(), outcome.subscriber) }
    },
    follow: async (platform, { accountId }, topic) => (await followOwn(kysely, platform, accountId, topic)).kind === 'signed-up',
    mine: (platform, user) => preferencesOfAccount(kysely, platform, user),
    async changeMine(platform, { accountId }, change) {
      const id = await subscriberOf(kysely, platform, { accountId })
      await changePreferences(kysely, { id, platform, accountId }, change)
    },
    async byToken(platform, token) {
      const subscriber = await subscriberByToken(kysely, await secret(), platform, token)
      return subscriber === undefined ? null : await preferencesOf(kysely, subscriber)
    },
    async changeByToken(platform, token, change) {
      const subscriber = await subscriberByToken(kysely, await secret(), platform, token)
      if (subscriber === undefined) return false
      await changePreferences(kysely, subscriber, change)
      return true
    },
  }
}
