import type { Role } from '../../src/modules/accounts/domain/roles.ts'
import type { SignedIn } from '../../src/modules/accounts/domain/visitor.ts'

/** Somebody with these roles, by a test's own word. */
export const signedInAs = (...roles: Role[]): SignedIn => ({
  kind: 'signed-in',
  accountId: 1,
  sessionId: 1,
  name: 'Ada Roof',
  email: 'ada@example.org',
  roles,
})
