/** Sessions. Only a hash of the cookie's secret is stored. */

import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ClientInfo } from '../../../core/access/credentials.ts'
import type { Membership } from '../../../core/access/memberships.ts'
import type { Role } from '../../../core/access/roles.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { hashOfSecret, newSecret } from '../../../core/database/secret-hash.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { factorLifetime } from '../domain/second-factor.ts'
import type { SignInWay } from './account-tables.ts'

export interface NewSession {
  accountId: AccountId
  /** The site's key: a session is valid on that site only. */
  platform: string
  signedInBy: SignInWay
  clientInfo: ClientInfo
  /** Seconds from the last use. */
  lifetime: number
  /** Seconds; null where the holder does not want to be remembered. */
  remembered: number | null
}

/** A session's secrets, which the browser gets and which are not stored. */
export interface SessionSecrets {
  token: string
  rememberToken: string | null
}

export interface StartedSession extends SessionSecrets {
  id: number
}

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`
const maxUserAgentLength = 300

export async function addSession(db: Kysely<Schema>, session: NewSession): Promise<StartedSession> {
  const token = newSecret()
  const rememberToken = session.remembered === null ? null : newSecret()
  const { id } = await db
    .insertInto('session')
    .values(eb => ({
      account_id: session.accountId,
      platform_id: eb.selectFrom('platform').where('key', '=', session.platform).select('platform.id'),
      token_hash: hashOfSecret(token),
      remember_hash: rememberToken === null ? null : hashOfSecret(rememberToken),
      signed_in_by: session.signedInBy,
      // The device has verified its user, so that a passkey is both factors.
      factor_at: session.signedInBy === 'passkey' ? sql<Date>`now()` : null,
      user_agent: session.clientInfo.userAgent.slice(0, maxUserAgentLength),
      network: session.clientInfo.network,
      expires_at: inSeconds(session.lifetime),
      remember_until: session.remembered === null ? null : inSeconds(session.remembered),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token, rememberToken }
}

/** The session comes with what decides which of the roles count (domain/second-factor.ts). */
export interface OpenSession {
  id: number
  accountId: AccountId
  email: string
  name: string
  roles: Role[]
  /** The roles are those on the site of the session. */
  memberships: Membership[]
  /** Seconds since it was last noted as used. */
  idle: number
  isRequiredHere: boolean
  isRequiredSomewhere: boolean
  hasAuthenticator: boolean
  hasPasskey: boolean
  isGiven: boolean
}

const openSessions = (db: Kysely<Schema>, platform: string) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('platform', 'platform.id', 'session.platform_id')
    .where('platform.key', '=', platform)
    .select(eb => [
      'session.id',
      'account.id as accountId',
      'account.email',
      sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('name'),
      'account.roles',
      jsonArrayFrom(
        eb
          .selectFrom('membership')
          .whereRef('membership.account_id', '=', 'account.id')
          .whereRef('membership.platform_id', '=', 'platform.id')
          .select(['membership.role', 'platform.key as site', 'membership.gateway_id as gatewayId'])
          .orderBy('membership.id'),
      ).as('memberships'),
      sql<number>`extract(epoch from now() - session.seen_at)::integer`.as('idle'),
      'platform.requires_second_factor as isRequiredHere',
      sql<boolean>`exists (select from platform where requires_second_factor)`.as('isRequiredSomewhere'),
      sql<boolean>`exists (select from authenticator where account_id = account.id)`.as('hasAuthenticator'),
      sql<boolean>`exists (select from passkey where account_id = account.id)`.as('hasPasskey'),
      sql<boolean>`coalesce(session.factor_at > now() - make_interval(secs => ${factorLifetime}), false)`.as('isGiven'),
    ])

/** @param platform its key */
export const findSessionByToken = (db: Kysely<Schema>, platform: string, token: string): Promise<OpenSession | undefined> =>
  openSessions(db, platform)
    .where('session.token_hash', '=', hashOfSecret(token))
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** The session that a bearer's token speaks for, while it lasts. */
export const findSessionById = (db: Kysely<Schema>, platform: string, id: number): Promise<OpenSession | undefined> =>
  openSessions(db, platform)
    .where('session.id', '=', id)
    .where(sql<Date>`greatest(session.expires_at, coalesce(session.remember_until, session.expires_at))`, '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Resumes a remembered session under a new secret. @returns undefined where it is not remembered, or has ended */
export async function resumeSession(
  db: Kysely<Schema>,
  { platform, rememberToken, lifetime }: { platform: string; rememberToken: string; lifetime: number },
): Promise<{ session: OpenSession; token: string } | undefined> {
  const session = await openSessions(db, platform)
    .where('session.remember_hash', '=', hashOfSecret(rememberToken))
    .where('session.remember_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (session === undefined) return undefined
  const token = newSecret()
  await db
    .updateTable('session')
    .set({ token_hash: hashOfSecret(token), expires_at: inSeconds(lifetime), seen_at: sql<Date>`now()` })
    .where('id', '=', session.id)
    .execute()
  return { session, token }
}

/**
 * New secrets for the cookies of a session: who copied the former ones does not gain what a second factor opens. Tokens that were made with
 * the session go on.
 */
export async function renewSessionSecrets(db: Kysely<Schema>, sessionId: number): Promise<SessionSecrets> {
  const [token, rememberToken] = [newSecret(), newSecret()]
  const { remember_hash } = await db
    .updateTable('session')
    .set({
      token_hash: hashOfSecret(token),
      remember_hash: sql<string | null>`case when remember_hash is not null then ${hashOfSecret(rememberToken)} end`,
    })
    .where('id', '=', sessionId)
    .returning('remember_hash')
    .executeTakeFirstOrThrow()
  return { token, rememberToken: remember_hash === null ? null : rememberToken }
}

/** Seconds since the user last signed in or re-authenticated; null where the session has ended. */
export async function findSecondsSinceAuthentication(db: Kysely<Schema>, sessionId: number): Promise<number | null> {
  const row = await db
    .selectFrom('session')
    .where('id', '=', sessionId)
    .select(sql<number>`extract(epoch from now() - proven_at)::integer`.as('since'))
    .executeTakeFirst()
  return row?.since ?? null
}

export async function recordAuthentication(db: Kysely<Schema>, sessionId: number): Promise<void> {
  await db.updateTable('session').set({ proven_at: sql<Date>`now()` }).where('id', '=', sessionId).execute()
}

export async function noteSessionUse(db: Kysely<Schema>, id: number, { network, userAgent }: ClientInfo, lifetime: number): Promise<void> {
  await db
    .updateTable('session')
    .set({
      seen_at: sql<Date>`now()`,
      expires_at: inSeconds(lifetime),
      network,
      user_agent: userAgent.slice(0, maxUserAgentLength),
    })
    .where('id', '=', id)
    .execute()
}

export interface ListedSession {
  id: number
  platform: string
  signedInBy: SignInWay
  userAgent: string
  network: string
  startedAt: Date
  seenAt: Date
  isRemembered: boolean
}

/** Lists the sessions that have not ended, the one used last first. */
export async function listSessions(db: Kysely<Schema>, accountId: AccountId): Promise<ListedSession[]> {
  return await db
    .selectFrom('session')
    .innerJoin('platform', 'platform.id', 'session.platform_id')
    .where('session.account_id', '=', accountId)
    .where(sql<Date>`greatest(session.expires_at, coalesce(session.remember_until, session.expires_at))`, '>', sql<Date>`now()`)
    .select(eb => [
      'session.id',
      'platform.key as platform',
      'session.signed_in_by as signedInBy',
      'session.user_agent as userAgent',
      'session.network',
      'session.created_at as startedAt',
      'session.seen_at as seenAt',
      eb('session.remember_hash', 'is not', null).$castTo<boolean>().as('isRemembered'),
    ])
    .orderBy('session.seen_at', 'desc')
    .orderBy('session.id', 'desc')
    .execute()
}

/** Ends a session of this account and of no other. @returns whether there was one */
export async function endSession(db: Kysely<Schema>, accountId: AccountId, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** @param except the session that continues; null: none */
export async function endSessions(db: Kysely<Schema>, accountId: AccountId, except: number | null): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(except !== null, query => query.where('id', '!=', except))
    .execute()
}

/** Ends sessions by the secrets that the browser holds, so that signing out needs no valid session. */
export async function endSessionOf(db: Kysely<Schema>, secrets: readonly string[]): Promise<void> {
  if (secrets.length === 0) return
  const hashes = secrets.map(hashOfSecret)
  await db
    .deleteFrom('session')
    .where(eb => eb.or([eb('token_hash', 'in', hashes), eb('remember_hash', 'in', hashes)]))
    .execute()
}

/** Whether one of these secrets is of a session of the account that is remembered. */
export async function isRememberedSession(db: Kysely<Schema>, accountId: AccountId, secrets: readonly string[]): Promise<boolean> {
  if (secrets.length === 0) return false
  const hashes = secrets.map(hashOfSecret)
  const row = await db
    .selectFrom('session')
    .where('account_id', '=', accountId)
    .where('remember_until', '>', sql<Date>`now()`)
    .where(eb => eb.or([eb('token_hash', 'in', hashes), eb('remember_hash', 'in', hashes)]))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function sweepSessions(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('session')
    .where(sql<Date>`greatest(expires_at, coalesce(remember_until, expires_at))`, '<', sql<Date>`now()`)
    .execute()
}
