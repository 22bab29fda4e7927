/** The user has authenticated at a provider, and the identity has no account here: they link one, or create one. */

import type { Kysely } from 'kysely'
import type { Credentials } from '../../../../core/access/credentials.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import {
  type Entries,
  entryOf,
  type FieldMessages,
  findEntryErrors,
  isFaultless,
  normaliseEntries,
} from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { parseEmailAddress } from '../../../../core/text/email-address.ts'
import type { EmailTemplate } from '../../../email/index.ts'
import { findAccountByEmail } from '../../data/account-record.ts'
import { issueMailedLink } from '../../data/mailed-link.ts'
import { type LinkedAccountField, linkedAccountFields, linkedAccountRules } from '../../domain/forms/linked-account.ts'
import { linkHours } from '../../domain/mailed-links.ts'
import type { ProviderDescription, VerifiedIdentity } from '../../external/identity-provider/identity-provider.ts'
import { countEmailFromNetwork, countEmailTo, type RequestContext, wholeLink } from '../account-emails.ts'
import { type LinkEmail, newAccountEmail } from '../resend-link.ts'
import { checkCredentials, type PasswordCredentials } from '../sessions/sign-in.ts'
import { addNewUser, type NewUser } from './add-new-user.ts'
import { findProvider, type IdentityDependencies } from './authorization.ts'
import { expiredAuthorizationCookie, findStep, takeStep } from './authorization-step.ts'
import { linkIdentity } from './link-identity.ts'

/** The browser's authorization request has expired, or was completed in another window. */
type Expired = { kind: 'expired' }

export interface PendingLink {
  provider: ProviderDescription
  identity: VerifiedIdentity
  /** The provider has verified the address, and an account has it. It is not taken over: its password is asked for. */
  emailIsKnown: boolean
}

export type CreateLinkedAccountOutcome =
  | { kind: 'signed-in'; setCookies: string[]; returnTo: string }
  /** The answer is the same whether the address has an account or not: its owner is notified by email. */
  | { kind: 'noted'; setCookies: string[] }
  | { kind: 'refused'; errors: FieldMessages<LinkedAccountField> }
  /** Seconds. */
  | { kind: 'too-many'; wait: number }
  /** The address that the provider has verified has an account. */
  | { kind: 'address-known' }
  | Expired

export type LinkWithPasswordOutcome =
  | { kind: 'signed-in'; setCookies: string[]; returnTo: string }
  | { kind: 'wrong' }
  | { kind: 'too-many'; wait: number }
  | { kind: 'taken' }
  | { kind: 'other-linked' }
  | Expired

const rules = linkedAccountRules({ firstName: '', lastName: '', userEmail: '' })

export async function findPendingLink(
  dependencies: IdentityDependencies,
  requestContext: RequestContext,
  secret: string | undefined,
): Promise<PendingLink | null> {
  const step = await findStep(dependencies.kysely, 'proven', requestContext.site.platform.key, secret)
  if (step === null) return null
  const { identity } = step.data
  const provider = findProvider(dependencies.providers, requestContext.site, identity.provider)
  if (provider === undefined) return null
  const known = identity.email?.isVerified ? await findAccountByEmail(dependencies.kysely, identity.email.address) : undefined
  return { provider: provider.description, identity, emailIsKnown: known !== undefined }
}

/** Links the identity to an account whose password the user knows. */
export async function linkWithPassword(
  dependencies: IdentityDependencies,
  requestContext: RequestContext,
  secret: string | undefined,
  passwordCredentials: PasswordCredentials,
  credentials: Credentials,
): Promise<LinkWithPasswordOutcome> {
  const { kysely, sessions, secureCookies } = dependencies
  const pendingLink = await findPendingLink(dependencies, requestContext, secret)
  if (pendingLink === null) return { kind: 'expired' }
  const verdict = await checkCredentials(kysely, passwordCredentials, requestContext.clientInfo)
  if (verdict.kind !== 'good') return verdict
  const { accountId } = verdict
  const platform = requestContext.site.platform.key
  const step = await takeStep(kysely, 'proven', platform, secret)
  if (step === null) return { kind: 'expired' }
  const link = await kysely
    .transaction()
    .execute(trx => linkIdentity({ ...dependencies, kysely: trx }, requestContext, accountId, step.data.identity, pendingLink.provider))
  if (link.kind !== 'linked') return link
  // The user has just given the password.
  const { setCookies } = await sessions.start(
    platform,
    { accountId, signedInBy: 'password', remember: false },
    requestContext.clientInfo,
    credentials,
  )
  return {
    kind: 'signed-in',
    returnTo: step.data.returnTo,
    setCookies: [...setCookies, expiredAuthorizationCookie({ secure: secureCookies })],
  }
}

/**
 * If the provider has verified the email address, the account is created at once; any other address is confirmed by a link first.
 * @throws HttpError ORIGIN_UNKNOWN
 */
export async function createLinkedAccount(
  dependencies: IdentityDependencies,
  requestContext: RequestContext,
  secret: string | undefined,
  typed: Entries,
  credentials: Credentials,
): Promise<CreateLinkedAccountOutcome> {
  const { kysely, sessions, secureCookies, mail, now } = dependencies
  const pendingLink = await findPendingLink(dependencies, requestContext, secret)
  if (pendingLink === null) return { kind: 'expired' }
  const { identity, provider } = pendingLink
  if (pendingLink.emailIsKnown) return { kind: 'address-known' }
  const vouchedFor = identity.email?.isVerified ? identity.email.address : null
  const entries = normaliseEntries(vouchedFor === null ? typed : { ...typed, userEmail: [vouchedFor] }, [])
  const errors = findEntryErrors(linkedAccountFields, rules, entries)
  const email = parseEmailAddress(entryOf(entries, 'userEmail'))
  if (!isFaultless(errors) || email === null) return { kind: 'refused', errors }
  const person = { firstName: entryOf(entries, 'firstName'), lastName: entryOf(entries, 'lastName'), email }
  const platform = requestContext.site.platform.key
  const cleared = expiredAuthorizationCookie({ secure: secureCookies })
  const newUser: NewUser = { identity, person, platform, language: requestContext.language, acceptedTermsAt: new Date(now()) }

  if (vouchedFor !== null) {
    const step = await takeStep(kysely, 'proven', platform, secret)
    if (step === null) return { kind: 'expired' }
    // Made by another in the same moment.
    const accountId = await addNewUser(dependencies, newUser, provider)
    if (accountId === null) return { kind: 'expired' }
    const signIn = { accountId, signedInBy: provider.kind, remember: false }
    const { setCookies } = await sessions.start(platform, signIn, requestContext.clientInfo, credentials)
    return { kind: 'signed-in', returnTo: step.data.returnTo, setCookies: [...setCookies, cleared] }
  }

  const wait = await countEmailFromNetwork(kysely, requestContext.clientInfo, { worked: true })
  if (wait !== null) return { kind: 'too-many', wait }
  // Throws here where the origin is unknown, so that the error reveals nothing about the address.
  confirmationEmail(requestContext, '')
  const mayWrite = await countEmailTo(kysely, email)
  return await kysely.transaction().execute(async (trx): Promise<CreateLinkedAccountOutcome> => {
    const step = await takeStep(trx, 'proven', platform, secret)
    if (step === null) return { kind: 'expired' }
    if (!mayWrite) return { kind: 'noted', setCookies: [cleared] }
    const secretOfLink = await issueMailedLink(trx, {
      purpose: 'confirm-linked-account',
      accountId: null,
      data: { returnTo: step.data.returnTo, ...newUser },
    })
    const { to, language, template } = await linkedAccountEmail(trx, requestContext, newUser)
    await mail.post(trx, { site: requestContext.site, language, to, template: template(secretOfLink) })
    return { kind: 'noted', setCookies: [cleared] }
  })
}

/** The email with the link that creates the account. @throws HttpError ORIGIN_UNKNOWN */
export const linkedAccountEmail = (
  db: Kysely<Schema>,
  requestContext: RequestContext,
  { person: { email }, language }: Pick<NewUser, 'person' | 'language'>,
): Promise<LinkEmail> => newAccountEmail(db, { email, language }, requestContext, secret => confirmationEmail(requestContext, secret))

const confirmationEmail = (requestContext: RequestContext, secret: string): EmailTemplate => ({
  kind: 'confirm-registration',
  link: wholeLink(requestContext, href('/login/confirm/:ticket', { ticket: secret })),
  hours: linkHours['confirm-linked-account'],
})
