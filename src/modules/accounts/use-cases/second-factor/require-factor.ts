import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { findPlatformId } from '../../../sites/index.ts'
import { lockRoles } from '../../data/role-change.ts'
import { findOwnFactors, findSecondsSinceFactor, noteFactorChange, storeFactorRequired } from '../../data/second-factor.ts'
import { mayChangeRoles } from '../../domain/role-changes.ts'
import { factorLifetime } from '../../domain/second-factor.ts'

export interface FactorRequirement {
  /** The key of the site. */
  platform: string
  isRequired: boolean
  /** Null: the command line. */
  by: Pick<SignedIn, 'accountId' | 'sessionId'> | null
}

export type RequireFactorOutcome = { kind: 'stored' | 'unchanged' } | { kind: 'refused'; reason: 'not-allowed' | 'no-factor' }

/**
 * Whether roles of the staff need a second factor on a site. Nobody requires it whose own session has given none: they would lock
 * themselves out. @throws OperatorError for an unknown site
 */
export async function requireFactor(
  kysely: Kysely<Schema>,
  { platform, isRequired, by }: FactorRequirement,
): Promise<RequireFactorOutcome> {
  return await kysely.transaction().execute(async (trx): Promise<RequireFactorOutcome> => {
    const platformId = await findPlatformId(trx, platform)
    if (by !== null) {
      const known = await lockRoles(trx, [by.accountId])
      if (!mayChangeRoles(known.get(by.accountId) ?? [])) return { kind: 'refused', reason: 'not-allowed' }
      if (isRequired && !(await hasGivenFactor(trx, by))) return { kind: 'refused', reason: 'no-factor' }
    }
    if (!(await storeFactorRequired(trx, platformId, isRequired))) return { kind: 'unchanged' }
    const kind = isRequired ? 'second-factor-required' : 'second-factor-not-required'
    await noteFactorChange(trx, { kind, platformId }, by?.accountId ?? null)
    return { kind: 'stored' }
  })
}

async function hasGivenFactor(trx: Kysely<Schema>, { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>): Promise<boolean> {
  const { authenticators, passkeys } = await findOwnFactors(trx, accountId)
  const since = await findSecondsSinceFactor(trx, sessionId)
  return authenticators + passkeys > 0 && since !== null && since < factorLifetime
}
