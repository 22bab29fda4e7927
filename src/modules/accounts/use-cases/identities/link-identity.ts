import { href } from '../../../../core/http/href.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { addIdentity, findAccountOfIdentity, listIdentities, lockAccount, storeOrcid } from '../../data/account-identity.ts'
import { findAccountById } from '../../data/account-record.ts'
import type { ProviderDescription, VerifiedIdentity } from '../../external/identity-provider/identity-provider.ts'
import { type AccountDependencies, type RequestContext, recipientOf, wholeLink } from '../account-emails.ts'

export type LinkOutcome =
  | { kind: 'linked' }
  /** Another account is linked to the identity. */
  | { kind: 'taken' }
  /** The account has another identity of this provider. */
  | { kind: 'other-linked' }

/**
 * Links an identity to an account, and notifies its holder by email. Linking it again changes nothing.
 * @param dependencies.kysely a transaction's
 */
export async function linkIdentity(
  { kysely: trx, mail }: AccountDependencies,
  requestContext: RequestContext,
  accountId: AccountId,
  identity: VerifiedIdentity,
  provider: ProviderDescription,
): Promise<LinkOutcome> {
  if (!(await lockAccount(trx, accountId))) return { kind: 'taken' }
  const owner = await findAccountOfIdentity(trx, identity)
  if (owner !== null) return { kind: owner === accountId ? 'linked' : 'taken' }
  const linked = await listIdentities(trx, accountId)
  if (linked.some(each => each.provider === identity.provider)) return { kind: 'other-linked' }
  if (!(await addIdentity(trx, accountId, identity))) return { kind: 'taken' }
  if (provider.kind === 'orcid') await storeOrcid(trx, accountId, identity.subject)
  const account = await findAccountById(trx, accountId)
  if (account === undefined) return { kind: 'taken' }
  await mail.post(trx, {
    site: requestContext.site,
    language: account.language,
    to: recipientOf(account),
    template: {
      kind: 'way-in-added',
      way: `${provider.name} (${identity.label})`,
      sessionsLink: wholeLink(requestContext, href('/my/sessions')),
    },
  })
  return { kind: 'linked' }
}
