/** Signing in and out, and recognising the user (specification, accounts.md section 4): the port between pages, API and use cases. */

import type { Kysely } from 'kysely'
import type { ClientInfo, Credentials } from '../../../../core/access/credentials.ts'
import { anonymous, type SignedIn, type User } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { keepsSecureCookies } from '../../../../core/http/secure-cookies.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { cookieLifetime } from '../../../sites/domain/consent/account-cookies.ts'
import type { SignInWay } from '../../data/account-tables.ts'
import {
  addSession,
  endSession,
  endSessionOf,
  endSessions,
  findSessionById,
  findSessionByToken,
  type ListedSession,
  listSessions,
  noteSessionUse,
  type OpenSession,
  resumeSession,
} from '../../data/session.ts'
import { countingRoles } from '../../domain/second-factor.ts'
import { sessionLifetime } from '../../domain/session.ts'
import { isFresh } from './fresh-sign-in.ts'
import { endingCookie, endingCookies, startingCookies } from './session-cookies.ts'
import { type CredentialsVerdict, checkCredentials, type PasswordCredentials } from './sign-in.ts'
import { createTokens } from './tokens.ts'

export type { ListedSession } from '../../data/session.ts'

export interface Recognised {
  user: User
  /** Set-Cookie values of the response where a session continues under a new secret. */
  setCookies: string[]
  /**
   * Set-Cookie values that delete invalid cookies. For document requests only: see docs/decisions/0105-cookies-of-sessions-that-ended.md.
   */
  endingCookies: string[]
}

export interface SignInRequest extends PasswordCredentials {
  remember: boolean
}
export type SignInOutcome = { kind: 'signed-in'; user: SignedIn; setCookies: string[] } | Exclude<CredentialsVerdict, { kind: 'good' }>

export interface NewSignIn {
  accountId: AccountId
  signedInBy: SignInWay
  remember: boolean
}

export interface Sessions {
  /** Whether a browser at this origin stores the cookies of a session. @param origin the header Origin, or null */
  keepsCookies(origin: string | null): boolean
  /** @param platform its key, here and below */
  who(platform: string, credentials: Credentials, clientInfo: ClientInfo): Promise<Recognised>
  /** Signs in by email address and password. Ends the browser's former session, so that nobody else knows the new one. */
  signIn(platform: string, request: SignInRequest, clientInfo: ClientInfo, credentials: Credentials): Promise<SignInOutcome>
  /** Starts a session for a user who was authenticated by another method. */
  start(
    platform: string,
    signIn: NewSignIn,
    clientInfo: ClientInfo,
    credentials: Credentials,
  ): Promise<{ user: SignedIn; setCookies: string[] }>
  /** @returns values of Set-Cookie */
  signOut(credentials: Credentials): Promise<string[]>
  /** The specification's token; that of an anonymous user names no user. */
  token(platform: string, user: User): Promise<string>
  /** Whether the user signed in or re-authenticated recently. */
  isFresh(user: SignedIn): Promise<boolean>
  list(user: SignedIn): Promise<ListedSession[]>
  /** @returns false where the account has no such session */
  end(user: SignedIn, id: number): Promise<boolean>
  /** @param all this one as well */
  endAll(user: SignedIn, all: boolean): Promise<void>
}

export interface SessionDependencies {
  kysely: Kysely<Schema>
  secret: () => Promise<string>
  secureCookies: boolean
  /** Milliseconds. */
  now: () => number
}

/** Uses within so many seconds are noted once: reading a page is not to write each time. */
const noteEvery = 300

export function createSessions({ kysely, secret, secureCookies, now }: SessionDependencies): Sessions {
  const tokens = createTokens({ secret, now })
  const setting = { secure: secureCookies }

  const start: Sessions['start'] = async (platform, { accountId, signedInBy, remember }, clientInfo, credentials) => {
    const started = await kysely.transaction().execute(async trx => {
      await endSessionOf(trx, secretsOf(credentials))
      const remembered = remember ? cookieLifetime : null
      return addSession(trx, { accountId, platform, signedInBy, clientInfo, lifetime: sessionLifetime, remembered })
    })
    const open = await findSessionByToken(kysely, platform, started.token)
    if (open === undefined) throw new Error('A session that was started a moment ago is not there.')
    const cookies = startingCookies(started, setting)
    // A browser that was remembered, and is not to be any longer, loses that cookie.
    return { user: signedIn(open), setCookies: remember ? cookies : [...cookies, endingCookie('rememberMe', setting)] }
  }

  return {
    keepsCookies: origin => !secureCookies || keepsSecureCookies(origin),
    async who(platform, { session, rememberMe, bearer }, clientInfo) {
      if (bearer !== undefined) {
        const owner = await tokens.ownerOf(platform, bearer)
        const open = owner === null ? undefined : await findSessionById(kysely, platform, owner.sid)
        return {
          user: open !== undefined && open.accountId === owner?.userId ? signedIn(open) : anonymous,
          setCookies: [],
          endingCookies: [],
        }
      }
      const open = session === undefined ? undefined : await findSessionByToken(kysely, platform, session)
      if (open !== undefined) {
        if (open.idle > noteEvery) await noteSessionUse(kysely, open.id, clientInfo, sessionLifetime)
        return { user: signedIn(open), setCookies: [], endingCookies: [] }
      }
      const resumed =
        rememberMe === undefined
          ? undefined
          : await resumeSession(kysely, { platform, rememberToken: rememberMe, lifetime: sessionLifetime })
      if (resumed === undefined) return { user: anonymous, setCookies: [], endingCookies: endingCookies(setting) }
      const setCookies = startingCookies({ token: resumed.token, rememberToken: null }, setting)
      return { user: signedIn(resumed.session), setCookies, endingCookies: [] }
    },
    async signIn(platform, request, clientInfo, credentials) {
      const verdict = await checkCredentials(kysely, request, clientInfo)
      if (verdict.kind !== 'good') return verdict
      const { accountId } = verdict
      const signIn: NewSignIn = { accountId, signedInBy: 'password', remember: request.remember }
      return { kind: 'signed-in', ...(await start(platform, signIn, clientInfo, credentials)) }
    },
    start,
    async signOut(credentials) {
      await endSessionOf(kysely, secretsOf(credentials))
      return endingCookies(setting)
    },
    token: (platform, user) => tokens.issue(platform, user),
    isFresh: user => isFresh(kysely, user),
    list: ({ accountId }) => listSessions(kysely, accountId),
    end: ({ accountId }, id) => endSession(kysely, accountId, id),
    endAll: ({ accountId, sessionId }, all) => endSessions(kysely, accountId, all ? null : sessionId),
  }
}

export const secretsOf = ({ session, rememberMe }: Credentials): string[] => [session, rememberMe].filter(secret => secret !== undefined)

/** The one place where roles become those of a request: what needs a second factor does not count without it. */
function signedIn({ id, accountId, name, email, roles, memberships, ...state }: OpenSession): SignedIn {
  // Every account has this role.
  const held = { roles: roles.includes('ROLE_USER') ? roles : (['ROLE_USER', ...roles] as const), memberships }
  return { kind: 'signed-in', accountId, sessionId: id, name, email, ...countingRoles(held, state) }
}
