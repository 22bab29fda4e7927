/**
 * The access table (specification, accounts.md section 6), which denies whatever it does not allow, and the rule that applies it to one
 * resource. `visibleTo` (visible-to.ts) is the same rule as a condition of a query.
 */
import type { GatewayId } from '../ids/shared-ids.ts'
import type { Membership } from './memberships.ts'
import type { ParticipantRole } from './participant-roles.ts'
import { type Role, roles, staffRoles } from './roles.ts'
import type { User } from './user.ts'

/** What has to be true of a user. */
interface Needs {
  /** One of them is enough; 'any': every signed-in user. */
  roles: 'any' | readonly Role[]
  /**
   * The kind says what the action is done to, and so which memberships count besides the roles of the account. `installation`: what all
   * sites share, where none counts. `site`: one site, where those of the whole site count. `resource`: a single resource, where those of
   * its gateways count too.
   */
  of: 'installation' | 'site' | 'resource'
  /** Participants who may do it because they are participants. All others have no staff view of the resource, whatever their roles. */
  participants?: readonly ParticipantRole[]
  /** The feature that must be enabled. */
  feature?: keyof AccessFeatures
}

/** The settings of a site that enable actions for some roles. */
export interface AccessFeatures {
  prescreening: { enabled: boolean }
}

/** A site as far as access depends on it. */
export interface AccessSite {
  key: string
  features: AccessFeatures
}

/** A resource is what an action is done to. The module that has it finds these facts, and names their columns for `visibleTo`. */
export interface Resource {
  site: AccessSite
  /** The ids of the gateways that it belongs to. */
  gateways: readonly GatewayId[]
  /** What the user is to it. */
  participantRoles: readonly ParticipantRole[]
}

const signIn: Needs = { roles: 'any', of: 'site' }
const production = {
  roles: ['ROLE_RESEARCH_PRODUCTION_ASSISTANT', 'ROLE_RESEARCH_PRODUCTION_MANAGER', 'ROLE_SUPER_EDITOR'],
  of: 'resource',
} as const satisfies Needs
/** The roles that see unpublished work besides production (docs/decisions/0075). */
const editors: readonly Role[] = [
  'ROLE_JOURNAL_EDITORIAL_OFFICE',
  'ROLE_RESEARCH_DIRECTOR',
  'ROLE_RESEARCH_EDITORIAL_ASSISTANT',
  'ROLE_RESEARCH_PUBLISHER',
]
const superEditor = { roles: ['ROLE_SUPER_EDITOR'] } as const
const contentEditors: readonly Role[] = ['ROLE_RESEARCH_DEVELOPMENT_EDITORIAL', 'ROLE_RESEARCH_PUBLISHER', 'ROLE_SUPER_EDITOR']

const access = {
  'preview a version': production,
  'preview an asset': production,
  // The screen; whose work it shows is the next action's.
  'preview as an author': signIn,
  // Not in the specification: what authors see of their own unpublished work, for anybody's.
  'see unpublished work': { roles: [...production.roles, ...editors], of: 'resource', participants: ['author'] },
  'open the editor': production,
  'set an editorial status': { roles: ['ROLE_RESEARCH_PUBLISHER', 'ROLE_SUPER_EDITOR'], of: 'resource' },
  // The API shows the same of drafts as the previews.
  'read drafts': production,
  'see my details': signIn,
  'see my submissions': signIn,
  'see what I follow': signIn,
  'see my reviewing': { roles: ['ROLE_RESEARCH_REFEREE'], of: 'site' },
  'see my dashboard': { ...superEditor, of: 'site' },
  'pre-screen content': { roles: ['ROLE_EDITORIAL_BOARD'], of: 'resource', feature: 'prescreening' },
  track: signIn,
  comment: signIn,
  'suggest an organisation': signIn,
  'look after organisations': { roles: staffRoles, of: 'installation' },
  // Not in the specification, which has rules for comments but names no moderators.
  'moderate comments': { roles: staffRoles, of: 'resource' },
  // Not in the specification: staff can answer the owners of bounced addresses.
  // An address bounces for all sites.
  'see to bounces': { roles: staffRoles, of: 'installation' },
  // The specification does not say who changes roles.
  'give roles': { ...superEditor, of: 'installation' },
  // Ours: the specification speaks of content admins, and has no role for them.
  'edit site content': { roles: contentEditors, of: 'site' },
  // A page can belong to a gateway, whose editors then edit it.
  'edit pages': { roles: contentEditors, of: 'resource' },
  // Not in the specification: what the server has given up to do by itself, for all sites.
  'see to failed jobs': { ...superEditor, of: 'installation' },
  // Not in the specification: without a mail server, somebody has to be able to read the emails.
  'read the outbox': { ...superEditor, of: 'installation' },
} as const satisfies Record<string, Needs>

export type Action = keyof typeof access
export const actions = Object.keys(access).filter((action): action is Action => action in access)

/** @param held the roles of an account; null for an anonymous user */
export function rolesMay(held: readonly Role[] | null, action: Action, features: AccessFeatures): boolean {
  if (held === null) return false
  const needs: Needs = access[action]
  if (needs.feature !== undefined && !features[needs.feature].enabled) return false
  return needs.roles === 'any' || needs.roles.some(role => held.includes(role))
}

/** Each of them is enough. */
export function rolesThatMay(action: Action): readonly Role[] {
  const needs: Needs = access[action]
  return needs.roles === 'any' ? roles : needs.roles
}

/** A grant says what a user may do on one site: to all of its resources, or to some. */
export interface Grant {
  isForWholeSite: boolean
  /** The ids of gateways whose resources it is for. */
  gateways: readonly GatewayId[]
  /** The participants whom it is for, without a role. */
  participants: readonly ParticipantRole[]
}

const nothing: Grant = { isForWholeSite: false, gateways: [], participants: [] }

export function grantOn(user: User, action: Action, site: AccessSite): Grant {
  if (user.kind === 'anonymous') return nothing
  const needs: Needs = access[action]
  if (needs.feature !== undefined && !site.features[needs.feature].enabled) return nothing
  const counts = ({ role, site: key }: Membership) => key === site.key && (needs.roles === 'any' || needs.roles.includes(role))
  const isShared = needs.of === 'installation'
  const memberships = isShared ? [] : user.memberships.filter(counts)
  return {
    isForWholeSite:
      rolesMay(isShared ? user.installationRoles : user.roles, action, site.features) ||
      memberships.some(({ gatewayId }) => gatewayId === null),
    gateways: needs.of === 'resource' ? memberships.flatMap(({ gatewayId }) => gatewayId ?? []) : [],
    participants: needs.participants ?? [],
  }
}

/**
 * Whether the user may do it to this resource. The most restricted role wins (workflow.md section 1): authors, reviewers and commenters have
 * no staff view of what they take part in, and may only what the table gives to participants.
 */
export function may(user: User, action: Action, { site, gateways, participantRoles: taken }: Resource): boolean {
  const grant = grantOn(user, action, site)
  if (taken.some(role => grant.participants.includes(role))) return true
  return taken.length === 0 && (grant.isForWholeSite || gateways.some(id => grant.gateways.includes(id)))
}

/** Whether the user may do it to everything of the site that they take no part in. */
export const mayOnSite = (user: User, action: Action, site: AccessSite): boolean => grantOn(user, action, site).isForWholeSite

/** Whether there can be something on the site that the user may do it to: a screen opens, and shows what of its resources they may see. */
export function maySomewhere(user: User, action: Action, site: AccessSite): boolean {
  const { isForWholeSite, gateways } = grantOn(user, action, site)
  return isForWholeSite || gateways.length > 0
}

/**
 * Whether all that keeps the user from it is that the session has not given a second factor.
 * @param isAllowed `mayOnSite` for what is of the whole site
 */
export function awaitsSecondFactor(user: User, action: Action, site: AccessSite, isAllowed = maySomewhere): boolean {
  if (user.kind === 'anonymous' || user.withheld === null || isAllowed(user, action, site)) return false
  const { roles: held, memberships } = user.withheld
  return isAllowed({ ...user, roles: held, installationRoles: held, memberships, withheld: null }, action, site)
}
