import type { z } from 'zod'
import type { DeadLink } from '../../domain/mailed-links.ts'
import type { ProviderDescription } from '../../external/identity-provider/identity-provider.ts'
import type { RequestContext } from '../account-emails.ts'
import { confirmByLink, findLink, type MailedLink } from '../mailed-links.ts'
import { insertNewUser } from './add-new-user.ts'
import { findProvider, type IdentityDependencies } from './authorization.ts'
import { newLinkedAccount } from './authorization-step.ts'

/** The account that a link in an email would create. */
export interface PendingLinkedAccount {
  provider: ProviderDescription
  /** The label of the identity that will sign in to the account. */
  label: string
  name: string
  email: string
}

export type ConfirmLinkedAccountOutcome =
  | { kind: 'confirmed'; provider: ProviderDescription; returnTo: string }
  /** The address or the identity has got an account meanwhile. */
  | { kind: 'taken' }
  | DeadLink

type NewLinkedAccount = z.output<typeof newLinkedAccount>
export const linkedAccountLink: MailedLink<NewLinkedAccount> = { purpose: 'confirm-linked-account', data: newLinkedAccount }

/** The account that a link would create, for its page. */
export async function findPendingLinkedAccount(
  { kysely, providers }: IdentityDependencies,
  requestContext: RequestContext,
  secret: string,
): Promise<{ kind: 'open'; pending: PendingLinkedAccount } | DeadLink> {
  const found = await findLink(kysely, linkedAccountLink, requestContext.site.platform.key, secret)
  if (found.kind !== 'open') return found
  const { person, identity } = found.data
  const provider = findProvider(providers, requestContext.site, identity.provider)
  if (provider === undefined) return { kind: 'target-gone' }
  const name = `${person.firstName} ${person.lastName}`
  return { kind: 'open', pending: { provider: provider.description, label: identity.label, name, email: person.email } }
}

/** Creates the account, in the transaction that uses the link up. */
export async function confirmLinkedAccount(
  dependencies: IdentityDependencies,
  requestContext: RequestContext,
  secret: string,
): Promise<ConfirmLinkedAccountOutcome> {
  const { kysely, providers } = dependencies
  const { site } = requestContext
  const { key } = site.platform
  return await confirmByLink<NewLinkedAccount, ConfirmLinkedAccountOutcome>(
    kysely,
    linkedAccountLink,
    key,
    secret,
    async (trx, { data }, refuse) => {
      const { returnTo, ...newUser } = data
      const provider = findProvider(providers, site, newUser.identity.provider)
      if (provider === undefined) return refuse({ kind: 'target-gone' })
      const id = await insertNewUser(trx, dependencies, newUser, provider.description)
      return id === null ? refuse({ kind: 'taken' }) : { kind: 'confirmed', provider: provider.description, returnTo }
    },
  )
}
