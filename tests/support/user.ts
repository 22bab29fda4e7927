import type { Role } from '../../src/core/access/roles.ts'
import type { SignedIn } from '../../src/core/access/user.ts'
import { testId } from './ids.ts'

/** A signed-in user with these roles, as the test sets them. */
export const signedInAs = (...roles: Role[]): SignedIn => ({
  kind: 'signed-in',
  accountId: testId(1),
  sessionId: 1,
  name: 'Ada Roof',
  email: 'ada@example.org',
  roles,
  installationRoles: roles,
  memberships: [],
  withheld: null,
})
