import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import { findOwnFactors, findSecondsSinceFactor, type OwnFactors } from '../../data/second-factor.ts'
import { isStaff } from '../../domain/second-factor.ts'
import { freshFor } from '../../domain/session.ts'
import { freshSignInRequiredError, isFresh } from '../sessions/fresh-sign-in.ts'

/** What the user has to do before they change their sign-in methods or factors; null: nothing. */
export type Confirmation = 'sign-in' | 'factor' | null

type Session = Pick<SignedIn, 'accountId' | 'sessionId'>

/**
 * An account of the staff that has a factor has to give it, or whoever knows the password could add one of their own, or remove it and set
 * up another. All others sign in again.
 * @param own of the account, where the caller has read them already
 */
export async function confirmationToAdd(kysely: Kysely<Schema>, me: Session, own?: OwnFactors): Promise<Confirmation> {
  if (await awaitsFactor(kysely, me, own)) return 'factor'
  return (await isFresh(kysely, me)) ? null : 'sign-in'
}

async function awaitsFactor(kysely: Kysely<Schema>, { accountId, sessionId }: Session, given?: OwnFactors): Promise<boolean> {
  const own = given ?? (await findOwnFactors(kysely, accountId))
  if (!isStaff(own) || own.authenticators + own.passkeys === 0) return false
  const since = await findSecondsSinceFactor(kysely, sessionId)
  return since === null || since > freshFor
}

const factorNeededError = () =>
  new HttpError(
    'SECOND_FACTOR_REQUIRED',
    `This needs a second factor of the last ${freshFor / 60} minutes: give its code to POST /api/sessions/second-factor, or open /my/second-factor?confirm in a browser.`,
  )

/** @throws HttpError FRESH_SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED */
export async function requireConfirmationToAdd(kysely: Kysely<Schema>, me: Session): Promise<void> {
  const confirmation = await confirmationToAdd(kysely, me)
  if (confirmation === 'factor') throw factorNeededError()
  if (confirmation === 'sign-in') throw freshSignInRequiredError()
}

/** Removing a sign-in method needs nothing where no factor guards it (docs/decisions/0040). @throws HttpError SECOND_FACTOR_REQUIRED */
export async function requireConfirmationToRemove(kysely: Kysely<Schema>, me: Session): Promise<void> {
  if (await awaitsFactor(kysely, me)) throw factorNeededError()
}
