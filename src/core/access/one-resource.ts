/** The decision about one resource, from facts that the database has of it. `visibleTo` (visible-to.ts) is the same rule for many. */

import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { grantOn, may, type Resource } from './access.ts'
import { participantRoles as allParticipantRoles, type ParticipantRole } from './participant-roles.ts'
import type { AccessRequest, ResourceColumns, SignedInAccess } from './visible-to.ts'

/** The facts of a resource that can be asked for alone. */
export interface SingleResourceColumns extends ResourceColumns {
  /** Whether everybody may know that it is there. */
  isPublic: Expression<SqlBool>
  /** The participants who know that it is there, although it is not public. */
  knownTo: readonly ParticipantRole[]
}

/** One resource of a kind. */
export interface SingleResource {
  columns: SingleResourceColumns
  /** Tables, joins and the condition that leaves one row: what stands between `from` and the end of the query. */
  row: RawBuilder<unknown>
}

export interface ResourceFacts extends Omit<Resource, 'site'> {
  /** The key of its site. */
  site: string
  /** Whether the user may know that it is there, whatever their roles are. */
  isKnown: boolean
}

/**
 * This is the outcome of a request about one resource. `missing`: the user may not know whether it is there. `forbidden`: it is known to be
 * there, and no role of the user is for it. `conflict`: a role is for it, but the user takes part in it.
 */
export type AccessDecision =
  | { kind: 'allowed' }
  | { kind: 'missing' }
  | { kind: 'forbidden' }
  | { kind: 'conflict'; participantRole: ParticipantRole }
export type AccessRefusal = Exclude<AccessDecision, { kind: 'allowed' }>

/** Null where there is no such row. Of the gateways, those are named that the user has a role for which allows the action. */
export async function findResourceFacts(
  database: Kysely<Schema>,
  { columns, row }: SingleResource,
  { user, action, site }: SignedInAccess,
): Promise<ResourceFacts | null> {
  const { isOfGateway, participants, knownTo } = columns
  const gatewayIds = isOfGateway === undefined ? [] : [...new Set(grantOn(user, action, site).gateways)]
  const gateways = gatewayIds.map(id => sql`case when ${isOfGateway?.([id])} then ${id}::integer end`)
  const roles = allParticipantRoles.flatMap(role => {
    const condition = participants[role]?.(user.accountId)
    return condition === undefined ? [] : [sql`case when ${condition} then ${role}::text end`]
  })
  const { rows } = await sql<Omit<ResourceFacts, 'isKnown'> & { isPublic: boolean }>`
    select ${columns.site} as site, ${columns.isPublic} as "isPublic",
      array_remove(array[${sql.join(gateways)}]::integer[], null) as gateways,
      array_remove(array[${sql.join(roles)}]::text[], null) as "participantRoles"
    from ${row}`.execute(database)
  const [found] = rows
  if (found === undefined) return null
  const { isPublic, ...facts } = found
  return { ...facts, isKnown: isPublic || facts.participantRoles.some(role => knownTo.includes(role)) }
}

/** @param facts null where there is no such resource */
export function decideAccess({ user, action, site }: AccessRequest, facts: ResourceFacts | null): AccessDecision {
  if (facts === null || facts.site !== site.key) return { kind: 'missing' }
  if (may(user, action, { ...facts, site })) return { kind: 'allowed' }
  if (!facts.isKnown) return { kind: 'missing' }
  const [participantRole] = facts.participantRoles
  const mayOtherwise = may(user, action, { ...facts, site, participantRoles: [] })
  return participantRole !== undefined && mayOtherwise ? { kind: 'conflict', participantRole } : { kind: 'forbidden' }
}

/** Reads the facts of one resource and decides. */
export async function findDecision(
  database: Kysely<Schema>,
  resource: SingleResource,
  { user, ...request }: AccessRequest,
): Promise<AccessDecision> {
  if (user.kind === 'anonymous') return { kind: 'missing' }
  const access = { ...request, user }
  return decideAccess(access, await findResourceFacts(database, resource, access))
}
