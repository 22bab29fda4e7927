import type { Role } from './roles.ts'

/** Who has signed in, as far as rules and menus need to know. */
export interface SignedIn {
  kind: 'signed-in'
  accountId: number
  sessionId: number
  /** Such as Ada Roof. */
  name: string
  email: string
  roles: readonly Role[]
}

/** Who asks. */
export type Visitor = { kind: 'anonymous' } | SignedIn

export const anonymous: Visitor = { kind: 'anonymous' }
