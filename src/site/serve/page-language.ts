/** Chooses the language of a page: the URL names it, or the reader's choice redirects to the URL that does (decision 0011). */
import { type Cookies, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, preferredLanguage, splitLanguage, withLanguage } from '../../core/text/languages.ts'
import { cookieLifetime, languageCookie } from '../../modules/sites/domain/consent/account-cookies.ts'

export type PageLanguage =
  | { kind: 'answer'; language: Language }
  /** `chosen` is remembered: the reader came through the address that says so. */
  | { kind: 'elsewhere'; address: string; chosen: Language | null }

/**
 * The platform's own language has addresses without a prefix. A prefix that names it is how a reader goes back to it: the choice is
 * kept, and the address is the one without. A kept choice leads from an address without a prefix to the one with it; at the front page
 * alone, where nobody was sent by a link to a text, so does the browser's own wish.
 * @param offered of the platform, its own language first
 */
export function pageLanguage(
  url: string,
  offered: readonly Language[],
  wishes: { chosen: string | undefined; accepted: string | undefined },
): PageLanguage {
  const own = offered[0] ?? 'en'
  const { language, path } = splitLanguage(url)
  if (language !== null && offered.includes(language)) {
    return language === own ? { kind: 'elsewhere', address: path, chosen: own } : { kind: 'answer', language }
  }
  const isData = /\.data(\?|$)/.test(url)
  const isFrontPage = url === '/' || url.startsWith('/?')
  const { chosen, accepted } = wishes
  const kept = chosen !== undefined && isLanguage(chosen) && offered.includes(chosen) ? chosen : null
  const wanted = kept ?? (isFrontPage ? preferredLanguage(accepted, offered) : null)
  if (wanted === null || wanted === own || isData) return { kind: 'answer', language: own }
  return { kind: 'elsewhere', address: withLanguage(url, wanted, own), chosen: null }
}

/** The language cookie and the Accept-Language header of a request. */
export function wishesOf({ headers }: FastifyRequest, cookies: Cookies): { chosen: string | undefined; accepted: string | undefined } {
  return { chosen: cookies[languageCookie], accepted: headers['accept-language'] }
}

export const keepLanguage = (language: Language): string =>
  stringifySetCookie({ name: languageCookie, value: language, path: '/', maxAge: cookieLifetime, sameSite: 'lax' })
