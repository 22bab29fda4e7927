/** Ways in by ORCID and institutions: the port between pages, API and what stands behind them. */
import { findHolder } from '../../../data/account-holder.ts'
import { type LinkedIdentity, listIdentities } from '../../../data/account-identity.ts'
import type { SignedIn, Visitor } from '../../../domain/accounts/visitor.ts'
import type { Entries } from '../../../domain/forms/entries.ts'
import type { Language } from '../../../domain/platform/languages.ts'
import type { ProviderFacts } from '../../../external/identity-provider/identity-provider.ts'
import type { Caller } from '../letters.ts'
import type { Presented } from '../sessions/sessions.ts'
import type { Credentials } from '../sessions/sign-in.ts'
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
  providers(site: Caller['site']): ProviderFacts[]
  leaveFor(caller: Caller, key: string, visitor: Visitor, returnTo: string | null): Promise<LeaveOutcome>
  languageOfJourney(caller: Caller, secret: string | undefined): Promise<Language | null>
  comeBack(caller: Caller, from: BackFrom): Promise<ReturnOutcome>
  findJoining(caller: Caller, secret: string | undefined): Promise<Joining | null>
  join(caller: Caller, secret: string | undefined, entries: Entries, presented: Presented): Promise<JoinOutcome>
  linkWithPassword(
    caller: Caller,
    secret: string | undefined,
    credentials: Credentials,
    presented: Presented,
  ): Promise<LinkWithPasswordOutcome>
  /** By a letter's link. */
  findWaitingToJoin(caller: Caller, ticket: string): Promise<WaitingToJoin | null>
  confirmJoining(caller: Caller, ticket: string): Promise<ConfirmJoiningOutcome>
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
