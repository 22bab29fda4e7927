/** Who may do what (specification, accounts.md section 6): one table, which denies whatever it does not allow. */
import type { Role } from './roles.ts'
import type { Visitor } from './visitor.ts'

/** Anybody who is signed in, or those alone who have one of the roles. */
type Needs = 'sign-in' | readonly Role[]

const production = ['ROLE_RESEARCH_PRODUCTION_ASSISTANT', 'ROLE_RESEARCH_PRODUCTION_MANAGER', 'ROLE_SUPER_EDITOR'] as const

const access = {
  'preview a version': production,
  'preview an asset': production,
  'preview as an author': 'sign-in',
  'open the editor': production,
  // The calls tell of drafts what the previews show of them.
  'read drafts': production,
} as const satisfies Record<string, Needs>

export type Action = keyof typeof access
export const actions = Object.keys(access).filter((action): action is Action => action in access)

export function may(visitor: Visitor, action: Action): boolean {
  if (visitor.kind === 'anonymous') return false
  const needs: Needs = access[action]
  return needs === 'sign-in' || needs.some(role => visitor.roles.includes(role))
}
