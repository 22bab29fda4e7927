/** Security headers for every response, and the prefix of cookie names over https. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountCookies, hostPrefix } from '../../modules/sites/domain/consent/account-cookies.ts'
import { hasSecret } from '../secret-paths.ts'

/** Nothing here uses them, and no frame of a third party gets them. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'browsing-topics']
  .map(feature => `${feature}=()`)
  .join(', ')

/** @param hstsSeconds max-age of Strict-Transport-Security; 0: no such header */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, { hstsSeconds }: { hstsSeconds: number }): void {
  reply.header('X-Content-Type-Options', 'nosniff').header('Permissions-Policy', permissionsPolicy)
  if (hstsSeconds > 0) reply.header('Strict-Transport-Security', `max-age=${hstsSeconds}`)
  // The window that links a ResearcherID speaks to the page that opened it.
  if (!/\/researcher-id\//.test(request.url)) reply.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  // The header of a page whose URL holds a secret is stricter.
  if (!reply.hasHeader('Referrer-Policy'))
    reply.header('Referrer-Policy', hasSecret(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin')
  if (request.protocol === 'https') prefixCookies(reply)
}

const prefixed = new Set<string>(Object.values(accountCookies))

function prefixCookies(reply: FastifyReply): void {
  const set = [reply.getHeader('Set-Cookie') ?? []].flat().map(String)
  if (!set.some(isPrefixed)) return
  reply.removeHeader('Set-Cookie')
  for (const cookie of set) {
    if (isPrefixed(cookie)) reply.header('Set-Cookie', hostPrefix + cookie)
    // The end of a session also deletes the cookie without the prefix, which an older version set.
    if (!isPrefixed(cookie) || /;\s*Max-Age=0\b/i.test(cookie)) reply.header('Set-Cookie', cookie)
  }
}

const isPrefixed = (cookie: string): boolean => prefixed.has(cookie.replace(/=.*/s, '')) && /;\s*Secure\b/i.test(cookie)
