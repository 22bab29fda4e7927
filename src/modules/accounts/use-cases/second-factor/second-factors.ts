/** Second factors: the port between pages, API and use cases. Methods that change an account's own factors throw as they say. */

import type { SignedIn } from '../../../../core/access/user.ts'
import {
  countRecoveryCodes,
  findOwnFactors,
  isFactorRequired,
  type ListedAuthenticator,
  listAuthenticators,
} from '../../data/second-factor.ts'
import type { SessionSecrets } from '../../data/session.ts'
import type { AuthenticatorId } from '../../domain/ids.ts'
import { isStaff } from '../../domain/second-factor.ts'
import type { RequestContext } from '../account-emails.ts'
import {
  type AddAuthenticatorOutcome,
  type AuthenticatorOffer,
  confirmAuthenticator,
  makeRecoveryCodes,
  offerAuthenticator,
  removeOwnAuthenticator,
} from './change-factors.ts'
import { type Confirmation, confirmationToAdd } from './factor-confirmation.ts'
import type { FactorDependencies } from './factor-dependencies.ts'
import { giveFactor } from './give-factor.ts'
import { type FactorRequirement, type RequireFactorOutcome, requireFactor } from './require-factor.ts'
import { type FactorReset, type FactorResetOutcome, resetFactors } from './reset-factors.ts'
import { createSealedKeys } from './sealed-keys.ts'

export interface OwnSecondFactors {
  /** Second factors are for the staff: of everybody else none is asked. */
  isOffered: boolean
  authenticators: ListedAuthenticator[]
  passkeys: number
  recoveryCodes: number
  /** This says what adding one needs first. */
  confirmation: Confirmation
}

export type GiveFactorOutcome = { kind: 'given'; setCookies: string[] } | { kind: 'wrong' } | { kind: 'too-many'; wait: number }

export type ConfirmOutcome =
  | { kind: 'added'; recoveryCodes: string[] | null; setCookies: string[] }
  | Exclude<AddAuthenticatorOutcome, { kind: 'added' }>

export interface SecondFactors {
  mine(me: SignedIn): Promise<OwnSecondFactors>
  /** @param hasCookie whether the request has the cookies of the session, which get new secrets; false: it has a token */
  give(requestContext: RequestContext, me: SignedIn, code: string, hasCookie: boolean): Promise<GiveFactorOutcome>
  offer(requestContext: RequestContext, me: SignedIn, former: string | null): Promise<AuthenticatorOffer>
  confirm(requestContext: RequestContext, me: SignedIn, typed: { offer: string; code: string; name: string }): Promise<ConfirmOutcome>
  remove(requestContext: RequestContext, me: SignedIn, id: AuthenticatorId): Promise<boolean>
  /** Empty where the account has no factor that they could stand for. */
  makeRecoveryCodes(requestContext: RequestContext, me: SignedIn): Promise<string[]>
  reset(requested: FactorReset): Promise<FactorResetOutcome>
  /** @param platform its key */
  isRequired(platform: string): Promise<boolean>
  require(requested: FactorRequirement): Promise<RequireFactorOutcome>
}

interface Dependencies extends Omit<FactorDependencies, 'keys'> {
  secret: () => Promise<string>
  /** The values of Set-Cookie for new secrets of a session. */
  sessionCookies: (secrets: SessionSecrets | null) => string[]
}

export function createSecondFactors(dependencies: Dependencies): SecondFactors {
  const { kysely, sessionCookies } = dependencies
  const withKeys: FactorDependencies = { ...dependencies, keys: createSealedKeys(dependencies) }
  return {
    async mine(me) {
      const own = await findOwnFactors(kysely, me.accountId)
      const [authenticators, recoveryCodes, confirmation] = await Promise.all([
        listAuthenticators(kysely, me.accountId),
        countRecoveryCodes(kysely, me.accountId),
        confirmationToAdd(kysely, me, own),
      ])
      return { isOffered: isStaff(own) || own.authenticators > 0, authenticators, passkeys: own.passkeys, recoveryCodes, confirmation }
    },
    async give(requestContext, me, code, hasCookie) {
      const verdict = await giveFactor(withKeys, requestContext, me, code, hasCookie)
      return verdict.kind === 'good' ? { kind: 'given', setCookies: sessionCookies(verdict.secrets) } : verdict
    },
    offer: (requestContext, me, former) => offerAuthenticator(withKeys, requestContext, me, former),
    async confirm(requestContext, me, typed) {
      const outcome = await confirmAuthenticator(withKeys, requestContext, me, typed)
      if (outcome.kind !== 'added') return outcome
      return { kind: 'added', recoveryCodes: outcome.recoveryCodes, setCookies: sessionCookies(outcome.secrets) }
    },
    remove: (requestContext, me, id) => removeOwnAuthenticator(withKeys, requestContext, me, id),
    makeRecoveryCodes: (requestContext, me) => makeRecoveryCodes(withKeys, requestContext, me),
    reset: requested => resetFactors(dependencies, requested),
    isRequired: platform => isFactorRequired(kysely, platform),
    require: requested => requireFactor(kysely, requested),
  }
}
