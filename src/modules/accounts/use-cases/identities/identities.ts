/** Sign-in by ORCID and institutions: the port between pages, API and use cases. */

import type { Credentials } from '../../../../core/access/credentials.ts'
import type { SignedIn, User } from '../../../../core/access/user.ts'
import type { Entries } from '../../../../core/forms/entries.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { type LinkedIdentity, listIdentities } from '../../data/account-identity.ts'
import { findAccountById } from '../../data/account-record.ts'
import type { ProviderDescription } from '../../external/identity-provider/identity-provider.ts'
import type { RequestContext } from '../account-emails.ts'
import type { PasswordCredentials } from '../sessions/sign-in.ts'
import {
  handleProviderCallback,
  type IdentityDependencies,
  languageOfAuthorization,
  type ProviderCallbackOutcome,
  type ProviderCallbackRequest,
  type ProviderRedirectOutcome,
  providersOf,
  redirectToProvider,
} from './authorization.ts'
import { type ConfirmLinkedAccountOutcome, confirmLinkedAccount, findPendingLinkedAccount } from './confirm-linked-account.ts'
import {
  type CreateLinkedAccountOutcome,
  createLinkedAccount,
  findPendingLink,
  type LinkWithPasswordOutcome,
  linkWithPassword,
  type PendingLink,
} from './create-linked-account.ts'
import { type UnlinkOutcome, unlinkIdentity } from './unlink-identity.ts'

export interface MyIdentities {
  linked: LinkedIdentity[]
  orcid: string | null
  researcherId: string | null
}

/** `secret` is that of the browser's authorization request, as its cookie has it. */
export interface Identities {
  providers(site: RequestContext['site']): ProviderDescription[]
  redirectToProvider(requestContext: RequestContext, key: string, user: User, returnTo: string | null): Promise<ProviderRedirectOutcome>
  languageOfAuthorization(requestContext: RequestContext, secret: string | undefined): Promise<Language | null>
  handleProviderCallback(requestContext: RequestContext, from: ProviderCallbackRequest): Promise<ProviderCallbackOutcome>
  findPendingLink(requestContext: RequestContext, secret: string | undefined): Promise<PendingLink | null>
  createLinkedAccount(
    requestContext: RequestContext,
    secret: string | undefined,
    entries: Entries,
    credentials: Credentials,
  ): Promise<CreateLinkedAccountOutcome>
  linkWithPassword(
    requestContext: RequestContext,
    secret: string | undefined,
    passwordCredentials: PasswordCredentials,
    credentials: Credentials,
  ): Promise<LinkWithPasswordOutcome>
  /** Finds what a link in an email is to confirm. */
  findPendingLinkedAccount(requestContext: RequestContext, oneTimeToken: string): ReturnType<typeof findPendingLinkedAccount>
  confirmLinkedAccount(requestContext: RequestContext, oneTimeToken: string): Promise<ConfirmLinkedAccountOutcome>
  mine(me: SignedIn): Promise<MyIdentities>
  unlink(me: SignedIn, provider: string): Promise<UnlinkOutcome>
}

export function createIdentities(dependencies: IdentityDependencies): Identities {
  const { kysely, providers } = dependencies
  return {
    providers: site => providersOf(providers, site).map(({ description }) => description),
    redirectToProvider: (...question) => redirectToProvider(dependencies, ...question),
    languageOfAuthorization: (...question) => languageOfAuthorization(dependencies, ...question),
    handleProviderCallback: (...question) => handleProviderCallback(dependencies, ...question),
    findPendingLink: (...question) => findPendingLink(dependencies, ...question),
    createLinkedAccount: (...question) => createLinkedAccount(dependencies, ...question),
    linkWithPassword: (...question) => linkWithPassword(dependencies, ...question),
    findPendingLinkedAccount: (...question) => findPendingLinkedAccount(dependencies, ...question),
    confirmLinkedAccount: (...question) => confirmLinkedAccount(dependencies, ...question),
    async mine({ accountId }) {
      const [linked, account] = await Promise.all([listIdentities(kysely, accountId), findAccountById(kysely, accountId)])
      return { linked, orcid: account?.orcid ?? null, researcherId: account?.researcherId ?? null }
    },
    unlink: ({ accountId }, provider) => unlinkIdentity(kysely, accountId, provider),
  }
}
