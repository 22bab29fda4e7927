import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { addAccount } from '../../data/account.ts'
import { storeDemographics, storeOrigin, storePerson } from '../../data/account-record.ts'
import type { DeadLink } from '../../domain/mailed-links.ts'
import { claimEmail, type PartsDependencies } from '../account-data.ts'
import { confirmByLink, findLink, type MailedLink, type OpenLink } from '../mailed-links.ts'
import { enterOwnInstitution } from '../organisations/suggestions.ts'
import { type PendingRegistration, pendingRegistration, type RegisterDependencies } from './register.ts'

export type ConfirmOutcome =
  | { kind: 'confirmed'; returnTo: string }
  /** The address has got an account meanwhile: by an earlier confirmation, or another sign-in method. */
  | { kind: 'taken' }
  | DeadLink

export const registrationLink: MailedLink<PendingRegistration> = { purpose: 'register', data: pendingRegistration }

/** The registration that a link would confirm, for its page. @param platform key of the site of the request */
export const findRegistration = (
  kysely: Kysely<Schema>,
  platform: string,
  secret: string,
): Promise<OpenLink<PendingRegistration> | DeadLink> => findLink(kysely, registrationLink, platform, secret)

/** Makes the account. Of two confirmations at once one makes it, and the other finds the link used. */
export async function confirmRegistration(
  { kysely, accountParts, now }: PartsDependencies & Pick<RegisterDependencies, 'now'>,
  platform: string,
  secret: string,
): Promise<ConfirmOutcome> {
  return await confirmByLink(
    kysely,
    registrationLink,
    platform,
    secret,
    async (trx, { data: pending }, refuse): Promise<ConfirmOutcome> => {
      const { email, passwordHash, person, demographics, language, acceptedTermsAt } = pending
      const id = await addAccount(trx, {
        email,
        firstName: person.firstName,
        lastName: person.lastName,
        passwordHash,
        emailVerifiedAt: new Date(now()),
        roles: ['ROLE_USER'],
      })
      if (id === null) return refuse({ kind: 'taken' })
      await claimEmail(accountParts, trx, id)
      await storeOrigin(trx, id, { platform, language, acceptedTermsAt })
      await storePerson(trx, id, person)
      await accountParts.tocAlerts.store(trx, id, person.receiveTocAlerts)
      await enterOwnInstitution(trx, id, person)
      await storeDemographics(trx, id, demographics)
      return { kind: 'confirmed', returnTo: pending.returnTo }
    },
  )
}
