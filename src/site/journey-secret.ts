import { parseCookie } from 'cookie'
import { journeyCookie } from '../domain/accounts/account-cookies.ts'

/** What the browser holds of its way to a provider and back. */
export const journeySecret = ({ headers }: Request): string | undefined => parseCookie(headers.get('Cookie') ?? '')[journeyCookie]
