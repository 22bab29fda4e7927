import type { Role } from '../../src/core/access/roles.ts'
import type { SignedIn } from '../../src/core/access/visitor.ts'

/** Somebody with these roles, by a test's own word. */
export const signedInAs = (...roles: Role[]): SignedIn => ({
  kind: 'signed-in',
  accountId: 1,
  sessionId: 1,
  name: 'Ada Roof',
  email: 'ada@example.org',
  roles,
})
