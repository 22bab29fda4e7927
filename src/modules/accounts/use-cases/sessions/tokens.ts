/**
 * Tokens for API clients that send no cookie (specification, accounts.md sections 3 and 7): signed, short-lived, and bound to their
 * session.
 */
import { createHmac } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { User } from '../../../../core/access/user.ts'
import { platformName } from '../../../sites/domain/platform.ts'
import { issuerOf, judgeToken, type TokenClaims, tokenLifetime } from '../../domain/session.ts'

const algorithm = 'HS256'

/** The claims that are trusted. The others are for the client's information: roles are read from the database each time. */
const claimsSchema = z.object({
  exp: z.number().int(),
  iss: z.string(),
  userId: z.number().int().optional(),
  sid: z.number().int().optional(),
})

export interface TokenDependencies {
  /** The secret that the installation signs with. */
  secret: () => Promise<string>
  /** Milliseconds. */
  now: () => number
}

export type TokenOwner = Pick<TokenClaims, 'userId' | 'sid'>

export interface Tokens {
  /** Issues a token, for an anonymous user too: it then names no user. @param platform its key */
  issue(platform: string, user: User): Promise<string>
  /** Null where the token is forged, has ended, belongs to another site, or names no user. */
  ownerOf(platform: string, token: string): Promise<TokenOwner | null>
}

export function createTokens({ secret, now }: TokenDependencies): Tokens {
  // A key of its own: what else the installation signs is no token.
  const key = async () =>
    createHmac('sha256', await secret())
      .update('session token')
      .digest()
  return {
    async issue(platform, user) {
      const isKnown = user.kind === 'signed-in'
      const claims = isKnown
        ? { userId: user.accountId, username: user.email, userRoles: user.roles, sid: user.sessionId }
        : { userRoles: [] }
      return await new SignJWT({ ...claims, website: platformName(platform) })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuerOf(platform))
        .setExpirationTime(Math.floor(now() / 1000) + tokenLifetime)
        .sign(await key())
    },
    async ownerOf(platform, token) {
      try {
        // `judgeToken` checks the expiry by the specification's rule, with its margin.
        const { payload } = await jwtVerify(token, await key(), { algorithms: [algorithm], currentDate: new Date(0) })
        const claims = claimsSchema.safeParse(payload)
        if (!claims.success) return null
        const { userId, sid } = claims.data
        if (judgeToken(claims.data, issuerOf(platform), Math.floor(now() / 1000)) !== 'good') return null
        return userId === undefined || sid === undefined ? null : { userId, sid }
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null
        throw error
      }
    },
  }
}
