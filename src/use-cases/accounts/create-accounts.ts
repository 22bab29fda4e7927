import type { Accounts } from './accounts.ts'
import { createSessions, type SessionDependencies } from './sessions/sessions.ts'

export type AccountDependencies = SessionDependencies

export function createAccounts(dependencies: AccountDependencies): Accounts {
  return { sessions: createSessions(dependencies) }
}
