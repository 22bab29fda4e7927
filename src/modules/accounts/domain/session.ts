/** Sessions and the token that speaks for them (specification, accounts.md sections 3, 4 “Session” and 9). Times are in seconds. */
import type { Role } from '../../../core/access/roles.ts'

/** The claims of a token. `sid` is not in the specification: it invalidates the token once its session has ended. */
export interface TokenClaims {
  exp: number
  userId: number
  username: string
  userRoles: readonly Role[]
  iss: string
  sid: number
}

/** A token counts as expired this many seconds early, so that none expires in transit. */
export const tokenMargin = 5
export const tokenLifetime = 15 * 60

/** The lifetime of a session without “remember me”, from its last use. */
export const sessionLifetime = 12 * 60 * 60

/** How long a sign-in is fresh: adding a sign-in method requires a fresh one. */
export const freshFor = 10 * 60

export const isExpired = ({ exp }: Pick<TokenClaims, 'exp'>, now: number): boolean => now >= exp - tokenMargin

/** Accounts are shared, tokens are not: each platform has an issuer of its own. @param key of the platform */
export const issuerOf = (key: string): string => `recto:${key}`

export type TokenVerdict = 'good' | 'expired' | 'wrong-issuer' | 'without-user'

/** A token is valid if it was issued for this site, has not expired and names a user. */
export function judgeToken(
  claims: Pick<TokenClaims, 'exp' | 'iss'> & { userId?: number | undefined },
  issuer: string,
  now: number,
): TokenVerdict {
  if (claims.iss !== issuer) return 'wrong-issuer'
  if (isExpired(claims, now)) return 'expired'
  return claims.userId === undefined ? 'without-user' : 'good'
}
