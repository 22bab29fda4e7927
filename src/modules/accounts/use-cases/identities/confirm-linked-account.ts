import type { ProviderFacts } from '../../external/identity-provider/identity-provider.ts'
import type { RequestContext } from '../account-emails.ts'
import { addNewUser } from './add-new-user.ts'
import { findProvider, type IdentityDependencies } from './authorization.ts'
import { findStep, takeStep } from './authorization-step.ts'

/** The account that a link in an email would create. */
export interface PendingLinkedAccount {
  provider: ProviderFacts
  /** The label of the identity that will sign in to the account. */
  label: string
  name: string
  email: string
}

export type ConfirmLinkedAccountOutcome =
  | { kind: 'confirmed'; provider: ProviderFacts; returnTo: string }
  /** The address or the identity has got an account meanwhile. */
  | { kind: 'taken' }
  /** Used, expired, never issued, or of another platform. */
  | { kind: 'unknown' }

export async function findPendingLinkedAccount(
  { kysely, providers }: IdentityDependencies,
  requestContext: RequestContext,
  secret: string,
): Promise<PendingLinkedAccount | null> {
  const step = await findStep(kysely, 'confirm', requestContext.site.platform.key, secret)
  const provider = step === null ? undefined : findProvider(providers, requestContext.site, step.data.identity.provider)
  if (step === null || provider === undefined) return null
  const { person, identity } = step.data
  return { provider: provider.facts, label: identity.label, name: `${person.firstName} ${person.lastName}`, email: person.email }
}

export async function confirmLinkedAccount(
  dependencies: IdentityDependencies,
  requestContext: RequestContext,
  secret: string,
): Promise<ConfirmLinkedAccountOutcome> {
  const { kysely, providers } = dependencies
  const step = await takeStep(kysely, 'confirm', requestContext.site.platform.key, secret)
  const provider = step === null ? undefined : findProvider(providers, requestContext.site, step.data.identity.provider)
  if (step === null || provider === undefined) return { kind: 'unknown' }
  const id = await addNewUser(dependencies, step.data, provider.facts)
  return id === null ? { kind: 'taken' } : { kind: 'confirmed', provider: provider.facts, returnTo: step.data.returnTo }
}
