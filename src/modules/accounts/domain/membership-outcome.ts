/** Why a role is not given for a site or a gateway. */
export const membershipRefusals = ['not-allowed', 'not-limited', 'no-such-gateway'] as const
export type MembershipRefusal = (typeof membershipRefusals)[number]

export type MembershipOutcome =
  | { kind: 'changed' | 'unchanged' }
  /** There is no such account, or it has no such membership. */
  | { kind: 'missing' }
  | { kind: 'refused'; reason: MembershipRefusal }
