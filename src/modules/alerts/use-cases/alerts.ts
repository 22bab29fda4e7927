/** Content alerts (specification, accounts.md sections 4, 5 and 7): the port for pages and the API. */

import type { SignedIn, Visitor } from '../../../core/access/visitor.ts'
import type { AccountDependencies, RequestContext } from '../../accounts/use-cases/account-emails.ts'
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
  type PendingAlert,
  type SignUpOutcome,
  signUpForAlerts,
} from './sign-up.ts'

export type { PendingAlert, Preferences, SignUpOutcome }

/** @param platform its key, everywhere */
export interface Alerts {
  /** @param requested.email null asks for the user's own address */
  status(platform: string, visitor: Visitor, requested: { topic: AlertTopic; email: string | null }): Promise<AlertStatus>
  signUp(requestContext: RequestContext, visitor: Visitor, wanted: { topic: AlertTopic; email: string }): Promise<SignUpOutcome>
  findPending(platform: string, secret: string): Promise<PendingAlert | null>
  /** @returns a token for the page of preferences, or null where the link is invalid */
  confirm(platform: string, secret: string): Promise<string | null>
  /** Follows at the user's own address. @returns false where the subject or gateway does not exist */
  follow(platform: string, visitor: SignedIn, topic: AlertTopic): Promise<boolean>
  mine(platform: string, visitor: SignedIn): Promise<Preferences>
  changeMine(platform: string, visitor: SignedIn, change: PreferencesChange): Promise<void>
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
    status: (platform, visitor, requested) => findAlertStatus(kysely, platform, visitor, requested),
    signUp: (requestContext, visitor, wanted) => signUpForAlerts(dependencies, requestContext, visitor, wanted),
    findPending: (platform, oneTimeToken) => findPendingAlert(kysely, platform, oneTimeToken),
    async confirm(platform, oneTimeToken) {
      const subscriber = await confirmAlert(kysely, platform, oneTimeToken)
      return subscriber === null ? null : preferencesToken(await secret(), subscriber)
    },
    follow: async (platform, { accountId }, topic) => (await followOwn(kysely, platform, accountId, topic)).kind === 'signed-up',
    mine: (platform, visitor) => preferencesOfAccount(kysely, platform, visitor),
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
