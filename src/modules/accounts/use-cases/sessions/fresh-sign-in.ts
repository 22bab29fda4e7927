/** Whether the user has signed in recently: an open session on an unattended screen must not add a sign-in method. */

import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import { findSecondsSinceAuthentication } from '../../data/session.ts'
import { freshFor } from '../../domain/session.ts'

export const freshSignInRequiredError = () =>
  new HttpError(
    'FRESH_SIGN_IN_REQUIRED',
    `This needs a sign-in of the last ${freshFor / 60} minutes: confirm at /my/confirm that it is you, or sign in again.`,
  )

export async function isFresh(kysely: Kysely<Schema>, { sessionId }: Pick<SignedIn, 'sessionId'>): Promise<boolean> {
  const since = await findSecondsSinceAuthentication(kysely, sessionId)
  return since !== null && since <= freshFor
}
