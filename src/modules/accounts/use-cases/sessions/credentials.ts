/** Reads the credentials from the headers of a request. */
import { parseCookie } from 'cookie'
import type { ClientInfo, Credentials } from '../../../../core/access/credentials.ts'
import { bearerHeader } from '../../../../core/http/bearer-header.ts'
import { networkOf } from '../../../../core/http/network.ts'
import { accountCookies, hostPrefix } from '../../../sites/domain/consent/account-cookies.ts'

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

const textOf = (header: Headers[string]): string | undefined => (typeof header === 'string' ? header : header?.[0])

export function credentialsFrom(headers: Headers): Credentials {
  const cookies = parseCookie(textOf(headers.cookie) ?? '')
  return {
    session: cookies[hostPrefix + accountCookies.session] ?? cookies[accountCookies.session],
    rememberMe: cookies[hostPrefix + accountCookies.rememberMe] ?? cookies[accountCookies.rememberMe],
    // Sent with or without the word that such headers usually begin with.
    bearer: textOf(headers[bearerHeader])?.replace(/^Bearer\s+/i, ''),
  }
}

export const hasCredentials = ({ session, rememberMe, bearer }: Credentials): boolean =>
  session !== undefined || rememberMe !== undefined || bearer !== undefined

export const clientInfoOf = ({ ip, headers }: { ip: string; headers: Headers }): ClientInfo => ({
  network: networkOf(ip),
  userAgent: textOf(headers['user-agent']) ?? '',
})
