import { stringifySetCookie } from 'cookie'
import { accountCookies, cookieLifetime } from '../../../sites/domain/consent/account-cookies.ts'
import type { SessionSecrets } from '../../data/session.ts'

export interface CookieSetting {
  /** Sets the attribute Secure: everywhere except in development. */
  secure: boolean
}

/** Scripts cannot read them, and forms of other sites do not send them. */
const cookie = (name: string, value: string, { secure }: CookieSetting, maxAge?: number): string =>
  stringifySetCookie({ name, value, path: '/', httpOnly: true, sameSite: 'lax', secure, ...(maxAge !== undefined && { maxAge }) })

/** Values of Set-Cookie. The session's own ends with the browser. */
export function startingCookies({ token, rememberToken }: SessionSecrets, setting: CookieSetting): string[] {
  const session = cookie(accountCookies.session, token, setting)
  return rememberToken === null ? [session] : [session, cookie(accountCookies.rememberMe, rememberToken, setting, cookieLifetime)]
}

/** A date in the past (specification, accounts.md section 9). */
export const endingCookie = (which: keyof typeof accountCookies, { secure }: CookieSetting): string =>
  stringifySetCookie({
    name: accountCookies[which],
    value: '',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: 0,
    expires: new Date(0),
  })

export const endingCookies = (setting: CookieSetting): string[] => [endingCookie('session', setting), endingCookie('rememberMe', setting)]
