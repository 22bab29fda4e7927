/** The access table (specification, accounts.md section 6), which denies whatever it does not allow. */
import { type Role, roles, staffRoles } from './roles.ts'
import type { Visitor } from './visitor.ts'

/** Anybody who is signed in, or those alone who have one of the roles; and where the platform does it at all. */
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
  // Ours: what authors see of their own, of anybody's.
  'see unpublished work': { roles: [...production.roles, ...editors] },
  'open the editor': production,
  'set an editorial status': { roles: ['ROLE_RESEARCH_PUBLISHER', 'ROLE_SUPER_EDITOR'] },
  // The calls tell of drafts what the previews show of them.
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
  // Ours: the specification has rules for comments, and does not say who sees to them.
  'moderate comments': staff,
  // Ours: whose mail comes back is told to staff, who can answer them.
  'see to bounces': staff,
  // Ours: the specification does not say who gives roles.
  'give roles': superEditor,
  // Ours: the specification speaks of content admins, and has no role for them.
  'edit site content': { roles: ['ROLE_RESEARCH_DEVELOPMENT_EDITORIAL', 'ROLE_RESEARCH_PUBLISHER', 'ROLE_SUPER_EDITOR'] },
  // Ours too: where nothing sends mails, somebody has to be able to read them.
  'read the outbox': superEditor,
} as const satisfies Record<string, Needs>

export type Action = keyof typeof access
export const actions = Object.keys(access).filter((action): action is Action => action in access)

/** @param held the roles of an account; null where nobody has signed in */
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
