import type { Language } from '../../../../core/text/languages.ts'
import { addAccount } from '../../data/account.ts'
import { addIdentity, storeOrcid } from '../../data/account-identity.ts'
import { storeOrigin } from '../../data/account-record.ts'
import type { ProviderFacts, VerifiedIdentity } from '../../external/identity-provider/identity-provider.ts'
import { claimAddress, type PartsDependencies } from '../account-data.ts'

export interface NewUser {
  identity: VerifiedIdentity
  /** The address is confirmed. */
  person: { firstName: string; lastName: string; email: string }
  /** The site's key. */
  platform: string
  language: Language
  acceptedTermsAt: Date
}

class TakenError extends Error {
  override name = 'TakenError'
}

/** Creates an account without a password. Null, and nothing is stored, where the address or the identity has got an account meanwhile. */
export async function addNewUser(
  { kysely, accountParts }: PartsDependencies,
  { identity, person, platform, language, acceptedTermsAt }: NewUser,
  { kind }: Pick<ProviderFacts, 'kind'>,
): Promise<number | null> {
  try {
    return await kysely.transaction().execute(async trx => {
      const id = await addAccount(trx, { ...person, passwordHash: null, emailVerifiedAt: new Date(), roles: ['ROLE_USER'] })
      if (id === null || !(await addIdentity(trx, id, identity))) throw new TakenError()
      await claimAddress(accountParts, trx, id)
      await storeOrigin(trx, id, { platform, language, acceptedTermsAt })
      if (kind === 'orcid') await storeOrcid(trx, id, identity.subject)
      return id
    })
  } catch (error) {
    if (error instanceof TakenError) return null
    throw error
  }
}
