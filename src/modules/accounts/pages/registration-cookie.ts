/** The receipt of a registration in the browser that made it (use-cases/registration/registration-receipt.ts). */
import { parseCookie, stringifySetCookie } from 'cookie'
import { registrationCookie } from '../../sites/domain/consent/account-cookies.ts'
import { linkHours } from '../domain/mailed-links.ts'

/** @returns a value of Set-Cookie */
export const receiptCookie = (receipt: string, { secure }: { secure: boolean }): string =>
  stringifySetCookie({
    ...{ name: registrationCookie, value: receipt, path: '/', httpOnly: true, sameSite: 'lax', secure },
    maxAge: linkHours.register * 3600,
  })

/** Empty where the browser has none. */
export const receiptOf = ({ headers }: Request): string => parseCookie(headers.get('Cookie') ?? '')[registrationCookie] ?? ''
