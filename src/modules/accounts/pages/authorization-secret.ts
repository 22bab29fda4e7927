import { parseCookie } from 'cookie'
import { authorizationCookie } from '../../sites/domain/consent/account-cookies.ts'

/** The secret of the browser's authorization request. */
export const authorizationSecret = ({ headers }: Request): string | undefined =>
  parseCookie(headers.get('Cookie') ?? '')[authorizationCookie]
