import type { Role } from './roles.ts'

/** Who asks, as far as the rules need to know. */
export type Visitor = { kind: 'anonymous' } | { kind: 'signed-in'; accountId: number; roles: readonly Role[] }

export const anonymous: Visitor = { kind: 'anonymous' }
