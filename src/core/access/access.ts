/** The access table (specification, accounts.md section 6), which denies whatever it does not allow. */
import { type Role, roles, staffRoles } from './roles.ts'
import type { Visitor } from './visitor.ts'

/** The roles that an action needs ('any': every signed-in user), and the feature that must be enabled. */
interface Needs {
  roles: 'any' | readonly Role[]
  feature?: keyof AccessFeatures
}

/** The settings of a site that enable actions for some roles. */
export interface AccessFeatures {
  prescreening: { enabled: boolean }
}

const signIn: Needs = { roles: 'any' }
const production = {
  roles: ['ROLE_RESEARCH_PRODUCTION_ASSISTANT', 'ROLE_RESEARCH_PRODUCTION_MANAGER', 'ROLE_SUPER_EDITOR'],
} as const satisfies Needs
/** The roles that see unpublished work besides production (docs/decisions/0075). */
const editors: readonly Role[] = [
  'ROLE_JOURNAL_EDITORIAL_OFFICE',
  'ROLE_RESEARCH_DIRECTOR',
  'ROLE_RESEARCH_EDITORIAL_ASSISTANT',
  'ROLE_RESEARCH_PUBLISHER',
]
const superEditor: Needs = { roles: ['ROLE_SUPER_EDITOR'] }
const staff: Needs = { roles: staffRoles }

const access = {
  'preview a version': production,
  'preview an asset': production,
  // Only their own work: the loader checks who wrote it.
  'preview as an author': signIn,
  // Not in the specification: what authors see of their own unpublished work, for anybody's.
  'see unpublished work': { roles: [...production.roles, ...editors] },
  'open the editor': production,
  'set an editorial status': { roles: ['ROLE_RESEARCH_PUBLISHER', 'ROLE_SUPER_EDITOR'] },
  // The API shows the same of drafts as the previews.
  'read drafts': production,
  'see my details': signIn,
  'see my submissions': signIn,
  'see what I follow': signIn,
  'see my reviewing': { roles: ['ROLE_RESEARCH_REFEREE'] },
  'see my dashboard': superEditor,
  'pre-screen content': { roles: ['ROLE_EDITORIAL_BOARD'], feature: 'prescreening' },
  track: signIn,
  comment: signIn,
  'suggest an organisation': signIn,
  'look after organisations': staff,
  // Not in the specification, which has rules for comments but names no moderators.
  'moderate comments': staff,
  // Not in the specification: staff can answer the owners of bounced addresses.
  'see to bounces': staff,
  // The specification does not say who changes roles.
  'give roles': superEditor,
  // Ours: the specification speaks of content admins, and has no role for them.
  'edit site content': { roles: ['ROLE_RESEARCH_DEVELOPMENT_EDITORIAL', 'ROLE_RESEARCH_PUBLISHER', 'ROLE_SUPER_EDITOR'] },
  // Not in the specification: without a mail server, somebody has to be able to read the emails.
  'read the outbox': superEditor,
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

export const may = (visitor: Visitor, action: Action, features: AccessFeatures): boolean =>
  rolesMay(visitor.kind === 'signed-in' ? visitor.roles : null, action, features)
