import type { Role } from './roles.ts'

/** A signed-in user, as far as access rules and menus need. */
export interface SignedIn {
  kind: 'signed-in'
  accountId: number
  sessionId: number
  /** The full name, such as Ada Roof. */
  name: string
  email: string
  roles: readonly Role[]
}

/** The user of a request. */
export type Visitor = { kind: 'anonymous' } | SignedIn

export const anonymous: Visitor = { kind: 'anonymous' }
