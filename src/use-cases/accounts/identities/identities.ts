/** Ways in by ORCID and institutions: the port between pages, API and what stands behind them. */
import { findHolder } from '../../../data/account-holder.ts'
import { type LinkedIdentity, listIdentities } from '../../../data/account-identity.ts'
import type { SignedIn, Visitor } from '../../../domain/accounts/visitor.ts'
import type { Entries } from '../../../domain/forms/entries.ts'
import type { Language } from '../../../domain/platform/languages.ts'
import type { ProviderFacts } from '../../../external/identity-provider/identity-provider.ts'
import type { RequestContext } from '../account-emails.ts'
import type { Credentials } from '../sessions/sessions.ts'
import type { PasswordCredentials } from '../sessions/sign-in.ts'
import { type ConfirmJoiningOutcome, confirmJoining, findWaitingToJoin, type WaitingToJoin } from './confirm-joining.ts'
import { findJoining, type Joining, type JoinOutcome, join, type LinkWithPasswordOutcome, linkWithPassword } from './join.ts'
import {
  type BackFrom,
  comeBack,
  type JourneyDependencies,
  type LeaveOutcome,
  languageOfJourney,
  leaveFor,
  providersOf,
  type ReturnOutcome,
} from './journey.ts'
import { type UnlinkOutcome, unlinkIdentity } from './unlink-identity.ts'

export interface MyIdentities {
  linked: LinkedIdentity[]
  orcid: string | null
  researcherId: string | null
}

/** `secret` is that of the browser's journey, as its cookie has it. */
export interface Identities {
  providers(site: RequestContext['site']): ProviderFacts[]
  leaveFor(requestContext: RequestContext, key: string, visitor: Visitor, returnTo: string | null): Promise<LeaveOutcome>
  languageOfJourney(requestContext: RequestContext, secret: string | undefined): Promise<Language | null>
  comeBack(requestContext: RequestContext, from: BackFrom): Promise<ReturnOutcome>
  findJoining(requestContext: RequestContext, secret: string | undefined): Promise<Joining | null>
  join(requestContext: RequestContext, secret: string | undefined, entries: Entries, credentials: Credentials): Promise<JoinOutcome>
  linkWithPassword(
    requestContext: RequestContext,
    secret: string | undefined,
    passwordCredentials: PasswordCredentials,
    credentials: Credentials,
  ): Promise<LinkWithPasswordOutcome>
  /** By an email's link. */
  findWaitingToJoin(requestContext: RequestContext, oneTimeToken: string): Promise<WaitingToJoin | null>
  confirmJoining(requestContext: RequestContext, oneTimeToken: string): Promise<ConfirmJoiningOutcome>
  mine(me: SignedIn): Promise<MyIdentities>
  unlink(me: SignedIn, provider: string): Promise<UnlinkOutcome>
}

export function createIdentities(dependencies: JourneyDependencies): Identities {
  const { kysely, providers } = dependencies
  return {
    providers: site => providersOf(providers, site).map(({ facts }) => facts),
    leaveFor: (...question) => leaveFor(dependencies, ...question),
    languageOfJourney: (...question) => languageOfJourney(dependencies, ...question),
    comeBack: (...question) => comeBack(dependencies, ...question),
    findJoining: (...question) => findJoining(dependencies, ...question),
    join: (...question) => join(dependencies, ...question),
    linkWithPassword: (...question) => linkWithPassword(dependencies, ...question),
    findWaitingToJoin: (...question) => findWaitingToJoin(dependencies, ...question),
    confirmJoining: (...question) => confirmJoining(dependencies, ...question),
    async mine({ accountId }) {
      const [linked, holder] = await Promise.all([listIdentities(kysely, accountId), findHolder(kysely, accountId)])
      return { linked, orcid: holder?.orcid ?? null, researcherId: holder?.researcherId ?? null }
    },
    unlink: ({ accountId }, provider) => unlinkIdentity(kysely, accountId, provider),
  }
}
