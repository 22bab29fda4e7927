import { type Expression, type SqlBool, sql } from 'kysely'
import type { AccountId, GatewayId } from '../ids/shared-ids.ts'
import { type AccessSite, type Action, grantOn } from './access.ts'
import type { ParticipantRole } from './participant-roles.ts'
import type { SignedIn, User } from './user.ts'

/** The facts of a resource as columns of a query. The module that has the resource declares them once for its kind. */
export interface ResourceColumns {
  /** The key of its site. */
  site: Expression<string>
  /** Whether it belongs to one of these gateways; left out for what belongs to none. @param ids at least one */
  isOfGateway?(ids: readonly GatewayId[]): Expression<SqlBool>
  /** Whether the account has this role in it; left out for what nobody has. */
  participants: Readonly<Partial<Record<ParticipantRole, (accountId: AccountId) => Expression<SqlBool>>>>
}

/** Who wants to do what, on which site. */
export interface AccessRequest {
  user: User
  action: Action
  site: AccessSite
}

/** The same of a user who is known to be signed in. */
export interface SignedInAccess extends AccessRequest {
  user: SignedIn
}

/** The condition of a query that only the resources of the site have for which `may` answers yes: for lists with their totals, counts and filters. */
export function visibleTo(
  { user, action, site }: AccessRequest,
  { site: siteKey, isOfGateway, participants }: ResourceColumns,
): Expression<SqlBool> {
  if (user.kind === 'anonymous') return sql<boolean>`false`
  const { accountId } = user
  const grant = grantOn(user, action, site)
  const has = (role: ParticipantRole) => participants[role]?.(accountId)
  const granted = grant.participants.map(has).filter(condition => condition !== undefined)
  const byRole = grant.isForWholeSite
    ? sql<boolean>`true`
    : grant.gateways.length > 0 && isOfGateway !== undefined
      ? isOfGateway(grant.gateways)
      : sql<boolean>`false`
  const conflicts = Object.values(participants).map(condition => condition(accountId))
  const staff = and([byRole, ...conflicts.map(condition => sql<boolean>`not ${condition}`)])
  return sql<boolean>`(${siteKey} = ${site.key} and ${or([...granted, staff])})`
}

const and = (conditions: readonly Expression<SqlBool>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`
const or = (conditions: readonly Expression<SqlBool>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`
