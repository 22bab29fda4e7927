/** What a request says of who asks, from its headers. */
import { parseCookie } from 'cookie'
import { accountCookies, hostPrefix } from '../../../domain/accounts/account-cookies.ts'
import { bearerHeader } from '../../../domain/http/call-paths.ts'
import { networkOf } from '../../../domain/http/network.ts'
import type { Asker, Presented } from './sessions.ts'

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

const textOf = (header: Headers[string]): string | undefined => (typeof header === 'string' ? header : header?.[0])

export function presentedBy(headers: Headers): Presented {
  const cookies = parseCookie(textOf(headers.cookie) ?? '')
  return {
    session: cookies[hostPrefix + accountCookies.session] ?? cookies[accountCookies.session],
    rememberMe: cookies[hostPrefix + accountCookies.rememberMe] ?? cookies[accountCookies.rememberMe],
    // Sent with or without the word that such headers usually begin with.
    bearer: textOf(headers[bearerHeader])?.replace(/^Bearer\s+/i, ''),
  }
}

export const saysWhoAsks = ({ session, rememberMe, bearer }: Presented): boolean =>
  session !== undefined || rememberMe !== undefined || bearer !== undefined

export const askerOf = ({ ip, headers }: { ip: string; headers: Headers }): Asker => ({
  network: networkOf(ip),
  userAgent: textOf(headers['user-agent']) ?? '',
})
