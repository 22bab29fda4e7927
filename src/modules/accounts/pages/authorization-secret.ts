import { parseCookie } from 'cookie'
import { authorizationCookie } from '../../sites/domain/consent/account-cookies.ts'

/** What the browser holds of its way to a provider and back. */
export const authorizationSecret = ({ headers }: Request): string | undefined =>
  parseCookie(headers.get('Cookie') ?? '')[authorizationCookie]
